### What the page's board of Schotten-Totten says.
### $edition: an edition may have a word of its own for the stones and its own names for cards.

# $edition
board-st-stones = Stones
# What lies at a stone, for those who hear it: $near and $far are sides, "Anna: red 7, blue 2". $edition
board-st-stone = Stone { $stone }. { $near }. { $far }.
# $edition
board-st-why-not = Choose the stone to learn why you can’t claim it now.
board-st-side = { $name }: { $cards }
# $edition
board-st-stones-won = { $count ->
    [one] { $count } stone won
   *[other] { $count } stones won
}
board-st-nothing = nothing
board-st-owned = owner: { $name }
board-st-fog = only the sum counts
board-st-mud = four cards per side

# A button on the stone itself: very short.
board-st-claim = Claim
# A tag on the stone itself: very short. $edition
board-st-yours = yours
# A seal on the side that was complete first: very short.
board-st-first = 1st
board-st-first-title = completed first

board-st-hand = Your hand
board-st-hand-of = Hand of { $name }
board-st-hidden-cards = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
board-st-seen = Your opponent knows this card
board-st-piles = Decks and discards
board-st-deck = { $deck ->
    [clan] Clan deck
    [tactic] Tactic deck
   *[deck] Deck
}: { $count }
board-st-known = Next card, known to you: { $card }
board-st-discards = Discards: { $cards }

## What to do with what was picked

# $edition
board-st-pick-stone = { $card }: choose a stone
board-st-pick-own = { $card }: choose one of your cards
board-st-pick-theirs = { $card }: choose one of your opponent’s cards
# $edition
board-st-pick-goal = { $card }: where does { $moved } go?
board-st-pick-play = { $card }: play it?
board-st-pick-deck = { $card }: put it back on its deck
board-st-let-go = Cancel

## What is still out there

board-st-unseen-cards = Cards you haven’t seen: they are in the decks and in the other hands.
board-st-unseen-gone = { $card }: seen
board-st-unseen-left = { $card }: { $count } still out there
