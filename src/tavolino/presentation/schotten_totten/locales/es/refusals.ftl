### Schotten-Totten. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

schotten-no-card = No hay ninguna carta «{ $word }». Una carta es un color ({ $colours }) con un valor del 1 al 9, o { $tactics }.
schotten-no-stone = { $edition ->
    [menhir] No existe el menhir { $word }; los menhires van del 1 al { $last }.
   *[other] No existe la piedra { $word }; las piedras van de la 1 a la { $last }.
}
schotten-ruse-not-laid = { $edition ->
    [menhir] Una artimaña no se coloca en un menhir: { $card }.
   *[other] Una artimaña no se coloca en una piedra: { $card }.
}
schotten-not-on-your-side = En tu lado { schotten-from-stone } no está { $card }.
schotten-not-on-their-side = En el lado rival { schotten-from-stone } no está { $card }.
schotten-deserter-move = En esta edición la jugada se escribe { $move }.
schotten-needs-stone = { $edition ->
    [menhir] { $card } necesita un menhir tras el >, por ejemplo { $move }.
   *[other] { $card } necesita una piedra tras el >, por ejemplo { $move }.
}
schotten-traitor-moves = { $card } mueve una carta del lado rival a un espacio libre del tuyo.
schotten-cannot-change-sides = { $card } no puede cambiar de lado.
schotten-must-play = Tienes una carta de clan y un espacio libre para ella: debes jugar una carta.
schotten-asked = { $step ->
    [claim] { $edition ->
        [menhir] Ahora reclama un menhir, o no reclames más.
       *[other] Ahora reclama una piedra, o no reclames más.
    }
    [play] Ahora juega una carta.
    [take] Ahora roba: elige un mazo.
    [return] Ahora devuelve una carta de tu mano.
   *[draw] Ahora roba una carta: elige un mazo.
}
schotten-joker-played = Cada cual juega un solo comodín por partida, y el tuyo ya está jugado.
schotten-joker-kept = Ya has jugado un comodín, así que te quedas con el otro hasta el final de la partida. Devuelve otra carta.
schotten-tactic-limit = Cartas de táctica jugadas: tú { $own }, el rival { $other }. La próxima tiene que esperar a que el rival juegue una.
schotten-nothing-to-draw = Ambos mazos están vacíos: { $card } no tiene nada que robar.
schotten-deserter-takes = { $edition ->
    [menhir] { $card } toma una carta del lado rival de un menhir reclamado.
   *[other] { $card } toma una carta del lado rival de una piedra reclamada.
}
schotten-deserter-discards = { $edition ->
    [menhir] { $card } descarta una carta del lado rival de un menhir sin reclamar.
   *[other] { $card } descarta una carta del lado rival de una piedra sin reclamar.
}
schotten-redeploys = { $edition ->
    [menhir] { $card } mueve una carta tuya de un menhir sin reclamar a otro, o la descarta.
   *[other] { $card } mueve una carta tuya de una piedra sin reclamar a otra, o la descarta.
}
schotten-redeploys-only = { $edition ->
    [menhir] { $card } mueve una carta tuya de un menhir sin reclamar a otro; en esta edición no puede descartarla.
   *[other] { $card } mueve una carta tuya de una piedra sin reclamar a otra; en esta edición no puede descartarla.
}
schotten-is-claimed = { $edition ->
    [menhir] El menhir { $stone } ya está reclamado. Menhires sin reclamar: { $free }.
   *[other] La piedra { $stone } ya está reclamada. Piedras sin reclamar: { $free }.
}
schotten-another-stone = { $edition ->
    [menhir] { $card } mueve una carta a otro menhir.
   *[other] { $card } mueve una carta a otra piedra.
}
schotten-closed = { $edition ->
    [menhir] El menhir { $stone } está reclamado: ninguna carta sale de allí.
   *[other] La piedra { $stone } está reclamada: ninguna carta sale de allí.
}
schotten-lies-on-stone = { $edition ->
    [menhir] En esta edición { $card } está sobre el propio menhir, y nada puede mover esta carta.
   *[other] En esta edición { $card } está sobre la propia piedra, y nada puede mover esta carta.
}
schotten-clan-cards-only = { $card } solo toma cartas de clan.
schotten-all-full = { $edition ->
    [menhir] Tu lado está completo en todos los menhires sin reclamar.
   *[other] Tu lado está completo en todas las piedras sin reclamar.
}
schotten-full = { $edition ->
    [menhir] Tu lado { schotten-from-stone } está completo. Menhires con espacio libre: { $free }.
   *[other] Tu lado { schotten-from-stone } está completo. Piedras con espacio libre: { $free }.
}
schotten-claimed-by-you = { $edition ->
    [menhir] El menhir { $stone } ya es tuyo.
   *[other] La piedra { $stone } ya es tuya.
}
schotten-claimed-by-them = { $edition ->
    [menhir] El menhir { $stone } ya es del rival.
   *[other] La piedra { $stone } ya es del rival.
}
schotten-incomplete = Tu lado { schotten-from-stone } tiene { $laid } de { $needed } cartas: complétalo primero.
schotten-hopeless = Tu lado { schotten-from-stone } ya no se puede completar.
schotten-claims-first = { $edition ->
    [menhir] Los menhires se reclaman al principio del turno, antes de jugar una carta.
   *[other] Las piedras se reclaman al principio del turno, antes de jugar una carta.
}
schotten-claims-after = { $edition ->
    [menhir] Los menhires se reclaman después de jugar una carta, antes de robar.
   *[other] Las piedras se reclaman después de jugar una carta, antes de robar.
}
schotten-can-still-lay = El rival aún puede colocar { $lays } { schotten-at-stone } y conseguir { $theirs }: { $cards }.
schotten-has-laid = El rival tiene { $theirs } { schotten-at-stone }: { $cards }.
schotten-beats = Eso gana a lo que tienes: { $formation } ({ $own }).
schotten-beats-hope = Eso gana a lo que tu lado aún puede llegar a ser: { $formation } ({ $own }).
schotten-can-be-first = Eso es tan fuerte como lo que tu lado aún puede llegar a ser, { $formation } ({ $own }), y puede completarse antes.
schotten-is-second = Eso es tan fuerte como lo que tienes, { $formation } ({ $own }), y se completó antes.
