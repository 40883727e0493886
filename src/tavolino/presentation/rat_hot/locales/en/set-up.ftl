### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Face up
set-up-rh-laid = Laid
set-up-rh-pile = Pile
# Followed by a player: who laid the first strip.
set-up-rh-first = Began
