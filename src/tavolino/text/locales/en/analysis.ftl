### A recorded game reviewed by the engine (`tavolino analyse`): the report and the page.

## Numbers and names

# $number: as the language writes it.
analysis-percent = { $number }%
# A player whose name is not known, within a sentence. $number: the seat, from 0.
analysis-player = player { $number }
analysis-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
analysis-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}

## What was reviewed

# $ending: one of the three below.
analysis-headline = { $title }, game { $game } of { $games } in { $file }: { analysis-moves }; { $ending }.
analysis-page-title = { $title }: game review
analysis-page-headline = { $names }: { analysis-moves }; { $ending }.
analysis-unfinished = not finished
analysis-drawn = a draw
# $count: how many players won.
analysis-won = { $names } won
# $spent: one of the two below.
analysis-thought = { analysis-decisions }, each judged by what its player knew at the time; { $spent } each.
analysis-milliseconds = { $ms } ms
analysis-iterations = { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
}
analysis-progress = thinking

## The chances

analysis-chances = Win chances
analysis-chances-text = After each move, as each player could judge it from what they knew at their last decision. A dot marks one of the worst mistakes, with its move number.
analysis-chances-line = Win chances, move by move, judged by what each player knew at the time:
analysis-chances-label = Win chances over the game; the table below has the numbers
analysis-chances-title = { $title }: win chances, as each player could judge them
analysis-moves-played = moves played

## How it was played

analysis-tally = How it was played
analysis-tally-decisions = decisions
analysis-tally-loss = average loss
analysis-tally-inaccuracies = inaccuracies
analysis-tally-mistakes = mistakes
analysis-tally-blunders = blunders
analysis-verdict = { $verdict ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
# The three are in percent.
analysis-levels = Losing { $inaccuracy } of win chance or more is an inaccuracy, { $mistake } a mistake, { $blunder } a blunder, unless chance alone explains it.

## The mistakes. What is lost, left and given is in percent.

analysis-no-mistakes = No decision cost { $least } or more beyond what luck can explain.
analysis-worth-talking = Decisions worth talking about
analysis-worst = The worst:
analysis-worst-mistakes = The worst mistakes
analysis-none-lost = No decision cost { $least } or more.
analysis-mistake = Move { $ply }, { $name }: { $move } gave a win chance of { $left }; { $best } would have given { $gave }. { $reason }
analysis-mistake-mark = move { $ply }: { $move }, { $lost } lost
analysis-mistake-head = Move { $ply }, { $name }: { analysis-verdict }
analysis-mistake-text = { $move } gave a win chance of { $left }; { $best } would have given { $gave } { $loss }. { $reason }
analysis-mistake-loss = ({ $lost } lost, ± { $margin })
analysis-mistake-more = What the engine considered, and the table as { $name } saw it
analysis-mistake-picture = The table before move { $ply }, as { $name } saw it
analysis-first-thought = first estimate
analysis-looked-into = times examined

## Every decision. *...* is emphasised.

analysis-every-decision = Every decision
analysis-every-decision-text = Moves without an alternative are left out. *Before* is the chance with the best move, *after* the chance with the move played; where no better move is named, the move played was the best.
analysis-column-move = move
analysis-column-player = player
analysis-column-before = before
analysis-column-played = played
analysis-column-after = after
analysis-column-lost = lost
analysis-column-better = better
