### Rat Hot. The lesson: what to do in each step, and what is said when it is done.

lesson-rat-hot-beside = Giochi con il rosso. Piazza la striscia accanto a quella sul tavolo: almeno un campo deve avere un bordo in comune con quella.
lesson-rat-hot-beside-done = Al primo turno si piazza una striscia, nei turni seguenti due, una dopo l’altra; l’ultima striscia fa un turno da sola.
lesson-rat-hot-score = Spezie uguali che si toccano formano un gruppo. Quando una striscia le unisce, due campi danno un punto al loro colore. Piazza la striscia in modo che il rosso faccia punti.
lesson-rat-hot-score-done = I gruppi fanno punti chiunque piazzi la striscia: attenzione anche al verde.
lesson-rat-hot-three = Tre campi o più danno due punti. Forma un gruppo così per il rosso.
lesson-rat-hot-three-done = Un gruppo non dà mai più di due punti alla volta, ma può darne più volte.
lesson-rat-hot-both = Questa striscia ha anche una noce moscata verde, e i gruppi verdi fanno punti per il verde anche nel tuo turno. Fai un punto per il rosso e nessuno per il verde.
lesson-rat-hot-both-done = { points } solo per te. Guarda sempre entrambi i colori prima di piazzare.
lesson-rat-hot-on-top = Una striscia può stare anche sopra altre: tutti i campi allo stesso livello, nessun vuoto sotto, e non esattamente su una sola striscia. Piazzala sopra.
lesson-rat-hot-on-top-done = Ciò che è coperto non conta più.
lesson-rat-hot-rat = Topi! Chi finisce il turno con tre topi del proprio colore in vista perde subito. Copri il topo rosso.
lesson-rat-hot-rat-done = Una preoccupazione in meno. Contano solo i tuoi topi, e solo alla fine del tuo turno.
lesson-rat-hot-danger = { $rats } topi rossi sono in vista e questa striscia ne porta un altro. Piazzala in modo da non perdere.
lesson-rat-hot-danger-done = Hai coperto un topo: ne restano in vista solo { $rats }. Pericolo scampato.
lesson-rat-hot-last = L’ultima striscia. Dopo, ogni gruppo sul tavolo fa punti ancora una volta. Occhio ai topi, e vinci.
lesson-rat-hot-last-done = Ben giocato. Ora conosci tutte le regole.
