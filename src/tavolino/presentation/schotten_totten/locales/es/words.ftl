schotten-stone = { $edition ->
    [menhir] el menhir { $stone }
   *[other] la piedra { $stone }
}
schotten-at-stone = { $edition ->
    [menhir] en el menhir { $stone }
   *[other] en la piedra { $stone }
}
schotten-from-stone = { $edition ->
    [menhir] del menhir { $stone }
   *[other] de la piedra { $stone }
}
schotten-to-stone = { $edition ->
    [menhir] al menhir { $target }
   *[other] a la piedra { $target }
}
schotten-deck = { $deck ->
    [clan] mazo de clan
    [tactic] mazo de táctica
   *[deck] mazo
}

## What happened

schotten-lay = { $who ->
    [you] Colocas { $card } { schotten-at-stone }.
   *[other] { $name } coloca { $card } { schotten-at-stone }.
}
schotten-completes = Así se completa { $formation }.
schotten-condition = { $who ->
    [you] Juegas { $card } { schotten-at-stone }.
   *[other] { $name } juega { $card } { schotten-at-stone }.
} { $condition ->
    [fog] Ahora allí solo cuenta la suma.
   *[mud] Ahora allí hacen falta cuatro cartas por lado.
}
schotten-scout = { $who ->
    [you] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
schotten-look = { $who ->
    [you] Miras la mano rival: { $cards }.
   *[other] { $hand ->
        [yours] { $name } mira tu mano: { $cards }.
       *[theirs] { $name } mira la mano rival: { $cards }.
    }
}
schotten-ruse = { $who ->
    [you] Juegas { $ruse }: { $effect }.
   *[other] { $name } juega { $ruse }: { $effect }.
}
schotten-moves = { $card } pasa { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides = { $card } cambia de lado, { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides-there = { $card } cambia de lado { schotten-at-stone }
schotten-discarded = se descarta { $card } { schotten-from-stone }
schotten-taken-up = { $card } pasa { schotten-from-stone } a la mano
schotten-fall = Ya no hay sitio para una cuarta carta: { schotten-discarded }.
schotten-becomes = { $who ->
    [you] Ahora tienes { $formation } { schotten-at-stone }.
   *[other] Ahora { $name } tiene { $formation } { schotten-at-stone }.
}
schotten-return = { $who ->
    [you] Devuelves { $card } { $to ->
        [top] encima del
       *[bottom] al fondo del
    } { schotten-deck }.
   *[other] { $name } devuelve { $card } { $to ->
        [top] encima del
       *[bottom] al fondo del
    } { schotten-deck }.
}
schotten-draw = { $who ->
    [you] Robas { $card } del { schotten-deck }.
   *[other] { $name } roba { $card } del { schotten-deck }.
}
schotten-done = { $who ->
    [you] No reclamas nada más.
   *[other] { $name } no reclama nada más.
}
schotten-pass = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
schotten-claim = { $who ->
    [you] Reclamas { schotten-stone }: { $reason }.
   *[other] { $name } reclama { schotten-stone }: { $reason }.
}
schotten-award = { $who ->
    [you] Obtienes { schotten-stone }: { $reason }.
   *[other] { $name } obtiene { schotten-stone }: { $reason }.
}

schotten-stronger = { $own } contra { $theirs }
schotten-higher-sum = { $own }, con una suma de { $sum } contra { $against }
schotten-was-first = { $own } en ambos lados, pero este lado se completó antes
schotten-proof = { $own }; el otro lado habría logrado como mucho { $theirs } (con { $cards })
schotten-proof-first = { $own }; también el otro lado habría logrado como mucho { $theirs } (con { $cards }), pero este lado se completó antes
schotten-proof-sum = { $own }, con una suma de { $sum }; el otro lado habría logrado como mucho { $theirs } con una suma de { $against } (con { $cards })
schotten-no-rival = { $own }; el otro lado ya no se puede completar
schotten-at-worst = en el peor de los casos, { $formation }

schotten-end = { $who ->
    [you] Ganas
   *[other] { $name } gana
} { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] con tres menhires seguidos.
        [five-stones] con cinco menhires.
       *[more-stones] con más menhires.
    }
   *[other] { $reason ->
        [three-in-a-row] con tres piedras seguidas.
        [five-stones] con cinco piedras.
       *[more-stones] con más piedras.
    }
}
schotten-draw-end = { $edition ->
    [menhir] La partida termina en empate: ambos lados tienen el mismo número de menhires.
   *[other] La partida termina en empate: ambos lados tienen el mismo número de piedras.
}

## In a line of the log, after the player’s name

schotten-brief-stone = { $edition ->
    [menhir] menhir { $stone }
   *[other] piedra { $stone }
}
schotten-brief-lay = { $card } → { $stone }
schotten-brief-completes = { schotten-brief-lay }: { $formation }
schotten-brief-ruse = { $ruse }: { $effect }
schotten-brief-moves = { $card }, { $stone } → { $target }
schotten-brief-discarded = { $card }, { $stone } → descartes
schotten-brief-taken-up = { $card }, { $stone } → mano
schotten-brief-look = mirada a la otra mano
schotten-brief-return = una carta devuelta
schotten-brief-draw = una carta de táctica robada
schotten-brief-pass = paso
schotten-brief-claim = { $edition ->
    [menhir] menhir { $stone } reclamado
   *[other] piedra { $stone } reclamada
}
schotten-brief-award = { $who ->
    [you] { schotten-brief-stone } → tú
   *[other] { schotten-brief-stone } → { $name }
}

## How it was won

schotten-won-by = { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] Tres menhires seguidos.
        [five-stones] El quinto menhir.
       *[more-stones] Más menhires al final.
    }
   *[other] { $reason ->
        [three-in-a-row] Tres piedras seguidas.
        [five-stones] La quinta piedra.
       *[more-stones] Más piedras al final.
    }
}
schotten-drawn = { $edition ->
    [menhir] Ambos lados tienen el mismo número de menhires.
   *[other] Ambos lados tienen el mismo número de piedras.
}

