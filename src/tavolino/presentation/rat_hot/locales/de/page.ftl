### Rat Hot. What is said of the game before it is played.

game-rat-hot = Lege Streifen mit Gewürzen nebeneinander und übereinander; Gruppen deiner Farbe bringen Punkte. Sind am Ende deines Zuges drei deiner Ratten zu sehen, hast du verloren.
option-shrunk-groups-score = Geschrumpfte Gruppen zählen
option-shrunk-groups-score-text = Auch was von einer Gruppe übrig bleibt, die ein Feld verloren hat, bringt Punkte.
rat-hot-option-strips = Eigene Streifen
rat-hot-option-strips-text = Wenn du die Schachtel hast: eine TOML-Datei mit ihren Streifen, einer pro Zeile, etwa 1 = "r2 . G". Alle am Tisch spielen damit.
