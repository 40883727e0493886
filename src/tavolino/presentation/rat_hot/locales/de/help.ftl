about-rat-hot-strip-title = Streifen
about-rat-hot-spice = { $colour ->
    [red] Ein Gewürz von Rot. Gleiche Gewürze Kante an Kante bilden eine Gruppe. Kommt ein Streifen dazu, bringt eine Gruppe aus zwei Feldern 1 Punkt für Rot, eine größere 2 Punkte.
   *[green] Ein Gewürz von Grün. Gleiche Gewürze Kante an Kante bilden eine Gruppe. Kommt ein Streifen dazu, bringt eine Gruppe aus zwei Feldern 1 Punkt für Grün, eine größere 2 Punkte.
}
about-rat-hot-shrunk = An diesem Tisch zählt auch, was von einer Gruppe übrig bleibt, die ein Feld verloren hat.
about-rat-hot-empty = Zeigt nichts: bringt niemandem Punkte und schadet niemandem.
about-rat-hot-pile-title = Stapel
