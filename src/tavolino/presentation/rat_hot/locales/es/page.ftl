### Rat Hot. What is said of the game before it is played.

game-rat-hot = Coloca tiras de especias unas junto a otras y unas sobre otras; los grupos de tu color puntúan. Si al final de tu turno se ven tres ratas tuyas, has perdido.
option-shrunk-groups-score = Puntúan los grupos reducidos
option-shrunk-groups-score-text = También puntúa lo que queda de un grupo que perdió una casilla.
rat-hot-option-strips = Tiras propias
rat-hot-option-strips-text = Si tienes la caja: un archivo TOML con sus tiras, una por línea, como 1 = "r2 . G". Todos en la mesa juegan con ellas.
