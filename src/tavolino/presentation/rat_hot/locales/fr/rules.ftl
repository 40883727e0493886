### Rat Hot. The rules to read.

rules-heading-laying = Où poser une bande
rules-heading-rats = Rats

rules-rat-hot-goal = Les rouges et les verts posent des bandes d’épices, côte à côte et les unes sur les autres. Les groupes d’une épice marquent pour le joueur de cette couleur. Mais le joueur qui finit son tour avec trois rats de sa couleur en vue a perdu.
rules-rat-hot-setup = Il y a 43 bandes de trois cases. La bande de départ est au milieu de la table, les 42 autres sont en pile, face cachée. Un joueur a les rouges, l’autre les verts.
rules-rat-hot-fields = Une case montre l’une des quatre épices d’une couleur, un rat d’une couleur, ou rien.
rules-rat-hot-red = muscade, piment, poivre et anis des rouges, et leur rat
rules-rat-hot-green = de même pour les verts
rules-rat-hot-turn = Au tout premier tour, il n’y a qu’une bande : on la retourne et on la pose. Ensuite on en retourne deux par tour et on les pose dans l’ordre de son choix. La dernière bande reste et fait un tour à elle seule.
rules-rat-hot-laying = Une bande suit une ligne ou une colonne, entièrement sur la table, et repose
rules-rat-hot-laying-table = soit sur la table, avec au moins une case qui touche par un bord une bande déjà posée ; un coin ne suffit pas ;
rules-rat-hot-laying-top = soit sur d’autres bandes, les trois cases à la même hauteur, et pas toutes les trois sur une seule et même bande.
rules-rat-hot-laying-stays = Aucun creux ne doit rester en dessous. Ce qui est posé ne bouge plus, et ce qui est couvert ne compte plus.
rules-rat-hot-points = Chaque bande marque dès qu’elle est posée, pour les deux couleurs. Un groupe est fait d’épices identiques en vue, jointes par leurs bords à n’importe quelles hauteurs. Chaque groupe qui a une case sur la nouvelle bande marque une fois :
rules-rat-hot-single = Une case
rules-rat-hot-single-text = rien
rules-rat-hot-pair = Deux cases
rules-rat-hot-pair-text = 1 point
rules-rat-hot-three = Trois ou plus
rules-rat-hot-three-text = 2 points
rules-rat-hot-points-both = Tu marques donc aussi au tour de l’autre, et l’adversaire au tien. Les rats ne marquent jamais, et la bande de départ seule ne marque rien.
rules-rat-hot-rats = Avec trois rats ou plus de ta couleur en vue à la fin de ton tour, tu perds aussitôt, sans décompte final.
rules-rat-hot-rats-when = Pendant le tour ils sont inoffensifs. On ne compte que les rats du joueur qui finit son tour.
rules-rat-hot-end = Après la dernière bande, et le compte des rats, chaque groupe en vue marque encore une fois pour sa couleur. Le joueur qui a le plus de points gagne.
rules-rat-hot-ruling-strips = Ce que montrent les bandes de la boîte n’est publié nulle part : nous jouons avec notre propre série, équitable pour les deux couleurs. Si tu as la boîte, tu peux saisir la vraie.
rules-rat-hot-ruling-number = La règle ne dit pas combien il y a de bandes. 43 est le nombre publié, bande de départ comprise.
rules-rat-hot-ruling-colours = Chacun choisit sa couleur, dit la règle. Ici, la première place a toujours les rouges et la deuxième les verts : choisir une couleur, c’est choisir une place.
rules-rat-hot-ruling-first = On tire au sort qui commence ; la règle laisse commencer le plus âgé.
rules-rat-hot-ruling-table = La table a un bord : 25 colonnes et 25 lignes, la bande de départ au milieu.
rules-rat-hot-ruling-covering = La règle interdit de couvrir à l’identique une bande déjà couverte (« già coperta »). Nous lisons : aucune bande ne peut avoir ses trois cases directement sur une seule autre, dans un sens ou dans l’autre, que celle-ci ait déjà été couverte ou non. Si plusieurs bandes sont entre les deux, elle peut reposer au-dessus des trois mêmes cases.
rules-rat-hot-ruling-same = Une épice posée sur la même épice appartient à la nouvelle bande : son groupe marque.
rules-rat-hot-ruling-shrunk = Un groupe qui a seulement perdu une case, ou a été coupé, ne marque pas. Une option active l’autre lecture : ce qu’il en reste marque alors aussi.
rules-rat-hot-ruling-bank = Il y a toujours assez de pièces.
rules-rat-hot-ruling-draw = À points égaux, la partie est nulle.
