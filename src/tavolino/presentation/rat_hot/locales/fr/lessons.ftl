### Rat Hot. The lesson: what to do in each step, and what is said when it is done.

lesson-rat-hot-beside = Tu joues les rouges. Pose la bande à côté de celle de la table : au moins une case doit partager un bord avec elle.
lesson-rat-hot-beside-done = Au premier tour, on pose une bande ; aux suivants, deux, l’une après l’autre ; la dernière bande fait un tour à elle seule.
lesson-rat-hot-score = Des épices identiques qui se touchent forment un groupe. Quand une bande les réunit, deux cases rapportent un point à leur couleur. Pose la bande pour que les rouges marquent.
lesson-rat-hot-score-done = Les groupes marquent, peu importe qui pose la bande : attention aussi aux verts.
lesson-rat-hot-three = Trois cases ou plus rapportent deux points. Forme un tel groupe pour les rouges.
lesson-rat-hot-three-done = Un groupe ne rapporte jamais plus de deux points d’un coup, mais il peut marquer encore et encore.
lesson-rat-hot-both = Cette bande a aussi une muscade verte, et les groupes verts marquent pour les verts, même à ton tour. Marque un point pour les rouges et aucun pour les verts.
lesson-rat-hot-both-done = { points } rien que pour toi. Regarde toujours les deux couleurs avant de poser.
lesson-rat-hot-on-top = Une bande peut aussi reposer sur d’autres : toutes ses cases à la même hauteur, aucun creux dessous, et pas exactement sur une seule bande. Pose-la par-dessus.
lesson-rat-hot-on-top-done = Ce qui est couvert ne compte plus.
lesson-rat-hot-rat = Des rats ! Le joueur qui finit son tour avec trois rats de sa couleur en vue perd aussitôt. Couvre le rat rouge.
lesson-rat-hot-rat-done = Un souci de moins. Seuls tes propres rats comptent, et seulement à la fin de ton tour.
lesson-rat-hot-danger = { $rats } rats rouges sont en vue, et cette bande en apporte un de plus. Pose-la de façon à ne pas perdre.
lesson-rat-hot-danger-done = Tu as couvert un rat : il n’en reste que { $rats } en vue. Tu t’en sors.
lesson-rat-hot-last = La dernière bande. Ensuite, chaque groupe de la table marque encore une fois. Pense aux rats, et gagne.
lesson-rat-hot-last-done = Bien joué. Tu connais maintenant toutes les règles.
