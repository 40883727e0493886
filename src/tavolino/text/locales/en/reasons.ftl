### What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

why-only-move = It is the only move.
why-looked-into = The engine examined this move { $visits } times.

## Schotten-Totten

schotten-why-look = It shows you the opponent’s hand, so you know what still threatens you.
schotten-why-scout = It brings three new cards for the two that you need least.
# $edition
schotten-why-done = It leaves what you could claim for a later turn.
schotten-why-pass = It keeps your cards for later: you have no clan card that you could lay.
schotten-why-clan = It brings a clan card, and those are what formations are made of.
# $edition
schotten-why-tactic = It brings a tactic card, which can win a stone that clan cards cannot.
schotten-why-return = You need this card least: { $card }.
schotten-why-claim-wins = It takes { schotten-stone }, and with it the game.
schotten-why-claim = It takes { schotten-stone }: no card that is still to come can beat your side.
schotten-why-completes = It completes { $formation } { schotten-at-stone } with { $card }.
schotten-why-safe = Nothing that is still to come can beat it.
# $edition
schotten-why-wins = Nothing can beat it any more, and the stone wins the game.
schotten-why-least-missed = You will miss { $card } least { schotten-at-stone }, which you will probably lose.
schotten-why-begins = { $aim ->
    [colour-run] It begins a colour run { schotten-at-stone } with { $card }.
    [kind] It begins three of a kind { schotten-at-stone } with { $card }.
    [colour] It begins a colour { schotten-at-stone } with { $card }.
    [run] It begins a run { schotten-at-stone } with { $card }.
   *[sum] It begins a high sum { schotten-at-stone } with { $card }.
}
schotten-why-goes-on = { $aim ->
    [colour-run] It continues a colour run { schotten-at-stone } with { $card }.
    [kind] It continues three of a kind { schotten-at-stone } with { $card }.
    [colour] It continues a colour { schotten-at-stone } with { $card }.
    [run] It continues a run { schotten-at-stone } with { $card }.
   *[sum] It continues a high sum { schotten-at-stone } with { $card }.
}
schotten-why-fog = With { $card } only the sum counts { schotten-at-stone }.
schotten-why-mud = With { $card } four cards are needed { schotten-at-stone }.
schotten-why-leaves = { $card } leaves { schotten-stone }.
schotten-why-open-again = Without { $card }, { schotten-stone } is open again.
schotten-why-serves-better = { $card } serves you better { schotten-at-stone }.
schotten-why-worth-more = You can get more out of { $card } { schotten-at-stone }.
schotten-why-to-hand = It brings { $card } { schotten-from-stone }, which is decided, into your hand.
schotten-why-takes-away = It takes { $card } { schotten-from-stone } away from the opponent.
schotten-why-brings-over = It brings { $card } over { schotten-from-stone } { schotten-to-stone }.
schotten-why-stays = Your chance there stays at { $after }%.
schotten-why-rises = Your chance there rises from { $before }% to { $after }%.
schotten-why-falls = Your chance there falls from { $before }% to { $after }%.

## Tabula Rasa. $own and $rival are numbers of knights, with the new one; $unseen are cards.

tabula-why-treasure = With { $card } you have your first knight { tabula-at-territory }: that is worth at least its treasure.
tabula-why-not-needed = Nothing more is needed { tabula-at-territory }: you can spare { $card }, and cards that still count stay in your hand.
tabula-why-not-needed-last = Nothing more is needed { tabula-at-territory }, and { $card } is your last card.
tabula-why-lost = There is little to gain { tabula-at-territory }: you can spare { $card }, and better cards stay in your hand.
tabula-why-lost-last = There is little to gain { tabula-at-territory }, and { $card } is your last card.
tabula-why-wins = With { $card } you win { tabula-territory } for good, { points }: nobody can catch up.
tabula-why-first = With { $card } you have the first knight { tabula-at-territory }, { points }.
tabula-why-lead = With { $card } you take the lead { tabula-at-territory }, { $own } to { $rival } for { points }.
tabula-why-stronger = With { $card } you strengthen your lead { tabula-at-territory }, { $own } to { $rival }. Cards that could still go there: { $unseen }.
tabula-why-level = With { $card } you draw level { tabula-at-territory }, { $own } to { $rival }, so nobody takes its { points }.
tabula-why-closer = With { $card } you come closer { tabula-at-territory }, { $own } to { $rival } for { points }.
tabula-why-castle = Together with what you have at { $numbers }, that leads to the castle.

## Rat Hot

rat-hot-why-lost = It ends the game: you cannot cover enough rats.
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
rat-hot-why-gives = The opponent gets { points } from it.
# $colour: that of the opponent’s rats; $total of them are in sight then.
rat-hot-why-shows-rats = { $count ->
    [one] It shows one of the opponent’s rats, { $total } in all.
   *[other] It shows { $count } of the opponent’s rats, { $total } in all.
}
# $colour: that of the opponent’s rats.
rat-hot-why-stuck = { $count ->
    [one] One of the opponent’s rats cannot be covered by any strip now.
   *[other] { $count } of the opponent’s rats cannot be covered by any strip now.
}
rat-hot-why-breaks = It covers part of the opponent’s groups: { $spices }.
# $colour: that of your rats.
rat-hot-why-frees = { $count ->
    [one] It makes it possible to cover one of your rats.
   *[other] It makes it possible to cover { $count } of your rats.
}
rat-hot-why-hopes = It lays { $spices } where more may join.
rat-hot-why-saves = It gives the opponent { points }, and saves better places for later.
# $colour: that of your rats.
rat-hot-why-least-harm = It lays one of your rats where it does the least harm.
rat-hot-why-quiet = It gives the opponent nothing, and covers nothing of yours.
