### Rat Hot. $strip is the number of a strip, $fields what its three fields show.

rat-hot-strip = strip { $strip } ({ $fields })
rat-hot-place = column { $column }, row { $row }, { $direction ->
    [N] northwards
    [E] eastwards
    [S] southwards
   *[W] westwards
}

## What happened

rat-hot-lay = { $who ->
    [you] You lay { rat-hot-strip }: { rat-hot-place }.
   *[other] { $name } lays { rat-hot-strip }: { rat-hot-place }.
}
rat-hot-covers = It lies at height { $height } and covers: { $fields }.
# A group of $count fields that show the same spice.
rat-hot-score = { $who ->
    [you] You score { points }: { $spice }, { $count } fields.
   *[other] { $name } scores { points }: { $spice }, { $count } fields.
}
rat-hot-final-score = Final scoring, { $spice }, { $count } fields: { $who ->
    [you] { points } for you.
   *[other] { points } for { $name }.
}
rat-hot-final = Final scoring, total: { $scores }.
rat-hot-rats = { $colour ->
    [red] { $count ->
        [0] No red rats are in sight.
        [one] { $count } red rat is in sight.
       *[other] { $count } red rats are in sight.
    }
   *[green] { $count ->
        [0] No green rats are in sight.
        [one] { $count } green rat is in sight.
       *[other] { $count } green rats are in sight.
    }
}
rat-hot-turn-up = { $who ->
    [you] You turn up { $strips }.
   *[other] { $name } turns up { $strips }.
}
rat-hot-too-many-rats = { $who ->
    [you] You end the turn with too many of your own rats in sight and lose.
   *[other] { $name } ends the turn with too many of their own rats in sight and loses.
}

## In a line of the log, after the player’s name
## or “You”, so without a verb

# Points for the player who laid the strip, or for the other one.
rat-hot-brief-score = +{ $points }
rat-hot-brief-score-other = { $who ->
    [you] you +{ $points }
   *[other] { $name } +{ $points }
}
rat-hot-brief-rats = { $colour ->
    [red] red rats: { $count }
   *[green] green rats: { $count }
}

## What to do

rat-hot-prompt = Lay { $strips }.
rat-hot-prompt-two = Lay { $strips }, in any order.
rat-hot-waiting = Waiting for { $name } to lay { $strips }.
# For those who see the strips drawn beside the board.
rat-hot-short-prompt = { $count ->
    [one] Lay the strip.
   *[other] Lay both strips, in any order.
}
rat-hot-short-waiting = { $count ->
    [one] Waiting for { $name } to lay the strip.
   *[other] Waiting for { $name } to lay both strips.
}
rat-hot-move-lay = Lay strip { $strip }: { rat-hot-place }

## The table in words

rat-hot-colour = { $colour ->
    [red] You play red.
   *[green] You play green.
}
rat-hot-pile = { $count ->
    [0] No strips are left.
    [one] { $count } strip lies face down.
   *[other] { $count } strips lie face down.
}
rat-hot-row = Row { $row }: { $runs }.
rat-hot-run = from column { $column }: { $fields }
rat-hot-next-run = { $first }; { $next }
rat-hot-high-field = { $field } at height { $height }
