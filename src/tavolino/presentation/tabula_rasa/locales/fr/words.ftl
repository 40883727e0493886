tabula-territory = { $place ->
    [r] le territoire rouge
    [y] le territoire jaune
    [g] le territoire vert
    [b] le territoire bleu
    [p] le territoire violet
   *[number] le territoire { $number }
}
tabula-at-territory = { $place ->
    [r] sur le territoire rouge
    [y] sur le territoire jaune
    [g] sur le territoire vert
    [b] sur le territoire bleu
    [p] sur le territoire violet
   *[number] sur le territoire { $number }
}

## What happened

tabula-lay = { $who ->
    [you] Tu poses { $card } { tabula-at-territory }.
   *[other] { $name } pose { $card } { tabula-at-territory }.
} { $count ->
    [one] Cela y fait { $count } chevalier.
   *[other] Cela y fait { $count } chevaliers.
}
tabula-draw = { $who ->
    [you] Tu pioches { $card }.
   *[other] { $name } pioche { $card }.
} { tabula-stock }
tabula-takes = { $who ->
    [you] Tu prends { tabula-territory } : { points }.
    [team] Ton équipe prend { tabula-territory } : { points }.
   *[other] { $name } prend { tabula-territory } : { points }.
}
tabula-treasure = { $who ->
    [you] Tu prends le trésor : 1 point.
    [team] Ton équipe prend le trésor : 1 point.
   *[other] { $name } prend le trésor : 1 point.
}
tabula-tie = Égalité { tabula-at-territory }. Un trésor chacun : { $rows }.
tabula-tie-of-all = Égalité générale { tabula-at-territory } : personne ne prend rien.
tabula-nobody = Aucun chevalier { tabula-at-territory } : personne ne prend rien.
tabula-castle = { $who ->
    [you] Tu obtiens en premier deux territoires numérotés et prends le château : { points }.
    [team] Ton équipe obtient en premier deux territoires numérotés et prend le château : { points }.
   *[other] { $name } obtient en premier deux territoires numérotés et prend le château : { points }.
}
tabula-no-castle = Personne n’a deux territoires numérotés : le château n’est pas attribué.
tabula-shared = Victoire partagée avec { points } : { $rows }.

## In a line of the log, after the player’s name

tabula-brief-lay = { $card } → { $place ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
    [p] violet
   *[number] { $number }
}
tabula-brief-stock-empty = pioche vide

## What to do

tabula-prompt = Pose un chevalier sur le territoire de son numéro ou de sa couleur.
tabula-waiting = { $name } doit poser un chevalier.
tabula-move-lay = Poser { $card } { tabula-at-territory }

## The table in words

tabula-territories = Territoires
tabula-territory-title = { $place ->
    [r] Territoire rouge
    [y] Territoire jaune
    [g] Territoire vert
    [b] Territoire bleu
    [p] Territoire violet
   *[number] Territoire { $number }
}, { points }.
tabula-stock = { $left ->
    [0] La pioche est vide.
    [one] Il reste { $left } carte dans la pioche.
   *[other] Il reste { $left } cartes dans la pioche.
}
tabula-knights = { $count ->
    [one] { $count } chevalier ({ $cards })
   *[other] { $count } chevaliers ({ $cards })
}
tabula-removed = Hors jeu : { $cards }.
tabula-partner = Tu fais équipe avec { $name }.
tabula-if-it-ended-now = Si ça finissait maintenant : { $scores }.
tabula-points-if-it-ended-now = { $points } si ça finissait maintenant
