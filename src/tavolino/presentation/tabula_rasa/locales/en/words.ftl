### Tabula Rasa. $place is a number, or the letter of a colour.

tabula-territory = { $place ->
    [r] the red territory
    [y] the yellow territory
    [g] the green territory
    [b] the blue territory
    [p] the purple territory
   *[number] territory { $number }
}
tabula-at-territory = at { tabula-territory }

## What happened

tabula-lay = { $who ->
    [you] You lay { $card } { tabula-at-territory }.
   *[other] { $name } lays { $card } { tabula-at-territory }.
} { $count ->
    [one] That makes { $count } knight there.
   *[other] That makes { $count } knights there.
}
tabula-draw = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
} { tabula-stock }
tabula-takes = { $who ->
    [you] You take { tabula-territory }: { points }.
    [team] Your team takes { tabula-territory }: { points }.
   *[other] { $name } takes { tabula-territory }: { points }.
}
tabula-treasure = { $who ->
    [you] You take the treasure: 1 point.
    [team] Your team takes the treasure: 1 point.
   *[other] { $name } takes the treasure: 1 point.
}
tabula-tie = A tie { tabula-at-territory }. A treasure each: { $rows }.
tabula-tie-of-all = All are tied { tabula-at-territory }: nobody takes anything.
tabula-nobody = No knights { tabula-at-territory }: nobody takes anything.
tabula-castle = { $who ->
    [you] You’re the first with two numbered territories and take the castle: { points }.
    [team] Your team is the first with two numbered territories and takes the castle: { points }.
   *[other] { $name } is the first with two numbered territories and takes the castle: { points }.
}
tabula-no-castle = Nobody has two numbered territories: nobody gets the castle.
tabula-shared = A shared win with { points }: { $rows }.

## In a line of the log, after the player’s name

tabula-brief-lay = { $card } → { $place ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [p] purple
   *[number] { $number }
}
tabula-brief-stock-empty = stock empty

## What to do

tabula-prompt = Lay a knight at the territory of its number or of its colour.
tabula-waiting = Waiting for { $name } to lay a knight.
tabula-move-lay = Lay { $card } { tabula-at-territory }

## The table in words

tabula-territories = Territories
tabula-territory-title = { $place ->
    [r] Red territory
    [y] Yellow territory
    [g] Green territory
    [b] Blue territory
    [p] Purple territory
   *[number] Territory { $number }
}, { points }.
tabula-stock = { $left ->
    [0] The stock is empty.
    [one] { $left } card is left in the stock.
   *[other] { $left } cards are left in the stock.
}
tabula-knights = { $count ->
    [one] { $count } knight ({ $cards })
   *[other] { $count } knights ({ $cards })
}
tabula-removed = Out of the game: { $cards }.
tabula-partner = { $name } is your partner.
# What every player or team would score: $scores, "you 5, Bo 3".
tabula-if-it-ended-now = If it ended now: { $scores }.
# Beside a name on the terminal's board: short.
tabula-points-if-it-ended-now = { $points } if it ended now
