about-tabula-knight = { $place ->
    [r] Va al territorio { $number } o al territorio rojo.
    [y] Va al territorio { $number } o al territorio amarillo.
    [g] Va al territorio { $number } o al territorio verde.
    [b] Va al territorio { $number } o al territorio azul.
   *[p] Va al territorio { $number } o al territorio morado.
}
about-tabula-territory-title = { $place ->
    [r] Territorio rojo
    [y] Territorio amarillo
    [g] Territorio verde
    [b] Territorio azul
    [p] Territorio morado
   *[number] Territorio { $number }
}
about-tabula-territory = Al final se lo lleva quien tenga aquí más caballeros. Cuenta cuántos hay, no sus números.
about-tabula-treasure = Se lo lleva quien queda segundo en caballeros en su territorio. Si dos empatan en cabeza, se llevan un tesoro cada uno y nadie el territorio.
about-tabula-treasure-three = Si tres empatan en cabeza, o dos por el segundo puesto, no se lo lleva nadie.
about-tabula-stock-title = Mazo
about-tabula-removed-title = Cartas retiradas
about-tabula-removed = Dos cartas que se retiraron sin verlas antes de repartir. Hasta el final nadie sabe cuáles son.
about-tabula-partner-title = Compañero
