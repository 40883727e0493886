## Numbers and names

analysis-percent = { $number }{ "\u00A0" }%
analysis-player = joueur { $number }
analysis-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
analysis-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}

## What was gone through

analysis-headline = { $title }, partie { $game } sur { $games } dans { $file } : { analysis-moves } ; { $ending }.
analysis-page-title = { $title } : une partie analysée
analysis-page-headline = { $names } : { analysis-moves } ; { $ending }.
analysis-unfinished = partie inachevée
analysis-drawn = partie nulle
analysis-won = victoire : { $names }
analysis-thought = { analysis-decisions }, chacune jugée d’après ce que le joueur savait, { $spent } par décision.
analysis-milliseconds = { $ms } ms
analysis-iterations = { $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
}
analysis-progress = le moteur réfléchit

## The chances

analysis-chances = Les chances de gagner
analysis-chances-text = Après chaque coup, telles que chacun pouvait les estimer avec ce qu’il savait à sa dernière décision. Un point marque une des pires erreurs, avec le numéro du coup.
analysis-chances-line = Les chances de gagner, coup après coup, avec ce que chacun savait alors :
analysis-chances-label = Les chances de gagner au fil de la partie ; les chiffres sont dans le tableau plus bas
analysis-chances-title = { $title } : les chances de gagner, telles que chacun pouvait les estimer
analysis-moves-played = coups joués

## How it was played

analysis-tally = Le bilan
analysis-tally-decisions = décisions
analysis-tally-loss = perte moyenne
analysis-tally-inaccuracies = imprécisions
analysis-tally-mistakes = erreurs
analysis-tally-blunders = gaffes
analysis-verdict = { $verdict ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
analysis-levels = Chances perdues : imprécision à partir de { $inaccuracy }, erreur à partir de { $mistake }, gaffe à partir de { $blunder }, quand le hasard seul ne suffit pas à l’expliquer.

## The mistakes

analysis-no-mistakes = Aucune décision n’a coûté { $least } ou plus sans que le hasard l’explique.
analysis-worth-talking = Les décisions qui méritent qu’on en parle
analysis-worst = Les pires :
analysis-worst-mistakes = Les pires erreurs
analysis-none-lost = Aucune n’a coûté { $least } ou plus.
analysis-mistake = Coup { $ply }, { $name } : { $move } laissait { $left } ; { $best } aurait laissé { $gave }. { $reason }
analysis-mistake-mark = coup { $ply } : { $move }, perte de { $lost }
analysis-mistake-head = Coup { $ply }, { $name } : { analysis-verdict }
analysis-mistake-text = { $move } laissait { $left } ; { $best } aurait laissé { $gave } { $loss }. { $reason }
analysis-mistake-loss = (perte de { $lost }, ± { $margin })
analysis-mistake-more = Ce que le moteur a envisagé, et la table vue par { $name }
analysis-mistake-picture = La table avant le coup { $ply }, vue par { $name }
analysis-first-thought = à première vue
analysis-looked-into = fois examiné

## Every decision

analysis-every-decision = Toutes les décisions
analysis-every-decision-text = Les coups sans alternative sont omis. *Avant* donne les chances avec le meilleur coup, *après* celles avec le coup joué ; quand aucun meilleur coup n’est indiqué, le coup joué était le meilleur.
analysis-column-move = coup
analysis-column-player = joueur
analysis-column-before = avant
analysis-column-played = joué
analysis-column-after = après
analysis-column-lost = perdu
analysis-column-better = mieux
