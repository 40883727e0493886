### Setting up a position of Tabula Rasa.

set-up-tr-territory = { $place ->
    [r] Rotes Gebiet
    [y] Gelbes Gebiet
    [g] Grünes Gebiet
    [b] Blaues Gebiet
    [p] Lila Gebiet
   *[number] Gebiet { $number }
}
