rules-heading-goal = Ziel des Spiels
rules-heading-setup = Aufbau
rules-heading-turn = Ein Zug
rules-heading-end = Ende der Partie
rules-heading-rulings = Wo die Anleitung schweigt: unsere Regelungen
rules-heading-points = Punkte
