### El tablero de Tabula Rasa en la página.

board-tabula-map = Mapa de los diez territorios
board-tabula-territory = { $place ->
    [r] Territorio rojo
    [y] Territorio amarillo
    [g] Territorio verde
    [b] Territorio azul
    [p] Territorio morado
   *[number] Territorio { $number }
}, { points }
board-tabula-row = { $count ->
    [one] { $name }: { $count } caballero
   *[other] { $name }: { $count } caballeros
}
board-tabula-castle = Castillo, { points }: para quien antes tenga dos territorios numerados
board-tabula-hand = Mano de { $name }
board-tabula-partner = tu compañero
board-tabula-stock = { $count ->
    [0] El mazo está vacío
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
board-tabula-removed = Dos cartas están fuera de la partida
board-tabula-points-now = { $name }: { points } si la partida terminara ahora
board-tabula-if-it-ended-now = si terminara ahora
board-tabula-count = Puntuación
board-tabula-colour = { $place ->
    [r] Rojo
    [y] Amarillo
    [g] Verde
    [b] Azul
   *[p] Morado
}
board-tabula-unseen = Caballeros que aún no se han visto: en las manos, en el mazo o fuera de la partida
board-tabula-unseen-card = { $card } × { $count }
