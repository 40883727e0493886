### Schotten-Totten. What lies on the table.

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
# A tactic card within a sentence, as "the-card" is.
the-tactic-card = { $tactic ->
    [joker-1] { tactic-card }
    [joker-2] { tactic-card }
    [fog] { tactic-card }
    [mud] { tactic-card }
    [redeploy] { tactic-card }
   *[other] the { tactic-card }
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
