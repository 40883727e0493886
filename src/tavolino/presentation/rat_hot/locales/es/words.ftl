rat-hot-strip = la tira { $strip } ({ $fields })
rat-hot-place = columna { $column }, fila { $row }, hacia el { $direction ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}

## What happened

rat-hot-lay = { $who ->
    [you] Colocas { rat-hot-strip }: { rat-hot-place }.
   *[other] { $name } coloca { rat-hot-strip }: { rat-hot-place }.
}
rat-hot-covers = Queda a la altura { $height } y cubre: { $fields }.
rat-hot-score = { $who ->
    [you] Ganas { points }: { $spice }, { $count } casillas.
   *[other] { $name } gana { points }: { $spice }, { $count } casillas.
}
rat-hot-final-score = Puntuación final, { $spice }, { $count } casillas: { $who ->
    [you] { points } para ti.
   *[other] { points } para { $name }.
}
rat-hot-final = Puntuación final en total: { $scores }.
rat-hot-rats = { $colour ->
    [red] { $count ->
        [0] Ninguna rata roja a la vista.
        [one] { $count } rata roja a la vista.
       *[other] { $count } ratas rojas a la vista.
    }
   *[green] { $count ->
        [0] Ninguna rata verde a la vista.
        [one] { $count } rata verde a la vista.
       *[other] { $count } ratas verdes a la vista.
    }
}
rat-hot-turn-up = { $who ->
    [you] Descubres { $strips }.
   *[other] { $name } descubre { $strips }.
}
rat-hot-too-many-rats = { $who ->
    [you] Al final de tu turno hay a la vista demasiadas ratas de tu color: pierdes.
   *[other] Al final de su turno, { $name } tiene a la vista demasiadas ratas de su color y pierde.
}

## In a line of the log, after the player’s name

rat-hot-brief-score = +{ $points }
rat-hot-brief-score-other = { $who ->
    [you] tú +{ $points }
   *[other] { $name } +{ $points }
}
rat-hot-brief-rats = { $colour ->
    [red] ratas rojas: { $count }
   *[green] ratas verdes: { $count }
}

## What to do

rat-hot-prompt = Coloca { $strips }.
rat-hot-prompt-two = Coloca { $strips }, en el orden que quieras.
rat-hot-waiting = { $name } tiene que colocar { $strips }.
rat-hot-short-prompt = { $count ->
    [one] Coloca la tira.
   *[other] Coloca las dos tiras, en el orden que quieras.
}
rat-hot-short-waiting = { $count ->
    [one] { $name } tiene que colocar la tira.
   *[other] { $name } tiene que colocar las dos tiras.
}
rat-hot-move-lay = Colocar la tira { $strip }: { rat-hot-place }

## The table in words

rat-hot-colour = { $colour ->
    [red] Juegas con el rojo.
   *[green] Juegas con el verde.
}
rat-hot-pile = { $count ->
    [0] No queda ninguna tira.
    [one] Queda { $count } tira boca abajo.
   *[other] Quedan { $count } tiras boca abajo.
}
rat-hot-row = Fila { $row }: { $runs }.
rat-hot-run = desde la columna { $column }, { $fields }
rat-hot-next-run = { $first }; { $next }
rat-hot-high-field = { $field } a la altura { $height }
