## Numbers and names

analysis-percent = { $number }%
analysis-player = giocatore { $number }
analysis-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
analysis-decisions = { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}

## What was gone through

analysis-headline = { $title }, partita { $game } di { $games } in { $file }: { analysis-moves }; { $ending }.
analysis-page-title = { $title }: una partita analizzata
analysis-page-headline = { $names }: { analysis-moves }; { $ending }.
analysis-unfinished = non finita
analysis-drawn = parità
analysis-won = { $count ->
    [one] vince { $names }
   *[other] vincono { $names }
}
analysis-thought = { analysis-decisions }, ciascuna con ciò che sapeva chi giocava; { $spent } per ognuna.
analysis-milliseconds = { $ms } ms
analysis-iterations = { $iterations ->
    [one] { $iterations } iterazione
   *[other] { $iterations } iterazioni
}
analysis-progress = il motore pensa

## The chances

analysis-chances = La probabilità di vittoria
analysis-chances-text = Dopo ogni mossa, come ciascuno poteva stimarla con ciò che sapeva alla sua ultima decisione. Un punto segna uno degli errori peggiori, con il numero della mossa.
analysis-chances-line = La probabilità di vittoria, mossa per mossa, con ciò che ciascuno sapeva allora:
analysis-chances-label = Le probabilità di vittoria nel corso della partita; i numeri sono nella tabella qui sotto
analysis-chances-title = { $title }: la probabilità di vittoria, come ciascuno poteva stimarla
analysis-moves-played = mosse giocate

## How it was played

analysis-tally = Come si è giocato
analysis-tally-decisions = decisioni
analysis-tally-loss = perdita media
analysis-tally-inaccuracies = imprecisioni
analysis-tally-mistakes = errori
analysis-tally-blunders = errori gravi
analysis-verdict = { $verdict ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
analysis-levels = Probabilità persa: imprecisione da { $inaccuracy }, errore da { $mistake }, errore grave da { $blunder }, se il caso da solo non basta a spiegarla.

## The mistakes

analysis-no-mistakes = Nessuna decisione è costata { $least } o più, al di là di quanto spiega il caso.
analysis-worth-talking = Decisioni di cui vale la pena parlare
analysis-worst = Le peggiori:
analysis-worst-mistakes = Gli errori peggiori
analysis-none-lost = Nessuna decisione è costata { $least } o più.
analysis-mistake = Mossa { $ply }, { $name }: { $move } lasciava { $left }; { $best } avrebbe lasciato { $gave }. { $reason }
analysis-mistake-mark = mossa { $ply }: { $move }, { $lost } in meno
analysis-mistake-head = Mossa { $ply }, { $name }: { analysis-verdict }
analysis-mistake-text = { $move } lasciava { $left }; { $best } avrebbe lasciato { $gave } { $loss }. { $reason }
analysis-mistake-loss = ({ $lost } in meno, ± { $margin })
analysis-mistake-more = Che cosa ha considerato il motore, e il tavolo visto da { $name }
analysis-mistake-picture = Il tavolo prima della mossa { $ply }, visto da { $name }
analysis-first-thought = a prima vista
analysis-looked-into = volte esaminata

## Every decision

analysis-every-decision = Tutte le decisioni
analysis-every-decision-text = Le mosse senza alternativa sono omesse. *Prima* è la probabilità con la mossa migliore, *dopo* quella con la mossa giocata; dove non è indicata una mossa migliore, quella giocata era la migliore.
analysis-column-move = mossa
analysis-column-player = giocatore
analysis-column-before = prima
analysis-column-played = giocata
analysis-column-after = dopo
analysis-column-lost = persa
analysis-column-better = migliore
