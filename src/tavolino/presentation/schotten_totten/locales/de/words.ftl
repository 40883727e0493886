schotten-stone = { $edition ->
    [menhir] Menhir { $stone }
   *[other] Stein { $stone }
}
schotten-at-stone = an { schotten-stone }
schotten-from-stone = von { schotten-stone }
schotten-to-stone = { $edition ->
    [menhir] zu Menhir { $target }
   *[other] zu Stein { $target }
}
# In the accusative.
schotten-deck = { $deck ->
    [clan] den Clanstapel
    [tactic] den Taktikstapel
   *[deck] den Stapel
}
schotten-from-deck = { $deck ->
    [clan] vom Clanstapel
    [tactic] vom Taktikstapel
   *[deck] vom Stapel
}

## What happened

schotten-lay = { $who ->
    [you] Du legst { $card } { schotten-at-stone }.
   *[other] { $name } legt { $card } { schotten-at-stone }.
}
schotten-completes = Das ergibt { $formation }.
schotten-condition = { $who ->
    [you] Du spielst { $card } { schotten-at-stone }.
   *[other] { $name } spielt { $card } { schotten-at-stone }.
} { $condition ->
    [fog] Dort zählt jetzt nur noch die Summe.
   *[mud] Dort braucht jetzt jede Seite vier Karten.
}
schotten-scout = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
schotten-look = { $who ->
    [you] Du siehst dir die gegnerische Hand an: { $cards }.
   *[other] { $hand ->
        [yours] { $name } sieht sich deine Hand an: { $cards }.
       *[theirs] { $name } sieht sich die gegnerische Hand an: { $cards }.
    }
}
schotten-ruse = { $who ->
    [you] Du spielst { $ruse }: { $effect }.
   *[other] { $name } spielt { $ruse }: { $effect }.
}
schotten-moves = Von { schotten-stone } wandert { $card } { schotten-to-stone }
schotten-changes-sides = Von { schotten-stone } läuft { $card } { schotten-to-stone } über
schotten-changes-sides-there = An { schotten-stone } läuft { $card } über
schotten-discarded = Abgeworfen wird { $card } { schotten-at-stone }
schotten-taken-up = Auf die Hand kommt { $card } { schotten-from-stone }
schotten-fall = Für eine vierte Karte ist kein Platz mehr: { schotten-discarded }.
schotten-becomes = { $who ->
    [you] Du hast jetzt { $formation } { schotten-at-stone }.
   *[other] { $name } hat jetzt { $formation } { schotten-at-stone }.
}
schotten-return = { $who ->
    [you] Du legst { $card } { $to ->
        [top] oben auf
       *[bottom] unter
    } { schotten-deck } zurück.
   *[other] { $name } legt { $card } { $to ->
        [top] oben auf
       *[bottom] unter
    } { schotten-deck } zurück.
}
schotten-draw = { $who ->
    [you] Du ziehst { $card } { schotten-from-deck }.
   *[other] { $name } zieht { $card } { schotten-from-deck }.
}
schotten-done = { $who ->
    [you] Du beanspruchst nichts mehr.
   *[other] { $name } beansprucht nichts mehr.
}
schotten-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
schotten-claim = { $who ->
    [you] Du beanspruchst { schotten-stone }: { $reason }.
   *[other] { $name } beansprucht { schotten-stone }: { $reason }.
}
schotten-award = { $who ->
    [you] Du bekommst { schotten-stone }: { $reason }.
   *[other] { $name } bekommt { schotten-stone }: { $reason }.
}

schotten-stronger = { $own } gegen { $theirs }
schotten-higher-sum = { $own }, Summe { $sum } gegen { $against }
schotten-was-first = { $own } auf beiden Seiten, aber diese Seite war zuerst vollständig
schotten-proof = { $own }; mit { $cards } hätte die andere Seite höchstens { $theirs } erreicht
schotten-proof-first = { $own }; mit { $cards } hätte auch die andere Seite höchstens { $theirs } erreicht, aber diese Seite war zuerst vollständig
schotten-proof-sum = { $own }, Summe { $sum }; mit { $cards } hätte die andere Seite höchstens { $theirs } mit Summe { $against } erreicht
schotten-no-rival = { $own }; die andere Seite kann nicht mehr vollständig werden
schotten-at-worst = schlimmstenfalls { $formation }

schotten-end = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
} { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] mit drei Menhiren nebeneinander.
        [five-stones] mit fünf Menhiren.
       *[more-stones] mit mehr Menhiren.
    }
   *[other] { $reason ->
        [three-in-a-row] mit drei Steinen nebeneinander.
        [five-stones] mit fünf Steinen.
       *[more-stones] mit mehr Steinen.
    }
}
schotten-draw-end = { $edition ->
    [menhir] Die Partie endet unentschieden: Beide haben gleich viele Menhire.
   *[other] Die Partie endet unentschieden: Beide haben gleich viele Steine.
}

