### The rules of the games to read. $edition: an edition may have a word of its own for the stones.

rules-heading-goal = Goal
rules-heading-setup = Setup
rules-heading-turn = A turn
rules-heading-formations = Formations
# $edition
rules-heading-claims = Claiming stones
rules-heading-tactics = Tactic cards
rules-heading-end = End of the game
rules-heading-rulings = Where the sheet is silent: our rulings
rules-heading-count = Scoring
rules-heading-points = Points
rules-heading-laying = Where a strip may lie
rules-heading-rats = Rats

## Schotten-Totten

# $edition
rules-schotten-goal = Two clans quarrel over nine stones. On your side of each you gather a formation of three cards; the stronger one wins the stone. Three neighbouring stones, or any five, win the game.
# $edition
rules-schotten-setup = The nine stones lie in a row between the two players. The 54 clan cards, six colours with the values 1 to 9, are shuffled; each player gets six, and the rest form the deck. Who begins is decided at random; in a match, whoever won the game before begins the next one.
rules-schotten-hand-tactics-iello = With tactic cards you hold seven cards instead of six, at first all of them clan cards.
rules-schotten-hand-tactics-ps-games = With tactic cards you still hold six cards, at first all of them clan cards.
rules-schotten-hand-tactics-menhir = The ten tactic cards, if you play with them, are shuffled into the one deck before the deal.
# $edition
rules-schotten-turn-play = Play one card: lay it on your side of a stone that nobody owns. A side holds three cards, and a card stays where it was laid.
# $edition
rules-schotten-turn-claim = Claim stones, if you can and want to.
rules-schotten-turn-draw = Draw back up to a full hand.
rules-schotten-turn-empty = When the deck is empty, play goes on without drawing. If you hold a clan card and have a place for it, you must play a card. If not, you may pass, or play a tactic card.
rules-schotten-expert = Expert variant: stones are claimed at the start of a turn instead, so the opponent has a turn to respond.
rules-schotten-formations = The strongest comes first. The order in which the cards were laid does not matter, and a run does not continue from 9 to 1.
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
rules-schotten-tie-sum = Between two formations of the same kind the higher sum wins; if the sums are equal, the side completed first wins.
rules-schotten-tie-first = Between two formations of the same kind the side completed first wins. Only between two plain sums does the higher one win; if they are equal, the side completed first wins.
# $edition
rules-schotten-claim-complete = When both sides of a stone are complete, the stronger one may claim it.
rules-schotten-claim-own-complete = Your own side must be complete.
rules-schotten-claim-own-incomplete = Your own side may be incomplete: then the weakest formation that it may still become counts, and it must win outright.
rules-schotten-claim-proof = While the other side is not complete, you have to prove that nothing still to come could win it the stone:
rules-schotten-proof-open = Only what lies face up is known: both sides of every stone, and the discards. All other clan cards may still come, including those in your own hand.
rules-schotten-proof-tactics = Tactic cards that have not been played are ignored.
rules-schotten-proof-equal = A formation that would only equal your complete side does not stop you: you were complete first.
rules-schotten-proof-short = If too few cards are left to complete the other side, nothing beats you.
rules-schotten-claim-refused = The table checks the proof for you. A claim that does not hold is answered with the cards that could still beat you, and costs nothing.
# $edition
rules-schotten-claim-many = You may claim as many stones per turn as you can.
rules-schotten-claim-one = You may claim one stone per turn.
rules-schotten-claim-closed = A claimed stone is closed: no more cards are laid there, and none leave it.
rules-schotten-claim-closed-menhir = A claimed menhir is closed: no more cards are laid there, and only Deserter and Traitor may still take a card away. Its owner stays the same.
rules-schotten-tactics-second-deck = Ten cards in a deck of their own. Whenever you draw, you choose the deck. Instead of a clan card you may play a tactic card, but you may never be more than one tactic card ahead of your opponent.
rules-schotten-tactics-one-deck = Ten cards, shuffled into the one deck. Instead of a clan card you may play a tactic card, as often as you like.
rules-schotten-joker = Laid like a clan card: any colour, any value. What it stands for is decided when the stone is claimed. One per player per game.
rules-schotten-spy = Laid like a clan card: a 7 of any colour.
rules-schotten-shield = Laid like a clan card: a 1, 2 or 3 of any colour.
# $edition
rules-schotten-fog = Played on an unclaimed stone: only the sum counts there, not formations.
# $edition
rules-schotten-mud = Played on an unclaimed stone: both sides need four cards there.
rules-schotten-scout-iello = Draw three cards, from either deck or from both, and put two cards from your hand at the bottom of their decks.
rules-schotten-scout-ps-games = Draw three cards from one deck and put two cards from your hand on top of their decks.
rules-schotten-scout-menhir = Look at the opponent’s hand.
rules-schotten-redeploy = Move one of your cards from an unclaimed stone to another one with a free space, or discard it.
rules-schotten-redeploy-menhir = Move one of your cards from an unclaimed menhir to another one with a free space.
rules-schotten-deserter = Discard one of the opponent’s cards, clan or tactic, from an unclaimed stone.
rules-schotten-deserter-menhir = Take a card from the opponent’s side of a claimed menhir into your hand, whoever owns the menhir.
rules-schotten-traitor = Move one of the opponent’s clan cards from an unclaimed stone to a free space on your side.
rules-schotten-traitor-menhir = Move any of the opponent’s cards, even from a claimed menhir, to a free space on your side of an unclaimed one.
rules-schotten-tactics-where = Fog and Mud lie on the side of whoever played them, so Redeploy and Deserter may target them.
# $edition
rules-schotten-tactics-discards = Scout, Redeploy, Deserter and Traitor go to the discards, which lie open for everybody to read.
# $edition
rules-schotten-end = Three neighbouring stones, or any five, end the game at once, even in the middle of a turn.
# $edition
rules-schotten-match = In a match the winner of a game scores 5 points, and the loser 1 for each stone owned. Whoever has the most points wins.
rules-schotten-match-menhir = In a match the winner of a game scores 5 points, and the loser loses 1 for each menhir that the winner owns. Whoever has the most points wins.
rules-schotten-ruling-first = Who begins is decided at random, whatever a sheet says about journeys to Scotland, and the winner of a game begins the next one, even where a sheet does not say so. After a draw, the player who did not begin the game before begins.
# $edition
rules-schotten-ruling-after = Where stones are claimed after playing, they may be claimed after any card, and after a pass too.
rules-schotten-ruling-pass = Passing follows the same rule with and without tactic cards: you may pass only if you cannot lay a clan card.
rules-schotten-ruling-no-target = A tactic card without a legal target cannot be played.
rules-schotten-ruling-drawing = The hand is filled up to its size; if it is already full, nothing is drawn.
rules-schotten-ruling-equal = In a proof, what counts is who would win the stone, so an equal formation that comes later does not matter.
rules-schotten-ruling-age = A complete side is as old as its newest card. One that lost a card and was filled again was completed later; under Mud the fourth card counts.
# $edition
rules-schotten-ruling-fog-mud = Fog and Mud may lie at the same stone: four cards per side, and only sums count.
rules-schotten-ruling-jokers = A joker that was played stays played, wherever it goes afterwards.
rules-schotten-ruling-joker-kept = Whoever has played a joker keeps the other one until the end of the game: Scout does not put it back, not even if it has just been drawn, unless there is nothing else in the hand. Whoever has not played one may put a joker back.
# $edition
rules-schotten-ruling-scout = { $edition ->
    [ps-games] Scout needs a card in at least one deck, draws up to three cards from the chosen deck, and puts back two, or as many as there are in the hand.
   *[other] Scout needs a card in at least one deck, draws up to three of what is left, and puts back two, or as many as there are in the hand.
}
rules-schotten-ruling-any-five = { $edition ->
    [iello] The sheet speaks of five stones scattered along the border; any five win here, neighbours or not.
   *[other] The sheet speaks of five stones that are not adjacent; any five win here, neighbours or not.
}
rules-schotten-ruling-unplayed-tactics = Tactic cards that have not been played never stop a proof, whatever hand or deck they are in. This sheet does not say so; IELLO’s does.
rules-schotten-ruling-redeploy = Redeploy moves the card to another stone, or discards it. The sheet speaks only of an available space («uno spazio disponibile»).
rules-schotten-ruling-mud-leaves = When Mud leaves a stone, a side of four discards the card that came last.
rules-schotten-ruling-moving-fog = Fog and Mud need no free space, so they may go to any other unclaimed stone.
rules-schotten-ruling-mud-both = Under Mud both sides need four cards, though the sheet speaks of one player only.
rules-schotten-ruling-redeploy-menhir = Redeploy moves one of your own cards, between unclaimed menhirs; the sheet says neither.
rules-schotten-ruling-traitor-menhir = Traitor takes any card from the opponent’s side, but neither Fog nor Mud: they lie on the menhir itself, whoever played them.
rules-schotten-ruling-third-card = The sheet says that the likely winner cannot claim while the opponent holds back the third card. We take that to mean: not without proof.
rules-schotten-ruling-jokers-menhir = A joker that was played stays played, wherever it goes afterwards. One that Traitor moves does not count as played by whoever moved it.
rules-schotten-ruling-weakest = Your weakest and the opponent’s strongest completion are found independently of each other. A side that can no longer be completed claims nothing.
rules-schotten-ruling-taken-card = A card that Deserter took into a hand counts as still to come, though everybody knows it. A joker taken like that can be played only by somebody who has not played one.
# $edition
rules-schotten-ruling-nobody-plays = When both players pass one after the other, the game ends. From left to right, every stone that a player could claim, because both sides are complete or by proof, goes to that player; if nobody has won after that, whoever owns more stones wins. Equal numbers are a draw, in which both score as a loser would.
# $edition
rules-schotten-ruling-both-ways = Three in a row and five stones at the same time count as three in a row.

