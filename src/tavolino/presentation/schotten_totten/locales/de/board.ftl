board-st-stones = { $edition ->
    [menhir] Menhire
   *[other] Steine
}
board-st-stone = { $edition ->
    [menhir] Menhir { $stone }. { $near }. { $far }.
   *[other] Stein { $stone }. { $near }. { $far }.
}
board-st-why-not = { $edition ->
    [menhir] Wähle den Menhir, um zu erfahren, warum du ihn jetzt nicht beanspruchen kannst.
   *[other] Wähle den Stein, um zu erfahren, warum du ihn jetzt nicht beanspruchen kannst.
}
board-st-side = { $name }: { $cards }
board-st-stones-won = { $edition ->
    [menhir] { $count ->
        [one] { $count } Menhir gewonnen
       *[other] { $count } Menhire gewonnen
    }
   *[other] { $count ->
        [one] { $count } Stein gewonnen
       *[other] { $count } Steine gewonnen
    }
}
board-st-nothing = nichts
board-st-owned = gehört { $name }
board-st-fog = nur die Summe zählt
board-st-mud = vier Karten je Seite

board-st-claim = Bean{ "\u00AD" }spruchen
board-st-yours = deiner
board-st-first = 1.
board-st-first-title = zuerst vollständig

board-st-hand = Deine Hand
board-st-hand-of = Hand von { $name }
board-st-hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-st-seen = Dein Gegner kennt diese Karte
board-st-piles = Stapel und Ablage
board-st-deck = { $deck ->
    [clan] Clanstapel
    [tactic] Taktikstapel
   *[deck] Stapel
}: { $count }
board-st-known = Als Nächstes kommt, wie du weißt: { $card }
board-st-discards = Ablage: { $cards }

board-st-pick-stone = { $edition ->
    [menhir] { $card }: Wähle einen Menhir
   *[other] { $card }: Wähle einen Stein
}
board-st-pick-own = { $card }: Wähle eine deiner Karten
board-st-pick-theirs = { $card }: Wähle eine gegnerische Karte
board-st-pick-goal = { $card }: Wohin mit { $moved }?
board-st-pick-play = { $card }: spielen?
board-st-pick-deck = { $card }: zurück zum Stapel
board-st-let-go = Abbrechen

board-st-unseen-cards = Diese Karten hast du nicht gesehen: Sie stecken in den Stapeln und in den Händen der anderen.
board-st-unseen-gone = { $card }: gesehen
board-st-unseen-left = { $card }: noch { $count }
