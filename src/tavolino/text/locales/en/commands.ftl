### What can be typed, at the terminal and in the text view, and what is answered.
### $command and $examples are what one types, the same in every language.

help-entry = { $command }: { $meaning }
help-moves = Moves
help-commands = Commands

## Moves

# $edition
help-lay-card = lay red 7 at stone 3; joker-1, spy, shield, fog and mud work the same way
# $edition
help-lay-clan = lay red 7 at stone 3
# $edition
help-claim = claim stone 3
help-done = stop claiming
help-draw = draw from the clan deck (draw tactic: from the other one)
help-scout = play Scout; then take clan, take tactic, return r7
help-scout-menhir = play Scout and see the opponent’s hand
# $edition
help-redeploy = { $edition ->
    [menhir] move one of your cards to stone 5
   *[other] move one of your cards to stone 5; >x discards it
}
help-deserter = discard one of the opponent’s cards
help-deserter-menhir = take a card from the opponent’s side of a claimed menhir into your hand
# $edition
help-traitor = move one of the opponent’s cards to your side of stone 5
help-pass = pass, if you cannot lay a clan card
help-lay-number = lay red 4 at the territory of its number
help-lay-colour = lay red 4 at the territory of its colour
help-lay-strip = lay strip 17: its first field at column 12, row 13, the others to the east (N E S W)

## Commands

# $edition
help-read-stone = read stone 4
help-read-territory = read territory 4; t r reads the red one
help-read-row = read row 12 of the table
help-read-field = read the field at column 12, row 13
help-read-map = read the whole table, row by row
help-hand = read your hand
help-strips = read the strips to be laid
help-last = what happened last
help-decks = what is left to draw, and what the others hold
help-pile = what is left to draw
help-legal = the moves you can make now
help-why = why a move cannot be made
help-log = what has happened so far
help-table = everything in words
help-help = this help

## Answers

no-such-place = There is nothing here called “{ $word }”. Try: { $examples }.
nothing-yet = Nothing has happened yet.
and-more = and { $count } more
why-what = Say which move, for example { $examples }.
rat-hot-field-here = Column { $column }, row { $row }: { $field }, at height { $height }.
rat-hot-nothing-here = Nothing lies at column { $column }, row { $row }.
