schotten-stone = { $edition ->
    [menhir] il menhir { $stone }
   *[other] la pietra { $stone }
}
schotten-at-stone = { $edition ->
    [menhir] sul menhir { $stone }
   *[other] sulla pietra { $stone }
}
schotten-of-stone = { $edition ->
    [menhir] del menhir { $stone }
   *[other] della pietra { $stone }
}
schotten-from-stone = { $edition ->
    [menhir] dal menhir { $stone }
   *[other] dalla pietra { $stone }
}
schotten-to-stone = { $edition ->
    [menhir] al menhir { $target }
   *[other] alla pietra { $target }
}
schotten-deck = { $deck ->
    [clan] mazzo Clan
    [tactic] mazzo Tattica
   *[deck] mazzo
}

## What happened

schotten-lay = { $who ->
    [you] Piazzi { $card } { schotten-at-stone }.
   *[other] { $name } piazza { $card } { schotten-at-stone }.
}
schotten-completes = Così si completa { $formation }.
schotten-condition = { $who ->
    [you] Giochi { $card } { schotten-at-stone }.
   *[other] { $name } gioca { $card } { schotten-at-stone }.
} { $condition ->
    [fog] Ora lì conta solo la somma.
   *[mud] Ora lì servono quattro carte per lato.
}
schotten-scout = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
schotten-look = { $who ->
    [you] Guardi la mano dell’avversario: { $cards }.
   *[other] { $hand ->
        [yours] { $name } guarda la tua mano: { $cards }.
       *[theirs] { $name } guarda la mano dell’avversario: { $cards }.
    }
}
schotten-ruse = { $who ->
    [you] Giochi { $ruse }: { $effect }.
   *[other] { $name } gioca { $ruse }: { $effect }.
}
schotten-moves = { $card } passa { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides = { $card } cambia lato, { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides-there = { $card } cambia lato { schotten-at-stone }
schotten-discarded = si scarta { $card } { schotten-from-stone }
schotten-taken-up = { $card } passa { schotten-from-stone } alla mano
schotten-fall = Non c’è più posto per una quarta carta: { schotten-discarded }.
schotten-becomes = { $who ->
    [you] Ora hai { $formation } { schotten-at-stone }.
   *[other] Ora { $name } ha { $formation } { schotten-at-stone }.
}
schotten-return = { $who ->
    [you] Rimetti { $card } { $to ->
        [top] in cima al
       *[bottom] in fondo al
    } { schotten-deck }.
   *[other] { $name } rimette { $card } { $to ->
        [top] in cima al
       *[bottom] in fondo al
    } { schotten-deck }.
}
schotten-draw = { $who ->
    [you] Peschi { $card } dal { schotten-deck }.
   *[other] { $name } pesca { $card } dal { schotten-deck }.
}
schotten-done = { $who ->
    [you] Non reclami altro.
   *[other] { $name } non reclama altro.
}
schotten-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
schotten-claim = { $who ->
    [you] Reclami { schotten-stone }: { $reason }.
   *[other] { $name } reclama { schotten-stone }: { $reason }.
}
schotten-award = { $who ->
    [you] Ottieni { schotten-stone }: { $reason }.
   *[other] { $name } ottiene { schotten-stone }: { $reason }.
}

schotten-stronger = { $own } contro { $theirs }
schotten-higher-sum = { $own }, con somma { $sum } contro { $against }
schotten-was-first = { $own } su entrambi i lati, ma questo è stato completato per primo
schotten-proof = { $own }; con { $cards } l’altro lato avrebbe ottenuto al massimo { $theirs }
schotten-proof-first = { $own }; con { $cards } anche l’altro lato avrebbe ottenuto al massimo { $theirs }, ma questo è stato completato per primo
schotten-proof-sum = { $own }, con somma { $sum }; con { $cards } l’altro lato avrebbe ottenuto al massimo { $theirs } con somma { $against }
schotten-no-rival = { $own }; l’altro lato non può più essere completato
schotten-at-worst = nel caso peggiore { $formation }

schotten-end = { $who ->
    [you] Vinci
   *[other] { $name } vince
} { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] con tre menhir consecutivi.
        [five-stones] con cinque menhir.
       *[more-stones] con più menhir.
    }
   *[other] { $reason ->
        [three-in-a-row] con tre pietre adiacenti.
        [five-stones] con cinque pietre.
       *[more-stones] con più pietre.
    }
}
schotten-draw-end = { $edition ->
    [menhir] La partita finisce in parità: i menhir conquistati sono pari.
   *[other] La partita finisce in parità: le pietre conquistate sono pari.
}

## In a line of the log, after the player’s name

