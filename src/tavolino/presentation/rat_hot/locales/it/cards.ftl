### Rat Hot. What lies on the table.

field = { $face ->
    [r1] noce moscata rossa
    [r2] peperoncino rosso
    [r3] pepe rosso
    [r4] anice rosso
    [g1] noce moscata verde
    [g2] peperoncino verde
    [g3] pepe verde
    [g4] anice verde
    [red-rat] topo rosso
    [green-rat] topo verde
   *[empty] vuoto
}
