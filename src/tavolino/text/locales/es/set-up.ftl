### Setting up a position on the analysis board.

set-up-hand = Mano de { $name }
# Followed by a player.
set-up-turn = Le toca a
