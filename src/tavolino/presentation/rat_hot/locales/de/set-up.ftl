### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Aufgedeckt
set-up-rh-laid = Gelegt
set-up-rh-pile = Stapel
set-up-rh-first = Begonnen hat
