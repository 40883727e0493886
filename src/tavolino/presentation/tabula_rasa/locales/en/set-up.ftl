### Setting up a position of Tabula Rasa.

set-up-tr-territory = { $place ->
    [r] Red territory
    [y] Yellow territory
    [g] Green territory
    [b] Blue territory
    [p] Purple territory
   *[number] Territory { $number }
}
