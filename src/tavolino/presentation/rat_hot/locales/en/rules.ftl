### Rat Hot. The rules to read.

rules-heading-laying = Where a strip may lie
rules-heading-rats = Rats

rules-rat-hot-goal = Red and green lay strips of spices, beside each other and on top of each other. Groups of a spice score for the owner of its colour. But whoever ends a turn with three rats of their own colour in sight has lost.
rules-rat-hot-setup = There are 43 strips of three fields. The start strip lies in the middle of the table, the other 42 lie face down in a pile. One player is red, the other green.
rules-rat-hot-fields = A field shows one of four spices of either colour, a rat of either colour, or nothing.
rules-rat-hot-red = red’s nutmeg, chilli, pepper and anise, and red’s rat
rules-rat-hot-green = the same for green
rules-rat-hot-turn = On the very first turn you turn up one strip and lay it. From then on you turn up two strips each turn and lay them in any order. The last strip is left over and makes a turn of its own.
rules-rat-hot-laying = A strip lies along a row or along a column, wholly on the table, and either
rules-rat-hot-laying-table = on the table, with at least one field sharing an edge with a strip already there; a corner isn’t enough;
rules-rat-hot-laying-top = or on other strips, all three fields at the same height, and not all three on the same strip.
rules-rat-hot-laying-stays = No gap may be left beneath. A strip stays where it was laid, and what is covered no longer counts.
rules-rat-hot-points = Every strip scores as soon as it is laid, for both colours. A group is made of matching spices in sight, joined at their edges, whatever their heights. Each group with a field on the new strip scores once:
rules-rat-hot-single = One field
rules-rat-hot-single-text = nothing
rules-rat-hot-pair = Two fields
rules-rat-hot-pair-text = 1 point
rules-rat-hot-three = Three or more
rules-rat-hot-three-text = 2 points
rules-rat-hot-points-both = So you score on your opponent’s turn too, and they on yours. Rats never score, and the start strip alone scores nothing.
rules-rat-hot-rats = If three or more rats of your own colour are in sight at the end of your turn, you lose at once, without a final scoring.
rules-rat-hot-rats-when = During a turn they are harmless. Only the rats of the player whose turn ends are counted.
rules-rat-hot-end = Once the last strip is laid and the rats are counted, every group in sight scores once more for its colour. Whoever has more points wins.
rules-rat-hot-ruling-strips = What the strips in the box show hasn’t been published anywhere, so we play with a set of our own, fair to both colours. If you own the box, you can enter the real set.
rules-rat-hot-ruling-number = The sheet doesn’t say how many strips there are. 43 is the published number, one of them the start strip.
rules-rat-hot-ruling-colours = According to the sheet, each player chooses a colour. Here the first seat is always red and the second green, so choosing a colour is choosing a seat.
rules-rat-hot-ruling-first = Who begins is decided at random; the sheet lets the oldest player begin.
rules-rat-hot-ruling-table = The table has an edge: 25 columns and 25 rows, with the start strip in the middle.
rules-rat-hot-ruling-covering = The sheet forbids covering a strip that is already covered (“già coperta”) identically. We take that to mean: no strip may lie with all three fields directly on one other strip, whichever way round, whether or not anything covered that one before. If several strips lie in between, a strip may lie over the same three fields.
rules-rat-hot-ruling-same = A spice laid on the same spice belongs to the new strip, so its group scores.
rules-rat-hot-ruling-shrunk = A group that only lost a field, or was split, doesn’t score. An option turns on the other reading: then what is left of it scores too.
rules-rat-hot-ruling-bank = There are always enough coins.
rules-rat-hot-ruling-draw = Equal points are a draw.
