### Ce que dit la page elle-même.

page-navigation = Pages
page-view-text = Vue en texte
page-view-drawn = Vue dessinée
cancel = Annuler
close = Fermer
try-again = Réessayer
reload = Recharger
part-not-loaded = Une partie de cette page n’a pas pu être chargée. Vérifie ta connexion et recharge la page.
offline-notice = Le serveur est injoignable pour le moment.

home-title = Prends place, une table est libre
home-lead = De petites boîtes, une petite table. Joue contre un bot, envoie un lien à quelqu’un, ou partage un même appareil.
home-play = Jouer
home-play-against = contre { $names }
home-friend = Avec un ami
home-whoever = Avec n’importe qui
home-more = Plus d’options
home-being-prepared = En préparation…
home-notice = Nos propres dessins et nos propres mots. Aucun lien avec les éditeurs des jeux.
home-api = Pour les programmes : l’API

saved-title = Tes tables
saved-against = avec { $names }
saved-your-turn = À toi de jouer
saved-their-turn = À { $name } de jouer
saved-waiting = En attente de joueurs
saved-over = La partie est terminée
saved-closed = La table est fermée
saved-forget = Oublier
saved-forget-which = Oublier cette table : { $table }

open-title = Tables ouvertes
open-none = Personne n’attend pour l’instant. Crée une table ouverte à tout le monde.
open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
open-host = { $name } attend
age-now = à l’instant
age-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
age-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
age-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}

new-title = Une nouvelle table
new-game = Quel jeu ?
option-edition = Quelle édition ?
new-against = Contre qui ?
new-seats = Qui se place où ?
new-colour = Quelle est ta couleur ?
colour-red = Rouge
colour-green = Vert
colour-drawn = Au hasard
new-name = Ton nom (facultatif)
new-names = Vos noms (facultatifs)
new-options = Quelles options ?
new-details = Règles, match et pendule
new-smaller = Une boîte plus petite
new-smaller-text = Avec moins de cartes ou de places, la partie est plus courte, pour essayer.
new-choose-file = Choisir un fichier
new-no-file = Sans le fichier
new-sit-down = Prendre place

against-link = Sur invitation
against-link-text = Tu reçois un lien à envoyer. La place attend le temps qu’il faut.
against-here = Sur cet appareil
against-here-text = Il passe de main en main ; un rideau cache les cartes.
against-open = N’importe qui
against-open-text = La table figure dans la liste, et la première personne venue prend place.

bot-mimi = Prend ce qui lui plaît sur le moment, et ne pense à personne d’autre.
bot-beppe = A un plan pour sa main, et ne compte pas les cartes.
bot-carla = Compte ce qui reste à venir et se contente d’un bon coup.
bot-nonna = Voit un coup ou deux d’avance.
bot-maestro = Voit aussi loin qu’une fraction de seconde le permet.
bot-virtuoso = A joué d’innombrables parties contre lui-même, et anticipe.
bot-stands-in = { $bot } n’a pas appris ce jeu avec ces options ; { $other } joue à sa place.
bot-strength = Force { $level } sur 6
bot-rating = Elo { $rating }
bot-at-once = instantané
bot-thinks = { $seconds } s par coup
option-players = À combien joue-t-on ?
option-colours = Couleurs
option-colours-text = Couleurs des cartes.
option-values = Valeurs
option-values-text = Cartes d’une couleur.
option-hand = Main
option-hand-text = Cartes en main.
option-hints = Conseils
option-hints-text = Demande ce que jouerait quelqu’un de fort.
option-spectators = Public
option-spectators-text = D’autres peuvent regarder grâce à un lien ; ils voient ce qui est face visible.
option-rounds = Parties du match
option-first = Qui commence ?
option-clock = Pendule
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
rounds-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
first-drawn = Au hasard
first-me = Moi
clock-none = Sans pendule
clock-quick = 5 min + 5 s par tour
clock-calm = 15 min + 15 s par tour
clock-day = Un jour par tour
clock-days = Trois jours par tour
clock-fischer = { $minutes } min + { $increment } s par tour
clock-per-turn = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
clock-left = il reste { $time }
clock-unsure = La connexion est coupée : il reste environ { $time }
clock-long = { $days } j { $hours } h

