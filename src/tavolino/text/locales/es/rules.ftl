rules-heading-goal = Objetivo
rules-heading-setup = Preparación
rules-heading-turn = Un turno
rules-heading-end = Final de la partida
rules-heading-rulings = Nuestras decisiones, donde el reglamento calla
rules-heading-points = Puntos
