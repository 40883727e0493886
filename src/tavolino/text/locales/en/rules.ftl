### The rules of the games to read. $edition: an edition may have a word of its own for the stones.

rules-heading-goal = What it is about
rules-heading-setup = Setting up
rules-heading-turn = A turn
rules-heading-formations = Formations
# $edition
rules-heading-claims = Claiming stones
rules-heading-tactics = Tactic cards
rules-heading-end = The end
rules-heading-rulings = Where the sheet is silent: our rulings
rules-heading-count = The count
rules-heading-points = Points
rules-heading-laying = Where a strip may lie
rules-heading-rats = Rats

## Schotten-Totten

# $edition
rules-schotten-goal = Two clans quarrel over nine stones. On your side of each you gather a formation of three cards; the stronger one wins the stone. Three neighbouring stones, or any five, win the game.
# $edition
rules-schotten-setup = The nine stones lie in a row between the two players. The 54 clan cards, six colours with the values 1 to 9, are shuffled; each player gets six, and the rest is the deck. Who begins is drawn; in a match, whoever won the game before begins the next one.
rules-schotten-hand-tactics-iello = With tactic cards you hold seven cards instead of six, at first all of them clan cards.
rules-schotten-hand-tactics-ps-games = With tactic cards you still hold six cards, at first all of them clan cards.
rules-schotten-hand-tactics-menhir = The ten tactic cards, if you play with them, are shuffled into the one deck before the deal.
# $edition
rules-schotten-turn-play = Play one card: lay it on your side of a stone that nobody owns. A side holds three cards, and a card that lies stays where it is.
# $edition
rules-schotten-turn-claim = Claim stones, if you can and like.
rules-schotten-turn-draw = Draw back up to a full hand.
rules-schotten-turn-empty = When the deck is empty, play goes on without drawing. If you hold a clan card and have a place for it, you must play a card. If not, you may pass, or play a tactic card.
rules-schotten-expert = Expert variant: stones are claimed at the start of a turn instead, so the opponent has a move to answer.
rules-schotten-formations = The strongest comes first. In which order the cards were laid does not matter, and no run goes on from 9 to 1.
rules-schotten-colour-run = Colour run
rules-schotten-colour-run-text = one colour, values in a row
rules-schotten-kind = Three of a kind
rules-schotten-kind-text = one value
rules-schotten-colour = Colour
rules-schotten-colour-text = one colour
rules-schotten-run = Run
rules-schotten-run-text = values in a row, any colours
rules-schotten-sum = Sum
rules-schotten-sum-text = anything else
rules-schotten-tie-sum = Between two formations of one kind the higher sum wins; if it is equal, the side that was complete first.
rules-schotten-tie-first = Between two formations of one kind the side that was complete first wins. Only between two plain sums the higher one counts, and then who was first.
# $edition
rules-schotten-claim-complete = When both sides of a stone are complete, the stronger one may claim it.
rules-schotten-claim-own-complete = Your own side must be complete.
rules-schotten-claim-own-incomplete = Your own side may be incomplete: then the weakest formation that may still become of it counts, and it must win outright.
rules-schotten-claim-proof = While the other side is not complete, you have to prove that nothing which may still come would win it the stone:
rules-schotten-proof-open = Only what lies face up is known: both sides of every stone, and the discards. All other clan cards may still come, those in your own hand too.
rules-schotten-proof-tactics = Tactic cards that were not played are never to be feared.
rules-schotten-proof-equal = A formation that would only equal a complete side of yours does not stop you: you were complete first.
rules-schotten-proof-short = If too few cards are left to complete the other side, nothing beats you.
rules-schotten-claim-refused = The table does the proving. A claim that does not hold is answered with the cards that would still beat you, and costs nothing.
# $edition
rules-schotten-claim-many = You may claim as many stones a turn as you can.
rules-schotten-claim-one = You may claim one stone a turn.
rules-schotten-claim-closed = A claimed stone is closed: nothing is laid there any more, and nothing leaves it.
rules-schotten-claim-closed-menhir = A claimed menhir is closed: nothing is laid there any more, and only Deserter and Traitor may still take a card away. Its owner stays the same.
rules-schotten-tactics-second-deck = Ten cards in a deck of their own. Whenever you draw, you choose the deck. Instead of a clan card you may play a tactic card, but never have played more than one above your opponent’s count.
rules-schotten-tactics-one-deck = Ten cards, shuffled into the one deck. Instead of a clan card you may play a tactic card, as often as you like.
rules-schotten-joker = Laid like a clan card: any colour, any value. What it stands for is settled when the stone is claimed. One a player a game.
rules-schotten-spy = Laid like a clan card: a 7 of any colour.
rules-schotten-shield = Laid like a clan card: a 1, 2 or 3 of any colour.
# $edition
rules-schotten-fog = Played on an unclaimed stone: only the sum counts there, formations do not.
# $edition
rules-schotten-mud = Played on an unclaimed stone: both sides need four cards there.
rules-schotten-scout-iello = Draw three cards, from either deck or from both, and put two cards of your hand at the bottom of their decks.
rules-schotten-scout-ps-games = Draw three cards from one deck and put two cards of your hand on top of their decks.
rules-schotten-scout-menhir = Look at the opponent’s hand.
rules-schotten-redeploy = Move one of your cards from an unclaimed stone to another one with a free space, or discard it.
rules-schotten-redeploy-menhir = Move one of your cards from an unclaimed menhir to another one with a free space.
rules-schotten-deserter = Discard a card of the opponent’s from an unclaimed stone, a clan or a tactic card.
rules-schotten-deserter-menhir = Take a card from the opponent’s side of a claimed menhir into your hand, whoever owns the menhir.
rules-schotten-traitor = Move a clan card of the opponent’s from an unclaimed stone to a free space on your side.
rules-schotten-traitor-menhir = Move any card of the opponent’s, from a claimed menhir too, to a free space on your side of an unclaimed one.
rules-schotten-tactics-where = Fog and Mud lie on the side of whoever played them, so Redeploy and Deserter may name them.
# $edition
rules-schotten-tactics-discards = Scout, Redeploy, Deserter and Traitor go to the discards, which lie open for everybody to read.
# $edition
rules-schotten-end = Three neighbouring stones, or any five, end the game at once, in the middle of a turn if need be.
# $edition
rules-schotten-match = In a match the winner of a game scores 5 points, and the loser 1 for each stone owned. Most points win.
rules-schotten-match-menhir = In a match the winner of a game scores 5 points, and the loser loses 1 for each menhir that the winner owns. Most points win.
rules-schotten-ruling-first = Who begins is drawn, whatever a sheet says of journeys to Scotland, and the winner of a game begins the next one, even where a sheet does not say so. After a draw, the player who did not begin before begins.
# $edition
rules-schotten-ruling-after = Where stones are claimed after playing, they may be claimed after any card, and after a pass too.
rules-schotten-ruling-pass = Passing follows the same rule with and without tactic cards: only who cannot lay a clan card may pass.
rules-schotten-ruling-no-target = A tactic card without a legal target cannot be played.
rules-schotten-ruling-drawing = The hand is filled up to its size; where it is full already, nothing is drawn.
rules-schotten-ruling-equal = In a proof it counts who would win the stone, so an equal formation that comes later does not matter.
rules-schotten-ruling-age = A complete side is as old as its youngest card. One that lost a card and was filled again was complete later; under Mud the fourth card counts.
# $edition
rules-schotten-ruling-fog-mud = Fog and Mud may lie at one stone together: four cards a side, and only sums.
rules-schotten-ruling-jokers = A joker played is played, wherever it goes afterwards.
rules-schotten-ruling-joker-kept = Whoever has played a joker keeps the other one to the end of the game: Scout does not put it back, not even when it has just drawn it, unless nothing else is in the hand. Whoever has played none may put a joker back.
# $edition
rules-schotten-ruling-scout = { $edition ->
    [ps-games] Scout needs a card in some deck, draws what the one deck that is picked has, up to three, and puts back two, or what the hand has.
   *[other] Scout needs a card in some deck, draws what there is, up to three, and puts back two, or what the hand has.
}
rules-schotten-ruling-any-five = { $edition ->
    [iello] The sheet speaks of five stones scattered along the border; any five win here, neighbours or not.
   *[other] The sheet speaks of five stones that are not adjacent; any five win here, neighbours or not.
}
rules-schotten-ruling-unplayed-tactics = Tactic cards that were not played never stop a proof, in whatever hand or deck they are. This sheet does not say so; that of IELLO does.
rules-schotten-ruling-redeploy = Redeploy moves the card to another stone, or discards it. The sheet speaks only of an available space («uno spazio disponibile»).
rules-schotten-ruling-mud-leaves = When Mud leaves a stone, a side of four discards the card that came last.
rules-schotten-ruling-moving-fog = Fog and Mud need no free space, so they may go to any other unclaimed stone.
rules-schotten-ruling-mud-both = Under Mud both sides need four cards, though the sheet speaks of one player only.
rules-schotten-ruling-redeploy-menhir = Redeploy moves an own card, between unclaimed menhirs; the sheet says neither.
rules-schotten-ruling-traitor-menhir = Traitor takes any card of the opponent’s side, but neither Fog nor Mud: they lie on the menhir itself, whoever played them.
rules-schotten-ruling-third-card = The sheet says that the likely winner cannot claim while the opponent holds back the third card. We read: not without the proof.
rules-schotten-ruling-jokers-menhir = A joker played is played, wherever it goes afterwards. One that Traitor moves was not played by whoever moved it.
rules-schotten-ruling-weakest = Your weakest and the opponent’s strongest completion are found without regard to each other. A side that can no longer be completed claims nothing.
rules-schotten-ruling-taken-card = A card that Deserter took into a hand counts as still to come, though everybody knows it. A joker taken like that can be played only by who has played none.
# $edition
rules-schotten-ruling-nobody-plays = When both players pass one after the other, the game ends. From left to right, every stone that a player could claim, because both sides are complete or by proof, goes to that player; if nobody has won by that, whoever owns more stones does. Equal is a draw, in which both score as a loser would.
# $edition
rules-schotten-ruling-both-ways = Three in a row and five stones at once count as three in a row.

