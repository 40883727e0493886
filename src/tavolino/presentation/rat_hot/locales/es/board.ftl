### El tablero de Rat Hot en la página.

board-rat-hot-warehouse = Almacén
board-rat-hot-strip = Tira { $strip }: { $fields }
board-rat-hot-turn = Girar la tira
board-rat-hot-closer = Acercar
board-rat-hot-farther = Alejar
board-rat-hot-whole = Ver todas las tiras
board-rat-hot-field = Columna { $column }, fila { $row }: { field }, altura { $height }
board-rat-hot-would-score = { $who ->
    [you] { $points } para ti
   *[other] { $points } para { $name }
}
board-rat-hot-no-points = ningún punto
board-rat-hot-danger = { $count } de tus ratas a la vista: así, al final de tu turno pierdes la partida
board-rat-hot-lay-here = Colocar aquí
board-rat-hot-colour = { $colour ->
    [red] rojo
   *[green] verde
}
board-rat-hot-rats = { $count ->
    [0] ninguna rata a la vista
    [one] { $count } rata a la vista
   *[other] { $count } ratas a la vista
}
board-rat-hot-left = { $count ->
    [0] No quedan tiras
    [one] Queda { $count } tira
   *[other] Quedan { $count } tiras
}
board-rat-hot-to-come = Por salir
board-rat-hot-in-order = Por salir, en este orden
