board-st-stones = { $edition ->
    [menhir] Menhir
   *[other] Pietre
}
board-st-stone = { $edition ->
    [menhir] Menhir { $stone }. { $near }. { $far }.
   *[other] Pietra { $stone }. { $near }. { $far }.
}
board-st-why-not = { $edition ->
    [menhir] Scegli il menhir per sapere perché ora non puoi reclamarlo.
   *[other] Scegli la pietra per sapere perché ora non puoi reclamarla.
}
board-st-side = { $name }: { $cards }
board-st-stones-won = { $edition ->
    [menhir] { $count ->
        [one] { $count } menhir conquistato
       *[other] { $count } menhir conquistati
    }
   *[other] { $count ->
        [one] { $count } pietra conquistata
       *[other] { $count } pietre conquistate
    }
}
board-st-nothing = niente
board-st-owned = proprietà: { $name }
board-st-fog = conta solo la somma
board-st-mud = quattro carte per lato

board-st-claim = Reclama
board-st-yours = { $edition ->
    [menhir] tuo
   *[other] tua
}
board-st-first = 1º
board-st-first-title = completo per primo

board-st-hand = La tua mano
board-st-hand-of = Mano di { $name }
board-st-hidden-cards = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
board-st-seen = L’avversario conosce questa carta
board-st-piles = Mazzi e scarti
board-st-deck = { $deck ->
    [clan] Mazzo Clan
    [tactic] Mazzo Tattica
   *[deck] Mazzo
}: { $count }
board-st-known = La prossima, come sai: { $card }
board-st-discards = Scarti: { $cards }

board-st-pick-stone = { $edition ->
    [menhir] { $card }: scegli un menhir
   *[other] { $card }: scegli una pietra
}
board-st-pick-own = { $card }: scegli una delle tue carte
board-st-pick-theirs = { $card }: scegli una carta dell’avversario
board-st-pick-goal = { $card }: dove va { $moved }?
board-st-pick-play = { $card }: la giochi?
board-st-pick-deck = { $card }: rimettila nel suo mazzo
board-st-let-go = Annulla

board-st-unseen-cards = Queste carte non le hai viste: sono nei mazzi e nelle altre mani.
board-st-unseen-gone = { $card }: vista
board-st-unseen-left = { $card }: { $count } in giro
