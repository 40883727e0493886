about-rat-hot-strip-title = Tira
about-rat-hot-spice = { $colour ->
    [red] Una de las especias del rojo. Las especias iguales que comparten un lado forman un grupo. Cuando se le une una tira, un grupo de dos da 1 punto al rojo; uno mayor, 2 puntos.
   *[green] Una de las especias del verde. Las especias iguales que comparten un lado forman un grupo. Cuando se le une una tira, un grupo de dos da 1 punto al verde; uno mayor, 2 puntos.
}
about-rat-hot-shrunk = En esta mesa también puntúa lo que queda de un grupo que perdió una casilla.
about-rat-hot-empty = No muestra nada: no da puntos ni perjudica a nadie.
about-rat-hot-pile-title = Montón
