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
tables-resign-game = { $who ->
    [you] Tu abandonnes cette partie.
   *[other] { $name } abandonne cette partie.
}
tables-draw-agreed = Partie nulle d’un commun accord.
tables-time = { $who ->
    [you] Ton temps est écoulé : tu perds.
   *[other] { $name } n’a plus de temps et perd.
}
tables-close = La table est fermée.
tables-sit = { $who ->
    [you] Tu prends place.
   *[other] { $name } prend place.
}
tables-freed = Une place est de nouveau libre.
tables-left = { $name } quitte sa place.
tables-freed-away = Absence trop longue ({ $name }) : la place est de nouveau libre.
tables-call = { $who ->
    [you] Les autres t’attendent.
   *[other] { $name } n’est plus là. Sans signe de vie, la place sera libérée.
}
tables-present = { $who ->
    [you] Tu es de retour.
   *[other] { $name } est là.
}
tables-device = Tu joues maintenant aussi sur un autre appareil.
tables-given = Cette table a été préparée à partir d’une partie enregistrée : la personne qui l’a fait sait peut-être ce qui est caché.
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

tables-prompt-sit = Prends place : entre ton nom.
tables-prompt-empty = Quelqu’un doit encore prendre place.
tables-ended = { $by ->
    [resignation] { $who ->
        [you] Tu as abandonné.
       *[other] { $count ->
            [one] { $names } a abandonné.
           *[other] { $names } ont abandonné.
        }
    }
    [game_resignation] { $who ->
        [you] Tu as abandonné cette partie.
       *[other] { $count ->
            [one] { $names } a abandonné cette partie.
           *[other] { $names } ont abandonné cette partie.
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
refused-owner-only = Seul le créateur de la table peut le faire.
refused-closed = Cette table a été fermée.
refused-not-seated = Prends d’abord place : entre ton nom.
refused-no-seat = Il n’y a plus de place libre à cette table.
refused-not-a-person = La place { $seat } n’est pas celle d’une personne.
refused-seat-taken = Cette place est prise : quelqu’un s’est assis avec ce lien. Si c’était toi, continue là où tu as pris place, ou crée là-bas un lien pour cet appareil.
refused-seat-in-use = Quelqu’un est assis là.
refused-seat-empty = Personne n’est assis à la place { $seat }.
refused-seat-freed = Cette place n’est plus la tienne : elle a été libérée.
refused-link-old = Ce lien est trop vieux. Crée-en un nouveau sur l’appareil où tu joues.
refused-link-used = Ce lien a déjà servi. Crée-en un nouveau sur l’appareil où tu joues.
refused-owner-plays = Tu joues à cette table : tu ne peux ni libérer une place où quelqu’un d’autre a joué, ni y inviter.
refused-other-seat = Tu joues déjà à cette table : cette place est pour quelqu’un d’autre.
refused-own-seat = Place { $seat } : ta propre place ne peut être ni ouverte, ni celle d’un bot.
refused-seat-changes = Cette place a changé de mains { $most } fois ; cela suffit.
refused-key-missing = key : pour s’asseoir, il faut un secret à soi.
refused-key-known = key : cette table la connaît déjà ; crées-en une autre.
refused-key-form = key : { $least } à { $most } lettres, chiffres, - ou _ attendus.

refused-stale = La table en est à l’état { $ply }, tu as répondu à l’état { $answered } : regarde de nouveau.
refused-id-used = Cet id appartient à une autre requête : chaque requête doit avoir le sien.
refused-turn = C’est à { $name } de jouer.
refused-over = La partie est terminée.
refused-nothing-to-undo = On n’annule que son propre coup, avant que quelqu’un d’autre n’agisse.
refused-revealed = Ton coup a révélé quelque chose de caché : demande à le reprendre.
refused-offer-kind = Cela ne se propose pas. Propositions possibles : { $kinds }.
refused-rematch-later = La revanche vient après le match.
refused-bot-draw = Un bot n’accepte jamais la nulle.
refused-no-move-yet = Tu n’as encore joué aucun coup dans cette partie.
refused-no-offer = { $offer ->
    [draw] Personne ne propose la nulle en ce moment.
    [takeback] Personne ne demande à reprendre un coup en ce moment.
   *[rematch] Personne ne propose de revanche en ce moment.
}
refused-resign-game = On ne peut abandonner une seule partie que dans un match, et seulement si les règles du jeu disent ce que cela rapporte.
refused-time-left = Aucun adversaire n’a épuisé son temps.
refused-round-running = La partie n’est pas encore terminée.
refused-match-over = Toutes les parties du match sont jouées : propose une revanche.
refused-no-hints = À cette table, on joue sans conseils.
refused-hint-turn = Le conseil est pour la personne dont c’est le tour.
refused-hints-used = Tous les conseils de cette table sont épuisés ({ $most }).
refused-gone-on = Entre-temps, le jeu a continué.
refused-no-thought = Le bot n’a pas trouvé de réponse : réessaie.

refused-not-finished = Il faut attendre la fin de la partie.
refused-ends-there = La partie se termine là : choisis un coup antérieur.
refused-own-view = Jusqu’à la fin de la partie, chacun voit la table de sa place.
refused-no-onlooker = { $onlooker } n’est ni une place, ni « spectator », ni « open ».
refused-no-game = La table a les parties 0 à { $last }.
refused-no-such-move = La partie a { $moves } coups : il n’y a rien après le coup { $after }.
refused-analyses-used = On analyse au plus { $most } positions par table.
refused-no-record = Une partie enregistrée est un objet avec options, setup et moves.
refused-no-position = Une position commence par le nom d’un jeu. Copie tout le texte d’une position, ou une partie enregistrée.
refused-position-long = Une position a au plus { $most } caractères.
refused-line-long = Une variante a au plus { $most } coups.
refused-no-set-up = Les pièces de ce jeu ne peuvent pas être disposées ici : écris la position sous forme de texte.
refused-arrangement = Les pièces ne peuvent pas être placées ainsi : d’autres ont besoin de celle que tu as déplacée.

refused-request = La demande est incompréhensible : { $detail }
refused-no-language = La langue « { $language } » n’existe pas ici. Langues : { $languages }.
refused-no-lesson = Cette leçon n’existe pas.
refused-no-page = Ce n’est pas une page de la liste : commence par la première.
refused-no-text = { $field } : il faut un texte.
refused-text-long = { $field } : au plus { $most } caractères.
refused-text-empty = { $field } : le texte est vide.
refused-text-signs = { $field } : certains caractères ne peuvent pas être affichés.
refused-options = Options : il faut un objet.
refused-true-or-false = { $field } : il faut true ou false.
refused-range = { $field } : il faut un nombre de { $least } à { $most }.
refused-seats = Places : le jeu, avec ces options, en a { $count }, pas { $given }.
refused-no-bot = Place { $seat } : le bot « { $bot } » n’existe pas. Les bots sont : { $bots }.
refused-open-seat = Place { $seat } : seule la place d’une personne à une table publique est ouverte.
refused-clock = Pendule : il faut choisir parmi { $kinds }.

refused-chat-pace = Au plus { $most } lignes en { $within } secondes : réessaie dans { $seconds } s.
refused-name-pace = Au plus { $most } noms en { $within } secondes : réessaie dans { $seconds } s.
refused-offered = Tu l’as déjà proposé { $most } fois : joue d’abord.
refused-no-push = Ce serveur n’envoie pas de notifications.
refused-push-service = Impossible d’envoyer des notifications au service push de ce navigateur.
refused-full = { $limit ->
    [chat] La discussion de cette partie est pleine ({ $most } lignes).
    [share] Cette partie a été assez souvent partagée ({ $most } fois).
    [sit] Assez de noms pour une partie ({ $most }).
    [undo] Assez de coups ont été repris dans cette partie ({ $most }).
   *[offer] Assez de propositions pour une partie ({ $most }).
}
refused-pace = { $limit ->
    [tables] Trop de nouvelles tables : réessaie dans { $seconds } s.
    [thoughts] Le moteur a été trop souvent sollicité : réessaie dans { $seconds } s.
    [transfers] Trop de transferts : réessaie dans { $seconds } s.
   *[requests] Trop de demandes : réessaie dans { $seconds } s.
}
refused-transfers = Trop de transferts attendent déjà sur ce serveur : réessaie dans { $seconds } s, ou enregistre un fichier.
refused-transfer-gone = Ce lien a déjà servi, ou il date de plus de dix minutes. Crées-en un nouveau sur l’autre appareil.
refused-crowded = { $limit ->
    [table] Il y a déjà { $count } connexions à cette table.
    [server] Ce serveur a déjà { $count } connexions de ce genre.
   *[address] Il y a déjà { $count } connexions depuis ton adresse.
}
# $limit : qui demande tant.
refused-thoughts = { $limit ->
    [table] Cette table attend déjà { $count } réponses du moteur : réessaie dans { $seconds } s.
    [address] Ton adresse attend déjà { $count } réponses du moteur : réessaie dans { $seconds } s.
   *[server] Le moteur a trop à faire : réessaie dans { $seconds } s.
}
refused-bot-tables = { $limit ->
    [address] Des bots jouent déjà entre eux à { $count } de tes tables : fermes-en une ou attends que l’une d’elles ait fini.
   *[server] Des bots jouent déjà entre eux à { $count } tables ici, et il n’y a pas de place pour une autre : réessaie plus tard.
}
refused-bot-rounds = Entre eux, les bots jouent au plus { $most } parties.
refused-unavailable = Les tables sont injoignables pour l’instant : réessaie dans un instant.
refused-being-prepared = { $game } est encore en préparation sur ce serveur : réessaie dans { $seconds } s.
refused-crowd = Trop de monde veut agir en même temps à cette table : réessaie.
refused-old-rules = Cette table a été jouée avec des règles qui ne sont plus connues.
refused-damaged = Cette table ne peut pas être ouverte : ses données enregistrées sont endommagées. La personne qui gère ce serveur peut en savoir plus.
refused-not-found = Il n’y a rien ici.
refused-outdated = Cette page ou ce programme est plus ancien que le serveur : recharge la page ou mets à jour le programme.
refused-broken = Quelque chose s’est mal passé. L’erreur a été enregistrée, et rien n’a été modifié à moitié.

preview-site = Une petite table pour les jeux en petite boîte.
preview-waiting = { $names } attend : prends place et joue.
preview-free = Une place est libre : prends place et joue.
preview-playing = Une partie est en cours : { $names }.
preview-over = Une partie terminée : { $names }.

push-turn = À toi de jouer.
