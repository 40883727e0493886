### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Scoperte
set-up-rh-laid = Piazzate
set-up-rh-pile = Pila
set-up-rh-first = Ha iniziato
