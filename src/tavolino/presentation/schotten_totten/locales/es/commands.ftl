### Schotten-Totten. What can be typed.

## Moves

help-lay-card = { $edition ->
    [menhir] coloca el 7 rojo en el menhir 3; igual joker-1, spy, shield, fog y mud
   *[other] coloca el 7 rojo en la piedra 3; igual joker-1, spy, shield, fog y mud
}
help-lay-clan = { $edition ->
    [menhir] coloca el 7 rojo en el menhir 3
   *[other] coloca el 7 rojo en la piedra 3
}
help-six-colours = los colores: rojo, amarillo, verde, azul, morado, cian
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

## Commands

help-read-stone = { $edition ->
    [menhir] lee el menhir 4
   *[other] lee la piedra 4
}
