### Le plateau de Rat Hot sur la page.

board-rat-hot-warehouse = Entrepôt
board-rat-hot-strip = Bande { $strip } : { $fields }
board-rat-hot-turn = Tourner la bande
board-rat-hot-closer = Agrandir
board-rat-hot-farther = Réduire
board-rat-hot-whole = Voir toutes les bandes
board-rat-hot-field = Colonne { $column }, ligne { $row } : { field }, hauteur { $height }
board-rat-hot-would-score = { $who ->
    [you] { $points } pour toi
   *[other] { $points } pour { $name }
}
board-rat-hot-no-points = aucun point
board-rat-hot-danger = { $count } de tes rats en vue : à la fin de ton tour, cela te fait perdre
board-rat-hot-lay-here = La poser ici
board-rat-hot-colour = { $colour ->
    [red] rouge
   *[green] vert
}
board-rat-hot-rats = { $count ->
    [0] aucun rat en vue
    [one] { $count } rat en vue
   *[other] { $count } rats en vue
}
board-rat-hot-left = { $count ->
    [0] Plus aucune bande
    [one] Encore { $count } bande
   *[other] Encore { $count } bandes
}
board-rat-hot-to-come = Encore à venir
board-rat-hot-in-order = Encore à venir, dans cet ordre
