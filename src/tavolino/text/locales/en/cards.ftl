### Cards, formations and what else lies on a table.

# A card in a list: "red 7, blue 2".
card = { $colour ->
    [r] red { $value }
    [y] yellow { $value }
    [g] green { $value }
    [b] blue { $value }
    [p] purple { $value }
   *[c] cyan { $value }
}
# A card within a sentence, as the one who does or suffers something.
the-card = { $colour ->
    [r] red { $value }
    [y] yellow { $value }
    [g] green { $value }
    [b] blue { $value }
    [p] purple { $value }
   *[c] cyan { $value }
}
# The tactic cards. $edition: where its sheet names them in this language, they have its names.
tactic-card = { $tactic ->
    [joker-1] Joker 1
    [joker-2] Joker 2
    [spy] Spy
    [shield] Shield
    [fog] Fog
    [mud] Mud
    [scout] Scout
    [redeploy] Redeploy
    [deserter] Deserter
   *[traitor] Traitor
}

# A formation by its bare name. $size: how many cards; $sum: their sum; $edition: whose words.
formation = { $kind ->
    [colour-run] colour run
    [kind] { $size ->
        [four] four of a kind
       *[three] three of a kind
    }
    [colour] colour
    [run] run
   *[sum] sum of { $sum }
}
# The same, as what somebody has or completes. $edition: whose words.
a-formation = { $kind ->
    [colour-run] a colour run
    [kind] { $size ->
        [four] four of a kind
       *[three] three of a kind
    }
    [colour] a colour
    [run] a run
   *[sum] a sum of { $sum }
}

# What a field of a strip shows.
field = { $face ->
    [r1] red nutmeg
    [r2] red chilli
    [r3] red pepper
    [r4] red anise
    [g1] green nutmeg
    [g2] green chilli
    [g3] green pepper
    [g4] green anise
    [red-rat] red rat
    [green-rat] green rat
   *[empty] empty
}
