### Setting up a position on the analysis board.

set-up-hand = Mano di { $name }
# Followed by a player.
set-up-turn = Muove
set-up-missing = { $zone }: { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
}
set-up-too-many = { $zone }: { $count } di troppo
