tabula-territory = { $place ->
    [r] el territorio rojo
    [y] el territorio amarillo
    [g] el territorio verde
    [b] el territorio azul
    [p] el territorio morado
   *[number] el territorio { $number }
}
tabula-at-territory = en { tabula-territory }

## What happened

tabula-lay = { $who ->
    [you] Colocas { $card } { tabula-at-territory }.
   *[other] { $name } coloca { $card } { tabula-at-territory }.
} { $count ->
    [one] Ahora allí hay { $count } caballero.
   *[other] Ahora allí hay { $count } caballeros.
}
tabula-draw = { $who ->
    [you] Robas { $card }.
   *[other] { $name } roba { $card }.
} { tabula-stock }
tabula-takes = { $who ->
    [you] Te llevas { tabula-territory }: { points }.
    [team] Tu equipo se lleva { tabula-territory }: { points }.
   *[other] { $name } se lleva { tabula-territory }: { points }.
}
tabula-treasure = { $who ->
    [you] Te llevas el tesoro: 1 punto.
    [team] Tu equipo se lleva el tesoro: 1 punto.
   *[other] { $name } se lleva el tesoro: 1 punto.
}
tabula-tie = Empate { tabula-at-territory }. Un tesoro para cada cual: { $rows }.
tabula-tie-of-all = Empate general { tabula-at-territory }: nadie se lleva nada.
tabula-nobody = Ningún caballero { tabula-at-territory }: nadie se lleva nada.
tabula-castle = { $who ->
    [you] Consigues antes que nadie dos territorios numerados y te llevas el castillo: { points }.
    [team] Tu equipo consigue antes que nadie dos territorios numerados y se lleva el castillo: { points }.
   *[other] { $name } consigue antes que nadie dos territorios numerados y se lleva el castillo: { points }.
}
tabula-no-castle = Nadie tiene dos territorios numerados: el castillo no se adjudica.
tabula-shared = Victoria compartida con { points }: { $rows }.

## In a line of the log, after the player’s name

tabula-brief-lay = { $card } → { $place ->
    [r] rojo
    [y] amarillo
    [g] verde
    [b] azul
    [p] morado
   *[number] { $number }
}
tabula-brief-stock-empty = mazo vacío

## What to do

tabula-prompt = Coloca un caballero en el territorio de su número o de su color.
tabula-waiting = { $name } tiene que colocar un caballero.
tabula-move-lay = Colocar { $card } { tabula-at-territory }

## The table in words

tabula-territories = Territorios
tabula-territory-title = { $place ->
    [r] Territorio rojo
    [y] Territorio amarillo
    [g] Territorio verde
    [b] Territorio azul
    [p] Territorio morado
   *[number] Territorio { $number }
}, { points }.
tabula-stock = { $left ->
    [0] El mazo está vacío.
    [one] Queda { $left } carta en el mazo.
   *[other] Quedan { $left } cartas en el mazo.
}
tabula-knights = { $count ->
    [one] { $count } caballero ({ $cards })
   *[other] { $count } caballeros ({ $cards })
}
tabula-removed = Fuera de la partida: { $cards }.
tabula-partner = Juegas en equipo con { $name }.
tabula-if-it-ended-now = Si terminara ahora: { $scores }.
tabula-points-if-it-ended-now = { $points } si terminara ahora
