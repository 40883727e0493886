### Schotten-Totten. The lesson: what to do in each step, and what is said when it is done.

lesson-schotten-lay = Deux clans se disputent neuf bornes. À chaque tour, tu poses une carte de ta main de ton côté d’une borne. Pose une carte devant la borne 5.
lesson-schotten-lay-done = Bien joué. Ensuite tu pioches une carte et tu en as de nouveau { $hand }.
lesson-schotten-colour-run = Trois cartes de ton côté d’une borne forment une combinaison. Complète la plus forte, la suite-couleur : trois valeurs qui se suivent, toutes de la même couleur.
lesson-schotten-colour-run-done = Seule une suite-couleur plus haute la bat.
lesson-schotten-kind = En deuxième vient le brelan : trois cartes de même valeur. Complète-le.
lesson-schotten-kind-done = Trois sept. Chaque valeur existe six fois, une par couleur.
lesson-schotten-colour = En troisième vient la couleur : trois cartes d’une seule couleur, quelles que soient les valeurs. Complète-la.
lesson-schotten-colour-done = Une couleur bat toute suite de couleurs mélangées.
lesson-schotten-run = En quatrième vient la suite : trois valeurs qui se suivent, de couleurs quelconques. Complète-la.
lesson-schotten-run-done = Tout le reste n’est qu’une somme. Entre deux combinaisons de même sorte, la somme la plus élevée l’emporte.
lesson-schotten-claim = Après avoir posé une carte, tu peux revendiquer les bornes que tu as gagnées. Devant la borne 4, les deux côtés sont complets et le tien est plus fort. Revendique-la.
lesson-schotten-claim-done = La borne est à toi pour de bon ; on n’y pose plus rien.
lesson-schotten-first = Devant deux bornes, les deux côtés se valent, somme comprise. C’est alors le côté complété en premier qui gagne. Revendique la borne où c’est le tien.
lesson-schotten-first-done = À égalité, mieux vaut être rapide.
lesson-schotten-proof = Inutile d’attendre que l’adversaire ait complété son côté. Devant l’une des bornes, plus aucune carte ne peut sauver l’autre côté : celle qu’il faudrait est déjà sur la table. Revendique cette borne.
lesson-schotten-proof-done = Plus rien ne peut t’y battre. Seules les cartes sur la table servent de preuve, jamais celles de ta main.
lesson-schotten-reveal = Seul le 7 cyan pourrait donner une meilleure suite-couleur devant la borne 4, et cette carte est dans ta main. Mais une main ne prouve rien : seul compte ce qui est visible. Mets la preuve sur la table : pose le 7 cyan devant une autre borne.
lesson-schotten-reveal-done = Tout le monde le voit maintenant : aucune meilleure suite-couleur ne peut plus y venir, et tu peux revendiquer la borne.
lesson-schotten-win = Trois bornes voisines font gagner la partie, et cinq bornes quelconques aussi. Deux voisines sont déjà à toi. Gagne la partie.
lesson-schotten-win-done = Trois côte à côte : la partie est à toi.
lesson-schotten-joker = Avec les cartes Tactique, certaines cartes bousculent les règles. Un Joker remplace n’importe quelle carte ; on décide laquelle quand la borne est revendiquée. Pose ton Joker devant la borne 4.
lesson-schotten-joker-done = Il y vaut un { $value } cyan. Chacun peut jouer un Joker par partie, et jamais plus d’une carte Tactique de plus que l’adversaire.
lesson-schotten-fog = Devant la borne 2, une petite suite-couleur fait face à tes cartes fortes. Avec Colin-maillard, seule la somme compte. Joue Colin-maillard sur la borne 2.
lesson-schotten-fog-done = { $own } contre { $theirs }. Combat de boue demanderait quatre cartes de chaque côté ; d’autres cartes Tactique valent des cartes Clan, ou déplacent, prennent ou piochent des cartes. Tu peux maintenant jouer une partie.
