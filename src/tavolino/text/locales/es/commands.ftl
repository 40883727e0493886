help-entry = { $command }: { $meaning }
help-moves = Jugadas
help-commands = Comandos

## Commands

help-read-map = lee toda la mesa, fila por fila
help-hand = lee tu mano
help-last = lo último que ha pasado
help-decks = lo que queda por robar, y lo que tienen los demás
help-legal = las jugadas que puedes hacer ahora
help-why = por qué una jugada no es posible
help-log = lo que ha pasado hasta ahora
help-table = todo en palabras
help-thing = qué es y qué hace algo que está en la mesa
help-help = esta ayuda

## Answers

no-such-place = Aquí no hay nada que se llame «{ $word }». Prueba: { $examples }.
no-help-here = Este juego no tiene explicaciones de ese tipo.
no-help-about = No hay ninguna explicación sobre «{ $word }». Prueba: { $examples }.
nothing-yet = Todavía no ha pasado nada.
and-more = y { $count } más
why-what = Di qué jugada, por ejemplo { $examples }.
