### Setting up a position of Tabula Rasa.

set-up-tr-territory = { $place ->
    [r] Territorio rojo
    [y] Territorio amarillo
    [g] Territorio verde
    [b] Territorio azul
    [p] Territorio morado
   *[number] Territorio { $number }
}
