### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Aufgedeckt
set-up-rh-laid = Gelegt, der letzte am Ende
set-up-rh-pile = Stapel, der nächste Streifen zuerst
set-up-rh-first = Begonnen hat
