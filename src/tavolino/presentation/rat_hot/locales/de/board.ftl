### Das Spielfeld von Rat Hot auf der Seite.

board-rat-hot-warehouse = Lagerhaus
board-rat-hot-strip = Streifen { $strip }: { $fields }
board-rat-hot-turn = Streifen drehen
board-rat-hot-closer = Vergrößern
board-rat-hot-farther = Verkleinern
board-rat-hot-whole = Alle Streifen zeigen
board-rat-hot-field = Spalte { $column }, Zeile { $row }: { field }, Höhe { $height }
board-rat-hot-would-score = { $who ->
    [you] { $points } für dich
   *[other] { $points } für { $name }
}
board-rat-hot-no-points = keine Punkte
board-rat-hot-danger = { $count } deiner Ratten sind zu sehen: Am Ende deines Zuges verlierst du damit die Partie
board-rat-hot-lay-here = Hier hinlegen
board-rat-hot-colour = { $colour ->
    [red] Rot
   *[green] Grün
}
board-rat-hot-rats = { $count ->
    [0] keine Ratte zu sehen
    [one] { $count } Ratte zu sehen
   *[other] { $count } Ratten zu sehen
}
board-rat-hot-left = { $count ->
    [0] Kein Streifen übrig
    [one] Noch { $count } Streifen
   *[other] Noch { $count } Streifen
}
board-rat-hot-to-come = Was noch kommt
board-rat-hot-in-order = Was noch kommt, in dieser Reihenfolge
