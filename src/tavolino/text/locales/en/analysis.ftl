### A recorded game gone through with the engine (`tavolino analyse`): the report and the page.

## Numbers and names

# $number: as the language writes it.
analysis-percent = { $number } %
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

## What was gone through

# $ending: one of the three below.
analysis-headline = { $title }, game { $game } of { $games } in { $file }: { analysis-moves }; { $ending }.
analysis-page-title = { $title }: a game gone through
analysis-page-headline = { $names }: { analysis-moves }; { $ending }.
analysis-unfinished = not finished
analysis-drawn = a draw
# $count: how many have won.
analysis-won = { $names } won
# $spent: one of the two below.
analysis-thought = { analysis-decisions }, each from what its player knew, { $spent } each.
analysis-milliseconds = { $ms } ms
analysis-iterations = { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
}
analysis-progress = thinking

## The chances

analysis-chances = The chance of winning
analysis-chances-text = After each move, as each player could judge it by what that player knew when it last decided. A dot is one of the worst mistakes, with the number of its move.
analysis-chances-line = The chance of winning, from move to move, each by what that player knew then:
analysis-chances-label = Win chances over the game; the table below has the numbers
analysis-chances-title = { $title }: the chance of winning, as each player could judge it
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
analysis-levels = Chance lost: inaccuracy from { $inaccuracy }, mistake from { $mistake }, blunder from { $blunder }, where luck alone cannot explain it.

## The mistakes. What is lost, left and given is in percent.

analysis-no-mistakes = No decision lost { $least } or more that luck cannot explain.
analysis-worth-talking = Decisions worth talking about
analysis-worst = The worst:
analysis-worst-mistakes = The worst mistakes
analysis-none-lost = None lost { $least } or more.
analysis-mistake = Move { $ply }, { $name }: { $move } left { $left }; { $best } gave { $gave }. { $reason }
analysis-mistake-mark = move { $ply }: { $move }, { $lost } lost
analysis-mistake-head = Move { $ply }, { $name }: { analysis-verdict }
analysis-mistake-text = { $move } left { $left }; { $best } gave { $gave } { $loss }. { $reason }
analysis-mistake-loss = ({ $lost } lost, ± { $margin })
analysis-mistake-more = What the engine thought of, and the table as { $name } saw it
analysis-mistake-picture = The table before move { $ply }, as { $name } saw it
analysis-first-thought = first thought
analysis-looked-into = looked into

## Every decision. *...* is emphasised.

analysis-every-decision = Every decision
analysis-every-decision-text = Moves without an alternative are left out. *Before* is the chance with the best move, *after* the one with the move that was played; where no better move is named, it was the best.
analysis-column-move = move
analysis-column-player = player
analysis-column-before = before
analysis-column-played = played
analysis-column-after = after
analysis-column-lost = lost
analysis-column-better = better
