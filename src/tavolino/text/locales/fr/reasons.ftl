why-only-move = C’est le seul coup possible.
why-looked-into = Le moteur a examiné ce coup { $visits } fois.

## Schotten-Totten

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
schotten-why-claim-wins = Cela prend { schotten-stone }, et la partie avec.
schotten-why-claim = Cela prend { schotten-stone } : aucune carte à venir ne bat ton côté.
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

## Tabula Rasa

tabula-why-treasure = Ton premier chevalier { tabula-at-territory } vaut au moins son trésor : { $card }.
tabula-why-not-needed = Il n’en faut pas plus { tabula-at-territory } : tu peux te passer de cette carte ({ $card }), et les cartes qui comptent encore restent en main.
tabula-why-not-needed-last = Il n’en faut pas plus { tabula-at-territory }, et c’est ta dernière carte ({ $card }).
tabula-why-lost = Il y a peu à gagner { tabula-at-territory } : tu peux te passer de cette carte ({ $card }), et les meilleures restent en main.
tabula-why-lost-last = Il y a peu à gagner { tabula-at-territory }, et c’est ta dernière carte ({ $card }).
tabula-why-wins = Avec { $card }, tu gagnes pour de bon { tabula-territory }, { points } : personne ne peut te rattraper.
tabula-why-first = Avec { $card }, tu as le premier chevalier { tabula-at-territory }, { points }.
tabula-why-lead = Avec { $card }, tu prends la tête { tabula-at-territory }, { $own } à { $rival } pour { points }.
tabula-why-stronger = Avec { $card }, tu renforces ton avance { tabula-at-territory }, { $own } à { $rival }. Cartes qui peuvent encore y venir : { $unseen }.
tabula-why-level = Avec { $card }, tu égalises { tabula-at-territory }, { $own } à { $rival } : { points } que personne ne prend.
tabula-why-closer = Avec { $card }, tu te rapproches { tabula-at-territory }, { $own } à { $rival } pour { points }.
tabula-why-castle = Avec ce que tu as en { $numbers }, cela mène au château.

## Rat Hot

rat-hot-why-lost = Cela termine la partie : tu ne peux pas couvrir assez de rats.
rat-hot-why-wins = Cela te fait gagner la partie { $own } à { $other }.
rat-hot-why-draw = Cela termine la partie { $own } à { $other } : elle est nulle.
rat-hot-why-ends = Cela termine la partie { $own } à { $other }.
rat-hot-why-saved = Cela te garde en jeu, avec { $count ->
    [0] aucun de tes rats en vue.
    [one] un seul de tes rats en vue.
   *[other] seulement { $count } de tes rats en vue.
}
rat-hot-why-covers-rats = { $count ->
    [one] Cela couvre un de tes rats.
   *[other] Cela couvre { $count } de tes rats.
}
rat-hot-why-scores = Tu marques { points }.
rat-hot-why-scores-with = Tu marques { points } : { $spices }.
rat-hot-why-gives = L’adversaire en tire { points }.
rat-hot-why-shows-rats = { $count ->
    [one] Cela montre un des rats adverses, { $total } en tout.
   *[other] Cela montre { $count } des rats adverses, { $total } en tout.
}
rat-hot-why-stuck = { $count ->
    [one] Un des rats adverses ne peut plus être couvert par aucune bande.
   *[other] { $count } des rats adverses ne peuvent plus être couverts par aucune bande.
}
rat-hot-why-breaks = Cela couvre une partie des groupes adverses : { $spices }.
rat-hot-why-frees = { $count ->
    [one] Cela permet de couvrir un de tes rats.
   *[other] Cela permet de couvrir { $count } de tes rats.
}
rat-hot-why-hopes = Cela pose des épices là où d’autres peuvent s’ajouter : { $spices }.
rat-hot-why-saves = Cela donne { points } à l’adversaire et garde de meilleurs emplacements pour plus tard.
rat-hot-why-least-harm = Cela pose un de tes rats là où il gêne le moins.
rat-hot-why-quiet = Cela ne donne rien à l’adversaire et ne couvre rien de ce qui est à toi.
