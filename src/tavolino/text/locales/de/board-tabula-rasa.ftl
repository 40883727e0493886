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
board-tabula-castle = Burg, { points }: wer zuerst zwei Zahlengebiete besitzt
board-tabula-hand = Handkarten: { $name }
board-tabula-partner = Teampartner
board-tabula-stock = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
board-tabula-removed = Zwei Karten sind aus dem Spiel
board-tabula-count = Die Wertung
board-tabula-unseen = Noch nicht gesehene Ritter: auf den Händen, im Nachziehstapel oder aus dem Spiel
board-tabula-unseen-card = { $count } × { $card }
