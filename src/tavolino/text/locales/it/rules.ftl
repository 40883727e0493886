rules-heading-goal = Scopo del gioco
rules-heading-setup = Preparazione
rules-heading-turn = Il turno
rules-heading-end = Fine della partita
rules-heading-rulings = Dove il regolamento tace: le nostre decisioni
rules-heading-points = Punti
