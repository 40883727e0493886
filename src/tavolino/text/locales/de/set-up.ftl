### Setting up a position on the analysis board.

set-up-hand = Hand von { $name }
# Followed by a player.
set-up-turn = Am Zug
set-up-missing = { $zone }: { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
set-up-too-many = { $zone }: { $count } zu viel
