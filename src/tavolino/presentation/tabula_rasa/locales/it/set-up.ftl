### Setting up a position of Tabula Rasa.

set-up-tr-territory = { $place ->
    [r] Territorio rosso
    [y] Territorio giallo
    [g] Territorio verde
    [b] Territorio blu
    [p] Territorio viola
   *[number] Territorio { $number }
}
