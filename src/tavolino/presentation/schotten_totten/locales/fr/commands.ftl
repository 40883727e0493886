### Schotten-Totten. What can be typed.

## Moves

help-lay-card = { $edition ->
    [menhir] poser le 7 rouge devant le menhir 3 ; de même joker-1, spy, shield, fog et mud
   *[other] poser le 7 rouge devant la borne 3 ; de même joker-1, spy, shield, fog et mud
}
help-lay-clan = { $edition ->
    [menhir] poser le 7 rouge devant le menhir 3
   *[other] poser le 7 rouge devant la borne 3
}
help-six-colours = les couleurs : rouge, jaune, vert, bleu, violet, cyan
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

## Commands

help-read-stone = { $edition ->
    [menhir] lire le menhir 4
   *[other] lire la borne 4
}
