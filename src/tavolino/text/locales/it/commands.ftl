help-entry = { $command }: { $meaning }
help-moves = Mosse
help-commands = Comandi

## Moves

help-lay-card = { $edition ->
    [menhir] piazza il 7 rosso al menhir 3; allo stesso modo joker-1, spy, shield, fog e mud
   *[other] piazza il 7 rosso alla pietra 3; allo stesso modo joker-1, spy, shield, fog e mud
}
help-lay-clan = { $edition ->
    [menhir] piazza il 7 rosso al menhir 3
   *[other] piazza il 7 rosso alla pietra 3
}
help-claim = { $edition ->
    [menhir] reclama il menhir 3
   *[other] reclama la pietra 3
}
help-done = non reclamare altro
help-draw = pesca dal mazzo Clan; draw tactic dall’altro
help-scout = gioca la carta scout; poi take clan, take tactic, return r7
help-scout-menhir = gioca la carta scout e guarda la mano avversaria
help-redeploy = { $edition ->
    [menhir] sposta una tua carta al menhir 5
   *[other] sposta una tua carta alla pietra 5; >x la scarta
}
help-deserter = scarta una carta avversaria
help-deserter-menhir = prendi in mano una carta del lato avversario di un menhir reclamato
help-traitor = { $edition ->
    [menhir] porta una carta avversaria sul tuo lato del menhir 5
   *[other] porta una carta avversaria sul tuo lato della pietra 5
}
help-pass = passa, se non puoi piazzare carte Clan
help-lay-number = piazza il 4 rosso nel territorio del suo numero
help-lay-colour = piazza il 4 rosso nel territorio del suo colore
help-lay-strip = piazza la striscia 17: il primo campo alla colonna 12, riga 13, gli altri verso est (N E S W)

## Commands

help-read-stone = { $edition ->
    [menhir] leggi il menhir 4
   *[other] leggi la pietra 4
}
help-read-territory = leggi il territorio 4; t r legge quello rosso
help-read-row = leggi la riga 12 del tavolo
help-read-field = leggi il campo alla colonna 12, riga 13
help-read-map = leggi tutto il tavolo, riga per riga
help-hand = leggi la tua mano
help-strips = leggi le strisce da piazzare
help-last = che cosa è successo per ultimo
help-decks = quanto resta da pescare, e che cosa hanno gli altri
help-pile = quanto resta da pescare
help-legal = le mosse che puoi fare ora
help-why = perché una mossa non si può fare
help-log = che cosa è successo finora
help-table = tutto a parole
help-help = questo aiuto

## Answers

no-such-place = Qui non c’è nulla che si chiami «{ $word }». Prova: { $examples }.
nothing-yet = Non è ancora successo nulla.
and-more = e altre { $count }
why-what = Di’ quale mossa, per esempio { $examples }.
rat-hot-field-here = Colonna { $column }, riga { $row }: { $field }, al livello { $height }.
rat-hot-nothing-here = Non c’è nulla alla colonna { $column }, riga { $row }.