schotten-brief-stone = { $edition ->
    [menhir] menhir { $stone }
   *[other] pietra { $stone }
}
schotten-brief-lay = { $card } → { $stone }
schotten-brief-completes = { schotten-brief-lay }: { $formation }
schotten-brief-ruse = { $ruse }: { $effect }
schotten-brief-moves = { $card }, { $stone } → { $target }
schotten-brief-discarded = { $card }, { $stone } → scarti
schotten-brief-taken-up = { $card }, { $stone } → mano
schotten-brief-look = sguardo alla mano dell’altro
schotten-brief-return = una carta rimessa nel mazzo
schotten-brief-draw = una carta Tattica pescata
schotten-brief-pass = passo
schotten-brief-claim = { $edition ->
    [menhir] menhir { $stone } conquistato
   *[other] pietra { $stone } conquistata
}
schotten-brief-award = { $who ->
    [you] { schotten-brief-stone } → tu
   *[other] { schotten-brief-stone } → { $name }
}

## How it was won

schotten-won-by = { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] Tre menhir consecutivi.
        [five-stones] Il quinto menhir.
       *[more-stones] Più menhir alla fine.
    }
   *[other] { $reason ->
        [three-in-a-row] Tre pietre adiacenti.
        [five-stones] La quinta pietra.
       *[more-stones] Più pietre alla fine.
    }
}
schotten-drawn = { $edition ->
    [menhir] I menhir conquistati sono pari.
   *[other] Le pietre conquistate sono pari.
}

## What to do

schotten-prompt-claim = Reclama { $stones }, o non reclamare altro.
schotten-prompt-play = Gioca una carta.
schotten-prompt-play-or-pass = Gioca una carta o passa.
schotten-prompt-pass = Non puoi giocare nessuna carta: passa.
schotten-prompt-take = { $edition ->
    [ps-games] Pesca tre carte da un solo mazzo: scegli quale.
   *[other] Pesca una carta, tre in tutto: scegli un mazzo.
}
schotten-prompt-return = Rimetti una carta della tua mano nel suo mazzo.
schotten-prompt-draw = Pesca una carta: scegli un mazzo.
schotten-waiting = { $step ->
    [claim] { $edition ->
        [menhir] { $name } può reclamare dei menhir.
       *[other] { $name } può reclamare delle pietre.
    }
    [play] { $name } deve giocare una carta.
    [take] { $name } deve pescare tre carte.
    [return] { $name } deve rimettere delle carte nei mazzi.
   *[draw] { $name } deve pescare una carta.
}

schotten-move-lay = Piazza { $card } { schotten-at-stone }
schotten-move-scout = Gioca { $card }
schotten-move-ruse = { $ruse }: { $effect }
schotten-move-claim = Reclama { schotten-stone }
schotten-move-done = Non reclamare altro
schotten-move-pass = Passa
schotten-move-draw = Pesca dal { schotten-deck }
schotten-move-return = Rimetti { $card } nel mazzo

## The table in words

# Five points for who wins, however many stones that took.
schotten-match-points = Punti dell’incontro: { $scores }.

schotten-stones = { $edition ->
    [menhir] Menhir
   *[other] Pietre
}
schotten-owner = { $owner ->
    [you] Possiedi { schotten-stone }.
    [other] { $name } possiede { schotten-stone }.
   *[nobody] { schotten-stone-title }.
}
schotten-stone-title = { $edition ->
    [menhir] Menhir { $stone }
   *[other] Pietra { $stone }
}
schotten-in-fog = { $card }: conta solo la somma.
schotten-in-mud = { $card }: quattro carte per lato.
schotten-first-complete = { $who ->
    [you] Il tuo lato è stato completato per primo.
   *[other] Il lato di { $name } è stato completato per primo.
}
schotten-known-to-opponent = L’avversario conosce: { $cards }.
schotten-backs = { $deck ->
    [clan] { $count ->
        [one] { $count } carta Clan
       *[other] { $count } carte Clan
    }
    [tactic] { $count ->
        [one] { $count } carta Tattica
       *[other] { $count } carte Tattica
    }
   *[deck] { cards }
}
schotten-deck-count = { $deck ->
    [clan] Mazzo Clan: { cards }.
    [tactic] Mazzo Tattica: { cards }.
   *[deck] Mazzo: { cards }.
}
schotten-known-draw = { $draw ->
    [1] La prossima carta è { $card }.
   *[other] La carta numero { $draw } dall’alto è { $card }.
}
schotten-discards = Scarti: { $cards }.
schotten-tactics-played = Carte Tattica giocate: { $scores }.
schotten-just-passed = Nel turno precedente si è passato: se si passa di nuovo, la partita finisce.
