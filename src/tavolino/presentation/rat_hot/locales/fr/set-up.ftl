### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Retournées
set-up-rh-laid = Posées
set-up-rh-pile = Pioche
set-up-rh-first = A commencé
