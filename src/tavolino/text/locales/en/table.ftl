### Words that all games share.
### $who says who did it: [you] the listener, [team] the listener’s team, [other] somebody else.

# A player whose name is not known. $number: the seat, from 1.
player = Player { $number }
# Two partners, at the start of a sentence.
team = Team { $first } & { $second }
# Two partners, as an entry of a list.
team-entry = { $first } & { $second }
# The listener, as an entry of a list.
you = you
your-team = your team

# Lists are put together from the front: "a, b", then "a, b and c".
list-next = { $first }, { $next }
list-last = { $first } and { $last }
nothing = nothing
no-cards = no cards
a-card = a card
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# "You: red 7, blue 2." $what: cards, points ... of somebody.
has = { $who ->
    [you] You: { $what }.
    [team] Your team: { $what }.
   *[other] { $name }: { $what }.
}
# "you 5", an entry of a list of scores.
score-entry = { $who ->
    [you] you { $points }
    [team] your team { $points }
   *[other] { $name } { $points }
}
scores = Score: { $scores }.

wins-with-points = { $who ->
    [you] You win with { points }.
    [team] Your team wins with { points }.
   *[other] { $name } wins with { points }.
}
draw = The game is a draw.

heading-status = Now
heading-table = Table
# A heading before its lines, where there are no larger letters.
heading-line = { $heading }:
heading-hand = Your hand
heading-hands = Hands
heading-decks = Decks
heading-points = Points

# A game of another package: $what is in the notation.
any-event = { $name }: { $what }.
any-prompt = It’s your turn. You can play, for example: { $examples }.
any-waiting = Waiting for { $name } to move.
