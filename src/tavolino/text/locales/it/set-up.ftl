### Setting up a position on the analysis board.

set-up-hand = Mano di { $name }
# Followed by a player.
set-up-turn = Muove
