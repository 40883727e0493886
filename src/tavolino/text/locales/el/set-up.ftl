### Setting up a position on the analysis board.

set-up-hand = Χέρι: { $name }
# Followed by a player.
set-up-turn = Παίζει
