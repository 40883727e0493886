about-rat-hot-strip-title = Striscia
about-rat-hot-spice = { $colour ->
    [red] Una delle spezie del rosso. Spezie uguali che si toccano con un bordo formano un gruppo. Quando vi si aggiunge una striscia, un gruppo di due dà 1 punto al rosso, uno più grande 2 punti.
   *[green] Una delle spezie del verde. Spezie uguali che si toccano con un bordo formano un gruppo. Quando vi si aggiunge una striscia, un gruppo di due dà 1 punto al verde, uno più grande 2 punti.
}
about-rat-hot-shrunk = A questo tavolo fa punti anche ciò che resta di un gruppo che ha perso un campo.
about-rat-hot-empty = Non mostra nulla: non dà punti e non fa danni a nessuno.
about-rat-hot-pile-title = Pila
