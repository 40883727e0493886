### Schotten-Totten. What can be typed.

## Moves

help-lay-card = { $edition ->
    [menhir] piazza il 7 rosso sul menhir 3; allo stesso modo joker-1, spy, shield, fog e mud
   *[other] piazza il 7 rosso sulla pietra 3; allo stesso modo joker-1, spy, shield, fog e mud
}
help-lay-clan = { $edition ->
    [menhir] piazza il 7 rosso sul menhir 3
   *[other] piazza il 7 rosso sulla pietra 3
}
help-six-colours = i colori: rosso, giallo, verde, blu, viola, azzurro
help-claim = { $edition ->
    [menhir] reclama il menhir 3
   *[other] reclama la pietra 3
}
help-done = non reclamare altro
help-draw = pesca dal mazzo Clan; draw tactic dall’altro
help-scout = gioca la carta scout; poi take clan, take tactic, return r7
help-scout-menhir = gioca la carta scout e guarda la mano avversaria
help-redeploy = { $edition ->
    [menhir] sposta una tua carta sul menhir 5
   *[other] sposta una tua carta sulla pietra 5; >x la scarta
}
help-deserter = scarta una carta avversaria
help-deserter-menhir = prendi in mano una carta del lato avversario di un menhir conquistato
help-traitor = { $edition ->
    [menhir] porta una carta avversaria sul tuo lato del menhir 5
   *[other] porta una carta avversaria sul tuo lato della pietra 5
}
help-pass = passa, se non puoi piazzare carte Clan

## Commands

help-read-stone = { $edition ->
    [menhir] leggi il menhir 4
   *[other] leggi la pietra 4
}
