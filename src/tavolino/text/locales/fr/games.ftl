games-title = Mes parties
games-lead = Toutes les parties terminées dans ce navigateur. Elles ne sont gardées qu’ici ; il n’y a pas de compte.
games-all-played = Toutes les parties que tu as jouées
games-none = Aucune partie terminée pour l’instant. Joues-en une, tu la retrouveras ici.
games-no-storage = Ce navigateur ne laisse rien enregistrer à la page : les parties ne sont pas conservées ici.

## Filters

games-filters = Filtres
games-filter-game = Jeu
games-filter-edition = Édition
games-filter-opponent = Adversaire
games-filter-result = Résultat
games-filter-when = Quand
games-any = Peu importe
games-any-time = Toujours
games-last-month = 30 derniers jours
games-last-year = 12 derniers mois
games-people = Humains
games-no-match = Aucune partie ne correspond à ces filtres.

## Results

games-won = Victoire
games-draw = Nulle
games-lost = Défaite
games-shared = Un seul appareil
games-won-by = Victoire : { $names }
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-blunders = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
games-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
games-inaccuracies = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
games-no-mistakes = Aucune erreur
games-not-reviewed = Non analysée
games-review = Revoir
games-review-which = Revoir : { $game }, { $date }
games-no-record = De cette partie, il ne reste ni la table ni une copie enregistrée.
games-more = En voir plus

## Win rates

games-rates = Taux de victoire
games-rates-text = Une nulle compte pour une demi-victoire. Les parties avec tous les joueurs sur cet appareil ne comptent pas.
games-col-rate = Taux
games-col-month = Mois
games-percent = { $percent } %
games-plot = Taux de victoire au fil du temps
games-plot-text = La ligne montre le taux de victoire des { $count } dernières parties. Chaque trait en haut est une victoire, chaque trait en bas une défaite.
games-plot-heard = Taux de victoire du { $from } au { $to }. Sur les { $count } dernières parties : { $percent } %.
games-plot-table = Sous forme de tableau

## Keeping and carrying over

games-keep = Garder tes parties ou les emporter
games-keep-text = La liste et les parties enregistrées ne sont que dans ce navigateur. Enregistre-les dans un fichier, ou emporte-les sur un autre appareil. Ce qui s’y trouve déjà reste.
games-keys = Avec les clés de tes tables
games-keys-text = Pour continuer ailleurs des parties en cours. Toute personne qui obtient le fichier ou le lien voit tes cartes et peut jouer à ta place.
games-export = Enregistrer un fichier
games-import = Ouvrir un fichier
games-carry = Lien vers un autre appareil
games-carry-text = Pour le lien, tout est chiffré dans ce navigateur. Le serveur ne peut pas le lire, le garde dix minutes et ne le remet qu’une fois.
games-carry-insecure = Un lien vers un autre appareil demande une page en https. Enregistre plutôt un fichier.
games-carry-large = C’est trop pour un lien : enregistre plutôt un fichier.
games-carry-code = Code QR avec le lien
games-carry-ready = Scanne le code avec l’autre appareil, ou ouvres-y le lien. Il marche une fois, jusqu’à { $time }.
games-arriving = Parties d’un autre appareil
games-arriving-text = Ce lien apporte des parties dans ce navigateur. Elles s’ajoutent à celles qui y sont ; rien n’est retiré. Le lien ne marche qu’une fois.
games-arriving-take = Les ajouter ici
games-arriving-damaged = Ce lien est endommagé : copie-le en entier, ou crées-en un nouveau sur l’autre appareil.
games-added = { $fresh ->
    [0] Aucune nouvelle partie
    [one] { $fresh } partie ajoutée
   *[other] { $fresh } parties ajoutées
} ; déjà là : { $known }.
games-added-tables = { $count ->
    [one] Tu peux aussi continuer à { $count } table.
   *[other] Tu peux aussi continuer à { $count } tables.
}

## What is wrong with a file or a link

games-wrong-large = Ce fichier dépasse { $most } Mo. Ce n’est pas une liste de parties.
games-wrong-unreadable = Ce fichier est illisible : il est endommagé, ou ne contient pas de parties enregistrées.
games-wrong-other = Ce fichier ne contient pas de parties enregistrées depuis cette page.
games-wrong-newer = Ce fichier vient d’une version plus récente de la page. Recharge la page et réessaie.
games-wrong-field = Ce fichier est endommagé ({ $where }). Rien n’a été ajouté.
games-wrong-link = Ce lien est incomplet ou endommagé. Crées-en un nouveau sur l’autre appareil.
