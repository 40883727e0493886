### Rat Hot. What is said about the game before it is played.

game-rat-hot = Lay strips of spices side by side and on top of each other; groups of your colour score. End your turn with three of your own rats in sight, and you lose.
option-shrunk-groups-score = Shrunken groups score
option-shrunk-groups-score-text = What is left of a group that lost a field scores too.
rat-hot-option-strips = Your own strips
rat-hot-option-strips-text = If you own the box: a TOML file with its strips, one per line, such as 1 = "r2 . G". Everybody at the table plays with it.
