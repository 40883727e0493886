help-entry = { $command } : { $meaning }
help-moves = Coups
help-commands = Commandes

## Commands

help-read-map = lire toute la table, ligne par ligne
help-hand = lire ta main
help-last = ce qui vient de se passer
help-decks = ce qui reste à piocher, et ce que les autres ont en main
help-legal = les coups que tu peux jouer maintenant
help-why = pourquoi un coup est impossible
help-log = ce qui s’est passé jusqu’ici
help-table = tout en mots
help-thing = ce qu’est et ce que fait une chose sur la table
help-help = cette aide

## Answers

no-such-place = Rien ne s’appelle « { $word } » ici. Essaie : { $examples }.
no-help-here = Ce jeu n’a pas d’explications de ce genre.
no-help-about = Il n’y a pas d’explication pour « { $word } ». Essaie : { $examples }.
nothing-yet = Il ne s’est encore rien passé.
and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
why-what = Indique un coup, par exemple { $examples }.
