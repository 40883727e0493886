board-st-stones = { $edition ->
    [menhir] Menhirs
   *[other] Bornes
}
board-st-stone = { $edition ->
    [menhir] Menhir { $stone }. { $near }. { $far }.
   *[other] Borne { $stone }. { $near }. { $far }.
}
board-st-why-not = { $edition ->
    [menhir] Choisis le menhir pour savoir pourquoi tu ne peux pas le revendiquer maintenant.
   *[other] Choisis la borne pour savoir pourquoi tu ne peux pas la revendiquer maintenant.
}
board-st-side = { $name } : { $cards }
board-st-stones-won = { $edition ->
    [menhir] { $count ->
        [one] { $count } menhir remporté
       *[other] { $count } menhirs remportés
    }
   *[other] { $count ->
        [one] { $count } borne remportée
       *[other] { $count } bornes remportées
    }
}
board-st-nothing = rien
board-st-owned = à { $name }
board-st-fog = seule la somme compte
board-st-mud = quatre cartes de chaque côté

board-st-claim = Reven{ "\u00AD" }diquer
board-st-yours = à toi
board-st-first = 1er
board-st-first-title = complet en premier

board-st-hand = Ta main
board-st-hand-of = Main : { $name }
board-st-hidden-cards = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
board-st-seen = L’adversaire connaît cette carte
board-st-piles = Pioches et défausse
board-st-deck = { $deck ->
    [clan] Pioche Clan
    [tactic] Pioche Tactique
   *[deck] Pioche
} : { $count }
board-st-known = La prochaine, connue de toi : { $card }
board-st-discards = Défausse : { $cards }

board-st-pick-stone = { $edition ->
    [menhir] { $card } : choisis un menhir
   *[other] { $card } : choisis une borne
}
board-st-pick-own = { $card } : choisis une de tes cartes
board-st-pick-theirs = { $card } : choisis une carte adverse
board-st-pick-goal = { $card } : où va { $moved } ?
board-st-pick-play = { $card } : jouer cette carte ?
board-st-pick-deck = { $card } : à remettre dans sa pioche
board-st-let-go = Annuler

board-st-unseen-cards = Tu n’as pas vu ces cartes : elles sont dans les pioches et dans les autres mains.
board-st-unseen-gone = { $card } : déjà vu
board-st-unseen-left = { $card } : encore { $count }
