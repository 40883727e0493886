rules-heading-goal = Scopo del gioco
rules-heading-setup = Preparazione
rules-heading-turn = Il turno
rules-heading-end = Fine della partita
rules-heading-rulings = Le nostre decisioni, dove il regolamento tace
rules-heading-points = Punti
