help-entry = { $command } : { $meaning }
help-moves = Coups
help-commands = Commandes

## Moves

help-lay-card = { $edition ->
    [menhir] pose le 7 rouge au menhir 3 ; de même joker-1, spy, shield, fog et mud
   *[other] pose le 7 rouge à la borne 3 ; de même joker-1, spy, shield, fog et mud
}
help-claim = { $edition ->
    [menhir] revendique le menhir 3
   *[other] revendique la borne 3
}
help-done = ne plus revendiquer
help-draw = pioche dans la pioche Clan ; draw tactic dans l’autre
help-scout = joue la carte scout ; puis take clan, take tactic, return r7
help-redeploy = { $edition ->
    [menhir] déplace une de tes cartes au menhir 5 ; >x la défausse
   *[other] déplace une de tes cartes à la borne 5 ; >x la défausse
}
help-deserter = défausse une carte adverse ; dans l’édition menhir, >hand la prend en main
help-traitor = { $edition ->
    [menhir] amène une carte adverse de ton côté du menhir 5
   *[other] amène une carte adverse de ton côté de la borne 5
}
help-pass = passe, si tu ne peux poser aucune carte Clan
help-lay-number = pose le 4 rouge au territoire de son nombre
help-lay-colour = pose le 4 rouge au territoire de sa couleur
help-lay-strip = pose la bande 17 : sa première case colonne 12, ligne 13, les autres vers l’est (N E S W)

## Commands

help-read-stone = { $edition ->
    [menhir] lis le menhir 4
   *[other] lis la borne 4
}
help-read-territory = lis le territoire 4 ; t r lit le rouge
help-read-row = lis la ligne 12 de la table
help-read-field = lis la case colonne 12, ligne 13
help-read-map = lis toute la table, ligne par ligne
help-hand = lis ta main
help-strips = lis les bandes à poser
help-last = ce qui vient de se passer
help-decks = ce qui reste à piocher, et ce que les autres ont
help-legal = les coups que tu peux jouer maintenant
help-why = pourquoi un coup est impossible
help-log = ce qui s’est passé jusqu’ici
help-table = tout en mots
help-help = cette aide

## Answers

no-such-place = Il n’y a rien ici qui s’appelle « { $word } ». Essaie : { $examples }.
nothing-yet = Il ne s’est encore rien passé.
and-more = et { $count } autres
why-what = Dis quel coup, par exemple { $examples }.
rat-hot-field-here = Colonne { $column }, ligne { $row } : { $field }, à la hauteur { $height }.
rat-hot-nothing-here = Il n’y a rien colonne { $column }, ligne { $row }.
