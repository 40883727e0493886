tables-begins = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
tables-deal = Partita { $round } di { $rounds }. { tables-begins }
tables-undo = { $who ->
    [you] Annulli l’ultima mossa.
   *[other] { $name } annulla l’ultima mossa.
}
tables-takeback = { $who ->
    [you] Ritiri la tua ultima mossa.
   *[other] { $name } ritira l’ultima mossa.
}
tables-resign = { $who ->
    [you] Abbandoni.
   *[other] { $name } abbandona.
}
tables-resign-game = { $who ->
    [you] Abbandoni questa partita.
   *[other] { $name } abbandona questa partita.
}
tables-draw-agreed = Pareggio per accordo.
tables-time = { $who ->
    [you] Hai finito il tempo e perdi.
   *[other] { $name } ha finito il tempo e perde.
}
tables-close = Il tavolo è chiuso.
tables-sit = { $who ->
    [you] Ti siedi al tavolo.
   *[other] { $name } si siede al tavolo.
}
tables-freed = Un posto è di nuovo libero.
tables-left = { $name } lascia il posto.
tables-freed-away = { $name } non c’è da troppo tempo: il posto è di nuovo libero.
tables-call = { $who ->
    [you] Gli altri ti aspettano.
   *[other] { $name } non c’è. Se non si fa vivo nessuno, il posto verrà liberato.
}
tables-present = { $who ->
    [you] Sei di nuovo qui.
   *[other] { $name } è qui.
}
tables-device = Ora giochi anche su un altro dispositivo.
tables-given = Questo tavolo è stato preparato da una partita salvata: chi l’ha fatto può conoscere ciò che è nascosto.
tables-offer = { $who ->
    [you] { $offer ->
        [draw] Proponi il pareggio.
        [takeback] Chiedi di ritirare la mossa.
       *[rematch] Proponi la rivincita.
    }
   *[other] { $offer ->
        [draw] { $name } propone il pareggio.
        [takeback] { $name } chiede di ritirare la mossa.
       *[rematch] { $name } propone la rivincita.
    }
}
tables-agree = { $who ->
    [you] { $offer ->
        [draw] Accetti il pareggio.
        [takeback] Accetti che la mossa sia ritirata.
       *[rematch] Accetti la rivincita.
    }
   *[other] { $offer ->
        [draw] { $name } accetta il pareggio.
        [takeback] { $name } accetta che la mossa sia ritirata.
       *[rematch] { $name } accetta la rivincita.
    }
}
tables-decline = { $who ->
    [you] { $offer ->
        [draw] Rifiuti il pareggio.
        [takeback] Rifiuti che la mossa sia ritirata.
       *[rematch] Rifiuti la rivincita.
    }
   *[other] { $offer ->
        [draw] { $name } rifiuta il pareggio.
        [takeback] { $name } rifiuta che la mossa sia ritirata.
       *[rematch] { $name } rifiuta la rivincita.
    }
}
tables-hint = { $who ->
    [you] Chiedi un suggerimento.
   *[other] { $name } chiede un suggerimento.
}
tables-analysis = Il motore ha esaminato il tavolo dopo la mossa { $move }.
tables-review = Il motore ha analizzato la partita.

