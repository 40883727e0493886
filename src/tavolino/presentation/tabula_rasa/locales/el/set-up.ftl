### Setting up a position of Tabula Rasa.

set-up-tr-territory = { $place ->
    [r] Κόκκινη περιοχή
    [y] Κίτρινη περιοχή
    [g] Πράσινη περιοχή
    [b] Μπλε περιοχή
    [p] Μοβ περιοχή
   *[number] Περιοχή { $number }
}
