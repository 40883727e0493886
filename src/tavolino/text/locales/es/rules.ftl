rules-heading-goal = Objetivo
rules-heading-setup = Preparación
rules-heading-turn = Un turno
rules-heading-end = Final de la partida
rules-heading-rulings = Donde el reglamento calla: nuestras decisiones
rules-heading-points = Puntos
