welcome-plain = Scrivi una mossa, oppure ? per l’aiuto.
not-possible-now = Ora non è possibile.
nothing-at-digit = Ora non c’è niente da scegliere con { $digit }.
server-silent = Il server non risponde; riprova.
line-lost = Connessione persa; nuovo tentativo in corso.
# $reason: in English, for who has written the bot.
bot-failed = { $name } non può continuare, e la partita finisce qui: { $reason }
waiting-for-players = Si aspetta che tutti siano al tavolo.
table-closed = Il tavolo è chiuso.
offer-made = { $offer ->
    [draw] Gli altri propongono il pareggio: scrivi draw? oppure decline.
    [takeback] Gli altri chiedono di ritirare una mossa: scrivi takeback oppure decline.
   *[rematch] Gli altri propongono la rivincita: scrivi rematch oppure decline.
}
curtain = Passa la tastiera a { $name }; nessun altro deve guardare. Premi Invio.
round-of = Partita { $round } di { $rounds }
match-points = Punti dell’incontro: { $scores }
time-left = Tempo rimasto: { $times }
after-the-end = La partita è finita. Scrivi { $words } oppure quit.
stopped = Interrotto. Con --seed { $seed } si ripete la stessa distribuzione.
game-saved = Partita salvata. Per continuare: { $command }
leave-local = Vuoi uscire dalla partita? Resta salvata: tavolino play --resume la continua.
leave-server = Vuoi lasciare il tavolo? Lo stesso link ti riporta al tuo posto.
leave-keys = Invio: esci. Esc: resta.
languages = Lingue: { $codes }.
game-still-running = La partita non è ancora finita.
is-thinking = { $name } sta pensando…
thinking = Ci penso…
hint-line = { $move }: { $chance }%. { $reason }
scores-nothing = Non dà punti.
type-here = una mossa o una domanda; ? per l’aiuto

## Keys

help-keys = Con le frecce ti muovi, con Invio scegli, con Esc torni indietro, con le cifre scegli la carta in quella posizione, poi il luogo con quel numero. Si può cliccare su tutto. Con / vai alla riga dei comandi.
key-turn = gira
key-hint = suggerimento
key-undo = annulla
key-replay = rivedi
key-next = prossima partita
key-rematch = rivincita
key-type = scrivi
key-language = lingua
key-theme = tema
key-log = diario
key-moves = mosse
key-rules = regole
key-help = aiuto
key-quit = esci
key-step = scorri
key-analyse = analizza
key-mistake = prossimo errore
key-close = chiudi

## Words to type

help-hint = le mosse migliori, le loro probabilità di vittoria e il perché
help-undo = annulla la tua ultima mossa
help-offer-draw = proponi il pareggio, o accettalo
help-takeback = chiedi di ritirare una mossa, o accetta che sia ritirata
help-rematch = proponi la rivincita, con gli stessi giocatori
help-decline = rifiuta ciò che gli altri propongono
help-resign = abbandona
help-resign-game = abbandona questa partita, ma non l’incontro
help-clock = quanto tempo resta a ciascuno
help-who = chi c’è, e quanti guardano
help-time = vinci la partita quando il tempo dell’avversario è scaduto
help-say = di’ qualcosa agli altri
help-next = comincia la prossima partita
help-rules = le regole del gioco
help-replay = rivedi la partita finita, mossa per mossa
help-analyse = analizza la partita finita con il motore
help-picture = disegna il tavolo con caratteri di testo
help-language = un’altra lingua (en it el de fr es)
help-quit = lascia il tavolo

## After the end

replay-help = Invio: mossa successiva. b: indietro. Un numero: vai a quella mossa. table: il tavolo a parole. q: chiudi.
replay-deal = La distribuzione.
replay-move = Mossa { $ply } di { $last }.
analysing = Analizzo la partita con il motore…
analysing-so-far = Analizzo la partita con il motore: { $done } decisioni su { $total }.
review-decision = Mossa { $ply }, { $name }, { $verdict ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}: { $move } lasciava { $chance }%, { $best } avrebbe lasciato { $hope }%. { $reason }
review-tally = { $name }: decisioni { $decisions }, perdita media { $lost }%; imprecisioni { $inaccuracies }, errori { $mistakes }, errori gravi { $blunders }.
review-no-mistakes = Nessuna decisione è costata più di quanto possa spiegare il caso.

## Before the first game

start-yes = Sì
start-no = No
start-language = In che lingua?
start-keys = Tab passa da una domanda all’altra, frecce e Spazio scelgono; si può cliccare su tutto.
start-ask = Scrivi un numero; Invio vale { $default }, q per uscire.
start-not-there = «{ $word }» non c’è: scrivi un numero da 1 a { $most }.
