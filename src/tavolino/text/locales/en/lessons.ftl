### Lessons: what to do in each step, and what is said when it is done.

lesson-wrong = That is a legal move, but not this step’s task. Try again.
lesson-you = You

## Schotten-Totten

lesson-schotten-lay = Two clans fight over nine stones. Each turn you lay one card from your hand on your side of a stone. Lay a card at stone 5.
lesson-schotten-lay-done = Well done. Then you draw a card, so you hold { $hand } again.
lesson-schotten-colour-run = Three cards on your side of a stone make a formation. Complete the strongest there is, a colour run: three values in a row, all of one colour.
lesson-schotten-colour-run-done = Only a higher colour run beats it.
lesson-schotten-kind = Second is three of a kind: three cards of the same value. Complete it.
lesson-schotten-kind-done = Three sevens. There are six cards of each value, one in each colour.
lesson-schotten-colour = Third is a colour: three cards of one colour, whatever their values. Complete it.
lesson-schotten-colour-done = A colour beats every run of mixed colours.
lesson-schotten-run = Fourth is a run: three values in a row, in any colours. Complete it.
lesson-schotten-run-done = Everything else is just a sum. Between two formations of the same kind, the higher sum wins.
lesson-schotten-claim = After laying a card you may claim stones that you have won. At stone 4 both sides are complete, and yours is stronger. Claim it.
lesson-schotten-claim-done = The stone is yours for good; no more cards are laid there.
lesson-schotten-first = At two stones both sides are equally strong, even in their sums. Then the side completed first wins. Claim the stone where that side is yours.
lesson-schotten-first-done = Between equals, it pays to be quick.
lesson-schotten-proof = You do not have to wait until the opponent’s side is complete. At one stone the only card that could save it is already on the table. Claim that stone.
lesson-schotten-proof-done = Nothing can beat you there any more. Only cards on the table count as proof, never those in your hand.
lesson-schotten-reveal = Only the cyan 7 could make a better colour run at stone 4, and that card is in your hand. But hands prove nothing, only what lies face up. Put the proof on the table: lay the cyan 7 at another stone.
lesson-schotten-reveal-done = Now everybody can see it: no better colour run is possible there any more, and you may claim the stone.
lesson-schotten-win = Three neighbouring stones win the game, and so do any five. Two neighbouring stones are already yours. Win the game.
lesson-schotten-win-done = Three in a row: the game is yours.
lesson-schotten-joker = Tactic cards bend the rules. A joker stands for any card; which one is decided when the stone is claimed. Lay your joker at stone 4.
lesson-schotten-joker-done = It counts as cyan { $value }. Each player may play one joker per game, and may never be more than one tactic card ahead of the opponent.
lesson-schotten-fog = At stone 2 a low colour run faces your high cards. Fog makes only the sum count. Play Fog at stone 2.
lesson-schotten-fog-done = { $own } against { $theirs }. Mud would require four cards per side; other tactic cards stand for clan cards, or move, take or draw cards. You are ready for a game.

## Tabula Rasa

lesson-tabula-number = Knights ride to ten territories: five have a number, five a colour. A knight may go to its number or to its colour. Lay the red 4 at the territory of its number.
lesson-tabula-number-done = Then you draw a card, as long as the stock lasts.
lesson-tabula-colour = Now send a red knight to the red territory.
lesson-tabula-colour-done = A number territory is worth its number, every colour territory five points.
lesson-tabula-majority = At the end, whoever has the most knights at a territory takes it. Take the lead at territory 5.
lesson-tabula-majority-done = You are ahead there, until somebody answers.
lesson-tabula-treasure = Second place takes the treasure, worth one point; without a knight you get nothing. Send your first knight to the blue territory.
lesson-tabula-treasure-done = One knight is enough for a treasure that nobody else is after.
lesson-tabula-tie = In a tie for most, each side gets a treasure and nobody gets the territory. Make a tie at the yellow territory.
lesson-tabula-tie-done = A treasure instead of the territory costs the opponent { points }. Nothing changes for you: you get a treasure, as before.
lesson-tabula-castle = The castle is worth five points. It goes to whoever first takes two number territories when they are counted from left to right. You lead at territory 1. Take the lead at territory 2 as well.
lesson-tabula-castle-done = The small numbers are counted first: they are worth more than they seem.
lesson-tabula-worth = You can break one of { $ties } ties, at territory 1 or at purple. A number territory is worth its number, every colour territory five points. Take the one that is worth more.
lesson-tabula-worth-done = { $own } against { $theirs } at purple: { points } instead of { $treasure } for a treasure. At territory 1 you would have gained nothing.
lesson-tabula-three = With three players, everybody has their own row. At territory 3 one player has { $most } knights, one has { $second }, and you have { $own }. If two tie for second, nobody gets the treasure. Make that tie.
lesson-tabula-three-done = Now neither of you gets that treasure. With one more knight you would tie for most and get a treasure.
lesson-tabula-team = Four players form two teams. Partners sit opposite each other; they share a row of knights and the points, but not their hands. At yellow your team has as many knights as the others. Help your partner.
lesson-tabula-team-done = { $own } against { $theirs } for your team.
lesson-tabula-end = The last card of the game. Now everything is counted, from left to right. Lay it where it wins you the game.
lesson-tabula-end-done = Whoever has the most points wins; equal points share the win.

## Rat Hot

lesson-rat-hot-beside = You play red. Lay the strip beside the one on the table: at least one field must share an edge with it.
lesson-rat-hot-beside-done = You lay one strip on the first turn and two on each later turn, one after the other; the last strip is a turn of its own.
lesson-rat-hot-score = Equal spices that touch form a group. When a strip joins a group, two fields score one point for their colour. Lay the strip so that red scores.
lesson-rat-hot-score-done = Groups score no matter who lays the strip, so look out for green too.
lesson-rat-hot-three = Three or more fields score two points. Make such a group for red.
lesson-rat-hot-three-done = A group never scores more than two points at once, but it can score again and again.
lesson-rat-hot-both = This strip also has a green nutmeg, and green’s groups score for green even on your turn. Score a point for red and none for green.
lesson-rat-hot-both-done = { points } for you alone. Always look at both colours before you lay.
lesson-rat-hot-on-top = A strip may also lie on top of others: all its fields at the same height, no gap beneath, and not exactly on a single strip. Lay it on top.
lesson-rat-hot-on-top-done = What is covered no longer counts.
lesson-rat-hot-rat = Rats! Whoever ends a turn with three rats of their own colour in sight loses at once. Cover the red rat.
lesson-rat-hot-rat-done = One worry less. Only your own rats count, and only at the end of your own turn.
lesson-rat-hot-danger = { $rats } red rats are in sight, and this strip adds another one. Lay it so that you do not lose.
lesson-rat-hot-danger-done = You covered a rat, so only { $rats } are in sight: you are safe.
lesson-rat-hot-last = The last strip. After it, every group on the table scores once more. Mind the rats, and win.
lesson-rat-hot-last-done = Well played. Now you know all the rules.
