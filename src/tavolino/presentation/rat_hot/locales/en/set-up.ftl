### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Turned up
set-up-rh-laid = Laid, the last one at the end
set-up-rh-pile = Pile, the next strip first
# Followed by a player: who laid the first strip.
set-up-rh-first = Began
