### Setting up a position on the analysis board.

set-up-hand = Χέρι: { $name }
# Followed by a player.
set-up-turn = Παίζει
set-up-missing = { $zone }: { $count ->
    [one] λείπει { $count }
   *[other] λείπουν { $count }
}
set-up-too-many = { $zone }: { $count } παραπάνω
