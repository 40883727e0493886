help-entry = { $command }: { $meaning }
help-moves = Mosse
help-commands = Comandi

## Commands

help-read-map = leggi tutto il tavolo, riga per riga
help-hand = leggi la tua mano
help-last = che cosa è successo per ultimo
help-decks = quanto resta da pescare, e che cosa hanno gli altri
help-legal = le mosse che puoi fare ora
help-why = perché una mossa non si può fare
help-log = che cosa è successo finora
help-table = tutto a parole
help-thing = che cosa è e che cosa fa qualcosa sul tavolo
help-help = questo aiuto

## Answers

no-such-place = Qui non c’è nulla che si chiami «{ $word }». Prova: { $examples }.
no-help-here = Per questo gioco non ci sono spiegazioni del genere.
no-help-about = Non c’è nulla da spiegare su «{ $word }». Prova: { $examples }.
nothing-yet = Non è ancora successo nulla.
and-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
why-what = Di’ quale mossa, per esempio { $examples }.
