### Schotten-Totten. What is said of the game before it is played.

game-schotten-totten = Deux clans se disputent une rangée de bornes. Pose la meilleure combinaison devant une borne, prouve que rien ne peut la battre, et revendique-la.

edition-iello = IELLO 2021
edition-iello-text = La boîte de 2021. Après avoir joué, tu revendiques toutes les bornes que tu prouves avoir gagnées ; avec les cartes Tactique, la main est de sept cartes.
edition-ps-games = PS Games
edition-ps-games-text = La boîte italienne. Tu revendiques une borne par tour, après avoir joué ; son Éclaireur pioche dans une seule pioche et remet des cartes sur le dessus.
edition-menhir = Les menhirs
edition-menhir-text = Des pierres dressées et les cartes Tactique de 2004, toutes dans une seule pioche. Les menhirs se revendiquent avant de jouer, même avec un côté incomplet.

option-tactics = Cartes Tactique
option-tactics-text = Dix cartes qui bousculent les règles : des jokers, un porte-bouclier, un traître et d’autres.
option-expert = Variante expert
option-expert-text = Les bornes se revendiquent seulement au début du tour.
option-stones = Bornes
option-stones-text = Bornes dans la rangée.
schotten-totten-option-hand-text = Cartes en main ; 0 : selon l’édition.
explained-stone = { $edition ->
    [menhir] Pourquoi pas le menhir { $stone } ?
   *[other] Pourquoi pas la borne { $stone } ?
}
