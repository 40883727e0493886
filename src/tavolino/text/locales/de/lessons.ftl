### The lessons: in each step a thing to do and why, and what is said when it was done.

lesson-you = You
lesson-another-move = That can be played, but it is not what this step is about. Try again.

## Schotten-Totten

lesson-schotten-lay = Two clans quarrel over nine stones. Each turn you lay one card on your side of a stone. Lay any card at stone 5, in the middle.
lesson-schotten-lay-right = That is a turn: a card goes to a stone and stays there, and a new one comes to your hand. A side holds three cards.
lesson-schotten-run = Three cards make a formation. The strongest one is the colour run: one colour, values in a row. Red 7 and red 6 lie at stone 5. Complete a colour run.
lesson-schotten-run-right = A colour run. Then come three of a kind, colour, run, and last the plain sum.
lesson-schotten-claim = Your side of stone 5 is complete, the other one is not. But with blue 3 and blue 9 nothing can beat a colour run any more. That is a proof: claim stone 5.
lesson-schotten-claim-right = The stone is yours, and closed from now on. You need not wait for the other side if nothing that may still come can beat you.
lesson-schotten-kind = Three cards of one value are the second best formation. Complete three of a kind at stone 3.
lesson-schotten-kind-right = Three of a kind, in any colours. Only a colour run beats it, or three of a higher value.
lesson-schotten-colour = At stone 2 your opponent has a run: 4, 5 and 6 in different colours. A colour, three cards of one colour, beats it whatever the values. Make one.
lesson-schotten-colour-right = The colour wins, though its sum is smaller: the kind of the formation comes first.
lesson-schotten-sum = At stone 6 both of you have a run, or nearly so. Between two of a kind the higher sum wins; if that is equal too, the side that was complete first. Lay the card that wins the stone.
lesson-schotten-sum-right = 15 against 12. Cyan 3 would have made 12 as well, and the other side was complete first.
lesson-schotten-sum-wrong = That does not win stone 6: the other side has a run with a sum of 12, and was complete first.
lesson-schotten-refused = Not every claim holds. You have three 7s at stone 7, but the other side is not complete. Try to claim stone 7, and see what still beats you.
lesson-schotten-refused-right = A claim that does not hold is never a mistake: you are told which cards may still come.
lesson-schotten-prove = Only cyan 7 could make a better colour run at stone 4, and that card is in your hand. But hands do not count as proof, only what lies face up. Put the proof on the table: lay cyan 7 somewhere else.
lesson-schotten-prove-right = Now everybody can see it: no colour run can come there any more.
lesson-schotten-prove-wrong = As long as cyan 7 is not face up, it counts as still to come, even from your own hand. Lay it at any stone.
lesson-schotten-win = Three neighbouring stones win the game at once, and so do any five. Claim stone 4.
lesson-schotten-win-right = Stones 3, 4, 5 and 6: you have won. One last thing is left, the tactic cards.
lesson-schotten-joker = With tactic cards in the game, some cards bend the rules. A joker stands for any card, and what it is gets settled when the stone is claimed. Lay your joker at stone 4.
lesson-schotten-joker-right = It fits in as cyan 5. Each player may play one joker a game, and never more than one tactic card above the opponent’s count.
lesson-schotten-fog = At stone 2 a small colour run lies against your high cards. Fog makes only the sum count. Play Fog at stone 2.
lesson-schotten-fog-right = 23 against 6. Mud would ask for four cards a side; the other tactic cards move, take or draw cards. You are ready for your first game.

## Tabula Rasa

