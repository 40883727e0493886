### Setting up a position on the analysis board.

set-up-hand = Hand of { $name }
# Followed by a player.
set-up-turn = To move