## What to do

schotten-prompt-claim = Reclama { $stones }, o no reclames más.
schotten-prompt-play = Juega una carta.
schotten-prompt-play-or-pass = Juega una carta o pasa.
schotten-prompt-pass = No puedes jugar ninguna carta: pasa.
schotten-prompt-take = { $edition ->
    [ps-games] Roba tres cartas de un solo mazo: elígelo.
   *[other] Roba una carta, tres en total: elige un mazo.
}
schotten-prompt-return = Devuelve una carta de tu mano a su mazo.
schotten-prompt-draw = Roba una carta: elige un mazo.
schotten-waiting = { $step ->
    [claim] { $edition ->
        [menhir] { $name } puede reclamar menhires.
       *[other] { $name } puede reclamar piedras.
    }
    [play] { $name } tiene que jugar una carta.
    [take] { $name } tiene que robar tres cartas.
    [return] { $name } tiene que devolver cartas.
   *[draw] { $name } tiene que robar una carta.
}

schotten-move-lay = Colocar { $card } { schotten-at-stone }
schotten-move-scout = Jugar { $card }
schotten-move-ruse = { $ruse }: { $effect }
schotten-move-claim = Reclamar { schotten-stone }
schotten-move-done = No reclamar más
schotten-move-pass = Pasar
schotten-move-draw = Robar del { schotten-deck }
schotten-move-return = Devolver { $card }

## The table in words

# Five points for who wins, however many stones that took.
schotten-match-points = Puntos del encuentro: { $scores }.

schotten-stones = { $edition ->
    [menhir] Menhires
   *[other] Piedras
}
schotten-owner = { $owner ->
    [you] Tienes { schotten-stone }.
    [other] { $name } tiene { schotten-stone }.
   *[nobody] { schotten-stone-title }.
}
schotten-stone-title = { $edition ->
    [menhir] Menhir { $stone }
   *[other] Piedra { $stone }
}
schotten-in-fog = { $card }: solo cuenta la suma.
schotten-in-mud = { $card }: cuatro cartas por lado.
schotten-first-complete = { $who ->
    [you] Tu lado se completó primero.
   *[other] El lado de { $name } se completó primero.
}
schotten-known-to-opponent = El rival conoce: { $cards }.
schotten-backs = { $deck ->
    [clan] { $count ->
        [one] { $count } carta de clan
       *[other] { $count } cartas de clan
    }
    [tactic] { $count ->
        [one] { $count } carta de táctica
       *[other] { $count } cartas de táctica
    }
   *[deck] { cards }
}
schotten-deck-count = { $deck ->
    [clan] Mazo de clan: { cards }.
    [tactic] Mazo de táctica: { cards }.
   *[deck] Mazo: { cards }.
}
schotten-known-draw = { $draw ->
    [1] La próxima carta es { $card }.
   *[other] La { $draw }.ª carta desde arriba es { $card }.
}
schotten-discards = Descartes: { $cards }.
schotten-tactics-played = Cartas de táctica jugadas: { $scores }.
schotten-just-passed = En el turno anterior se ha pasado; si se vuelve a pasar, termina la partida.
