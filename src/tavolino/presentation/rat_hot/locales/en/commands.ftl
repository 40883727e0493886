### Rat Hot. What can be typed.

## Moves

help-lay-strip = lay strip 17: its first field at column 12, row 13, the others to the east (N E S W)

## Commands

help-read-row = read row 12 of the table
help-read-field = read the field at column 12, row 13
help-strips = read the strips to be laid
help-pile = what is left to draw

## Answers

rat-hot-field-here = Column { $column }, row { $row }: { $field }, at height { $height }.
rat-hot-nothing-here = Nothing lies at column { $column }, row { $row }.
