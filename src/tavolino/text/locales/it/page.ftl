### Quello che dice la pagina stessa.

page-navigation = Pagine
page-view-text = Vista testuale
page-view-drawn = Vista disegnata
cancel = Annulla
close = Chiudi
try-again = Riprova
reload = Ricarica
part-not-loaded = Una parte di questa pagina non è stata caricata. Controlla la connessione e ricarica la pagina.
offline-notice = Il server adesso non è raggiungibile.

home-title = Siediti, c’è un tavolino libero
home-lead = Scatole piccole, un tavolino solo. Gioca contro un bot, manda un link a chi vuoi, oppure passatevi lo stesso dispositivo.
home-play = Gioca
home-play-against = contro { $names }
home-friend = Con un amico
home-whoever = Con chiunque
home-more = Altre opzioni
home-being-prepared = In preparazione…
home-notice = Disegni e parole sono nostri. Nessun legame con gli editori dei giochi.
home-api = Per i programmi: l’API

saved-title = I tuoi tavoli
saved-against = con { $names }
saved-your-turn = Tocca a te
saved-their-turn = Tocca a { $name }
saved-waiting = In attesa di giocatori
saved-over = La partita è finita
saved-closed = Il tavolo è chiuso
saved-forget = Dimentica
saved-forget-which = Dimentica questo tavolo: { $table }

open-title = Tavoli aperti
open-none = Adesso non aspetta nessuno. Apparecchia un tavolo aperto a tutti.
open-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
open-host = { $name } aspetta
age-now = proprio ora
age-minutes = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
}
age-hours = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
age-days = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}

new-title = Un nuovo tavolo
new-game = A che cosa giocate?
option-edition = Quale edizione?
new-against = Contro chi?
new-seats = Chi siede dove?
new-colour = Qual è il tuo colore?
colour-red = Rosso
colour-green = Verde
colour-drawn = A sorte
new-name = Il tuo nome (facoltativo)
new-names = I vostri nomi (facoltativi)
new-options = Come giocate?
new-details = Regole, incontro e orologio
new-smaller = Una scatola più piccola
new-smaller-text = Con meno carte o posti la partita è più breve: ideale per provare.
new-choose-file = Scegli un file
new-no-file = Senza il file
new-sit-down = Siediti

against-link = Un amico
against-link-text = Ricevi un link da mandare. Il posto aspetta quanto serve.
against-here = Questo dispositivo
against-here-text = Passatevelo: un sipario copre le carte.
against-open = Chiunque
against-open-text = Il tavolo è in elenco, e chi arriva per primo si siede.

bot-mimi = Prende quello che adesso le piace, e non pensa a nessun altro.
bot-beppe = Ha un piano per la propria mano, e non conta le carte.
bot-carla = Conta che cosa può ancora uscire e si accontenta di una buona mossa.
bot-nonna = Guarda avanti una mossa o due.
bot-maestro = Guarda avanti fin dove arriva in una frazione di secondo.
bot-virtuoso = Ha giocato innumerevoli partite contro sé stesso e guarda avanti.
bot-stands-in = { $bot } non ha imparato questo gioco con queste opzioni; al suo posto gioca { $other }.
bot-strength = Forza { $level } su 6
bot-rating = Elo { $rating }
bot-at-once = subito
bot-thinks = { $seconds } s a mossa
option-players = In quanti giocate?
option-colours = Colori
option-colours-text = Colori delle carte.
option-values = Valori
option-values-text = Carte di ogni colore.
option-hand = Mano
option-hand-text = Carte in mano.
option-hints = Suggerimenti
option-hints-text = Chiedi che cosa farebbe un giocatore forte.
option-spectators = Spettatori
option-spectators-text = Altri possono guardare con un link; vedono solo ciò che è scoperto.
option-rounds = Partite dell’incontro
option-first = Chi comincia?
option-clock = Orologio
players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
rounds-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
first-drawn = A sorte
first-me = Io
clock-none = Senza orologio
clock-quick = 5 min + 5 s a turno
clock-calm = 15 min + 15 s a turno
clock-day = Un giorno a turno
clock-days = Tre giorni a turno
clock-fischer = { $minutes } min + { $increment } s a turno
clock-per-turn = { $days ->
    [one] Un giorno a turno
   *[other] { $days } giorni a turno
}
clock-left = Restano { $time }
clock-unsure = La connessione è caduta: restano circa { $time }
clock-long = { $days } g { $hours } h

