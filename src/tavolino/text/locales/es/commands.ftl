help-entry = { $command }: { $meaning }
help-moves = Jugadas
help-commands = Comandos

## Moves

help-lay-card = { $edition ->
    [menhir] coloca el 7 rojo en el menhir 3; igual joker-1, spy, shield, fog y mud
   *[other] coloca el 7 rojo en la piedra 3; igual joker-1, spy, shield, fog y mud
}
help-lay-clan = { $edition ->
    [menhir] coloca el 7 rojo en el menhir 3
   *[other] coloca el 7 rojo en la piedra 3
}
help-claim = { $edition ->
    [menhir] reclama el menhir 3
   *[other] reclama la piedra 3
}
help-done = no reclames más
help-draw = roba del mazo de clan; draw tactic, del otro
help-scout = juega la carta scout; luego take clan, take tactic, return r7
help-scout-menhir = juega la carta scout y mira la mano rival
help-redeploy = { $edition ->
    [menhir] mueve una carta tuya al menhir 5
   *[other] mueve una carta tuya a la piedra 5; >x la descarta
}
help-deserter = descarta una carta rival
help-deserter-menhir = lleva a tu mano una carta del lado rival de un menhir reclamado
help-traitor = { $edition ->
    [menhir] trae una carta rival a tu lado del menhir 5
   *[other] trae una carta rival a tu lado de la piedra 5
}
help-pass = pasa, si no puedes colocar ninguna carta de clan
help-lay-number = coloca el 4 rojo en el territorio de su número
help-lay-colour = coloca el 4 rojo en el territorio de su color
help-lay-strip = coloca la tira 17: su primera casilla en la columna 12, fila 13, las demás hacia el este (N E S W)

## Commands

help-read-stone = { $edition ->
    [menhir] lee el menhir 4
   *[other] lee la piedra 4
}
help-read-territory = lee el territorio 4; t r lee el rojo
help-read-row = lee la fila 12 de la mesa
help-read-field = lee la casilla de la columna 12, fila 13
help-read-map = lee toda la mesa, fila por fila
help-hand = lee tu mano
help-strips = lee las tiras por colocar
help-last = lo último que ha pasado
help-decks = lo que queda por robar, y lo que tienen los demás
help-pile = lo que queda por robar
help-legal = las jugadas que puedes hacer ahora
help-why = por qué una jugada no es posible
help-log = lo que ha pasado hasta ahora
help-table = todo en palabras
help-help = esta ayuda

## Answers

no-such-place = Aquí no hay nada que se llame «{ $word }». Prueba: { $examples }.
nothing-yet = Todavía no ha pasado nada.
and-more = y { $count } más
why-what = Di qué jugada, por ejemplo { $examples }.
rat-hot-field-here = Columna { $column }, fila { $row }: { $field }, a la altura { $height }.
rat-hot-nothing-here = No hay nada en la columna { $column }, fila { $row }.
