### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Descubiertas
set-up-rh-laid = Colocadas, la última al final
set-up-rh-pile = Montón, la próxima tira primero
set-up-rh-first = Empezó
