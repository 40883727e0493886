### Rat Hot. The rules to read.

rules-heading-laying = Dove si piazza una striscia
rules-heading-rats = Topi

rules-rat-hot-goal = Il rosso e il verde piazzano strisce di spezie, una accanto all’altra e una sopra l’altra. I gruppi di una spezia fanno punti per chi ha quel colore. Ma chi finisce il proprio turno con tre topi del proprio colore in vista ha perso.
rules-rat-hot-setup = Ci sono 43 strisce di tre campi. La striscia «Start» sta in mezzo al tavolo, le altre 42 in una pila coperta. Un giocatore è rosso, l’altro verde.
rules-rat-hot-fields = Un campo mostra una delle quattro spezie di un colore, un topo di un colore, o nulla.
rules-rat-hot-red = noce moscata, peperoncino, pepe e anice del rosso, e il suo topo
rules-rat-hot-green = lo stesso per il verde
rules-rat-hot-turn = Al primo turno c’è una sola striscia: si scopre e si piazza. Poi a ogni turno se ne scoprono due e si piazzano nell’ordine che si vuole. L’ultima striscia avanza e fa un turno da sola.
rules-rat-hot-laying = Una striscia sta lungo una riga o una colonna, tutta sul tavolo, e
rules-rat-hot-laying-table = o sul tavolo, con almeno un campo che tocca con un bordo una striscia già piazzata; un angolo non basta;
rules-rat-hot-laying-top = o su altre strisce, con tutti e tre i campi allo stesso livello e non tutti e tre sulla stessa striscia.
rules-rat-hot-laying-stays = Sotto non deve restare nessun vuoto. Ciò che è piazzato resta dov’è, e ciò che è coperto non conta più.
rules-rat-hot-points = Ogni striscia fa punti appena è piazzata, per entrambi i colori. Un gruppo è fatto di spezie uguali in vista, unite per i bordi a qualunque livello. Ogni gruppo con un campo sulla nuova striscia conta una volta:
rules-rat-hot-single = Un campo
rules-rat-hot-single-text = nulla
rules-rat-hot-pair = Due campi
rules-rat-hot-pair-text = 1 punto
rules-rat-hot-three = Tre o più
rules-rat-hot-three-text = 2 punti
rules-rat-hot-points-both = Così fai punti anche nel turno dell’altro, e l’altro nel tuo. I topi non fanno mai punti, e la striscia «Start» da sola non ne fa.
rules-rat-hot-rats = Se alla fine del tuo turno sono in vista tre o più topi del tuo colore, perdi subito, senza punteggio finale.
rules-rat-hot-rats-when = Durante il turno sono innocui. Si contano solo i topi del giocatore il cui turno finisce.
rules-rat-hot-end = Dopo l’ultima striscia, e dopo aver contato i topi, ogni gruppo in vista fa punti ancora una volta. Vince chi ha più punti.
rules-rat-hot-ruling-strips = Che cosa mostrino le strisce della scatola non è pubblicato da nessuna parte: giochiamo con una serie nostra, equa per i due colori. Chi ha la scatola può inserire quella vera.
rules-rat-hot-ruling-number = Il regolamento non dice quante siano le strisce. 43 è il numero pubblicato, compresa la striscia «Start».
rules-rat-hot-ruling-colours = Ciascun giocatore sceglie il colore, dice il regolamento. Qui il primo posto è sempre rosso e il secondo verde: scegliere il colore è scegliere il posto.
rules-rat-hot-ruling-first = Chi comincia si estrae a sorte; il regolamento fa cominciare il più anziano.
rules-rat-hot-ruling-table = Il tavolo ha un bordo: 25 colonne e 25 righe, con la striscia «Start» al centro.
rules-rat-hot-ruling-covering = Il regolamento vieta di porre una striscia su un’altra «già coperta» coprendola in modo identico. Noi leggiamo: nessuna striscia può stare con tutti e tre i campi direttamente su un’altra sola, in qualunque verso, che questa fosse già coperta o no. Se in mezzo ci sono più strisce, può stare sopra le stesse tre caselle.
rules-rat-hot-ruling-same = Una spezia piazzata sulla stessa spezia appartiene alla nuova striscia: il suo gruppo fa punti.
rules-rat-hot-ruling-shrunk = Un gruppo che ha solo perso un campo, o è stato diviso, non fa punti. Un’opzione attiva l’altra lettura: allora fa punti anche ciò che ne resta.
rules-rat-hot-ruling-bank = Le monete bastano sempre.
rules-rat-hot-ruling-draw = A parità di punti è un pareggio.