you-seat = Tu
sit-title = Questo posto è tuo
sit-text = { $game }, con { $names }.
sit-name = Il tuo nome
sit-invited = { $names } ti invita a giocare a { $game }.
sit-again = Continua qui
sit-again-text = { $game }: continua a giocare come { $name } su questo dispositivo. Anche l’altro resta collegato.
sit-used = Qui si è già seduto qualcun altro, che ha visto queste carte.
table-mine = Al mio posto a questo tavolo
join-title = Un posto libero
join-text = { $game }. Siediti e gioca.
join-watch = Guarda soltanto

invite-title = Invita chi vuoi
invite-text = Manda il link o fai inquadrare il codice. Il posto è di chi si siede per primo.
invite-listed = Il tuo tavolo è aperto
invite-listed-text = È nell’elenco della pagina iniziale e il posto è di chi arriva per primo. Puoi anche mandare il link.
invite-code = Codice QR del link
invite-meanwhile = Intanto gioca con { $name }
waiting-title = Non è ancora arrivato nessuno.
waiting-arrived = Al tuo tavolo si è seduto qualcuno: { $names }.
waiting-go = Vai al tavolo
waiting-stay = Resta qui
waiting-look = Guarda
waiting-stop = Basta

connected = In linea
connecting = Connessione…
connection-lost = Nessuna connessione; riprovo tra { $seconds } s
connection-lost-heard = Connessione caduta. Riconnessione in corso; niente va perso.
connection-lost-move = Connessione caduta, la tua mossa verrà inviata
connection-restarting = Il server si riavvia; torna tra { $seconds } s
connection-restarting-heard = Il server si riavvia. Il tavolo torna da solo.
connection-refused = Accesso negato

table-main = Il tavolo
table-seats = Giocatori
table-to-move = di turno
table-round = Partita { $round } di { $rounds }
table-refused = Questo tavolo non si può aprire
table-coming = Si apparecchia…
table-board-failed = Il tabellone di questo gioco non si è caricato. Puoi giocare con l’immagine e i pulsanti.
table-moves = Le tue mosse
table-waiting = { $count ->
    [one] In attesa di un altro giocatore
   *[other] In attesa di { $count } giocatori
}
table-side-panel = Diario e altro

confirm-move = { $move }?
confirm-yes = Sì, gioca
back-at = Dopo la mossa { $number }
back-one = Una mossa indietro
on-one = Una mossa avanti
back-now = Torna alla partita

log-title = Diario
log-empty = Non è ancora successo niente.
log-look-back = Riguarda la mossa { $number }
log-full = Frasi intere
chat-title = Chat
chat-line = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora scritto. Gli spettatori non leggono questa chat.
chat-empty-spectators = Nessuno ha ancora scritto. I giocatori non leggono questa chat.
chat-spectator = Spettatore
unseen-title = In giro
share-title = Invita
share-lead = Manda ogni link a una persona sola. Il posto è di chi si siede per primo; dopo il link non apre più niente, nemmeno a te.
share-taken = Qui siede già qualcuno.
share-spectators = Spettatori
share-link-of = Link: { $name }
share-only-here = Questo indirizzo funziona solo su questo dispositivo. Perché altri nella tua rete possano entrare, avvia il server così:
share-copy = Copia il link
share-copied = Copiato
share-free = Libera il posto
share-nothing = Qui non ci sono link da condividere.
share-close = Chiudi il tavolo
share-close-sure = Chiudere il tavolo per tutti? Qui nessuno potrà più giocare.
share-new-link = Crea un nuovo link
share-make-link = Crea un link
share-send = Invia il link
share-free-at = Si può liberare alle { $time }, se nessuno torna.
share-device = Su un altro dispositivo
share-device-text = Crea un link per continuare su un altro dispositivo. Vale una volta, entro dieci minuti. Tienilo per te: mostra le tue carte.
share-device-terminal = In un terminale:
share-leave = Lascia il posto
share-leave-sure = Lasciare il tuo posto? Chi riceve il nuovo link si siede al tuo posto e vede le tue carte.
share-left = Hai lasciato il tuo posto. Manda questo link a chi lo prende.
share-given = Da una partita salvata
share-given-text = Questo tavolo è stato preparato da una partita salvata: chi l’ha fatto può conoscere ciò che è nascosto.

explained-title = Perché no?
curtain-title = Tocca a { $name }
curtain-text = Passa il dispositivo. Le carte restano coperte finché non guardi.
curtain-look = Sono { $name }: mostra le mie carte
curtain-back = Torna a { $name }

actions-title = Altre azioni
action-undo = Annulla
action-takeback = Chiedi di ritirare la mossa
action-hint = Suggerimento
action-draw = Proponi il pareggio
action-resign = Abbandona
# Below icons on phones: as short as can be.
action-undo-short = Annulla
action-takeback-short = Ritira
action-draw-short = Pareggio
analysis-board-short = Analisi

