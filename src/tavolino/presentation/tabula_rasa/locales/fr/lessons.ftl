### Tabula Rasa. The lesson: what to do in each step, and what is said when it is done.

lesson-tabula-number = Les chevaliers partent vers dix territoires : cinq ont un numéro, cinq une couleur. Un chevalier va à son numéro ou à sa couleur. Pose le 4 rouge sur le territoire de son numéro.
lesson-tabula-number-done = Ensuite tu pioches une carte, tant que la pioche n’est pas vide.
lesson-tabula-colour = Envoie maintenant un chevalier rouge sur le territoire rouge.
lesson-tabula-colour-done = Un territoire numéroté vaut son numéro, chaque territoire de couleur cinq points.
lesson-tabula-majority = À la fin, le joueur qui a le plus de chevaliers sur un territoire le prend. Passe en tête sur le territoire 5.
lesson-tabula-majority-done = Tu y es en tête, jusqu’à ce que quelqu’un réponde.
lesson-tabula-treasure = La deuxième place donne le trésor, un point ; sans chevalier, on n’a rien. Envoie ton premier chevalier sur le territoire bleu.
lesson-tabula-treasure-done = Un chevalier suffit pour un trésor que personne d’autre ne cherche.
lesson-tabula-tie = En cas d’égalité en tête, chacun reçoit un trésor et personne le territoire. Égalise sur le territoire jaune.
lesson-tabula-tie-done = Un trésor au lieu du territoire coûte { points } à l’adversaire. Pour toi rien ne change : tu reçois un trésor, comme avant.
lesson-tabula-castle = Le château vaut cinq points. Il va au premier qui prend deux territoires numérotés, en comptant de gauche à droite. Tu es en tête sur le territoire 1. Passe aussi en tête sur le territoire 2.
lesson-tabula-castle-done = Les petits numéros sont comptés d’abord : ils valent plus qu’il n’y paraît.
lesson-tabula-worth = Tu peux rompre l’une de { $ties } égalités, sur le territoire 1 ou sur le violet. Un numéro vaut son numéro, chaque couleur cinq points. Prends ce qui vaut le plus.
lesson-tabula-worth-done = { $own } contre { $theirs } sur le violet : { points } au lieu de { $treasure } pour un trésor. Sur le territoire 1, tu n’aurais rien gagné.
lesson-tabula-three = À trois, chacun a sa rangée. Sur le territoire 3, l’un a { $most } chevaliers, l’autre { $second } et toi { $own }. Si deux joueurs sont à égalité pour la deuxième place, personne ne prend le trésor. Crée cette égalité.
lesson-tabula-three-done = Maintenant, aucun de vous deux ne prend ce trésor. Avec un chevalier de plus, tu serais à égalité en tête et un trésor serait pour toi.
lesson-tabula-team = À quatre, on joue en deux équipes. Les partenaires se font face ; ils partagent une rangée de chevaliers et les points, mais pas leur main. Sur le territoire jaune, ton équipe a autant de chevaliers que l’autre. Viens en aide à ton équipe.
lesson-tabula-team-done = { $own } contre { $theirs } pour ton équipe.
lesson-tabula-end = La dernière carte de la partie. Tout est compté maintenant, de gauche à droite. Pose-la là où elle te fait gagner.
lesson-tabula-end-done = Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée.
