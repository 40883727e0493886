welcome-plain = Tape un coup, ou ? pour l’aide.
not-possible-now = Ce n’est pas possible maintenant.
nothing-at-digit = Il n’y a rien à choisir avec { $digit } maintenant.
server-silent = Le serveur ne répond pas ; réessaie.
line-lost = La connexion est perdue ; nouvelle tentative.
# $reason: in English, for who has written the bot.
bot-failed = { $name } ne peut pas continuer, et la partie s’arrête là : { $reason }
waiting-for-players = On attend que tout le monde soit à table.
table-closed = La table est fermée.
offer-made = { $offer ->
    [draw] Les autres proposent la nulle : tape draw? ou decline.
    [takeback] Les autres demandent à reprendre un coup : tape takeback ou decline.
   *[rematch] Les autres proposent une revanche : tape rematch ou decline.
}
curtain = Passe le clavier à { $name } ; personne d’autre ne doit regarder. Appuie sur Entrée.
round-of = Partie { $round } sur { $rounds }
match-points = Points du match : { $scores }
time-left = Temps restant : { $times }
after-the-end = La partie est terminée. Tape { $words } ou quit.
stopped = Partie interrompue. Avec --seed { $seed }, les mêmes parties sont redistribuées.
game-saved = Partie enregistrée. Pour la continuer : { $command }
leave-local = Quitter cette partie ? Elle reste enregistrée : tavolino play --resume la continue.
leave-server = Quitter la table ? Le même lien te ramène à ta place.
leave-keys = Entrée : quitter. Échap : rester.
languages = Langues : { $codes }.
game-still-running = La partie n’est pas encore terminée.
is-thinking = { $name } réfléchit…
thinking = Réflexion…
hint-line = { $move } : { $chance } %. { $reason }
scores-nothing = Cela ne rapporte rien.
type-here = un coup ou une question ; ? pour l’aide

## Keys

help-keys = Les flèches déplacent le curseur, Entrée choisit, Échap revient, les chiffres choisissent la carte à cette place, puis le lieu qui a ce numéro. Tout est cliquable. / mène à la ligne de saisie.
key-turn = tourner
key-hint = conseil
key-undo = annuler
key-replay = revoir
key-next = partie suivante
key-rematch = revanche
key-type = taper
key-language = langue
key-theme = thème
key-log = journal
key-moves = coups
key-rules = règles
key-help = aide
key-quit = quitter
key-step = avancer
key-analyse = analyser
key-mistake = erreur suivante
key-close = fermer

## Words to type

help-hint = les meilleurs coups, leurs chances de gagner, et pourquoi
help-undo = annuler ton dernier coup
help-offer-draw = proposer la nulle, ou l’accepter
help-takeback = demander à reprendre un coup, ou accepter
help-rematch = proposer une revanche aux mêmes personnes
help-decline = refuser ce que les autres proposent
help-resign = abandonner
help-resign-game = abandonner cette partie, mais pas le match
help-clock = combien de temps il reste à chacun
help-who = qui est là, et combien regardent
help-time = gagner la partie quand le temps adverse est écoulé
help-say = dire quelque chose aux autres
help-next = commencer la partie suivante
help-rules = les règles du jeu
help-replay = revoir la partie terminée
help-analyse = faire analyser la partie terminée par le moteur
help-picture = dessiner la table en lettres
help-language = une autre langue (en it el de fr es)
help-quit = quitter la table

## After the end

replay-help = Entrée : coup suivant. b : retour. Un nombre : aller à ce coup. table : la table en mots. q : fermer.
replay-deal = La donne.
replay-move = Coup { $ply } sur { $last }.
analysing = Le moteur analyse la partie…
analysing-so-far = Le moteur analyse la partie : { $done } décisions sur { $total }.
review-decision = Coup { $ply }, { $name }, { $verdict ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
} : { $move } laissait { $chance } %, { $best } aurait laissé { $hope } %. { $reason }
review-tally = { $name } : décisions { $decisions }, perte moyenne { $lost } % ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }.
review-no-mistakes = Aucune décision n’a coûté plus que ce que le hasard explique.

## Before the first game

start-yes = Oui
start-no = Non
start-language = Quelle langue ?
start-keys = Tab passe d’une question à l’autre, les flèches et Espace choisissent ; tout est cliquable.
start-ask = Tape un nombre ; Entrée vaut { $default }, q pour quitter.
start-not-there = « { $word } » n’est pas dans la liste : tape un nombre de 1 à { $most }.