## Tabula Rasa

rules-tabula-goal = Ten territories lie in a row. You send knights there, one a turn, by their number or by their colour. When all cards are laid, whoever has the most knights at a territory takes it. Most points win.
rules-tabula-setup = There are 50 knights: five colours with the numbers 1 to 5, each twice. The territories lie from left to right, first the numbers 1 to 5, then the colours, each with a treasure; the castle lies beside them. Two cards leave the game unseen, everybody gets eight, and the rest is the stock.
rules-tabula-rows = Every player has a row of knights along the territories. Two or three play each for themselves.
rules-tabula-teams = Four are two teams, and partners sit opposite each other. A team has one row of knights and one score, but hands stay secret between partners too.
rules-tabula-turn = Lay one knight of your hand at the territory of its number or at that of its colour, however many stand there already. Then draw a card.
rules-tabula-two-places = goes to territory 4 or to the blue territory
rules-tabula-turn-end = Once the stock is empty, nobody draws any more, and play goes on until all hands are empty. Turns go clockwise.
rules-tabula-count = Territories are counted one by one, from left to right. How many knights stand there counts, not their numbers.
rules-tabula-most = Most knights
rules-tabula-most-text = takes the territory
rules-tabula-second = Second most
rules-tabula-second-text = takes its treasure
rules-tabula-tie-most = Two tie for most
rules-tabula-tie-most-text = each takes a treasure, nobody takes the territory
rules-tabula-tie-three = Three tie for most
rules-tabula-tie-three-text = nobody takes anything
rules-tabula-tie-second = Two tie for second
rules-tabula-tie-second-text = nobody takes the treasure
rules-tabula-none = No knight there
rules-tabula-none-text = takes nothing, whatever the others have
rules-tabula-number = Number territory
rules-tabula-number-text = its number, from 1 to 5
rules-tabula-colour = Colour territory
rules-tabula-colour-text = 5 points
rules-tabula-treasure = Treasure
rules-tabula-treasure-text = 1 point
rules-tabula-castle = Castle
rules-tabula-castle-text = 5 points
rules-tabula-castle-how = The castle goes to whoever is the first to own two of the five number territories while these are counted. If nobody has two after the 5, nobody gets it.
rules-tabula-end = Most points win.
rules-tabula-ruling-colours = The sheet gives territories 1 to 5 points and does not say which; each colour territory is worth 5 here.
rules-tabula-ruling-order = The colours always lie in the same order: red, yellow, green, blue, purple.
rules-tabula-ruling-first = Nobody deals here, so who begins is drawn; in a match the next seat begins the next game.
rules-tabula-ruling-partner = Partners do not see each other’s cards.
rules-tabula-ruling-third = Where two tie for most, a third player takes nothing there.
rules-tabula-ruling-three = Where three tie for most, nobody takes the treasure either.
rules-tabula-ruling-castle = There is one castle, and it is won with number territories; the sheet speaks of numbered castles there.
rules-tabula-ruling-shared = Whoever has the most points wins; with equal points the win is shared.

