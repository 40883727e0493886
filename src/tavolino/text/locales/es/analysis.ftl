## Numbers and names

analysis-percent = { $number }{ "\u00A0" }%
analysis-player = jugador { $number }
analysis-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
analysis-decisions = { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}

## What was gone through

analysis-headline = { $title }, partida { $game } de { $games } en { $file }: { analysis-moves }; { $ending }.
analysis-page-title = { $title }: una partida analizada
analysis-page-headline = { $names }: { analysis-moves }; { $ending }.
analysis-unfinished = sin terminar
analysis-drawn = empate
analysis-won = { $count ->
    [one] gana { $names }
   *[other] ganan { $names }
}
analysis-thought = { analysis-decisions }, cada una según lo que sabía quien jugaba; { $spent } por decisión.
analysis-milliseconds = { $ms } ms
analysis-iterations = { $iterations ->
    [one] { $iterations } iteración
   *[other] { $iterations } iteraciones
}
analysis-progress = pensando

## The chances

analysis-chances = La probabilidad de ganar
analysis-chances-text = Después de cada jugada, tal como cada cual podía estimarla con lo que sabía en su última decisión. Un punto marca uno de los peores errores, con el número de su jugada.
analysis-chances-line = La probabilidad de ganar, jugada a jugada, según lo que cada cual sabía entonces:
analysis-chances-label = La probabilidad de ganar a lo largo de la partida; las cifras están en la tabla de abajo
analysis-chances-title = { $title }: la probabilidad de ganar, tal como cada cual podía estimarla
analysis-moves-played = jugadas hechas

## How it was played

analysis-tally = Cómo se jugó
analysis-tally-decisions = decisiones
analysis-tally-loss = pérdida media
analysis-tally-inaccuracies = imprecisiones
analysis-tally-mistakes = errores
analysis-tally-blunders = errores graves
analysis-verdict = { $verdict ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
analysis-levels = Probabilidad perdida: imprecisión desde el { $inaccuracy }, error desde el { $mistake }, error grave desde el { $blunder }, cuando el azar por sí solo no lo explica.

## The mistakes

analysis-no-mistakes = Ninguna decisión perdió un { $least } o más que el azar no explique.
analysis-worth-talking = Decisiones que merecen comentario
analysis-worst = Las peores:
analysis-worst-mistakes = Los peores errores
analysis-none-lost = Ninguno costó un { $least } o más.
analysis-mistake = Jugada { $ply }, { $name }: { $move } dejaba un { $left }; { $best } habría dejado un { $gave }. { $reason }
analysis-mistake-mark = jugada { $ply }: { $move }, { $lost } menos
analysis-mistake-head = Jugada { $ply }, { $name }: { analysis-verdict }
analysis-mistake-text = { $move } dejaba un { $left }; { $best } habría dejado un { $gave } { $loss }. { $reason }
analysis-mistake-loss = ({ $lost } menos, ± { $margin })
analysis-mistake-more = Qué consideró el motor, y la mesa vista por { $name }
analysis-mistake-picture = La mesa antes de la jugada { $ply }, vista por { $name }
analysis-first-thought = a primera vista
analysis-looked-into = veces examinada

## Every decision

analysis-every-decision = Todas las decisiones
analysis-every-decision-text = Las jugadas sin alternativa se omiten. *Antes* es la probabilidad con la mejor jugada, *después* la de la jugada hecha; donde no se nombra otra mejor, era la mejor.
analysis-column-move = jugada
analysis-column-player = jugador
analysis-column-before = antes
analysis-column-played = se jugó
analysis-column-after = después
analysis-column-lost = perdido
analysis-column-better = mejor
