### Setting up a position on the analysis board.

set-up-hand = Main de { $name }
# Followed by a player.
set-up-turn = Au trait
set-up-missing = { $zone } : il en manque { $count }
set-up-too-many = { $zone } : { $count } de trop
