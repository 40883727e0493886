### Rat Hot. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

rat-hot-why-lost = It ends the game: you can’t cover enough rats.
rat-hot-why-wins = It wins the game { $own } to { $other }.
rat-hot-why-draw = It ends the game { $own } to { $other }, a draw.
rat-hot-why-ends = It ends the game { $own } to { $other }.
# $count can be 0. $colour: that of your rats.
rat-hot-why-saved = It keeps you in the game, with { $count ->
    [0] none of your rats in sight.
    [one] only { $count } of your rats in sight.
   *[other] only { $count } of your rats in sight.
}
# $colour: that of your rats.
rat-hot-why-covers-rats = { $count ->
    [one] It covers one of your rats.
   *[other] It covers { $count } of your rats.
}
rat-hot-why-scores = You score { points }.
rat-hot-why-scores-with = You score { points } with { $spices }.
rat-hot-why-gives = It also gives your opponent { points }.
# $colour: that of the opponent’s rats; $total of them are in sight then.
rat-hot-why-shows-rats = { $count ->
    [one] It puts one of your opponent’s rats in sight, { $total } in all.
   *[other] It puts { $count } of your opponent’s rats in sight, { $total } in all.
}
# $colour: that of the opponent’s rats.
rat-hot-why-stuck = { $count ->
    [one] One of your opponent’s rats can no longer be covered by any strip.
   *[other] { $count } of your opponent’s rats can no longer be covered by any strip.
}
rat-hot-why-breaks = It covers part of your opponent’s groups: { $spices }.
# $colour: that of your rats.
rat-hot-why-frees = { $count ->
    [one] It makes it possible to cover one of your rats.
   *[other] It makes it possible to cover { $count } of your rats.
}
rat-hot-why-hopes = It lays { $spices } where a group can grow.
rat-hot-why-saves = It gives your opponent { points }, but saves better places for later.
# $colour: that of your rats.
rat-hot-why-least-harm = It lays one of your rats where it does the least harm.
rat-hot-why-quiet = It gives your opponent nothing and covers nothing of yours.
