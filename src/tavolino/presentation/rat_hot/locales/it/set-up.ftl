### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Scoperte
set-up-rh-laid = Piazzate, l’ultima in fondo
set-up-rh-pile = Pila, la prossima striscia per prima
set-up-rh-first = Ha iniziato
