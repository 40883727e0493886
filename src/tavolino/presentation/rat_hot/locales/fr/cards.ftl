### Rat Hot. What lies on the table.

field = { $face ->
    [r1] muscade rouge
    [r2] piment rouge
    [r3] poivre rouge
    [r4] anis rouge
    [g1] muscade verte
    [g2] piment vert
    [g3] poivre vert
    [g4] anis vert
    [red-rat] rat rouge
    [green-rat] rat vert
   *[empty] vide
}
