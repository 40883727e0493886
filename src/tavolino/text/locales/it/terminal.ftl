welcome-plain = Scrivi una mossa, oppure ? per l’aiuto.
not-possible-now = Ora non è possibile.
server-silent = Il server non risponde; riprova.
line-lost = Connessione persa; nuovo tentativo in corso.
waiting-for-players = Si aspetta che tutti siano al tavolo.
table-closed = Il tavolo è chiuso.
offer-made = { $offer ->
    [draw] Gli altri offrono la patta: scrivi draw? oppure decline.
    [takeback] Gli altri chiedono di riprendere una mossa: scrivi takeback oppure decline.
   *[rematch] Gli altri vogliono giocare ancora: scrivi rematch oppure decline.
}
curtain = Tocca a { $name }: prendi la tastiera, e nessun altro guardi. Premi Invio.
round-of = Partita { $round } di { $rounds }
match-points = Punti dell’incontro: { $scores }
after-the-end = La partita è finita. Scrivi replay, analyse, next oppure quit.
stopped = Interrotto. Il seme { $seed } distribuisce di nuovo le stesse partite.
languages = Lingue: { $codes }.
game-still-running = La partita non è ancora finita.
is-thinking = { $name } sta pensando …
thinking = Ci penso …
hint-line = { $move }: { $chance }%. { $reason }
scores-nothing = Non dà punti.
type-here = una mossa o una domanda; ? per l’aiuto

## Keys

help-keys = Le frecce spostano, Invio sceglie, Esc torna indietro, le cifre scelgono pietre e territori. Si può cliccare tutto. / porta alla riga dei comandi.
key-turn = gira
key-hint = consiglio
key-undo = annulla
key-replay = rivedi
key-next = prossima partita
key-rematch = rivincita
key-type = scrivi
key-language = lingua
key-theme = luce
key-help = aiuto
key-quit = esci
key-step = scorri
key-analyse = analizza
key-mistake = prossimo errore
key-close = chiudi

## Words to type

help-hint = le mosse migliori, le loro probabilità di vittoria e il perché
help-undo = riprendi la tua ultima mossa
help-offer-draw = offri la patta, o accettala
help-takeback = chiedi di riprendere una mossa, o accettalo
help-rematch = gioca ancora con le stesse persone
help-decline = rifiuta ciò che gli altri offrono
help-resign = abbandona
help-say = di’ qualcosa agli altri
help-next = distribuisci la prossima partita
help-replay = ripercorri la partita finita
help-analyse = ripercorri la partita finita con il motore
help-picture = disegna il tavolo con le lettere
help-language = un’altra lingua (en it el de fr es)
help-quit = lascia il tavolo

## After the end

replay-help = Invio: mossa successiva. b: indietro. Un numero: vai a quella mossa. table: il tavolo a parole. q: chiudi.
replay-deal = La distribuzione.
replay-move = Mossa { $ply } di { $last }.
analysing = Ripercorro la partita con il motore …
analysing-so-far = Ripercorro la partita con il motore: { $done } decisioni su { $total }.
review-decision = Mossa { $ply }, { $name }, { $verdict ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}: { $move } lasciava il { $chance }%, { $best } dava il { $hope }%. { $reason }
review-tally = { $name }: decisioni { $decisions }, perdita media { $lost }%; imprecisioni { $inaccuracies }, errori { $mistakes }, errori gravi { $blunders }.
review-no-mistakes = Nessuna decisione ha perso più di quanto spieghi il caso.

## Before the first game

start-yes = Sì
start-no = No
start-language = In che lingua?
start-keys = Tab passa da una domanda all’altra, frecce e Spazio scelgono; si può cliccare tutto.
start-ask = Scrivi un numero; Invio vale { $default }, q per uscire.
start-not-there = “{ $word }” non c’è: scrivi un numero da 1 a { $most }.
