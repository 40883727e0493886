### Rat Hot. What is said of the game before it is played.

game-rat-hot = Pose des bandes d’épices côte à côte et les unes sur les autres ; les groupes de ta couleur marquent. Si trois de tes rats sont en vue à la fin de ton tour, tu as perdu.
option-shrunk-groups-score = Les groupes réduits marquent
option-shrunk-groups-score-text = Ce qui reste d’un groupe qui a perdu une case marque aussi.
rat-hot-option-strips = Tes propres bandes
rat-hot-option-strips-text = Si tu as la boîte : un fichier TOML avec ses bandes, une par ligne, comme 1 = "r2 . G". Toute la table joue avec.
