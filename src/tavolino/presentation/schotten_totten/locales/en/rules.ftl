### Schotten-Totten. The rules to read.

rules-heading-formations = Formations
# $edition
rules-heading-claims = Claiming stones
rules-heading-tactics = Tactic cards

# $edition
rules-schotten-goal = Two clans quarrel over nine stones. On your side of each you build a formation of three cards; the stronger one wins the stone. Three neighbouring stones, or any five, win the game.
# $edition
rules-schotten-setup = The nine stones lie in a row between the two players. The 54 clan cards, six colours with the values 1 to 9, are shuffled; each player gets six, and the rest form the deck. Who begins is decided at random; in a match, the winner of one game begins the next.
rules-schotten-hand-tactics-iello = With tactic cards you hold seven cards instead of six, at first all of them clan cards.
rules-schotten-hand-tactics-ps-games = With tactic cards you still hold six cards, at first all of them clan cards.
rules-schotten-hand-tactics-menhir = The ten tactic cards, if you play with them, are shuffled into the one deck before the deal.
# $edition
rules-schotten-turn-play = Play one card: lay it on your side of a stone that nobody owns. A side holds three cards, and a card stays where it was laid.
# $edition
rules-schotten-turn-claim = { $edition ->
    [ps-games] Claim a stone, if you can and want to.
    [menhir] Claim stones, if you can and want to.
   *[other] Claim stones, if you can and want to.
}
rules-schotten-turn-draw = Draw back up to a full hand.
rules-schotten-turn-empty = When the deck is empty, play continues without drawing. If you hold a clan card and have a place for it, you must play a card. If not, you pass.
rules-schotten-turn-empty-tactics = When the deck is empty, play continues without drawing. If you hold a clan card and have a place for it, you must play a card. If not, you may pass, or play a tactic card.
rules-schotten-expert = Expert variant: stones are claimed at the start of a turn instead, so the opponent has a turn to respond.
rules-schotten-formations = The strongest comes first. The order in which the cards were laid doesn’t matter, and a run doesn’t continue from 9 to 1.
rules-schotten-colour-run = Colour run
rules-schotten-colour-run-text = the same colour, consecutive values
rules-schotten-kind = Three of a kind
rules-schotten-kind-text = the same value
rules-schotten-colour = Colour
rules-schotten-colour-text = the same colour
rules-schotten-run = Run
rules-schotten-run-text = consecutive values, any colours
# $edition
rules-schotten-sum = Sum
rules-schotten-sum-text = anything else
rules-schotten-tie-sum = Between two formations of the same kind the higher sum wins; if the sums are equal, the side completed first wins.
rules-schotten-tie-first = Between two formations of the same kind the side completed first wins. Only between two plain sums does the higher one win; if they are equal, the side completed first wins.
# $edition
rules-schotten-claim-complete = When both sides of a stone are complete, whoever has the stronger one may claim it.
rules-schotten-claim-own-complete = Your own side must be complete.
rules-schotten-claim-own-incomplete = Your own side may be incomplete: then the weakest formation that it may still become counts, and it must win outright.
rules-schotten-claim-proof = While the other side isn’t complete, you have to prove that nothing still to come could win it the stone:
rules-schotten-proof-open = Only what lies face up is known: both sides of every stone, and the discards. All other clan cards may still come, including those in your own hand.
rules-schotten-proof-tactics = Tactic cards that haven’t been played are ignored.
rules-schotten-proof-equal = A formation that would only equal your complete side doesn’t stop you: yours was completed first.
rules-schotten-proof-short = If too few cards are left to complete the other side, nothing beats you.
rules-schotten-claim-refused = The table checks the proof for you. A claim that doesn’t hold is answered with the cards that could still beat you, and costs nothing.
# $edition
rules-schotten-claim-many = You may claim as many stones per turn as you can.
rules-schotten-claim-one = You may claim one stone per turn.
# $edition
rules-schotten-claim-closed = A claimed stone is closed: no more cards are laid there, and none leave it.
rules-schotten-claim-closed-menhir = A claimed stone is closed: no more cards are laid there, and only Deserter and Traitor may still take a card away. Its owner stays the same.
rules-schotten-tactics-second-deck = Ten cards in a deck of their own. Whenever you draw, you choose the deck. Instead of a clan card you may play a tactic card, but you may never be more than one tactic card ahead of your opponent.
rules-schotten-tactics-one-deck = Ten cards, shuffled into the one deck. Instead of a clan card you may play a tactic card, as often as you like.
# $edition
rules-schotten-joker = Laid like a clan card: any colour, any value. What it stands for is decided when the stone is claimed. One per player per game.
rules-schotten-spy = Laid like a clan card: a 7 of any colour.
rules-schotten-shield = Laid like a clan card: a 1, 2 or 3 of any colour.
# $edition
rules-schotten-fog = Played on an unclaimed stone: only the sum counts there, not formations.
# $edition
rules-schotten-mud = Played on an unclaimed stone: both sides need four cards there.
rules-schotten-scout-iello = Draw three cards, from either deck or from both, and put two cards from your hand at the bottom of their decks.
rules-schotten-scout-ps-games = Draw three cards from one deck and put two cards from your hand on top of their decks.
rules-schotten-scout-menhir = Look at your opponent’s hand.
rules-schotten-redeploy = Move one of your cards from an unclaimed stone to another one with a free space, or discard it.
rules-schotten-redeploy-menhir = Move one of your cards from an unclaimed stone to another one with a free space.
rules-schotten-deserter = Discard one of your opponent’s cards, clan or tactic, from an unclaimed stone.
rules-schotten-deserter-menhir = Take a card from your opponent’s side of a claimed stone into your hand, whoever owns the stone.
rules-schotten-traitor = Move one of your opponent’s clan cards from an unclaimed stone to a free space on your side.
rules-schotten-traitor-menhir = Move any of your opponent’s cards, even from a claimed stone, to a free space on your side of an unclaimed one.
rules-schotten-tactics-where = Fog and Mud lie on the side of whoever played them, so Redeploy and Deserter may target them.
# $edition
rules-schotten-tactics-discards = Scout, Redeploy, Deserter and Traitor go to the discards, which everybody may look through.
# $edition
rules-schotten-end = Three neighbouring stones, or any five, end the game at once, even in the middle of a turn.
# $edition
rules-schotten-match = In a match the winner of a game scores 5 points, and the loser 1 for each stone owned. Whoever has the most points wins.
rules-schotten-match-menhir = In a match the winner of a game scores 5 points, and the loser loses 1 for each stone that the winner owns. Whoever has the most points wins.
rules-schotten-ruling-first = { $edition ->
    [iello] Who begins is decided at random, whatever the sheet says about journeys to Scotland, and the winner of a game begins the next one. After a draw, whoever didn’t begin that game begins the next.
   *[other] After a draw, whoever didn’t begin that game begins the next.
}
rules-schotten-ruling-after = Stones may be claimed after any card, and after a pass too.
rules-schotten-ruling-pass = Passing follows the same rule with and without tactic cards: you may pass only if you can’t lay a clan card.
rules-schotten-ruling-no-target = A tactic card without a legal target can’t be played.
rules-schotten-ruling-drawing = You draw until your hand is full; if it already is, you draw nothing.
rules-schotten-ruling-equal = In a proof, what counts is who would win the stone, so an equal formation that comes later doesn’t matter.
rules-schotten-ruling-age = A complete side is as old as its newest card. One that lost a card and was filled again was completed later; under Mud the fourth card counts.
# $edition
rules-schotten-ruling-fog-mud = Fog and Mud may lie at the same stone: four cards per side, and only sums count.
# $edition
rules-schotten-ruling-jokers = A joker counts as played, wherever it goes afterwards.
# $edition
rules-schotten-ruling-joker-kept = If you’ve played a joker, you keep the other one until the end of the game: Scout doesn’t put it back, not even if it has just been drawn, unless you hold nothing else. Whoever hasn’t played one may put a joker back.
# $edition
rules-schotten-ruling-scout = { $edition ->
    [ps-games] Scout needs a card in at least one deck, draws up to three cards from the chosen deck, and puts back two, or as many as the hand holds.
   *[other] Scout needs a card in at least one deck, draws up to three of the cards that are left, and puts back two, or as many as the hand holds.
}
rules-schotten-ruling-any-five = { $edition ->
    [iello] The sheet speaks of five stones scattered along the border; any five win here, neighbours or not.
   *[other] The sheet speaks of five stones that aren’t adjacent; any five win here, neighbours or not.
}
rules-schotten-ruling-unplayed-tactics = Tactic cards that haven’t been played never stop a proof, whatever hand or deck they are in. This sheet doesn’t say so; IELLO’s does.
rules-schotten-ruling-redeploy = Redeploy moves the card to another stone, or discards it. The sheet speaks only of an available space (“uno spazio disponibile”).
rules-schotten-ruling-mud-leaves = When Mud leaves a stone, a side with four cards discards the one laid last.
rules-schotten-ruling-moving-fog = Fog and Mud need no free space, so they may go to any other unclaimed stone.
rules-schotten-ruling-mud-both = Under Mud both sides need four cards, though the sheet speaks of one player only.
rules-schotten-ruling-redeploy-menhir = Redeploy moves one of your own cards, between unclaimed stones; the sheet says neither.
rules-schotten-ruling-traitor-menhir = Traitor takes any card from your opponent’s side, but neither Fog nor Mud: they lie on the stone itself, whoever played them.
rules-schotten-ruling-third-card = The sheet says that the likely winner can’t claim while the opponent holds back the third card. We take that to mean: not without proof.
rules-schotten-ruling-jokers-menhir = A joker counts as played, wherever it goes afterwards. One that Traitor moves doesn’t count as played by whoever moved it.
rules-schotten-ruling-weakest = Your weakest and your opponent’s strongest completion are found independently of each other. You can’t claim with a side that can no longer be completed.
rules-schotten-ruling-taken-card = A card that Deserter took into a hand counts as still to come, though everybody knows it. A joker taken like that can be played only by somebody who hasn’t played one.
# $edition
rules-schotten-ruling-nobody-plays = When both players pass one after the other, the game ends. From left to right, every stone that a player could claim, because both sides are complete or by proof, goes to that player; if nobody has won after that, whoever owns more stones wins. Equal numbers are a draw, in which both score as a loser would.
# $edition
rules-schotten-ruling-both-ways = Three in a row and five stones at the same time count as three in a row.
