### The rules of the games to read: headings that they share.

rules-heading-goal = Goal
rules-heading-setup = Setup
rules-heading-turn = A turn
rules-heading-end = End of the game
rules-heading-rulings = Our rulings, where the sheet is silent
rules-heading-points = Points
