### Rat Hot. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

rat-hot-not-turned-up = La tira { $word } no está descubierta. Por colocar: { $listed }.
rat-hot-no-such-line = { $line ->
    [column] No existe la columna { $word }; las columnas van de la 0 a la 24.
   *[row] No existe la fila { $word }; las filas van de la 0 a la 24.
}
rat-hot-only-strip = Solo está descubierta la tira { $strip }.
rat-hot-over-the-edge = La tira { $strip } sobresaldría del borde de la mesa; las columnas y las filas van de la 0 a la 24.
rat-hot-both-ways = La tira { $strip } se lee igual en ambos sentidos: solo se coloca hacia E o S. Este sitio se escribe { $move }.
rat-hot-hollow = Debajo de la tira { $strip } quedaría un hueco: las alturas allí son { $listed } y deben ser iguales.
rat-hot-touches-nothing = Allí la tira { $strip } no tocaría nada. Al menos una de sus casillas debe compartir un lado con una tira de la mesa.
rat-hot-covers-one = La tira { $strip } cubriría exactamente la tira { $other }; colócala sobre dos o tres tiras.
