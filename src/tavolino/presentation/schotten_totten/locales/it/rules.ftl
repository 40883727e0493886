### Schotten-Totten. The rules to read.

rules-heading-formations = Combinazioni
rules-heading-claims = { $edition ->
    [menhir] Reclamare i menhir
   *[other] Reclamare le pietre
}
rules-heading-tactics = Carte Tattica

rules-schotten-goal = { $edition ->
    [menhir] Due clan litigano per nove menhir. Sul tuo lato di ognuno componi una combinazione di tre carte; la più forte vince il menhir. Con tre menhir consecutivi, o cinque qualsiasi, si vince la partita.
   *[other] Due clan litigano per nove pietre. Sul tuo lato di ognuna componi una combinazione di tre carte; la più forte vince la pietra. Con tre pietre adiacenti, o cinque qualsiasi, si vince la partita.
}
rules-schotten-setup = { $edition ->
    [menhir] I nove menhir stanno in fila
   *[other] Le nove pietre stanno in fila
} tra i due giocatori. Le 54 carte Clan, sei colori con i valori da 1 a 9, si mescolano; ognuno ne riceve sei, il resto è il mazzo. Chi comincia si estrae a sorte; in un incontro comincia chi ha vinto la partita precedente.
rules-schotten-hand-tactics-iello = Con le carte Tattica si tengono in mano sette carte invece di sei, all’inizio tutte Clan.
rules-schotten-hand-tactics-ps-games = Con le carte Tattica si tengono comunque in mano sei carte, all’inizio tutte Clan.
rules-schotten-hand-tactics-menhir = Le dieci carte Tattica, se si usano, si mescolano nell’unico mazzo prima di distribuire.
rules-schotten-turn-play = { $edition ->
    [menhir] Gioca una carta: piazzala sul tuo lato di un menhir che non è di nessuno.
   *[other] Gioca una carta: piazzala sul tuo lato di una pietra che non è di nessuno.
} Ogni lato ha posto per tre carte, e una carta piazzata resta dov’è.
rules-schotten-turn-claim = { $edition ->
    [ps-games] Reclama una pietra, se puoi e vuoi.
    [menhir] Reclama i menhir che puoi, se vuoi.
   *[other] Reclama le pietre che puoi, se vuoi.
}
rules-schotten-turn-draw = Pesca fino a completare la mano.
rules-schotten-turn-empty = Finito il mazzo, si continua senza pescare. Chi ha una carta Clan e uno spazio libero in cui piazzarla deve giocare una carta; altrimenti passa.
rules-schotten-turn-empty-tactics = Finito il mazzo, si continua senza pescare. Chi ha una carta Clan e uno spazio libero in cui piazzarla deve giocare una carta; altrimenti può passare o giocare una carta Tattica.
rules-schotten-expert = Variante per esperti: si dichiara il controllo all’inizio del turno, così l’avversario ha una mossa per rispondere.
rules-schotten-formations = La più forte per prima. L’ordine in cui si piazzano le carte non conta, e nessuna scala passa dal 9 all’1.
rules-schotten-colour-run = Scala reale
rules-schotten-colour-run-text = un colore, valori consecutivi
rules-schotten-kind = Tris
rules-schotten-kind-text = lo stesso valore
rules-schotten-colour = Colore
rules-schotten-colour-text = lo stesso colore
rules-schotten-run = Scala
rules-schotten-run-text = valori consecutivi, colori qualsiasi
rules-schotten-sum = { $edition ->
    [menhir] Misto (somma)
   *[other] Somma
}
rules-schotten-sum-text = tutto il resto
rules-schotten-tie-sum = Tra due combinazioni dello stesso tipo vince la somma più alta; se è uguale, il lato completato per primo.
rules-schotten-tie-first = Tra due combinazioni dello stesso tipo vince il lato completato per primo. Solo tra due misti conta la somma più alta, e poi quale lato è stato completato per primo.
rules-schotten-claim-complete = { $edition ->
    [menhir] Quando i due lati di un menhir sono completi, può reclamarlo chi ha il più forte.
   *[other] Quando i due lati di una pietra sono completi, può reclamarla chi ha il più forte.
}
rules-schotten-claim-own-complete = Il tuo lato deve essere completo.
rules-schotten-claim-own-incomplete = Il tuo lato può essere incompleto: allora vale la combinazione più debole che ne può ancora uscire, e non le basta essere pari all’altra.
rules-schotten-claim-proof = Finché l’altro lato non è completo, devi dimostrare che niente di ciò che può ancora arrivare lo farebbe vincere:
rules-schotten-proof-open = Conta solo ciò che è scoperto: entrambi i lati di tutta la fila, e gli scarti. Tutte le altre carte Clan possono ancora arrivare, anche quelle della tua mano.
rules-schotten-proof-tactics = Le carte Tattica non ancora giocate non contano mai.
rules-schotten-proof-equal = Una combinazione soltanto pari a un tuo lato completo non ti ferma: l’hai completato prima.
rules-schotten-proof-short = Se non restano abbastanza carte per completare l’altro lato, niente ti batte.
rules-schotten-claim-refused = La dimostrazione la fa il tavolo. A una richiesta che non regge si risponde con le carte che potrebbero ancora batterti, e non costa nulla.
rules-schotten-claim-many = { $edition ->
    [menhir] In un turno puoi reclamare qualsiasi numero di menhir.
   *[other] In un turno puoi reclamare qualsiasi numero di pietre.
}
rules-schotten-claim-one = In un turno puoi reclamare una pietra.
rules-schotten-claim-closed = { $edition ->
    [menhir] Un menhir conquistato è chiuso: non vi si piazza più nulla e nulla se ne va.
   *[other] Una pietra conquistata è chiusa: non vi si piazza più nulla e nulla se ne va.
}
rules-schotten-claim-closed-menhir = Un menhir conquistato è chiuso: non vi si piazza più nulla, e solo Deserteur e Verräter possono portarne via una carta. Il proprietario non cambia.
rules-schotten-tactics-second-deck = Dieci carte in un mazzo a parte. Ogni volta che peschi scegli il mazzo. Al posto di una carta Clan puoi giocare una carta Tattica, ma mai più di una oltre quelle giocate dall’avversario.
rules-schotten-tactics-one-deck = Dieci carte, mescolate nell’unico mazzo. Al posto di una carta Clan puoi giocare una carta Tattica, quante volte vuoi.
rules-schotten-joker = Si piazza come una carta Clan: qualsiasi colore e valore. Che cosa vale si decide quando si dichiara il controllo. Uno a testa per partita.
rules-schotten-spy = Si piazza come una carta Clan: un 7 di qualsiasi colore.
rules-schotten-shield = Si piazza come una carta Clan: un 1, 2 o 3 di qualsiasi colore.
rules-schotten-fog = { $edition ->
    [menhir] Si gioca su un menhir non conquistato: lì conta solo la somma, non la combinazione.
   *[other] Si gioca su una pietra non conquistata: lì conta solo la somma, non la combinazione.
}
rules-schotten-mud = { $edition ->
    [menhir] Si gioca su un menhir non conquistato: lì servono quattro carte per lato.
   *[other] Si gioca su una pietra non conquistata: lì servono quattro carte per lato.
}
rules-schotten-scout-iello = Pesca tre carte, da un mazzo o da entrambi, e rimetti due carte della mano in fondo ai loro mazzi.
rules-schotten-scout-ps-games = Pesca tre carte da un solo mazzo e rimetti due carte della mano in cima ai loro mazzi.
rules-schotten-scout-menhir = Guarda la mano dell’avversario.
rules-schotten-redeploy = Sposta una tua carta da una pietra non conquistata a un’altra con uno spazio libero, oppure scartala.
rules-schotten-redeploy-menhir = Sposta una tua carta da un menhir non conquistato a un altro con uno spazio libero.
rules-schotten-deserter = Scarta una carta dell’avversario, Clan o Tattica, da una pietra non conquistata.
rules-schotten-deserter-menhir = Prendi in mano una carta dal lato avversario di un menhir conquistato, chiunque lo possieda.
rules-schotten-traitor = Sposta una carta Clan dell’avversario da una pietra non conquistata a uno spazio libero sul tuo lato.
rules-schotten-traitor-menhir = Sposta una carta qualsiasi dell’avversario, anche da un menhir conquistato, a uno spazio libero sul tuo lato di uno non conquistato.
rules-schotten-tactics-where = Nebbia e Fango stanno sul lato di chi li ha giocati: Nuovo raggruppamento e Diserzione possono sceglierli.
rules-schotten-tactics-discards = { $edition ->
    [iello] Reclutatore, Stratega, Banshee e Traditore
    [menhir] Späher, Umgruppieren, Deserteur e Verräter
   *[other] Ricognizione, Nuovo raggruppamento, Diserzione e Tradimento
} vanno negli scarti, che tutti possono leggere.
rules-schotten-end = { $edition ->
    [menhir] Tre menhir consecutivi, o cinque qualsiasi, chiudono subito la partita, anche a metà turno.
   *[other] Tre pietre adiacenti, o cinque qualsiasi, chiudono subito la partita, anche a metà turno.
}
rules-schotten-match = In un incontro chi vince una partita fa 5 punti, chi perde ne fa 1 per ogni pietra che possiede. Vince chi ha più punti.
rules-schotten-match-menhir = In un incontro chi vince una partita fa 5 punti; lo sconfitto perde 1 punto per ogni menhir del vincitore. Vince chi ha più punti.
rules-schotten-ruling-first = { $edition ->
    [iello] Chi comincia si estrae a sorte, qualunque cosa dica il regolamento sui viaggi in Scozia, e chi vince una partita comincia la successiva. Dopo un pareggio comincia chi non aveva cominciato quella partita.
   *[other] Dopo un pareggio comincia chi non aveva cominciato quella partita.
}
rules-schotten-ruling-after = Si può reclamare dopo qualsiasi carta, e anche dopo aver passato.
rules-schotten-ruling-pass = Passare segue la stessa regola con e senza carte Tattica: può farlo solo chi non può piazzare una carta Clan.
rules-schotten-ruling-no-target = Una carta Tattica senza un bersaglio valido non si può giocare.
rules-schotten-ruling-drawing = Si pesca fino al numero di carte previsto; se la mano è già completa, non si pesca.
rules-schotten-ruling-equal = In una dimostrazione conta chi vincerebbe: una combinazione pari che arriva dopo non conta.
rules-schotten-ruling-age = Un lato completo ha l’età della sua carta più recente. Se ha perso una carta e ne ha ricevuta un’altra, è stato completato più tardi; con quattro carte per lato conta la quarta.
rules-schotten-ruling-fog-mud = { $edition ->
    [iello] Mosca cieca e Lotta nel fango possono stare insieme
    [menhir] Nebel e Schlamm possono stare insieme
   *[other] Nebbia e Fango possono stare insieme
}: quattro carte per lato, e solo somme.
rules-schotten-ruling-jokers = { $edition ->
    [ps-games] Un Leader giocato è giocato, ovunque vada dopo.
   *[other] Un jolly giocato è giocato, ovunque vada dopo.
}
rules-schotten-ruling-joker-kept = { $edition ->
    [ps-games] Chi ha giocato un Leader tiene in mano l’altro fino alla fine della partita: non lo rimette nel mazzo, neanche se lo ha appena pescato, a meno che non abbia altro in mano. Chi non ne ha giocati può rimettere un Leader.
   *[other] Chi ha giocato un jolly tiene in mano l’altro fino alla fine della partita: non lo rimette nel mazzo, neanche se lo ha appena pescato, a meno che non abbia altro in mano. Chi non ne ha giocati può rimettere un jolly.
}
rules-schotten-ruling-scout = { $edition ->
    [ps-games] Per giocare Ricognizione serve una carta in qualche mazzo: si pesca ciò che ha il solo mazzo scelto, fino a tre, e se ne rimettono due, o quante ne ha la mano.
   *[other] Per giocare Reclutatore serve una carta in qualche mazzo: si pesca ciò che c’è, fino a tre, e se ne rimettono due, o quante ne ha la mano.
}
rules-schotten-ruling-any-five = { $edition ->
    [iello] Il regolamento parla di cinque pietre sparse lungo il confine; qui vincono cinque qualsiasi, adiacenti o no.
   *[other] Il regolamento parla di «5 carte Pietra non adiacenti»; qui vincono cinque qualsiasi, adiacenti o no.
}
rules-schotten-ruling-unplayed-tactics = Le carte Tattica non ancora giocate non fermano mai una dimostrazione, in qualunque mano o mazzo siano. Questo regolamento non lo dice; quello di IELLO sì.
rules-schotten-ruling-redeploy = Nuovo raggruppamento sposta la carta su un’altra pietra, o la scarta. Il regolamento dice soltanto «uno spazio disponibile».
rules-schotten-ruling-mud-leaves = Quando il Fango lascia una pietra, un lato con quattro carte scarta l’ultima arrivata.
rules-schotten-ruling-moving-fog = Nebbia e Fango non hanno bisogno di uno spazio libero: possono andare su qualsiasi altra pietra non conquistata.
rules-schotten-ruling-mud-both = Con Schlamm servono quattro carte su entrambi i lati, anche se il regolamento parla di un solo giocatore.
rules-schotten-ruling-redeploy-menhir = Umgruppieren sposta una carta propria, tra menhir non conquistati; il regolamento non dice né l’uno né l’altro.
rules-schotten-ruling-traitor-menhir = Verräter prende qualsiasi carta del lato avversario, ma né Nebel né Schlamm: stanno sul menhir stesso, chiunque li abbia giocati.
rules-schotten-ruling-third-card = Il regolamento dice che l’ipotetico vincitore non può dichiarare la conquista finché l’avversario non piazza la 3ª carta. Noi leggiamo: non senza la dimostrazione.
rules-schotten-ruling-jokers-menhir = Un jolly giocato è giocato, ovunque vada dopo. Uno spostato da Verräter non conta come giocato da chi lo ha spostato.
rules-schotten-ruling-weakest = Il tuo completamento più debole e quello più forte dell’avversario si cercano senza badare l’uno all’altro. Un lato che non può più essere completato non reclama nulla.
rules-schotten-ruling-taken-card = Una carta presa in mano con Deserteur conta tra quelle che possono ancora arrivare, anche se tutti la conoscono. Un jolly preso così può giocarlo solo chi non ne ha giocati.
rules-schotten-ruling-nobody-plays = { $edition ->
    [menhir] Quando entrambi passano uno dopo l’altro, la partita finisce. Da sinistra a destra, ogni menhir che un giocatore potrebbe reclamare, con due lati completi o con la dimostrazione, va a lui; se così nessuno ha vinto, vince chi ha più menhir.
   *[other] Quando entrambi passano uno dopo l’altro, la partita finisce. Da sinistra a destra, ogni pietra che un giocatore potrebbe reclamare, con due lati completi o con la dimostrazione, va a lui; se così nessuno ha vinto, vince chi ha più pietre.
} A parità è un pareggio, ed entrambi fanno i punti di chi perde.
rules-schotten-ruling-both-ways = { $edition ->
    [menhir] Tre menhir consecutivi e cinque in tutto nello stesso momento contano come tre consecutivi.
   *[other] Tre pietre adiacenti e cinque in tutto nello stesso momento contano come tre adiacenti.
}