## In a line of the log, after the player’s name

schotten-brief-lay = { $card } → { $stone }
schotten-brief-completes = { schotten-brief-lay }: { $formation }
schotten-brief-ruse = { $ruse }: { $effect }
schotten-brief-moves = { $card }, { $stone } → { $target }
schotten-brief-discarded = { $card }, { $stone } → Ablage
schotten-brief-taken-up = { $card }, { $stone } → Hand
schotten-brief-look = Blick auf die andere Hand
schotten-brief-return = eine Karte zurückgelegt
schotten-brief-draw = eine Taktikkarte gezogen
schotten-brief-pass = gepasst
schotten-brief-claim = { schotten-stone } beansprucht
schotten-brief-award = { $who ->
    [you] { schotten-stone } → du
   *[other] { schotten-stone } → { $name }
}

## How it was won

schotten-won-by = { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] Drei Menhire nebeneinander.
        [five-stones] Der fünfte Menhir.
       *[more-stones] Mehr Menhire am Ende.
    }
   *[other] { $reason ->
        [three-in-a-row] Drei Steine nebeneinander.
        [five-stones] Der fünfte Stein.
       *[more-stones] Mehr Steine am Ende.
    }
}
schotten-drawn = { $edition ->
    [menhir] Beide haben gleich viele Menhire.
   *[other] Beide haben gleich viele Steine.
}

## What to do

schotten-prompt-claim = Beanspruche { $stones } oder beende das Beanspruchen.
schotten-prompt-play = Spiele eine Karte.
schotten-prompt-play-or-pass = Spiele eine Karte oder passe.
schotten-prompt-pass = Du kannst keine Karte spielen: Passe.
schotten-prompt-take = { $edition ->
    [ps-games] Ziehe drei Karten von einem Stapel: Wähle ihn.
   *[other] Ziehe eine Karte, insgesamt drei: Wähle einen Stapel.
}
schotten-prompt-return = Lege eine Handkarte zu ihrem Stapel zurück.
schotten-prompt-draw = Ziehe eine Karte: Wähle einen Stapel.
schotten-waiting = { $step ->
    [claim] { $edition ->
        [menhir] { $name } darf Menhire beanspruchen.
       *[other] { $name } darf Steine beanspruchen.
    }
    [play] { $name } muss eine Karte spielen.
    [take] { $name } muss drei Karten ziehen.
    [return] { $name } muss Karten zurücklegen.
   *[draw] { $name } muss eine Karte ziehen.
}

schotten-move-lay = { $card } { schotten-at-stone } legen
schotten-move-scout = { $card } spielen
schotten-move-ruse = { $ruse }: { $effect }
schotten-move-claim = { schotten-stone } beanspruchen
schotten-move-done = Fertig
schotten-move-pass = Passen
schotten-move-draw = { $deck ->
    [clan] Vom Clanstapel ziehen
    [tactic] Vom Taktikstapel ziehen
   *[deck] Vom Stapel ziehen
}
schotten-move-return = Zurücklegen: { $card }

## The table in words

# Five points for who wins, however many stones that took.
schotten-match-points = Punkte im Match: { $scores }.

schotten-stones = { $edition ->
    [menhir] Menhire
   *[other] Steine
}
schotten-owner = { $owner ->
    [you] { schotten-stone } gehört dir.
    [other] { schotten-stone } gehört { $name }.
   *[nobody] { schotten-stone-title }.
}
schotten-stone-title = { schotten-stone }
schotten-in-fog = { $card }: Nur die Summe zählt.
schotten-in-mud = { $card }: vier Karten auf jeder Seite.
schotten-first-complete = { $who ->
    [you] Deine Seite war zuerst vollständig.
   *[other] Zuerst vollständig war die Seite von { $name }.
}
schotten-known-to-opponent = Dein Gegner kennt: { $cards }.
schotten-backs = { $deck ->
    [clan] { $count ->
        [one] { $count } Clankarte
       *[other] { $count } Clankarten
    }
    [tactic] { $count ->
        [one] { $count } Taktikkarte
       *[other] { $count } Taktikkarten
    }
   *[deck] { cards }
}
schotten-deck-count = { $deck ->
    [clan] Clanstapel: { cards }.
    [tactic] Taktikstapel: { cards }.
   *[deck] Stapel: { cards }.
}
schotten-known-draw = { $draw ->
    [1] Die nächste Karte ist { $card }.
   *[other] Die { $draw }. Karte von oben ist { $card }.
}
schotten-discards = Abgeworfen: { $cards }.
schotten-tactics-played = Gespielte Taktikkarten: { $scores }.
schotten-just-passed = Zuletzt wurde gepasst; wird noch einmal gepasst, endet die Partie.
