help-entry = { $command } : { $meaning }
help-moves = Coups
help-commands = Commandes

## Moves

help-lay-card = { $edition ->
    [menhir] poser le 7 rouge devant le menhir 3 ; de même joker-1, spy, shield, fog et mud
   *[other] poser le 7 rouge devant la borne 3 ; de même joker-1, spy, shield, fog et mud
}
help-lay-clan = { $edition ->
    [menhir] poser le 7 rouge devant le menhir 3
   *[other] poser le 7 rouge devant la borne 3
}
help-claim = { $edition ->
    [menhir] revendiquer le menhir 3
   *[other] revendiquer la borne 3
}
help-done = ne plus rien revendiquer
help-draw = piocher dans la pioche Clan ; draw tactic dans l’autre
help-scout = jouer la carte scout ; puis take clan, take tactic, return r7
help-scout-menhir = jouer la carte scout et voir la main adverse
help-redeploy = { $edition ->
    [menhir] déplacer une de tes cartes vers le menhir 5
   *[other] déplacer une de tes cartes vers la borne 5 ; >x la défausse
}
help-deserter = défausser une carte adverse
help-deserter-menhir = prendre en main une carte du côté adverse d’un menhir revendiqué
help-traitor = { $edition ->
    [menhir] amener une carte adverse de ton côté du menhir 5
   *[other] amener une carte adverse de ton côté de la borne 5
}
help-pass = passer, si tu ne peux poser aucune carte Clan
help-lay-number = poser le 4 rouge au territoire de son numéro
help-lay-colour = poser le 4 rouge au territoire de sa couleur
help-lay-strip = poser la bande 17 : sa première case en colonne 12, ligne 13, les autres vers l’est (N E S W)

## Commands

help-read-stone = { $edition ->
    [menhir] lire le menhir 4
   *[other] lire la borne 4
}
help-read-territory = lire le territoire 4 ; t r lit le rouge
help-read-row = lire la ligne 12 de la table
help-read-field = lire la case en colonne 12, ligne 13
help-read-map = lire toute la table, ligne par ligne
help-hand = lire ta main
help-strips = lire les bandes à poser
help-last = ce qui vient de se passer
help-decks = ce qui reste à piocher, et ce que les autres ont en main
help-pile = ce qui reste à piocher
help-legal = les coups que tu peux jouer maintenant
help-why = pourquoi un coup est impossible
help-log = ce qui s’est passé jusqu’ici
help-table = tout en mots
help-help = cette aide

## Answers

no-such-place = Rien ne s’appelle « { $word } » ici. Essaie : { $examples }.
nothing-yet = Il ne s’est encore rien passé.
and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
why-what = Indique un coup, par exemple { $examples }.
rat-hot-field-here = Colonne { $column }, ligne { $row } : { $field }, à la hauteur { $height }.
rat-hot-nothing-here = Il n’y a rien en colonne { $column }, ligne { $row }.
