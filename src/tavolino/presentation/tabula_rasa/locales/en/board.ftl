### The page's board of Tabula Rasa. $place is a number, or the letter of a colour.

board-tabula-map = Map of the ten territories
board-tabula-territory = { $place ->
    [r] Red territory
    [y] Yellow territory
    [g] Green territory
    [b] Blue territory
    [p] Purple territory
   *[number] Territory { $number }
}, { points }
# The knights of a player or a team at a territory.
board-tabula-row = { $count ->
    [one] { $name }: { $count } knight
   *[other] { $name }: { $count } knights
}
board-tabula-castle = Castle, { points }: goes to the first to own two numbered territories
board-tabula-hand = Hand of { $name }
board-tabula-partner = partner
board-tabula-stock = { $count ->
    [0] The stock is empty
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}
board-tabula-removed = Two cards are out of the game
# $name: a player or a team.
board-tabula-points-now = { $name }: { points } if the game ended now
# Beside the points: very short.
board-tabula-if-it-ended-now = if it ended now
board-tabula-count = Scoring
board-tabula-colour = { $place ->
    [r] Red
    [y] Yellow
    [g] Green
    [b] Blue
   *[p] Purple
}
board-tabula-unseen = Knights nobody has shown yet: in hands, in the stock or out of the game
board-tabula-unseen-card = { $count } × { $card }
