### Das Spielfeld von Tabula Rasa auf der Seite.

board-tabula-map = Karte der zehn Gebiete
board-tabula-territory = { $place ->
    [r] Rotes Gebiet
    [y] Gelbes Gebiet
    [g] Grünes Gebiet
    [b] Blaues Gebiet
    [p] Lila Gebiet
   *[number] Gebiet { $number }
}, { points }
board-tabula-row = { $count ->
    [one] { $name }: { $count } Ritter
   *[other] { $name }: { $count } Ritter
}
board-tabula-castle = Burg, { points }: Sie bekommt, wer zuerst zwei Zahlengebiete besitzt
board-tabula-hand = Hand von { $name }
board-tabula-partner = dein Team
board-tabula-stock = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
board-tabula-removed = Zwei Karten sind aus dem Spiel
board-tabula-points-now = { $name }: { points }, wenn die Partie jetzt endete
board-tabula-if-it-ended-now = wenn jetzt Schluss wäre
board-tabula-count = Wertung
board-tabula-colour = { $place ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[p] Lila
}
board-tabula-unseen = Ritter, die noch niemand gezeigt hat: auf der Hand, im Nachziehstapel oder aus dem Spiel
board-tabula-unseen-card = { $count } × { $card }