## Tabula Rasa

rules-tabula-goal = Ten territories lie in a row. You send knights there, one per turn, by their number or by their colour. When all cards are laid, whoever has the most knights at a territory takes it. Whoever has the most points wins.
rules-tabula-setup = There are 50 knights: five colours with the numbers 1 to 5, each twice. The territories lie from left to right, first the numbers 1 to 5, then the colours, each with a treasure; the castle lies beside them. Two cards are removed unseen, everybody gets eight, and the rest form the stock.
rules-tabula-rows = Every player has a row of knights along the territories. With two or three players, everybody plays for themselves.
rules-tabula-teams = Four players form two teams, and partners sit opposite each other. A team has one row of knights and one score, but hands stay secret between partners too.
rules-tabula-turn = Lay one knight from your hand at the territory of its number or of its colour, however many are there already. Then draw a card.
rules-tabula-two-places = goes to territory 4 or to the blue territory
rules-tabula-turn-end = Once the stock is empty, nobody draws any more, and play continues until all hands are empty. Turns go clockwise.
rules-tabula-count = Territories are scored one by one, from left to right. What counts is how many knights are there, not their numbers.
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
rules-tabula-none = No knights there
rules-tabula-none-text = takes nothing, whatever the others have
rules-tabula-number = Number territory
rules-tabula-number-text = its number, from 1 to 5
rules-tabula-colour = Colour territory
rules-tabula-colour-text = 5 points
rules-tabula-treasure = Treasure
rules-tabula-treasure-text = 1 point
rules-tabula-castle = Castle
rules-tabula-castle-text = 5 points
rules-tabula-castle-how = The castle goes to whoever is first to own two of the five number territories as they are scored. If nobody has two after the 5, nobody gets it.
rules-tabula-end = Whoever has the most points wins.
rules-tabula-ruling-colours = The sheet says that territories are worth 1 to 5 points, but not which; each colour territory is worth 5 here.
rules-tabula-ruling-order = The colours always lie in the same order: red, yellow, green, blue, purple.
rules-tabula-ruling-first = Nobody deals here, so who begins is decided at random; in a match the next seat begins the next game.
rules-tabula-ruling-partner = Partners do not see each other’s cards.
rules-tabula-ruling-third = Where two tie for most, a third player takes nothing there.
rules-tabula-ruling-three = Where three tie for most, nobody takes the treasure either.
rules-tabula-ruling-castle = There is one castle, and it is won with number territories; the sheet speaks of numbered castles there.
rules-tabula-ruling-shared = Whoever has the most points wins; with equal points the win is shared.

