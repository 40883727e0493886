### Rat Hot. What is said about the game before it is played.

game-rat-hot = Lay strips of spices side by side and on top of each other; groups of your colour score. End your turn with three of your own rats in sight, and you lose.
option-shrunk-groups-score = Shrunken groups score
option-shrunk-groups-score-text = What is left of a group that lost a field scores too.
