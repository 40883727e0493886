### Tabula Rasa. The lesson: what to do in each step, and what is said when it is done.

lesson-tabula-number = Knights ride to ten territories: five have a number, five a colour. A knight may go to its number or to its colour. Lay the red 4 at the territory of its number.
lesson-tabula-number-done = Then you draw a card, as long as the stock lasts.
lesson-tabula-colour = Now send a red knight to the red territory.
lesson-tabula-colour-done = A numbered territory is worth its number, every coloured territory five points.
lesson-tabula-majority = At the end, whoever has the most knights at a territory takes it. Take the lead at territory 5.
lesson-tabula-majority-done = You’re ahead there, until somebody answers.
lesson-tabula-treasure = Second place takes the treasure, worth one point; without a knight you get nothing. Send your first knight to the blue territory.
lesson-tabula-treasure-done = One knight is enough for a treasure that nobody else is after.
lesson-tabula-tie = In a tie for most, each side gets a treasure and nobody gets the territory. Make a tie at the yellow territory.
lesson-tabula-tie-done = A treasure instead of the territory costs your opponent { points }. Nothing changes for you: you get a treasure, as before.
lesson-tabula-castle = The castle is worth five points. It goes to whoever first takes two numbered territories when they are counted from left to right. You lead at territory 1. Take the lead at territory 2 as well.
lesson-tabula-castle-done = The small numbers are counted first: they are worth more than they seem.
lesson-tabula-worth = You can break one of { $ties } ties, at territory 1 or at purple. A numbered territory is worth its number, every coloured territory five points. Take the one that is worth more.
lesson-tabula-worth-done = { $own } against { $theirs } at purple: { points } instead of { $treasure } for a treasure. At territory 1 you would have gained nothing.
lesson-tabula-three = With three players, everybody has their own row. At territory 3 one player has { $most } knights, one has { $second }, and you have { $own }. If two tie for second, nobody gets the treasure. Make that tie.
lesson-tabula-three-done = Now neither of you gets that treasure. With one more knight you would tie for most and get a treasure.
lesson-tabula-team = Four players form two teams. Partners sit opposite each other; they share a row of knights and the points, but not their hands. At yellow your team has as many knights as the others. Help your partner.
lesson-tabula-team-done = { $own } against { $theirs } for your team.
lesson-tabula-end = The last card of the game. Now everything is counted, from left to right. Lay it where it wins you the game.
lesson-tabula-end-done = Whoever has the most points wins; players with equal points share the win.
