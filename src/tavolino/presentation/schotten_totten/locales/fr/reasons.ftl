### Schotten-Totten. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

schotten-why-look = Tu vois la main adverse : tu sais ce qui te menace encore.
schotten-why-scout = Cela apporte trois nouvelles cartes contre les deux dont tu as le moins besoin.
schotten-why-done = Ce que tu pourrais revendiquer reste pour un prochain tour.
schotten-why-pass = Tu gardes tes cartes pour plus tard : tu ne peux poser aucune carte Clan.
schotten-why-clan = Cela apporte une carte Clan, et c’est avec elles qu’on fait les combinaisons.
schotten-why-tactic = { $edition ->
    [menhir] Cela apporte une carte Tactique, qui peut faire basculer un menhir quand les cartes Clan ne suffisent pas.
   *[other] Cela apporte une carte Tactique, qui peut faire basculer une borne quand les cartes Clan ne suffisent pas.
}
schotten-why-return = Parmi tes cartes, c’est celle dont tu as le moins besoin : { $card }.
schotten-why-claim-wins = Tu gagnes { schotten-stone }, et la partie avec.
schotten-why-claim = Tu gagnes { schotten-stone } : aucune carte à venir ne bat ton côté.
schotten-why-completes = Cela complète { $formation } { schotten-at-stone } avec { $card }.
schotten-why-safe = Rien de ce qui peut encore venir ne fait mieux.
schotten-why-wins = Rien ne peut plus faire mieux, et la partie est gagnée.
schotten-why-least-missed = C’est { $card } qui te manquera le moins { schotten-at-stone }, où il n’y a presque rien à gagner.
schotten-why-begins = { $aim ->
    [colour-run] Cela commence une suite-couleur { schotten-at-stone } avec { $card }.
    [kind] Cela commence un brelan { schotten-at-stone } avec { $card }.
    [colour] Cela commence une couleur { schotten-at-stone } avec { $card }.
    [run] Cela commence une suite { schotten-at-stone } avec { $card }.
   *[sum] Cela commence une somme élevée { schotten-at-stone } avec { $card }.
}
schotten-why-goes-on = { $aim ->
    [colour-run] Cela continue une suite-couleur { schotten-at-stone } avec { $card }.
    [kind] Cela continue un brelan { schotten-at-stone } avec { $card }.
    [colour] Cela continue une couleur { schotten-at-stone } avec { $card }.
    [run] Cela continue une suite { schotten-at-stone } avec { $card }.
   *[sum] Cela continue une somme élevée { schotten-at-stone } avec { $card }.
}
schotten-why-fog = Avec { $card }, seule la somme compte { schotten-at-stone }.
schotten-why-mud = Avec { $card }, il faut quatre cartes { schotten-at-stone }.
schotten-why-leaves = { $card } quitte { schotten-stone }.
schotten-why-open-again = Sans { $card }, tout est de nouveau possible { schotten-at-stone }.
schotten-why-serves-better = { $card } te sert mieux { schotten-at-stone }.
schotten-why-worth-more = Cela place { $card } { schotten-at-stone }, où cette carte vaut davantage.
schotten-why-to-hand = Cela ramène { $card } { schotten-from-stone }, où tout est décidé, dans ta main.
schotten-why-takes-away = Cela enlève à l’adversaire { $card } { schotten-from-stone }.
schotten-why-brings-over = Cela fait passer dans ton camp { $card } { schotten-from-stone } { schotten-to-stone }.
schotten-why-stays = Tes chances y restent à { $after } %.
schotten-why-rises = Tes chances y montent de { $before } % à { $after } %.
schotten-why-falls = Tes chances y baissent de { $before } % à { $after } %.
