## Review

review-moves = Coups
review-scrub = Aller à un coup
review-first = Au début
review-last = À la fin
review-at = Coup { $number } sur { $moves }
review-deal = La donne
review-view = Point de vue
review-view-open = Tout visible
review-running = Cette partie n’est pas encore terminée. On pourra la revoir quand elle le sera.
review-analyse = Faire analyser par le moteur
review-analyse-text = Chaque décision est examinée une fois, avec ce que le joueur savait alors. Cela prend une minute ou deux.
review-thinking = Le moteur analyse la partie…
review-progress = { $percent } %
review-chances = Chances de gagner
review-chances-text = Une courbe par joueur : ses chances avant et après chacune de ses décisions. Une courbe qui chute à l’une d’elles signale une erreur.
review-chance = { $name } : { $chance } %
review-mistakes = Erreurs
review-page-no-mistakes = Le moteur n’a trouvé aucune erreur. Bien joué.
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-lost = coûte { $lost } %
review-better = Mieux : { $move }.
review-told = Le moteur à { $name } : { $why }
review-show-better = Montrer le meilleur coup
review-show-played = Montrer le coup joué
review-better-shown = Le meilleur coup est affiché.
review-play-on = Jouer à partir d’ici
review-play-on-seat = Comme { $name }, contre un bot
review-record = Partie enregistrée (JSON)
review-picture = Image (SVG)
review-save = Enregistrer et partager
review-game = Partie { $number }
review-import = Revoir une de tes parties
review-import-text = Dépose ici une partie enregistrée (JSON), ou choisis un fichier. Elle s’ouvre à sa propre table.
review-import-choose = Choisir un fichier
review-import-wrong = Ce n’est pas une partie enregistrée.

## Learn

learn-lead = Quelques minutes à une vraie table : à chaque étape, il y a quelque chose à faire, et les règles du jeu disent si c’est réussi.
learn-offline = Pas de connexion
learn-start = Commencer la leçon
learn-rules = Lire les règles
learn-step = Étape { $number } sur { $steps }
learn-steps = Étapes
learn-parts = Parties de la leçon
learn-next = Suivant
learn-back = Retour
learn-again = Encore une fois
learn-show = Montre-moi
learn-example = Par exemple : { $move }
learn-done = C’était toute la leçon
learn-done-text = Tu sais comment ça marche. Prends place et joue, ou cherche un détail dans les règles.
learn-play = Jouer une partie
learn-all = Toutes les leçons

## Rules

rules-page = Règles
rules-edition = Édition
rules-contents = Sommaire
rules-lesson = Apprendre à la table
rules-tip = Pointe un élément de la table, maintiens-le appuyé ou appuie sur ? pour en avoir l’explication.