tables-prompt-sit = Siediti: scrivi il tuo nome.
tables-prompt-empty = Qualcuno deve ancora sedersi.
tables-ended = { $by ->
    [resignation] { $who ->
        [you] Hai abbandonato.
       *[other] { $count ->
            [one] { $names } ha abbandonato.
           *[other] { $names } hanno abbandonato.
        }
    }
    [game_resignation] { $who ->
        [you] Hai abbandonato questa partita.
       *[other] { $count ->
            [one] { $names } ha abbandonato questa partita.
           *[other] { $names } hanno abbandonato questa partita.
        }
    }
    [agreement] È stato concordato il pareggio.
   *[time] { $who ->
        [you] Il tuo tempo è scaduto.
       *[other] Il tempo di { $names } è scaduto.
    }
}
tables-win = { $who ->
    [you] Vinci tu.
   *[other] { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
}

refused-no-table = Questo tavolo non esiste.
refused-key-needed = Questo tavolo non è pubblico: per vederlo serve una chiave.
refused-wrong-key = Questa chiave non apre questo tavolo.
refused-bearer = Scrivi l’intestazione così: Authorization: Bearer KEY
refused-key-header = Serve una chiave, così: Authorization: Bearer KEY
refused-socket-key = Questa connessione può solo guardare: presentati con una chiave.
refused-only-looks-on = Con questa chiave puoi solo guardare: serve quella di un posto.
refused-owner-only = Può farlo solo chi ha aperto il tavolo.
refused-closed = Chi ha aperto questo tavolo l’ha chiuso.
refused-not-seated = Prima siediti: scrivi il tuo nome.
refused-no-seat = A questo tavolo non ci sono più posti liberi.
refused-not-a-person = Il posto { $seat } non è di una persona.
refused-seat-taken = Questo posto è occupato: qualcuno si è seduto con questo link. Se eri tu, continua dove ti sei seduto, o crea lì un link per questo dispositivo.
refused-seat-in-use = Lì è seduto qualcuno.
refused-seat-empty = Al posto { $seat } non c’è nessuno.
refused-seat-freed = Questo posto non è più tuo: è stato liberato.
refused-link-old = Questo link è troppo vecchio. Creane uno nuovo sul dispositivo su cui giochi.
refused-link-used = Questo link è già stato usato. Creane uno nuovo sul dispositivo su cui giochi.
refused-owner-plays = Giochi a questo tavolo: non puoi liberare un posto a cui ha giocato qualcun altro, né invitare a sedersi lì.
refused-other-seat = Giochi già a questo tavolo: questo posto è per qualcun altro.
refused-own-seat = Posto { $seat }: un posto tuo non può essere di un bot né aperto.
refused-seat-changes = Questo posto è passato di mano { $most } volte; ora basta.
refused-key-missing = key: per sedersi serve una chiave segreta tua.
refused-key-known = key: questo tavolo la conosce già; creane un’altra.
refused-key-form = key: servono da { $least } a { $most } lettere, cifre, - o _.

refused-stale = Il tavolo è alla posizione { $ply }, tu hai risposto alla posizione { $answered }: guarda di nuovo.
refused-id-used = Questo id appartiene a un’altra richiesta: ogni richiesta ne vuole uno suo.
refused-turn = Tocca a { $name }.
refused-over = La partita è finita.
refused-nothing-to-undo = Puoi annullare solo una tua mossa, prima che qualcun altro abbia agito.
refused-revealed = La tua mossa ha svelato qualcosa di nascosto: chiedi di ritirarla.
refused-offer-kind = Questo non si può proporre. Proposte possibili: { $kinds }.
refused-rematch-later = La rivincita si propone dopo l’incontro.
refused-bot-draw = Un bot non accetta mai il pareggio.
refused-no-move-yet = In questa partita non hai ancora fatto nessuna mossa.
refused-no-offer = { $offer ->
    [draw] Ora nessuno propone il pareggio.
    [takeback] Ora nessuno chiede di ritirare una mossa.
   *[rematch] Ora nessuno propone la rivincita.
}
refused-resign-game = Una singola partita si può abbandonare solo in un incontro, e solo se le regole del gioco dicono quanti punti vale.
refused-time-left = A nessun avversario è scaduto il tempo.
refused-round-running = La partita non è ancora finita.
refused-match-over = Le partite dell’incontro sono tutte giocate: proponi la rivincita.
refused-no-hints = A questo tavolo si gioca senza suggerimenti.
refused-hint-turn = Il suggerimento è per chi è di turno.
refused-hints-used = I suggerimenti sono esauriti: questo tavolo ne ha { $most }.
refused-gone-on = Nel frattempo il gioco è andato avanti.
refused-no-thought = Il bot non ha trovato una risposta: riprova.

refused-not-finished = Bisogna aspettare la fine della partita.
refused-ends-there = La partita finisce lì: scegli una mossa precedente.
refused-own-view = Fino alla fine della partita ognuno vede il tavolo solo dal proprio posto.
refused-no-onlooker = { $onlooker } non è un posto, né «spectator», né «open».
refused-no-game = Il tavolo ha le partite da 0 a { $last }.
refused-no-such-move = La partita ha { $moves } mosse: dopo la mossa { $after } non c’è nulla.
refused-analyses-used = Si analizzano al massimo { $most } posizioni per tavolo.
refused-no-record = Una partita salvata è un oggetto con options, setup e moves.
refused-no-position = Una posizione comincia con il nome di un gioco. Copia un testo di posizione intero, o una partita salvata.
refused-position-long = Una posizione ha al massimo { $most } caratteri.
refused-line-long = Una variante ha al massimo { $most } mosse.
refused-no-set-up = I pezzi di questo gioco non si possono disporre qui: scrivi la posizione come testo.
refused-arrangement = I pezzi non possono stare così: ad altri serve quello che hai spostato.

refused-request = La richiesta non è comprensibile: { $detail }
refused-no-language = La lingua «{ $language }» non c’è. Lingue: { $languages }.
refused-no-lesson = Questa lezione non esiste.
refused-no-page = Questa non è una pagina dell’elenco: comincia dalla prima.
refused-no-text = { $field }: serve un testo.
refused-text-long = { $field }: al massimo { $most } caratteri.
refused-text-empty = { $field }: è vuoto.
refused-text-signs = { $field }: contiene segni che non si possono mostrare.
refused-options = Opzioni: serve un oggetto.
refused-true-or-false = { $field }: serve true o false.
refused-range = { $field }: serve un numero da { $least } a { $most }.
refused-seats = Posti indicati: { $given }; con queste opzioni il gioco ne ha { $count }.
refused-no-bot = Posto { $seat }: il bot «{ $bot }» non esiste. I bot sono: { $bots }.
refused-open-seat = Posto { $seat }: può essere aperto solo il posto di una persona a un tavolo pubblico.
refused-clock = Orologio: serve uno tra { $kinds }.

refused-chat-pace = Al massimo { $most } righe in { $within } secondi: riprova tra { $seconds } s.
refused-name-pace = Al massimo { $most } nomi in { $within } secondi: riprova tra { $seconds } s.
refused-offered = L’hai già proposto { $most } volte: prima gioca.
refused-no-push = Questo server non invia notifiche.
refused-push-service = Non si possono inviare notifiche al servizio push di questo browser.
refused-full = { $limit ->
    [chat] La chat di questa partita è piena ({ $most } righe).
    [share] Troppe condivisioni di questa partita (massimo { $most }).
    [sit] Troppi cambi di nome in questa partita (massimo { $most }).
    [undo] Troppe mosse ritirate in questa partita (massimo { $most }).
   *[offer] Troppe proposte in questa partita (massimo { $most }).
}
refused-pace = { $limit ->
    [tables] Troppi tavoli nuovi: riprova tra { $seconds } s.
    [thoughts] Troppe richieste al motore: riprova tra { $seconds } s.
    [transfers] Troppi trasferimenti: riprova tra { $seconds } s.
   *[requests] Troppe richieste: riprova tra { $seconds } s.
}
refused-transfers = Su questo server ci sono già troppi trasferimenti in attesa: riprova tra { $seconds } s, oppure salva un file.
refused-transfer-gone = Questo link è già stato usato o ha più di dieci minuti. Creane uno nuovo sull’altro dispositivo.
refused-crowded = { $limit ->
    [table] Ci sono già { $count } connessioni a questo tavolo.
    [server] Questo server ha già { $count } connessioni di questo tipo.
   *[address] Ci sono già { $count } connessioni dal tuo indirizzo.
}
# $limit: chi chiede tanto.
refused-thoughts = { $limit ->
    [table] Da questo tavolo ci sono già { $count } richieste al motore: riprova tra { $seconds } s.
    [address] Dal tuo indirizzo ci sono già { $count } richieste al motore: riprova tra { $seconds } s.
   *[server] Il motore ha troppo da fare: riprova tra { $seconds } s.
}
refused-bot-tables = { $limit ->
    [address] I bot giocano già tra loro a { $count } dei tuoi tavoli: chiudine uno o aspetta che uno finisca.
   *[server] I bot giocano già tra loro a { $count } tavoli e non c’è posto per un altro: riprova più tardi.
}
refused-bot-rounds = Tra loro i bot giocano al massimo { $most } partite.
refused-unavailable = Ora i tavoli non sono raggiungibili: riprova tra un attimo.
refused-being-prepared = { $game } è ancora in preparazione su questo server: riprova tra { $seconds } s.
refused-crowd = A questo tavolo troppi vogliono agire nello stesso momento: riprova.
refused-old-rules = A questo tavolo si è giocato con regole che non si conoscono più.
refused-damaged = Questo tavolo non si può aprire: i dati salvati sono danneggiati. Chi gestisce questo server può saperne di più.
refused-not-found = Qui non c’è niente.
refused-outdated = Questa pagina o questo programma è più vecchio del server: ricarica la pagina o aggiorna il programma.
refused-broken = Qualcosa è andato storto. È stato registrato, e nulla è rimasto a metà.

preview-site = Un tavolino per giochi in scatola piccola.
preview-waiting = C’è chi ti aspetta: { $names }. Siediti e gioca.
preview-free = C’è un posto libero: siediti e gioca.
preview-playing = Partita in corso: { $names }.
preview-over = Partita finita: { $names }.

push-turn = Tocca a te.
