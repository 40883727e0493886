### Setting up a position on the analysis board.

set-up-hand = Hand von { $name }
# Followed by a player.
set-up-turn = Am Zug
