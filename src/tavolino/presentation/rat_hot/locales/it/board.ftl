### La plancia di Rat Hot sulla pagina.

board-rat-hot-warehouse = Magazzino
board-rat-hot-strip = Striscia { $strip }: { $fields }
board-rat-hot-turn = Gira la striscia
board-rat-hot-closer = Ingrandisci
board-rat-hot-farther = Rimpicciolisci
board-rat-hot-whole = Mostra tutte le strisce
board-rat-hot-field = Colonna { $column }, riga { $row }: { field }, livello { $height }
board-rat-hot-would-score = { $who ->
    [you] { $points } per te
   *[other] { $points } per { $name }
}
board-rat-hot-no-points = nessun punto
board-rat-hot-danger = { $count } dei tuoi topi in vista: a fine turno perderesti la partita
board-rat-hot-lay-here = Piazzala qui
board-rat-hot-colour = { $colour ->
    [red] rosso
   *[green] verde
}
board-rat-hot-rats = { $count ->
    [0] nessun topo in vista
    [one] { $count } topo in vista
   *[other] { $count } topi in vista
}
board-rat-hot-left = { $count ->
    [0] Nessuna striscia rimasta
    [one] { $count } striscia rimasta
   *[other] { $count } strisce rimaste
}
board-rat-hot-to-come = Ancora da scoprire
board-rat-hot-in-order = Ancora da scoprire, in quest’ordine
