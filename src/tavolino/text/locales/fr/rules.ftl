rules-heading-goal = But du jeu
rules-heading-setup = Mise en place
rules-heading-turn = Tour de jeu
rules-heading-end = Fin de la partie
rules-heading-rulings = Nos décisions, là où la règle se tait
rules-heading-points = Points
