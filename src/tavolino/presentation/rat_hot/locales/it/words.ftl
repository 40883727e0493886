rat-hot-strip = la striscia { $strip } ({ $fields })
rat-hot-place = colonna { $column }, riga { $row }, verso { $direction ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}

## What happened

rat-hot-lay = { $who ->
    [you] Piazzi { rat-hot-strip }: { rat-hot-place }.
   *[other] { $name } piazza { rat-hot-strip }: { rat-hot-place }.
}
rat-hot-covers = Sta al livello { $height } e copre: { $fields }.
rat-hot-score = { $who ->
    [you] Ottieni { points }: { $spice }, { $count } campi.
   *[other] { $name } ottiene { points }: { $spice }, { $count } campi.
}
rat-hot-final-score = Punteggio finale, { $spice }, { $count } campi: { $who ->
    [you] { points } per te.
   *[other] { points } per { $name }.
}
rat-hot-final = Punteggio finale in tutto: { $scores }.
rat-hot-rats = { $colour ->
    [red] { $count ->
        [0] Nessun topo rosso in vista.
        [one] { $count } topo rosso in vista.
       *[other] { $count } topi rossi in vista.
    }
   *[green] { $count ->
        [0] Nessun topo verde in vista.
        [one] { $count } topo verde in vista.
       *[other] { $count } topi verdi in vista.
    }
}
rat-hot-turn-up = { $who ->
    [you] Scopri { $strips }.
   *[other] { $name } scopre { $strips }.
}
rat-hot-too-many-rats = { $who ->
    [you] Alla fine del turno hai in vista troppi topi del tuo colore: perdi.
   *[other] Alla fine del turno { $name } ha in vista troppi topi del proprio colore: perde.
}

## In a line of the log, after the player’s name

rat-hot-brief-score = +{ $points }
rat-hot-brief-score-other = { $who ->
    [you] tu +{ $points }
   *[other] { $name } +{ $points }
}
rat-hot-brief-rats = { $colour ->
    [red] topi rossi: { $count }
   *[green] topi verdi: { $count }
}

## What to do

rat-hot-prompt = Piazza { $strips }.
rat-hot-prompt-two = Piazza { $strips }, nell’ordine che vuoi.
rat-hot-waiting = { $name } deve piazzare { $strips }.
rat-hot-short-prompt = { $count ->
    [one] Piazza la striscia.
   *[other] Piazza le due strisce, nell’ordine che vuoi.
}
rat-hot-short-waiting = { $count ->
    [one] { $name } deve piazzare la striscia.
   *[other] { $name } deve piazzare le due strisce.
}
rat-hot-move-lay = Piazza la striscia { $strip }: { rat-hot-place }

## The table in words

rat-hot-colour = { $colour ->
    [red] Giochi con il rosso.
   *[green] Giochi con il verde.
}
rat-hot-pile = { $count ->
    [0] Non restano strisce.
    [one] { $count } striscia coperta.
   *[other] { $count } strisce coperte.
}
rat-hot-row = Riga { $row }: { $runs }.
rat-hot-run = dalla colonna { $column }: { $fields }
rat-hot-next-run = { $first }; { $next }
rat-hot-high-field = { $field } al livello { $height }
