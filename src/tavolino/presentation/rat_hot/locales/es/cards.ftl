### Rat Hot. What lies on the table.

field = { $face ->
    [r1] nuez moscada roja
    [r2] chile rojo
    [r3] pimienta roja
    [r4] anís rojo
    [g1] nuez moscada verde
    [g2] chile verde
    [g3] pimienta verde
    [g4] anís verde
    [red-rat] rata roja
    [green-rat] rata verde
   *[empty] vacío
}
