### Schotten-Totten. The rules to read.

rules-heading-formations = Combinaisons
rules-heading-claims = { $edition ->
    [menhir] Revendiquer des menhirs
   *[other] Revendiquer des bornes
}
rules-heading-tactics = Cartes Tactique

rules-schotten-goal = { $edition ->
    [menhir] Deux clans se disputent neuf menhirs. De ton côté de chacun, tu réunis une combinaison de trois cartes ; la plus forte gagne le menhir. Trois menhirs voisins, ou cinq au total, font gagner la partie.
   *[other] Deux clans se disputent neuf bornes. De ton côté de chacune, tu réunis une combinaison de trois cartes ; la plus forte gagne la borne. Trois bornes voisines, ou cinq au total, font gagner la partie.
}
rules-schotten-setup = { $edition ->
    [menhir] Les neuf menhirs sont alignés
   *[other] Les neuf bornes sont alignées
} entre les deux joueurs. On mélange les 54 cartes Clan, six couleurs de 1 à 9 ; chacun en reçoit six, le reste forme la pioche. On tire au sort qui commence ; dans un match, c’est le gagnant de la partie précédente.
rules-schotten-hand-tactics-iello = Avec les cartes Tactique, on a sept cartes en main au lieu de six, toutes Clan au début.
rules-schotten-hand-tactics-ps-games = Avec les cartes Tactique, on a toujours six cartes en main, toutes Clan au début.
rules-schotten-hand-tactics-menhir = Si l’on joue avec elles, les dix cartes Tactique sont mélangées à l’unique pioche avant la donne.
rules-schotten-turn-play = { $edition ->
    [menhir] Joue une carte : pose-la de ton côté d’un menhir qui n’est à personne.
   *[other] Joue une carte : pose-la de ton côté d’une borne qui n’est à personne.
} Un côté compte trois cartes, et une carte posée ne bouge plus.
rules-schotten-turn-claim = { $edition ->
    [ps-games] Revendique une borne, si tu peux et si tu veux.
    [menhir] Revendique des menhirs, si tu peux et si tu veux.
   *[other] Revendique des bornes, si tu peux et si tu veux.
}
rules-schotten-turn-draw = Pioche pour compléter ta main.
rules-schotten-turn-empty = Une fois la pioche vide, on continue sans piocher. Un joueur qui a une carte Clan et une place pour elle doit jouer une carte ; sinon il passe.
rules-schotten-turn-empty-tactics = Une fois la pioche vide, on continue sans piocher. Un joueur qui a une carte Clan et une place pour elle doit jouer une carte ; sinon on peut passer ou jouer une carte Tactique.
rules-schotten-expert = Variante expert : les bornes se revendiquent au début du tour, et l’adversaire a donc un coup pour répondre.
rules-schotten-formations = La plus forte d’abord. L’ordre de pose ne compte pas, et aucune suite ne passe de 9 à 1.
rules-schotten-colour-run = Suite-couleur
rules-schotten-colour-run-text = une couleur, valeurs qui se suivent
rules-schotten-kind = Brelan
rules-schotten-kind-text = une même valeur
rules-schotten-colour = Couleur
rules-schotten-colour-text = une même couleur
rules-schotten-run = Suite
rules-schotten-run-text = valeurs qui se suivent, couleurs quelconques
rules-schotten-sum = Somme
rules-schotten-sum-text = tout le reste
rules-schotten-tie-sum = Entre deux combinaisons de même sorte, la somme la plus élevée gagne ; à égalité, c’est le côté complété en premier.
rules-schotten-tie-first = Entre deux combinaisons de même sorte, le côté complété en premier gagne. Entre deux simples sommes seulement, c’est la plus élevée, puis le côté complété en premier.
rules-schotten-claim-complete = { $edition ->
    [menhir] Quand les deux côtés d’un menhir sont complets, le joueur qui a le plus fort peut le revendiquer.
   *[other] Quand les deux côtés d’une borne sont complets, le joueur qui a le plus fort peut la revendiquer.
}
rules-schotten-claim-own-complete = Ton propre côté doit être complet.
rules-schotten-claim-own-incomplete = Ton propre côté peut être incomplet : c’est alors la plus faible combinaison qu’il peut encore donner qui compte, et elle doit être strictement plus forte.
rules-schotten-claim-proof = Tant que l’autre côté n’est pas complet, tu dois prouver que rien de ce qui peut encore venir ne le ferait gagner :
rules-schotten-proof-open = On ne connaît que ce qui est visible : toutes les cartes posées, des deux côtés, et la défausse. Toutes les autres cartes Clan peuvent encore venir, celles de ta main aussi.
rules-schotten-proof-tactics = Les cartes Tactique non jouées ne comptent jamais.
rules-schotten-proof-equal = Une combinaison qui ne ferait qu’égaler ton côté complet ne t’arrête pas : ton côté a été complété en premier.
rules-schotten-proof-short = S’il reste trop peu de cartes pour compléter l’autre côté, rien ne te bat.
rules-schotten-claim-refused = La table fait la preuve. À une revendication qui ne tient pas, elle répond par les cartes qui te battraient encore, et cela ne coûte rien.
rules-schotten-claim-many = { $edition ->
    [menhir] Tu peux revendiquer autant de menhirs que possible en un tour.
   *[other] Tu peux revendiquer autant de bornes que possible en un tour.
}
rules-schotten-claim-one = Tu peux revendiquer une borne par tour.
rules-schotten-claim-closed = { $edition ->
    [menhir] Un menhir revendiqué est clos : on n’y pose plus rien, et rien n’en part.
   *[other] Une borne revendiquée est close : on n’y pose plus rien, et rien n’en part.
}
rules-schotten-claim-closed-menhir = Un menhir revendiqué est clos : on n’y pose plus rien, et seuls Déserteur et Traître peuvent encore en retirer une carte. Son propriétaire reste le même.
rules-schotten-tactics-second-deck = Dix cartes dans une pioche à part. Chaque fois que tu pioches, tu choisis la pioche. À la place d’une carte Clan, tu peux jouer une carte Tactique, mais sans jamais en avoir joué plus d’une de plus que l’adversaire.
rules-schotten-tactics-one-deck = Dix cartes, mélangées à l’unique pioche. À la place d’une carte Clan, tu peux jouer une carte Tactique, aussi souvent que tu veux.
rules-schotten-joker = Se pose comme une carte Clan : couleur et valeur au choix. Ce qu’il remplace se décide au moment de la revendication. Un par joueur et par partie.
rules-schotten-spy = Se pose comme une carte Clan : un 7 de la couleur de ton choix.
rules-schotten-shield = Se pose comme une carte Clan : un 1, 2 ou 3 de la couleur de ton choix.
rules-schotten-fog = { $edition ->
    [menhir] Se joue sur un menhir libre : seule la somme y compte, pas les combinaisons.
   *[other] Se joue sur une borne libre : seule la somme y compte, pas les combinaisons.
}
rules-schotten-mud = { $edition ->
    [menhir] Se joue sur un menhir libre : il y faut quatre cartes de chaque côté.
   *[other] Se joue sur une borne libre : il y faut quatre cartes de chaque côté.
}
rules-schotten-scout-iello = Pioche trois cartes, dans une pioche ou dans les deux, et remets deux cartes de ta main sous leurs pioches.
rules-schotten-scout-ps-games = Pioche trois cartes dans une seule pioche et remets deux cartes de ta main sur leurs pioches.
rules-schotten-scout-menhir = Regarde la main adverse.
rules-schotten-redeploy = Déplace une de tes cartes d’une borne libre vers une autre qui a de la place, ou défausse-la.
rules-schotten-redeploy-menhir = Déplace une de tes cartes d’un menhir libre vers un autre qui a de la place.
rules-schotten-deserter = Défausse une carte adverse d’une borne libre, Clan ou Tactique.
rules-schotten-deserter-menhir = Prends en main une carte du côté adverse d’un menhir revendiqué, quel qu’en soit le propriétaire.
rules-schotten-traitor = Déplace une carte Clan adverse d’une borne libre vers une place libre de ton côté.
rules-schotten-traitor-menhir = Déplace une carte adverse quelconque, même d’un menhir revendiqué, vers une place libre de ton côté d’un menhir libre.
rules-schotten-tactics-where = Brouillard et Boue sont du côté du joueur qui les a joués : Regroupement et Déserteur peuvent les désigner.
rules-schotten-tactics-discards = { $edition ->
    [iello] Chasseur de têtes, Stratège, Banshee et Traître
   *[other] Éclaireur, Regroupement, Déserteur et Traître
} vont à la défausse, que tout le monde peut lire.
rules-schotten-end = { $edition ->
    [menhir] Trois menhirs voisins, ou cinq au total, terminent aussitôt la partie, même au milieu d’un tour.
   *[other] Trois bornes voisines, ou cinq au total, terminent aussitôt la partie, même au milieu d’un tour.
}
rules-schotten-match = Dans un match, le gagnant d’une partie marque 5 points, le perdant 1 par borne possédée. Le joueur qui a le plus de points gagne.
rules-schotten-match-menhir = Dans un match, le gagnant d’une partie marque 5 points, le perdant en perd 1 par menhir du gagnant. Le joueur qui a le plus de points gagne.
rules-schotten-ruling-first = { $edition ->
    [iello] On tire au sort qui commence, quoi que la règle dise des voyages en Écosse, et le gagnant d’une partie commence la suivante. Après une partie nulle, c’est à l’autre joueur de commencer.
   *[other] Après une partie nulle, c’est à l’autre joueur de commencer.
}
rules-schotten-ruling-after = On peut revendiquer des bornes après n’importe quelle carte, et aussi après avoir passé.
rules-schotten-ruling-pass = Passer suit la même règle avec et sans cartes Tactique : seul un joueur qui ne peut pas poser de carte Clan peut passer.
rules-schotten-ruling-no-target = Une carte Tactique sans cible permise ne peut pas être jouée.
rules-schotten-ruling-drawing = La main est complétée jusqu’à sa taille ; si elle est déjà pleine, on ne pioche pas.
rules-schotten-ruling-equal = Dans une preuve, ce qui compte est de savoir qui gagnerait : une combinaison égale qui vient plus tard n’y change rien.
rules-schotten-ruling-age = Un côté complet a l’âge de sa carte la plus récente. S’il a perdu une carte et en a reçu une autre, il a été complété plus tard ; à quatre cartes par côté, c’est la quatrième qui compte.
rules-schotten-ruling-fog-mud = { $edition ->
    [iello] Colin-maillard et Combat de boue
   *[other] Brouillard et Boue
} peuvent être ensemble : quatre cartes de chaque côté, et seulement des sommes.
rules-schotten-ruling-jokers = Un Joker joué est joué, où qu’il aille ensuite.
rules-schotten-ruling-joker-kept = Le joueur qui a joué un Joker garde l’autre jusqu’à la fin de la partie : il ne le remet pas dans la pioche, même s’il vient de le piocher, sauf s’il n’a rien d’autre en main. Celui qui n’en a joué aucun peut remettre un Joker.
rules-schotten-ruling-scout = { $edition ->
    [ps-games] Pour jouer Éclaireur, il faut une carte dans l’une des pioches ; on pioche ce qu’a la seule pioche choisie, jusqu’à trois cartes, et on en remet deux, ou ce qu’a la main.
   *[other] Pour jouer Chasseur de têtes, il faut une carte dans l’une des pioches ; on pioche ce qu’il y a, jusqu’à trois cartes, et on en remet deux, ou ce qu’a la main.
}
rules-schotten-ruling-any-five = { $edition ->
    [iello] La règle parle de cinq bornes dispersées le long de la frontière ; ici, cinq bornes quelconques font gagner, voisines ou non.
   *[other] La règle parle de cinq bornes non voisines ; ici, cinq bornes quelconques font gagner, voisines ou non.
}
rules-schotten-ruling-unplayed-tactics = Les cartes Tactique non jouées n’empêchent jamais une preuve, dans quelque main ou pioche qu’elles soient. Cette règle ne le dit pas ; celle d’IELLO, si.
rules-schotten-ruling-redeploy = Regroupement déplace la carte vers une autre borne, ou la défausse. La règle ne parle que d’une place disponible (« uno spazio disponibile »).
rules-schotten-ruling-mud-leaves = Quand la Boue quitte une borne, un côté de quatre cartes défausse la dernière arrivée.
rules-schotten-ruling-moving-fog = Brouillard et Boue ne prennent pas de place : ils peuvent aller sur toute autre borne libre.
rules-schotten-ruling-mud-both = Avec la Boue, il faut quatre cartes des deux côtés, bien que la règle ne parle que d’un joueur.
rules-schotten-ruling-redeploy-menhir = Regroupement déplace une de tes propres cartes, entre menhirs libres ; la règle ne dit ni l’un ni l’autre.
rules-schotten-ruling-traitor-menhir = Traître prend n’importe quelle carte du côté adverse, mais ni Brouillard ni Boue : ils sont sur le menhir même, qui que ce soit qui les ait joués.
rules-schotten-ruling-third-card = Selon la règle, le vainqueur présumé ne peut pas revendiquer le menhir tant que l’adversaire retient sa troisième carte. Nous lisons : pas sans la preuve.
rules-schotten-ruling-jokers-menhir = Un Joker joué est joué, où qu’il aille ensuite. Un Joker déplacé par Traître n’a pas été joué par le joueur qui l’a déplacé.
rules-schotten-ruling-weakest = Ta combinaison la plus faible et la plus forte de l’adversaire se cherchent indépendamment l’une de l’autre. Un côté qui ne peut plus être complété ne revendique rien.
rules-schotten-ruling-taken-card = Une carte prise en main avec Déserteur compte comme encore à venir, bien que tout le monde la connaisse. Un Joker ainsi pris ne peut être joué que par un joueur qui n’en a joué aucun.
rules-schotten-ruling-nobody-plays = { $edition ->
    [menhir] Quand les deux joueurs passent l’un après l’autre, la partie se termine. De gauche à droite, chaque menhir qu’un joueur pourrait revendiquer, parce que les deux côtés sont complets ou par une preuve, va à ce joueur ; si personne n’a gagné ainsi, la victoire va au joueur qui a le plus de menhirs.
   *[other] Quand les deux joueurs passent l’un après l’autre, la partie se termine. De gauche à droite, chaque borne qu’un joueur pourrait revendiquer, parce que les deux côtés sont complets ou par une preuve, va à ce joueur ; si personne n’a gagné ainsi, la victoire va au joueur qui a le plus de bornes.
} À égalité, la partie est nulle et chacun marque comme un perdant.
rules-schotten-ruling-both-ways = { $edition ->
    [menhir] Trois menhirs côte à côte et cinq à la fois comptent comme trois côte à côte.
   *[other] Trois bornes côte à côte et cinq à la fois comptent comme trois côte à côte.
}
