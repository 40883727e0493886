### Rat Hot. What can be typed.

## Moves

help-lay-strip = piazza la striscia 17: il primo campo alla colonna 12, riga 13, gli altri verso est (N E S W)

## Commands

help-read-row = leggi la riga 12 del tavolo
help-read-field = leggi il campo alla colonna 12, riga 13
help-strips = leggi le strisce da piazzare
help-pile = quanto resta da pescare

## Answers

rat-hot-field-here = Colonna { $column }, riga { $row }: { $field }, al livello { $height }.
rat-hot-nothing-here = Non c’è nulla alla colonna { $column }, riga { $row }.
