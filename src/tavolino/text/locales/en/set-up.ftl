### Setting up a position on the analysis board.

set-up-hand = Hand of { $name }
# Followed by a player.
set-up-turn = To move
# $zone: a place for pieces, “Hand of Anna”. $count: how many pieces.
set-up-missing = { $zone }: { $count } missing
set-up-too-many = { $zone }: { $count } too many
