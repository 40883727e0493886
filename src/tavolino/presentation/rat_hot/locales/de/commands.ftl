### Rat Hot. What can be typed.

## Moves

help-lay-strip = Streifen 17 legen: das erste Feld in Spalte 12, Zeile 13, die anderen nach Osten (N E S W)

## Commands

help-read-row = Zeile 12 des Tisches vorlesen
help-read-field = das Feld in Spalte 12, Zeile 13 vorlesen
help-strips = die Streifen vorlesen, die zu legen sind
help-pile = was noch zu ziehen ist

## Answers

rat-hot-field-here = Spalte { $column }, Zeile { $row }: { $field }, auf Höhe { $height }.
rat-hot-nothing-here = In Spalte { $column }, Zeile { $row } liegt nichts.