## Rat Hot

rules-rat-hot-goal = Red and green lay strips of spices, beside each other and on top of each other. Groups of a spice score for the owner of its colour. But whoever ends a turn with three rats of their own colour in sight has lost.
rules-rat-hot-setup = There are 43 strips of three fields. The start strip lies in the middle of the table, the other 42 lie face down in a pile. One player is red, the other green.
rules-rat-hot-fields = A field shows one of four spices of either colour, a rat of either colour, or nothing.
rules-rat-hot-red = red’s nutmeg, chilli, pepper and anise, and red’s rat
rules-rat-hot-green = the same for green
rules-rat-hot-turn = On the very first turn you turn up one strip and lay it. From then on you turn up two strips each turn and lay them in any order. The last strip is left over and makes a turn of its own.
rules-rat-hot-laying = A strip lies along a row or along a column, wholly on the table, and either
rules-rat-hot-laying-table = on the table, with at least one field sharing an edge with a strip already there; a corner is not enough;
rules-rat-hot-laying-top = or on other strips, all three fields at the same height, and not all three on the same strip.
rules-rat-hot-laying-stays = No gap may be left beneath. A strip stays where it was laid, and what is covered no longer counts.
rules-rat-hot-points = Every strip scores as soon as it is laid, for both colours. A group is made of equal spices in sight, joined by their edges whatever their heights. Each group with a field on the new strip scores once:
rules-rat-hot-single = One field
rules-rat-hot-single-text = nothing
rules-rat-hot-pair = Two fields
rules-rat-hot-pair-text = 1 point
rules-rat-hot-three = Three or more
rules-rat-hot-three-text = 2 points
rules-rat-hot-points-both = So you score on your opponent’s turn too, and they on yours. Rats never score, and the start strip scores nothing by itself.
rules-rat-hot-rats = With three or more rats of your own colour in sight at the end of your turn, you lose at once, without a final scoring.
rules-rat-hot-rats-when = During a turn they are harmless. Only the rats of the player whose turn ends are counted.
rules-rat-hot-end = After the last strip, and its count of rats, every group in sight scores once more for its colour. Whoever has the most points wins.
rules-rat-hot-ruling-strips = What the strips in the box show has not been published anywhere, so we play with a set of our own, fair to both colours. Whoever owns the box can enter the real one.
rules-rat-hot-ruling-number = The sheet does not say how many strips there are. 43 is the published number, one of them the start strip.
rules-rat-hot-ruling-colours = According to the sheet, each player chooses a colour. Here the first seat is always red and the second green, so choosing a colour is choosing a seat.
rules-rat-hot-ruling-first = Who begins is decided at random; the sheet lets the oldest player begin.
rules-rat-hot-ruling-table = The table has an edge: 25 columns and 25 rows, with the start strip in the middle.
rules-rat-hot-ruling-covering = The sheet forbids covering a strip that is already covered («già coperta») identically. We take that to mean: no strip may lie with all three fields directly on one other strip, whichever way round, whether or not anything covered that one before. Where several strips lie in between, one may lie over the same three cells.
rules-rat-hot-ruling-same = A spice laid on the same spice belongs to the new strip, so its group scores.
rules-rat-hot-ruling-shrunk = A group that only lost a field, or was split, does not score. An option turns on the other reading: then what is left of it scores too.
rules-rat-hot-ruling-bank = There are always enough coins.
rules-rat-hot-ruling-draw = Equal points are a draw.
