bot-line-mimi-start-1 = Miao! Quante cose luccicanti su questo tavolo.
bot-line-mimi-start-2 = È calda questa sedia? Bene, io resto qui.
bot-line-mimi-start-3 = Gioco quello che mi piace. Prrr.
bot-line-mimi-won-1 = Prrr. Non ho idea di come ho fatto.
bot-line-mimi-won-2 = Ho vinto? Io volevo solo le cose luccicanti.
bot-line-mimi-lost-1 = Fa niente. Tanto è l’ora del pisolino.
bot-line-mimi-lost-2 = A metà mi sono annoiata. Bella partita!
bot-line-mimi-drawn-1 = Pareggio? Allora ci dividiamo il cuscino.

bot-line-beppe-start-1 = Ho un piano. È buono, vedrai.
bot-line-beppe-start-2 = Una partita prima che si raffreddi il caffè?
bot-line-beppe-start-3 = Contare è roba da ragionieri. Io gioco e basta.
bot-line-beppe-won-1 = Ah! Tutto secondo i piani. Be’, quasi.
bot-line-beppe-won-2 = Il caffè lo offro io!
bot-line-beppe-lost-1 = E dire che era un piano così bello…
bot-line-beppe-lost-2 = Complimenti! La prossima volta di piani ne porto due.
bot-line-beppe-drawn-1 = Pareggio! Qua la mano.

bot-line-carla-start-1 = La matita è temperata. Cominciamo?
bot-line-carla-start-2 = Buona fortuna! Io tengo il conto.
bot-line-carla-start-3 = Fai con calma. A me piace sapere che cosa manca ancora.
bot-line-carla-won-1 = Oggi i numeri erano dalla mia parte.
bot-line-carla-won-2 = A tratti è stata tirata. Un’altra?
bot-line-carla-lost-1 = Giocata benissimo. Dovrò rifare i conti.
bot-line-carla-lost-2 = Ho contato tutto, ma su questo non contavo. Complimenti!
bot-line-carla-drawn-1 = Parità perfetta. Che ordine.

bot-line-nonna-start-1 = Su con la schiena, tesoro, e giochiamo.
bot-line-nonna-start-2 = Questo gioco lo so da prima che tu nascessi.
bot-line-nonna-start-3 = Hai mangiato? Bene, allora si comincia.
bot-line-nonna-won-1 = Gallina vecchia fa buon brodo. Un biscotto?
bot-line-nonna-won-2 = Sessant’anni di pratica, tesoro.
bot-line-nonna-lost-1 = Guarda, guarda: qui qualcuno si è esercitato!
bot-line-nonna-lost-2 = Un attimo di distrazione ed era finita. Bella partita.
bot-line-nonna-drawn-1 = Un pareggio tiene la pace in casa.

bot-line-maestro-start-1 = Silenzio, prego. Comincia il primo movimento.
bot-line-maestro-start-2 = È un onore. Facciamo qualcosa di bello.
bot-line-maestro-start-3 = Sento già tutta la partita. O quasi.
bot-line-maestro-won-1 = Gran finale! Grazie, grazie.
bot-line-maestro-won-2 = Una bella esecuzione, fino all’ultimo accordo.
bot-line-maestro-lost-1 = Complimenti! Mi inchino a un’interpretazione migliore.
bot-line-maestro-lost-2 = È bastata una stecca. Applausi!
bot-line-maestro-drawn-1 = Armonia perfetta. Nessuno voleva smettere.

bot-line-virtuoso-start-1 = Questo pezzo l’ho suonato migliaia di volte. Mai così.
bot-line-virtuoso-start-2 = Accordato e pronto. Cominciamo?
bot-line-virtuoso-start-3 = Provare, provare, provare. E adesso si suona.
bot-line-virtuoso-won-1 = Bis?
bot-line-virtuoso-won-2 = Ogni nota al suo posto. Grazie per la partita.
bot-line-virtuoso-lost-1 = Questa frase mi era nuova. Si torna alle scale!
bot-line-virtuoso-lost-2 = Magnifico! Posso segnarmela?
bot-line-virtuoso-drawn-1 = Finiamo sulla stessa nota. Che bello.

bot-line-other-start-1 = Ciao! Buona partita.
bot-line-other-start-2 = Quando vuoi, si comincia.
bot-line-other-won-1 = Grazie della partita!
bot-line-other-won-2 = Bella partita. Un’altra?
bot-line-other-lost-1 = Ben giocato!
bot-line-other-lost-2 = Complimenti, bella partita!
bot-line-other-drawn-1 = Pareggio. Bella lotta!
