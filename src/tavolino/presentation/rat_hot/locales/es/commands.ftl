### Rat Hot. What can be typed.

## Moves

help-lay-strip = coloca la tira 17: su primera casilla en la columna 12, fila 13, las demás hacia el este (N E S W)

## Commands

help-read-row = lee la fila 12 de la mesa
help-read-field = lee la casilla de la columna 12, fila 13
help-strips = lee las tiras por colocar
help-pile = lo que queda por robar

## Answers

rat-hot-field-here = Columna { $column }, fila { $row }: { $field }, a la altura { $height }.
rat-hot-nothing-here = No hay nada en la columna { $column }, fila { $row }.
