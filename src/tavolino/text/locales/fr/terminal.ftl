welcome-plain = Tape un coup, ou ? pour l’aide.
not-possible-now = Ce n’est pas possible maintenant.
server-silent = Le serveur ne répond pas ; réessaie.
line-lost = La connexion est perdue ; nouvelle tentative.
waiting-for-players = On attend que tout le monde soit à table.
table-closed = La table est fermée.
offer-made = { $offer ->
    [draw] Les autres proposent la nulle : tape draw? ou decline.
    [takeback] Les autres demandent à reprendre un coup : tape takeback ou decline.
   *[rematch] Les autres veulent rejouer : tape rematch ou decline.
}
curtain = { $name } prend le clavier, et personne d’autre ne regarde. Appuie sur Entrée.
round-of = Manche { $round } sur { $rounds }
match-points = Points de la rencontre : { $scores }
after-the-end = La partie est finie. Tape replay, analyse, next ou quit.
stopped = Arrêté. La graine { $seed } redonne les mêmes parties.
languages = Langues : { $codes }.
game-still-running = La partie n’est pas encore finie.
is-thinking = { $name } réfléchit …
thinking = Je réfléchis …
hint-line = { $move } : { $chance } %. { $reason }
scores-nothing = Cela ne rapporte rien.
type-here = un coup ou une question ; ? pour l’aide

## Keys

help-keys = Les flèches déplacent, Entrée choisit, Échap revient, les chiffres choisissent bornes et territoires. Tout se clique. / mène à la ligne de saisie.
key-turn = tourner
key-hint = conseil
key-undo = annuler
key-replay = revoir
key-next = manche suivante
key-rematch = rejouer
key-type = taper
key-language = langue
key-theme = lumière
key-help = aide
key-quit = partir
key-step = avancer
key-analyse = analyser
key-mistake = erreur suivante
key-close = fermer

## Words to type

help-hint = les meilleurs coups, leurs chances de gain et pourquoi
help-undo = reprendre ton dernier coup
help-offer-draw = proposer la nulle, ou l’accepter
help-takeback = demander à reprendre un coup, ou l’accepter
help-rematch = rejouer avec les mêmes personnes
help-decline = refuser ce que les autres proposent
help-resign = abandonner
help-say = dire quelque chose aux autres
help-next = distribuer la manche suivante
help-replay = parcourir la partie finie
help-analyse = parcourir la partie finie avec le moteur
help-picture = dessiner la table en lettres
help-language = une autre langue (en it el de fr es)
help-quit = quitter la table

## After the end

replay-help = Entrée : coup suivant. b : retour. Un nombre : aller à ce coup. table : la table en mots. q : fermer.
replay-deal = La donne.
replay-move = Coup { $ply } sur { $last }.
analysing = Le moteur parcourt la partie …
analysing-so-far = Le moteur parcourt la partie : { $done } décisions sur { $total }.
review-decision = Coup { $ply }, { $name }, { $verdict ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
} : { $move } laissait { $chance } %, { $best } donnait { $hope } %. { $reason }
review-tally = { $name } : décisions { $decisions }, { $lost } % perdus en moyenne ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }.
review-no-mistakes = Aucune décision n’a perdu plus que ce que la chance explique.

## Before the first game

start-yes = Oui
start-no = Non
start-language = Dans quelle langue ?
start-keys = Tab passe d’une question à l’autre, flèches et espace choisissent ; tout se clique.
start-ask = Tape un nombre ; Entrée vaut { $default }, q pour partir.
start-not-there = « { $word } » n’existe pas : tape un nombre de 1 à { $most }.
