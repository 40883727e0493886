### Le plateau de Tabula Rasa sur la page.

board-tabula-map = Carte des dix territoires
board-tabula-territory = { $place ->
    [r] Territoire rouge
    [y] Territoire jaune
    [g] Territoire vert
    [b] Territoire bleu
    [p] Territoire violet
   *[number] Territoire { $number }
}, { points }
board-tabula-row = { $count ->
    [one] { $name } : { $count } chevalier
   *[other] { $name } : { $count } chevaliers
}
board-tabula-castle = Château, { points } : au premier qui obtient deux territoires numérotés
board-tabula-hand = Main : { $name }
board-tabula-partner = partenaire
board-tabula-stock = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-tabula-removed = Deux cartes sont hors jeu
board-tabula-points-now = { $name } : { points } si la partie finissait maintenant
board-tabula-if-it-ended-now = si ça finissait maintenant
board-tabula-count = Décompte
board-tabula-colour = { $place ->
    [r] Rouge
    [y] Jaune
    [g] Vert
    [b] Bleu
   *[p] Violet
}
board-tabula-unseen = Chevaliers pas encore vus : en main, dans la pioche ou hors jeu
board-tabula-unseen-card = { $card } × { $count }
