### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Descubiertas
set-up-rh-laid = Colocadas
set-up-rh-pile = Montón
set-up-rh-first = Empezó
