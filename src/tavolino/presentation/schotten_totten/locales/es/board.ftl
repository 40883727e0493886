board-st-stones = { $edition ->
    [menhir] Menhires
   *[other] Piedras
}
board-st-stone = { $edition ->
    [menhir] Menhir { $stone }. { $near }. { $far }.
   *[other] Piedra { $stone }. { $near }. { $far }.
}
board-st-why-not = { $edition ->
    [menhir] Elige el menhir para saber por qué no puedes reclamarlo ahora.
   *[other] Elige la piedra para saber por qué no puedes reclamarla ahora.
}
board-st-side = { $name }: { $cards }
board-st-stones-won = { $edition ->
    [menhir] { $count ->
        [one] { $count } menhir ganado
       *[other] { $count } menhires ganados
    }
   *[other] { $count ->
        [one] { $count } piedra ganada
       *[other] { $count } piedras ganadas
    }
}
board-st-nothing = nada
board-st-owned = de { $name }
board-st-fog = solo cuenta la suma
board-st-mud = cuatro cartas por lado

board-st-claim = Recla{ "\u00AD" }mar
board-st-yours = { $edition ->
    [menhir] tuyo
   *[other] tuya
}
board-st-first = 1.º
board-st-first-title = se completó primero

board-st-hand = Tu mano
board-st-hand-of = Mano de { $name }
board-st-hidden-cards = { $count ->
    [one] { $count } carta boca abajo
   *[other] { $count } cartas boca abajo
}
board-st-seen = El rival conoce esta carta
board-st-piles = Mazos y descartes
board-st-deck = { $deck ->
    [clan] Mazo de clan
    [tactic] Mazo de táctica
   *[deck] Mazo
}: { $count }
board-st-known = La siguiente, que ya conoces: { $card }
board-st-discards = Descartes: { $cards }

board-st-pick-stone = { $edition ->
    [menhir] { $card }: elige un menhir
   *[other] { $card }: elige una piedra
}
board-st-pick-own = { $card }: elige una de tus cartas
board-st-pick-theirs = { $card }: elige una carta rival
board-st-pick-goal = { $card }: { $moved }, ¿adónde va?
board-st-pick-play = { $card }: ¿jugarla?
board-st-pick-deck = { $card }: devuélvela a su mazo
board-st-let-go = Cancelar

board-st-unseen-cards = Estas cartas no las has visto: están en los mazos y en las otras manos.
board-st-unseen-gone = { $card }: vista
board-st-unseen-left = { $card }: { $count } por salir
