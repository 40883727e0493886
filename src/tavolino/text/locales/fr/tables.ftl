tables-begins = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
tables-deal = Partie { $round } sur { $rounds }. { tables-begins }
tables-undo = { $who ->
    [you] Tu annules le dernier coup.
   *[other] { $name } annule le dernier coup.
}
tables-takeback = { $who ->
    [you] Tu reprends ton dernier coup.
   *[other] { $name } reprend le dernier coup.
}
tables-resign = { $who ->
    [you] Tu abandonnes.
   *[other] { $name } abandonne.
}
tables-draw-agreed = Partie nulle d’un commun accord.
tables-time = { $who ->
    [you] Ton temps est écoulé, et la victoire est réclamée.
   *[other] { $name } n’a plus de temps, et la victoire est réclamée.
}
tables-close = La table est fermée.
tables-sit = { $who ->
    [you] Tu prends place.
   *[other] { $name } prend place.
}
tables-freed = Une place est de nouveau libre.
tables-offer = { $who ->
    [you] { $offer ->
        [draw] Tu proposes la nulle.
        [takeback] Tu demandes à reprendre ton coup.
       *[rematch] Tu proposes une revanche.
    }
   *[other] { $offer ->
        [draw] { $name } propose la nulle.
        [takeback] { $name } demande à reprendre son coup.
       *[rematch] { $name } propose une revanche.
    }
}
tables-agree = { $who ->
    [you] { $offer ->
        [draw] Tu acceptes la nulle.
        [takeback] Tu acceptes la reprise du coup.
       *[rematch] Tu acceptes la revanche.
    }
   *[other] { $offer ->
        [draw] { $name } accepte la nulle.
        [takeback] { $name } accepte la reprise du coup.
       *[rematch] { $name } accepte la revanche.
    }
}
tables-decline = { $who ->
    [you] { $offer ->
        [draw] Tu refuses la nulle.
        [takeback] Tu refuses la reprise du coup.
       *[rematch] Tu refuses la revanche.
    }
   *[other] { $offer ->
        [draw] { $name } refuse la nulle.
        [takeback] { $name } refuse la reprise du coup.
       *[rematch] { $name } refuse la revanche.
    }
}
tables-hint = { $who ->
    [you] Tu demandes un conseil.
   *[other] { $name } demande un conseil.
}
tables-analysis = Le moteur a étudié la table après le coup { $move }.
tables-review = Le moteur a analysé la partie.

