### Schotten-Totten. What can be typed.

## Moves

# $edition
help-lay-card = lay red 7 at stone 3; joker-1, spy, shield, fog and mud work the same way
# $edition
help-lay-clan = lay red 7 at stone 3
help-six-colours = the colours: red, yellow, green, blue, purple, cyan
# $edition
help-claim = claim stone 3
help-done = stop claiming
help-draw = draw from the clan deck (draw tactic: from the other one)
help-scout = play Scout; then take clan, take tactic, return r7
help-scout-menhir = play Scout and see your opponent’s hand
# $edition
help-redeploy = { $edition ->
    [menhir] move one of your cards to stone 5
   *[other] move one of your cards to stone 5; >x discards it
}
help-deserter = discard one of your opponent’s cards
help-deserter-menhir = take a card from your opponent’s side of a claimed stone into your hand
# $edition
help-traitor = move one of your opponent’s cards to your side of stone 5
help-pass = pass, if you can’t lay a clan card

## Commands

# $edition
help-read-stone = read stone 4
