### Setting up a position on the analysis board.

set-up-hand = Mano de { $name }
# Followed by a player.
set-up-turn = Le toca a
set-up-missing = { $zone }: { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
set-up-too-many = { $zone }: { $count ->
    [one] sobra { $count }
   *[other] sobran { $count }
}