action-claim-time = Vinci per il tempo
# $players: how many sit here, with whoever resigns; $rounds: games of the match.
resign-sure =
    Abbandonare? { $rounds ->
        [1] La partita
       *[other] L’incontro
    } va { $players ->
        [2] all’avversario.
       *[other] agli altri.
    }
resign-which = Abbandonare solo questa partita o tutto l’incontro?
resign-game = Questa partita
resign-match = Tutto l’incontro
hint-thinking = Ci penso…
hint-says = { $move }. Probabilità di vittoria: circa { $chance }%.
hint-chance = { $chance }%
hint-play = Giocala
hint-best = Le mosse migliori

offer-draw = { $name } propone il pareggio.
offer-takeback = { $name } vorrebbe ritirare una mossa.
offer-rematch = { $name } propone la rivincita.
offer-draw-mine = Hai proposto il pareggio.
offer-takeback-mine = Hai chiesto di ritirare la mossa.
offer-rematch-mine = Hai proposto la rivincita.
offer-agree = Accetta
offer-decline = Rifiuta
offer-withdraw = Ritira

end-title = Fine
end-win = { $who ->
    [you] Hai vinto!
   *[other] { $count ->
        [one] Vince { $names }!
       *[other] Vincono { $names }!
    }
}
end-draw = Pareggio
end-tally = Vittorie a questo tavolo: { $scores }
end-tally-draws = { $count ->
    [one] { $count } pareggio
   *[other] { $count } pareggi
}
seat-wins = { $count ->
    [one] { $count } vittoria a questo tavolo
   *[other] { $count } vittorie a questo tavolo
}
end-match = { $who ->
    [you] L’incontro è tuo.
   *[other] L’incontro va a { $names }.
}
end-match-draw = L’incontro finisce in parità.
end-scoring = Punteggio
end-next-step = Avanti
end-skip = Mostra tutto
end-next-round = Prossima partita
end-rematch = Rivincita

text-title = Il tavolo a parole
text-commands = Comandi
text-line = Una mossa o un comando
text-do = Vai
text-help = Scrivi ? per l’elenco dei comandi.
text-help-move = Scrivi ? per l’elenco dei comandi, o gioca con una mossa come { $move }.
text-moves = { $count ->
    [one] { $count } mossa possibile
   *[other] { $count } mosse possibili
}

learn-title = Impara
review-title = Rivedi
lost-title = Qui non c’è niente
lost-text = L’indirizzo non porta da nessuna parte. Forse manca una lettera.
lost-home = Inizio

settings-title = Impostazioni
settings-lead = Restano in questo browser.
setting-language = Lingua
setting-theme = Tema
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
setting-palette = Colori delle carte
palette-colours = Facili da distinguere
palette-contrast = Massimo contrasto
setting-speed = Animazioni
speed-normal = Normali
speed-fast = Veloci
speed-off = Disattivate
setting-pace = Mosse dei bot
pace-calm = Dopo una pausa
pace-quick = Dopo una breve pausa
pace-off = Subito
setting-habits = Preferenze
setting-letters = Lettere sulle carte
setting-letters-text = Ogni colore ha la sua lettera.
setting-glyphs = Simboli sulle carte
setting-glyphs-text = Ogni colore ha il suo simbolo: fiamma, sole, foglia, onda, cardo, neve.
setting-confirm = Conferma le mosse
setting-confirm-text = Ogni mossa vale solo dopo una conferma.
setting-hover-help = Aiuto al passaggio
setting-hover-help-text = Che cos’è una cosa sul tavolo appare quando ci si ferma sopra con il puntatore. Una pressione prolungata e il tasto ? lo mostrano comunque.
setting-bot-lines = I bot parlano
setting-bot-lines-text = Dicono una battuta all’inizio e alla fine della partita.
setting-sounds = Suoni
setting-sounds-text = Carte sul tavolo, e un campanello quando tocca a te.
setting-call = Chiamami quando tocca a me
setting-call-text = Un campanello e, se il browser può, una notifica mentre hai davanti un’altra scheda o un altro programma.
setting-call-allow = Consenti le notifiche
setting-push = Anche a pagina chiusa
setting-push-text = Il servizio push del browser ti dice in quale partita tocca a te, senza carte né chat.
setting-push-refused = Questo browser non lo permette.
setting-text-view = Vista testuale
setting-text-view-text = Tavoli a parole, con una riga di comando come in un terminale.
rules-ruling = Nostra decisione
