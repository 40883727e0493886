### La plancia di Tabula Rasa sulla pagina.

board-tabula-map = Mappa dei dieci territori
board-tabula-territory = { $place ->
    [r] Territorio rosso
    [y] Territorio giallo
    [g] Territorio verde
    [b] Territorio blu
    [p] Territorio viola
   *[number] Territorio { $number }
}, { points }
board-tabula-row = { $count ->
    [one] { $name }: { $count } cavaliere
   *[other] { $name }: { $count } cavalieri
}
board-tabula-castle = Castello, { points }: al primo con due territori numerati
board-tabula-hand = Mano di { $name }
board-tabula-partner = con te
board-tabula-stock = { $count ->
    [0] Il tallone è vuoto
    [one] { $count } carta nel tallone
   *[other] { $count } carte nel tallone
}
board-tabula-removed = Due carte sono fuori dal gioco
board-tabula-points-now = { $name }: { points } se la partita finisse ora
board-tabula-if-it-ended-now = se finisse ora
board-tabula-count = Punteggio
board-tabula-colour = { $place ->
    [r] Rosso
    [y] Giallo
    [g] Verde
    [b] Blu
   *[p] Viola
}
board-tabula-unseen = Cavalieri non ancora visti: in mano, nel tallone o fuori dal gioco
board-tabula-unseen-card = { $card } × { $count }
