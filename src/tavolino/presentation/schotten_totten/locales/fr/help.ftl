about-schotten-clan-title = Carte Clan
about-schotten-clan = { $edition ->
    [menhir] Chaque couleur n’a chaque valeur qu’une fois. Elle se pose de ton côté d’un menhir qui n’est à personne ; les cartes y forment une combinaison.
   *[other] Chaque couleur n’a chaque valeur qu’une fois. Elle se pose de ton côté d’une borne qui n’est à personne ; les cartes y forment une combinaison.
}
about-schotten-stone-title = { $edition ->
    [menhir] Menhir
   *[other] Borne
}
about-schotten-claimed-title = { $edition ->
    [menhir] Menhir revendiqué
   *[other] Borne revendiquée
}
about-schotten-first-title = Complet en premier
about-schotten-deck-title = { $deck ->
    [clan] Pioche Clan
    [tactic] Pioche Tactique
   *[deck] Pioche
}
about-schotten-discards-title = Défausse
