### Tabula Rasa. What can be typed.

## Moves

help-five-colours = i colori: rosso, giallo, verde, blu, viola
help-lay-number = piazza il 4 rosso nel territorio del suo numero
help-lay-colour = piazza il 4 rosso nel territorio del suo colore

## Commands

help-read-territory = leggi il territorio 4; t r legge quello rosso
