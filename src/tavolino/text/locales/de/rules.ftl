rules-heading-goal = Ziel des Spiels
rules-heading-setup = Aufbau
rules-heading-turn = Ein Zug
rules-heading-end = Ende der Partie
rules-heading-rulings = Unsere Regelungen, wo die Anleitung schweigt
rules-heading-points = Punkte