tables-prompt-sit = Prends place : dis comment tu t’appelles.
tables-prompt-empty = Quelqu’un doit encore prendre place.
tables-ended = { $by ->
    [resignation] { $who ->
        [you] Tu as abandonné.
       *[other] { $count ->
            [one] { $names } a abandonné.
           *[other] { $names } ont abandonné.
        }
    }
    [agreement] Partie nulle d’un commun accord.
   *[time] { $who ->
        [you] Ton temps est écoulé.
       *[other] { $count ->
            [one] { $names } n’a plus de temps.
           *[other] { $names } n’ont plus de temps.
        }
    }
}
tables-win = { $who ->
    [you] Tu gagnes.
   *[other] { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
}

refused-no-table = Cette table n’existe pas.
refused-key-needed = Cette table n’est pas publique : il faut une clé pour la voir.
refused-wrong-key = Cette clé n’ouvre pas cette table.
refused-bearer = L’en-tête s’écrit : Authorization: Bearer KEY
refused-key-header = Il faut une clé, ainsi : Authorization: Bearer KEY
refused-socket-key = Cette connexion ne fait que regarder : présente-toi avec une clé.
refused-only-looks-on = Cette clé permet seulement de regarder : il faut celle d’une place.
refused-owner-only = C’est réservé à qui possède la table.
refused-closed = Cette table a été fermée.
refused-not-seated = Prends d’abord place : dis comment tu t’appelles.
refused-no-seat = Il n’y a plus de place libre à cette table.
refused-not-a-person = La place { $seat } n’est pas celle d’une personne.

refused-stale = La table en est à l’état { $ply }, tu as répondu à l’état { $answered } : regarde de nouveau.
refused-turn = C’est à { $name } de jouer.
refused-over = La partie est terminée.
refused-nothing-to-undo = On n’annule que son propre coup, avant que quelqu’un d’autre n’agisse.
refused-revealed = Ton coup a révélé des cartes cachées : demande à le reprendre.
refused-offer-kind = Cela ne se propose pas. Propositions possibles : { $kinds }.
refused-rematch-later = La revanche vient après le match.
refused-bot-draw = Un bot n’accepte jamais la nulle.
refused-no-move-yet = Tu n’as encore joué aucun coup dans cette partie.
refused-no-offer = { $offer ->
    [draw] Personne ne propose la nulle en ce moment.
    [takeback] Personne ne demande à reprendre un coup en ce moment.
   *[rematch] Personne ne propose de revanche en ce moment.
}
refused-time-left = Le temps d’aucun adversaire n’est écoulé.
refused-round-running = La partie n’est pas encore terminée.
refused-match-over = Toutes les parties du match sont jouées : propose une revanche.
refused-no-hints = À cette table, on joue sans conseils.
refused-hint-turn = Le conseil est pour qui doit jouer.
refused-hints-used = Tous les conseils de cette table sont épuisés ({ $most }).
refused-gone-on = Entre-temps, le jeu a continué.
refused-no-thought = Le bot n’a pas trouvé de réponse : réessaie.

refused-not-finished = Il faut attendre la fin de la partie.
refused-ends-there = La partie se termine là : choisis un coup antérieur.
refused-own-view = Jusqu’à la fin de la partie, chacun voit la table de sa place.
refused-no-onlooker = { $onlooker } n’est ni une place, ni « spectator », ni « open ».
refused-no-game = La table a les parties 0 à { $last }.
refused-no-such-move = Après { $after } : il faut un nombre de coups de 0 à { $moves }.
refused-analyses-used = On analyse au plus { $most } positions par table.
refused-no-record = Une partie enregistrée est un objet avec options, setup et moves.

refused-request = La demande est incompréhensible : { $detail }
refused-no-language = La langue « { $language } » n’existe pas ici. Langues : { $languages }.
refused-no-lesson = Cette leçon n’existe pas.
refused-no-page = Ce n’est pas une page de la liste : commence par la première.
refused-whole-number = { $field } : il faut un nombre entier.
refused-no-text = { $field } : il faut un texte.
refused-text-long = { $field } : au plus { $most } caractères.
refused-text-empty = { $field } : le texte est vide.
refused-text-signs = { $field } : certains caractères ne peuvent pas être affichés.
refused-options = Options : il faut un objet.
refused-file-name = Option { $field } : il faut le contenu sous forme d’objet, pas un nom de fichier.
refused-true-or-false = { $field } : il faut true ou false.
refused-range = { $field } : il faut un nombre de { $least } à { $most }.
refused-seats = Places : le jeu, avec ces options, en a { $count }, pas { $given }.
refused-no-bot = Place { $seat } : le bot « { $bot } » n’existe pas. Les bots sont : { $bots }.
refused-open-seat = Place { $seat } : seule la place d’une personne à une table publique est ouverte.
refused-clock = Pendule : il faut choisir parmi { $kinds }.

refused-chat-full = La discussion de cette table est pleine : { $most } lignes.
refused-chat-pace = Au plus { $lines } lignes en { $seconds } secondes.
refused-pace = { $limit ->
    [tables] Trop de nouvelles tables : réessaie dans { $seconds } s.
   *[requests] Trop de demandes : réessaie dans { $seconds } s.
}
refused-crowded = { $limit ->
    [table] Il y a déjà { $count } connexions à cette table.
   *[address] Il y a déjà { $count } connexions depuis ton adresse.
}
refused-unavailable = Les tables sont injoignables pour l’instant : réessaie dans un instant.
refused-crowd = Trop de monde veut agir en même temps à cette table : réessaie.
refused-old-rules = Cette table a été jouée avec des règles qui ne sont plus connues.
refused-not-found = Il n’y a rien ici.
refused-broken = Quelque chose s’est mal passé. C’est noté, et rien n’a été modifié à moitié.