you-seat = Toi
sit-title = Cette place est à toi
sit-text = { $game }, avec { $names }.
sit-name = Ton nom
sit-invited = { $names } t’invite à jouer à { $game }.
sit-again = Continuer ici
sit-again-text = { $game } : continue à jouer en tant que { $name } sur cet appareil. L’autre continue aussi.
sit-used = Quelqu’un d’autre s’est déjà assis ici et a vu ces cartes.
table-mine = À ma place à cette table
join-title = Une place libre
join-text = { $game }. Prends place et joue.
join-watch = Juste regarder

invite-title = Invite un ami
invite-text = Envoie le lien ou fais scanner le code. La place est à la première personne qui s’assoit.
invite-listed = Ta table est ouverte
invite-listed-text = Elle apparaît sur la page d’accueil, et la première personne venue prend place. Tu peux aussi envoyer le lien.
invite-code = Code QR du lien
invite-meanwhile = Jouer contre { $name } en attendant
waiting-title = Personne n’est encore venu.
waiting-arrived = Quelqu’un vient de s’asseoir à ta table : { $names }.
waiting-go = Y aller
waiting-stay = Rester ici
waiting-look = Voir
waiting-stop = Arrêter

connected = En ligne
connecting = Connexion…
connection-lost = Pas de connexion ; nouvel essai dans { $seconds } s
connection-lost-heard = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
connection-lost-move = Connexion perdue, ton coup sera envoyé
connection-restarting = Le serveur redémarre ; de retour dans { $seconds } s
connection-restarting-heard = Le serveur redémarre. La table reviendra automatiquement.
connection-refused = Accès refusé

table-main = La table
table-seats = Joueurs
table-to-move = doit jouer
table-round = Partie { $round } sur { $rounds }
table-refused = Impossible d’ouvrir cette table
table-coming = On prépare la table…
table-board-failed = Le plateau de ce jeu n’a pas pu être chargé. Joue avec l’image et les boutons.
table-moves = Tes coups
table-waiting = { $count ->
    [one] On attend encore quelqu’un
   *[other] On attend encore { $count } personnes
}
table-side-panel = Journal et plus

confirm-move = { $move } ?
confirm-yes = Oui, jouer
back-at = Après le coup { $number }
back-one = Un coup en arrière
on-one = Un coup en avant
back-now = Retour à la partie

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-look-back = Revoir le coup { $number }
log-full = Phrases entières
chat-title = Discussion
chat-line = Dis quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore écrit. Le public ne peut pas lire cette discussion.
chat-empty-spectators = Personne n’a encore écrit. Les joueurs ne peuvent pas lire cette discussion.
chat-spectator = Spectateur
unseen-title = À venir
share-title = Inviter
share-lead = Envoie chaque lien à une seule personne. La place est à la première personne qui s’assoit ; ensuite le lien n’ouvre plus rien, même pour toi.
share-taken = Quelqu’un est déjà assis ici.
share-spectators = Public
share-link-of = Lien : { $name }
share-only-here = Cette adresse ne marche que sur cet appareil. Pour que d’autres puissent venir depuis ton réseau, lance le serveur ainsi :
share-copy = Copier le lien
share-copied = Copié
share-free = Libérer la place
share-nothing = Rien à partager ici : seul le créateur de la table a les liens.
share-close = Fermer la table
share-close-sure = Fermer la table pour tout le monde ? Plus personne ne pourra y jouer.
share-new-link = Créer un nouveau lien
share-make-link = Créer un lien
share-send = Envoyer le lien
share-free-at = Peut être libérée à { $time }, si personne ne revient.
share-device = Sur un autre appareil
share-device-text = Crée un lien pour continuer sur un autre appareil. Il sert une fois, pendant dix minutes. Garde-le pour toi : il montre tes cartes.
share-device-terminal = Dans un terminal :
share-leave = Quitter ma place
share-leave-sure = Quitter ta place ? La personne qui reçoit le nouveau lien s’assoit à ta place et voit tes cartes.
share-left = Tu as quitté ta place. Envoie ce lien à la personne qui la reprend.
share-given = D’une partie enregistrée
share-given-text = Cette table a été préparée à partir d’une partie enregistrée : la personne qui l’a fait sait peut-être ce qui est caché.

explained-title = Pourquoi pas ?
curtain-title = À { $name } de jouer
curtain-text = Passe l’appareil. Les cartes restent cachées jusqu’à ce que tu regardes.
curtain-look = Je suis { $name } : montre mes cartes
curtain-back = Retour à { $name }

