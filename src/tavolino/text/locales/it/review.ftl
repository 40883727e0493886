## Review

review-moves = Mosse
review-scrub = Vai a una mossa
review-first = All’inizio
review-last = Alla fine
review-at = Mossa { $number } di { $moves }
review-deal = La distribuzione
review-view = Punto di vista
review-view-open = Tutto scoperto
review-running = Questa partita non è ancora finita. Potrai rivederla alla fine.
review-analyse = Falla analizzare al motore
review-analyse-text = Ogni decisione viene esaminata a fondo una volta, con ciò che sapeva allora chi giocava. Ci vogliono un paio di minuti.
review-thinking = Il motore analizza la partita…
review-progress = { $percent }%
review-chances = Probabilità di vittoria
review-chances-text = Una linea per giocatore: la probabilità prima e dopo ogni sua decisione. Se una linea scende a una decisione del suo giocatore, è un errore.
review-chance = { $name }: { $chance }%
review-mistakes = Errori
review-page-no-mistakes = Il motore non ha trovato errori. Ben giocato.
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-lost = { $lost }% in meno
review-better = Meglio: { $move }.
review-told = Il motore a { $name }: { $why }
review-show-better = Mostra la mossa migliore
review-show-played = Mostra quella giocata
review-better-shown = Si vede la mossa migliore.
review-play-on = Gioca da qui
review-play-on-seat = Al posto di { $name }, contro un bot
review-record = Partita salvata (JSON)
review-picture = Immagine (SVG)
review-save = Salva e condividi
review-game = Partita { $number }
review-import = Rivedi una tua partita
review-import-text = Trascina qui una partita salvata (JSON), oppure scegli un file. Si apre a un tavolo tutto suo.
review-import-choose = Scegli un file
review-import-wrong = Questa non è una partita salvata.

## Learn

learn-lead = Pochi minuti a un tavolo vero: a ogni passo c’è qualcosa da fare, e sono le regole del gioco a dire se l’hai fatto.
learn-offline = Nessuna connessione
learn-start = Comincia la lezione
learn-rules = Leggi le regole
learn-step = Passo { $number } di { $steps }
learn-steps = Passi
learn-parts = Parti della lezione
learn-next = Avanti
learn-back = Indietro
learn-again = Ancora una volta
learn-show = Fammi vedere
learn-example = Per esempio: { $move }
learn-done = La lezione è finita
learn-done-text = Ora sai come funziona. Siediti e gioca, o cerca qualcosa nelle regole.
learn-play = Gioca una partita
learn-all = Tutte le lezioni

## Rules

rules-page = Regole
rules-edition = Edizione
rules-contents = Indice
rules-lesson = Impara al tavolo
rules-tip = Fermati su qualcosa sul tavolo, tienilo premuto oppure premi ? per fartelo spiegare.