## Rat Hot

rules-rat-hot-goal = Red and green lay strips of spices, beside each other and on top of each other. Groups of a spice score for the owner of its colour. But whoever ends a turn with three rats of the own colour in sight has lost.
rules-rat-hot-setup = There are 43 strips of three fields. The start strip lies in the middle of the table, the other 42 lie face down in a pile. One player is red, the other green.
rules-rat-hot-fields = A field shows one of four spices of either colour, a rat of either colour, or nothing.
rules-rat-hot-red = red’s nutmeg, chilli, pepper and anise, and red’s rat
rules-rat-hot-green = the same for green
rules-rat-hot-turn = The very first turn is one strip: turn it up and lay it. From then on you turn up two strips each turn and lay them in any order. The last strip is left over and makes a turn of its own.
rules-rat-hot-laying = A strip lies along a row or along a column, wholly on the table, and either
rules-rat-hot-laying-table = on the table, at least one field sharing an edge with a strip that lies already; a corner is not enough;
rules-rat-hot-laying-top = or on other strips, all three fields at the same height, and not all three on one and the same strip.
rules-rat-hot-laying-stays = Nothing hollow may be left beneath. What lies stays where it is, and what is covered does not count any more.
rules-rat-hot-points = Every strip scores as soon as it lies, for both colours. A group is made of equal spices in sight, joined by their edges at whatever heights. Each group with a field on the new strip scores once:
rules-rat-hot-single = One field
rules-rat-hot-single-text = nothing
rules-rat-hot-pair = Two fields
rules-rat-hot-pair-text = 1 point
rules-rat-hot-three = Three or more
rules-rat-hot-three-text = 2 points
rules-rat-hot-points-both = So you score on the other’s turn too, and they on yours. Rats never score, and the start strip scores nothing by itself.
rules-rat-hot-rats = With three or more rats of your own colour in sight at the end of your turn you lose at once, without a final scoring.
rules-rat-hot-rats-when = Within a turn they are harmless. Only the rats of the player whose turn ends are counted.
rules-rat-hot-end = After the last strip, and its count of rats, every group in sight scores once more for its colour. Most points win.
rules-rat-hot-ruling-strips = What the strips of the box show is published nowhere, so we play with a set of our own, fair to both colours. Who owns the box can enter the real one.
rules-rat-hot-ruling-number = The sheet does not say how many strips there are. 43 is the published number, one of them the start strip.
rules-rat-hot-ruling-colours = Each player chooses a colour, says the sheet. Here the first seat is always red and the second green, so choosing a colour is choosing a seat.
rules-rat-hot-ruling-first = Who begins is drawn; the sheet lets the oldest player begin.
rules-rat-hot-ruling-table = The table has an edge: 25 columns and 25 rows, with the start strip in the middle.
rules-rat-hot-ruling-covering = The sheet forbids covering a strip that is already covered («già coperta») identically. We read: no strip may lie with all three fields directly on one other strip, whichever way round, whether or not anything covered that one before. Where several strips lie in between, one may lie over the same three cells.
rules-rat-hot-ruling-same = A spice laid on the same spice belongs to the new strip, so its group scores.
rules-rat-hot-ruling-shrunk = A group that only lost a field, or was split, does not score. An option turns the other reading on: then what is left of it scores too.
rules-rat-hot-ruling-bank = There are always enough coins.
rules-rat-hot-ruling-draw = Equal points are a draw.