actions-title = Autres actions
action-undo = Annuler
action-takeback = Demander à reprendre
action-hint = Conseil
action-draw = Proposer la nulle
action-resign = Abandonner
# Below icons on phones: as short as can be.
action-undo-short = Annuler
action-takeback-short = Reprendre
action-draw-short = Nulle
analysis-board-short = Analyse

action-claim-time = Gagner au temps
# $players: how many sit here, with whoever resigns; $rounds: games of the match.
resign-sure =
    Abandonner ? { $players ->
        [2] L’adversaire gagne
       *[other] Les autres gagnent
    } { $rounds ->
        [1] la partie.
       *[other] le match.
    }
resign-which = Abandonner seulement cette partie, ou tout le match ?
resign-game = Cette partie
resign-match = Tout le match
hint-thinking = Réflexion…
hint-says = { $move }. Chances de gagner : environ { $chance } %.
hint-chance = { $chance } %
hint-play = Jouer ce coup
hint-best = Les meilleurs coups

offer-draw = { $name } propose la nulle.
offer-takeback = { $name } voudrait reprendre un coup.
offer-rematch = { $name } propose une revanche.
offer-draw-mine = Tu as proposé la nulle.
offer-takeback-mine = Tu as demandé à reprendre un coup.
offer-rematch-mine = Tu as proposé une revanche.
offer-agree = Accepter
offer-decline = Refuser
offer-withdraw = Retirer

end-title = La fin
end-win = { $who ->
    [you] Tu gagnes !
   *[other] { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
}
end-draw = Partie nulle
end-tally = Victoires à cette table : { $scores }
end-tally-draws = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
seat-wins = { $count ->
    [one] { $count } victoire à cette table
   *[other] { $count } victoires à cette table
}
end-match = { $who ->
    [you] Tu gagnes le match.
   *[other] Le match revient à { $names }.
}
end-match-draw = Le match est nul.
end-scoring = Décompte
end-next-step = Suivant
end-skip = Tout montrer
end-next-round = Partie suivante
end-rematch = Revanche

text-title = La table en mots
text-commands = Commandes
text-line = Un coup ou une commande
text-do = Valider
text-help = Tape ? pour la liste des commandes.
text-help-move = Tape ? pour la liste des commandes, ou joue un coup comme { $move }.
text-moves = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}

learn-title = Apprendre
review-title = Revoir
lost-title = Il n’y a rien ici
lost-text = L’adresse ne mène nulle part. Il manque peut-être une lettre.
lost-home = Accueil

settings-title = Réglages
settings-lead = Enregistrés dans ce navigateur.
setting-language = Langue
setting-theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-palette = Couleurs des cartes
palette-colours = Faciles à distinguer
palette-contrast = Contraste maximal
setting-speed = Animations
speed-normal = Rythme normal
speed-fast = Rapide
speed-off = Désactivé
setting-pace = Coups des bots
pace-calm = Après une pause
pace-quick = Après une courte pause
pace-off = Tout de suite
setting-habits = Préférences
setting-letters = Lettres sur les cartes
setting-letters-text = Chaque couleur a sa lettre.
setting-glyphs = Symboles sur les cartes
setting-glyphs-text = Chaque couleur a son symbole : flamme, soleil, feuille, vague, chardon, flocon.
setting-confirm = Confirmer les coups
setting-confirm-text = Chaque coup doit être confirmé avant de compter.
setting-hover-help = Aide au survol
setting-hover-help-text = Ce qu’est une chose sur la table apparaît quand le pointeur s’y arrête. Un appui long et la touche ? l’affichent toujours.
setting-bot-lines = Les bots parlent
setting-bot-lines-text = Ils disent une phrase au début et à la fin de la partie.
setting-sounds = Sons
setting-sounds-text = Cartes sur la table, et une clochette quand c’est à toi de jouer.
setting-call = M’appeler quand c’est à moi
setting-call-text = Une clochette et, si le navigateur en a le droit, une notification pendant qu’un autre onglet ou programme est devant.
setting-call-allow = Autoriser les notifications
setting-push = Même page fermée
setting-push-text = Le service push du navigateur indique à quel jeu c’est à toi de jouer, sans cartes ni discussion.
setting-push-refused = Ce navigateur ne le permet pas.
setting-text-view = Vue en texte
setting-text-view-text = Les tables en mots, avec une ligne de commande comme dans un terminal.
rules-ruling = Notre décision
