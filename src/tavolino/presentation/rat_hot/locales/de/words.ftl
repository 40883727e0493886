rat-hot-strip = Streifen { $strip } ({ $fields })
rat-hot-place = Spalte { $column }, Zeile { $row }, nach { $direction ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}

## What happened

rat-hot-lay = { $who ->
    [you] Du legst { rat-hot-strip }: { rat-hot-place }.
   *[other] { $name } legt { rat-hot-strip }: { rat-hot-place }.
}
rat-hot-covers = Er liegt auf Höhe { $height } und verdeckt: { $fields }.
rat-hot-score = { $who ->
    [you] Du bekommst { points }: { $spice }, { $count } Felder.
   *[other] { $name } bekommt { points }: { $spice }, { $count } Felder.
}
rat-hot-final-score = Schlusswertung, { $spice }, { $count } Felder: { $who ->
    [you] { points } für dich.
   *[other] { points } für { $name }.
}
rat-hot-final = Schlusswertung insgesamt: { $scores }.
rat-hot-rats = { $colour ->
    [red] { $count ->
        [0] Keine rote Ratte ist zu sehen.
        [one] { $count } rote Ratte ist zu sehen.
       *[other] { $count } rote Ratten sind zu sehen.
    }
   *[green] { $count ->
        [0] Keine grüne Ratte ist zu sehen.
        [one] { $count } grüne Ratte ist zu sehen.
       *[other] { $count } grüne Ratten sind zu sehen.
    }
}
rat-hot-turn-up = { $who ->
    [you] Du deckst { $strips } auf.
   *[other] { $name } deckt { $strips } auf.
}
rat-hot-too-many-rats = { $who ->
    [you] Am Ende deines Zuges sind zu viele Ratten deiner Farbe zu sehen: Du verlierst.
   *[other] Am Ende des Zuges sind zu viele eigene Ratten zu sehen: { $name } verliert.
}

## In a line of the log, after the player’s name

rat-hot-brief-score = +{ $points }
rat-hot-brief-score-other = { $who ->
    [you] du +{ $points }
   *[other] { $name } +{ $points }
}
rat-hot-brief-rats = { $colour ->
    [red] rote Ratten: { $count }
   *[green] grüne Ratten: { $count }
}

## What to do

rat-hot-prompt = Lege { $strips }.
rat-hot-prompt-two = Lege { $strips }, in beliebiger Reihenfolge.
rat-hot-waiting = { $name } muss { $strips } legen.
rat-hot-short-prompt = { $count ->
    [one] Lege den Streifen.
   *[other] Lege beide Streifen, in beliebiger Reihenfolge.
}
rat-hot-short-waiting = { $count ->
    [one] { $name } muss den Streifen legen.
   *[other] { $name } muss beide Streifen legen.
}
rat-hot-move-lay = Streifen { $strip } legen: { rat-hot-place }

## The table in words

rat-hot-colour = { $colour ->
    [red] Du spielst Rot.
   *[green] Du spielst Grün.
}
rat-hot-pile = { $count ->
    [0] Kein Streifen ist mehr übrig.
    [one] { $count } Streifen liegt verdeckt.
   *[other] { $count } Streifen liegen verdeckt.
}
rat-hot-row = Zeile { $row }: { $runs }.
rat-hot-run = ab Spalte { $column }: { $fields }
rat-hot-next-run = { $first }; { $next }
rat-hot-high-field = { $field } auf Höhe { $height }
