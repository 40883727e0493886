### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Retournées
set-up-rh-laid = Posées, la dernière à la fin
set-up-rh-pile = Pile, la prochaine bande en premier
set-up-rh-first = A commencé
