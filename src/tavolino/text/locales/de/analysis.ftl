## Numbers and names

analysis-percent = { $number }{ "\u00A0" }%
analysis-player = Spieler { $number }
analysis-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
analysis-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}

## What was gone through

analysis-headline = { $title }, Partie { $game } von { $games } in { $file }: { analysis-moves }; { $ending }.
analysis-page-title = { $title }: eine Partie im Rückblick
analysis-page-headline = { $names }: { analysis-moves }; { $ending }.
analysis-unfinished = nicht zu Ende gespielt
analysis-drawn = unentschieden
analysis-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
analysis-thought = { analysis-decisions }, jede danach beurteilt, was man am Zug damals wusste, mit je { $spent }.
analysis-milliseconds = { $ms } ms
analysis-iterations = { $iterations ->
    [one] { $iterations } Durchlauf
   *[other] { $iterations } Durchläufen
}
analysis-progress = die Engine denkt nach

## The chances

analysis-chances = Die Gewinnchancen
analysis-chances-text = Nach jedem Zug, so wie alle sie bei ihrer letzten Entscheidung selbst einschätzen konnten. Ein Punkt ist einer der schlimmsten Fehler, mit der Nummer des Zuges.
analysis-chances-line = Die Gewinnchancen von Zug zu Zug, jeweils nach dem eigenen Wissen:
analysis-chances-label = Gewinnchancen im Lauf der Partie; die Zahlen stehen in der Tabelle unten
analysis-chances-title = { $title }: die Gewinnchancen, wie alle sie selbst einschätzen konnten
analysis-moves-played = gespielte Züge

## How it was played

analysis-tally = So wurde gespielt
analysis-tally-decisions = Entscheidungen
analysis-tally-loss = Ø Verlust
analysis-tally-inaccuracies = Ungenauigkeiten
analysis-tally-mistakes = Fehler
analysis-tally-blunders = Patzer
analysis-verdict = { $verdict ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
}
analysis-levels = Verlorene Chance: Ungenauigkeit ab { $inaccuracy }, Fehler ab { $mistake }, Patzer ab { $blunder }, sofern der Zufall allein es nicht erklärt.

## The mistakes

analysis-no-mistakes = Keine Entscheidung hat über den Zufall hinaus { $least } oder mehr gekostet.
analysis-worth-talking = Entscheidungen, über die es sich zu reden lohnt
analysis-worst = Die schlimmsten:
analysis-worst-mistakes = Die schlimmsten Fehler
analysis-none-lost = Keiner hat { $least } oder mehr gekostet.
analysis-mistake = Zug { $ply }, { $name }: { $move } brachte { $left }, { $best } hätte { $gave } gebracht. { $reason }
analysis-mistake-mark = Zug { $ply }: { $move }, { $lost } verloren
analysis-mistake-head = Zug { $ply }, { $name }: { analysis-verdict }
analysis-mistake-text = { $move } brachte { $left }, { $best } hätte { $gave } gebracht { $loss }. { $reason }
analysis-mistake-loss = ({ $lost } verloren, ± { $margin })
analysis-mistake-more = Was die Engine erwogen hat, und der Tisch aus der Sicht von { $name }
analysis-mistake-picture = Der Tisch vor Zug { $ply } aus der Sicht von { $name }
analysis-first-thought = erster Eindruck
analysis-looked-into = wie oft geprüft

## Every decision

analysis-every-decision = Alle Entscheidungen
analysis-every-decision-text = Züge ohne Alternative sind weggelassen. *Vorher* ist die Chance mit dem besten Zug, *nachher* die mit dem gespielten; wo kein besserer Zug steht, war es der beste.
analysis-column-move = Zug
analysis-column-player = Spieler
analysis-column-before = vorher
analysis-column-played = gespielt
analysis-column-after = nachher
analysis-column-lost = verloren
analysis-column-better = besser
