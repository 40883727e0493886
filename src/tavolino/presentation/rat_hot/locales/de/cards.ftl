### Rat Hot. What lies on the table.

field = { $face ->
    [r1] rote Muskatnuss
    [r2] roter Chili
    [r3] roter Pfeffer
    [r4] roter Anis
    [g1] grüne Muskatnuss
    [g2] grüner Chili
    [g3] grüner Pfeffer
    [g4] grüner Anis
    [red-rat] rote Ratte
    [green-rat] grüne Ratte
   *[empty] leer
}