lesson-tabula-number = Ten territories lie in a row: five numbers, five colours. Each turn you lay one knight, at the territory of its number or at that of its colour. Lay blue 4 at territory 4.
lesson-tabula-number-right = Your first knight stands there, and you draw a new card.
lesson-tabula-colour = The same card has two places to go. Lay yellow 2 at its colour, the yellow territory.
lesson-tabula-colour-right = Nobody sees your hand, but everybody sees who stands where.
lesson-tabula-most = In the end the most knights win a territory; their numbers do not matter for that. At territory 5 you have as many as your opponent. Take the lead there.
lesson-tabula-most-right = Three against two. A number territory is worth its number: 5 points here.
lesson-tabula-treasure = The second most knights win the treasure of a territory, 1 point. But without a knight there is nothing. You have none at red: send one there.
lesson-tabula-treasure-right = Red is hardly to be won any more, but its treasure is yours.
lesson-tabula-tie = With a tie for the most, nobody gets the territory, and both get a treasure. At green your opponent is one ahead. Save what can be saved: make it a tie.
lesson-tabula-tie-right = Every colour territory is worth 5 points, and these your opponent does not get for now.
lesson-tabula-worth = You can break one of two ties, at territory 1 or at purple. A number is worth its number, every colour is worth 5. Take what is worth more.
lesson-tabula-worth-right = Three against two at purple: 5 points.
lesson-tabula-worth-wrong = Purple is worth 5 points, and a knight more wins it. Lay a purple card at the purple territory.
lesson-tabula-castle = The territories are counted from the left. Whoever is the first to own two of the numbers also gets the castle, 5 points. You lead at territory 1. Take the lead at 2 as well.
lesson-tabula-castle-right = 1 and 2 are small, but they come first: counted now, they would bring you the castle.
lesson-tabula-three = With three players everybody has a row. At territory 3 one player has three knights, one has two, and you have one. If two tie for second, nobody gets the treasure. Make it a tie.
lesson-tabula-three-right = Now neither of you gets that treasure, and one more knight would bring it to you.
lesson-tabula-team = Four players are two teams. Partners sit opposite each other and share a row of knights and the points, but not their hands. Your team has two knights at yellow, as many as the others. Help your partner.
lesson-tabula-team-right = Three against two for your team.
lesson-tabula-last = The last card of the game: red 1. At red it would only make a tie. Look at the numbers, think of the castle, and win.
lesson-tabula-last-right = Territory 1 is worth 1 point, but with it you are the first to own two numbers, and the castle decides the game.
lesson-tabula-last-wrong = That loses: the castle goes to your opponent. Which territory would make you the first with two numbers?

## Rat Hot. The learner plays red.

lesson-rat-hot-lay = Strips with spices lie on the table, and you play red. A new strip must touch one that lies there already, along an edge. Lay your strip anywhere; R or the button turns it.
lesson-rat-hot-lay-right = It lies, and stays. Equal spices side by side make points, but there were none.
lesson-rat-hot-pair = Two fields of the same red spice side by side are a group, and score 1 point for you. Lay the strip so that its red nutmeg touches the other one.
lesson-rat-hot-pair-right = One point. A group scores as soon as it gets a field of the strip that is laid.
lesson-rat-hot-three = A group of three or more scores 2 points. Two red chillies lie side by side on the table: make them three.
lesson-rat-hot-three-right = Two points. The third field pays for the whole group once more, so groups like to grow.
lesson-rat-hot-both = Your strip has a green nutmeg as well, and green’s groups score for green even on your turn. Make a point for red and none for green.
lesson-rat-hot-both-right = A point for you alone. Always look at both colours before you lay.
lesson-rat-hot-cover = A strip may lie on others: all three fields at one height, nothing hollow beneath, and not all three on one and the same strip. Lay one of your strips on top.
lesson-rat-hot-cover-right = What is covered does not count any more, be it spice or rat.
lesson-rat-hot-cover-wrong = That lies on the table. Find a place where all three fields lie on at least two other strips.
lesson-rat-hot-two = Each turn you get two strips, and you may lay them in any order. Begin with the one that brings you 2 points.
lesson-rat-hot-two-right = The second one would follow now. Only the very first turn of a game has a single strip.
lesson-rat-hot-rats = Careful: three red rats are in sight. Whoever ends the own turn like that has lost. This is the last strip of your turn: cover a rat with it.
lesson-rat-hot-rats-right = Two rats are allowed. Green’s rats are only counted at the end of green’s turn.
lesson-rat-hot-rats-wrong = Three red rats would still be in sight at the end of your turn, and the game would be lost. Lay the strip over one of them.
lesson-rat-hot-last = The last strip of a short game. When it lies, every group in sight scores once more, for both colours. Lay it so that red wins.
lesson-rat-hot-last-right = A group that comes late pays twice: when it is laid and at the end. You know all the rules now.
lesson-rat-hot-last-wrong = That is not enough to win: red needs a group in sight at the end. Bring a nutmeg or a chilli next to its like.
