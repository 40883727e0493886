### Schotten-Totten. What lies on the table.

# The names of the IELLO sheet in German for its edition. The menhir sheet prints those of the German cards of
# 2004, which the box of PS Games has too.
tactic-card = { $edition ->
    [iello] { $tactic ->
        [joker-1] Joker 1
        [joker-2] Joker 2
        [spy] Spion
        [shield] Schildträger
        [fog] Blinde Kuh
        [mud] Schlammschlacht
        [scout] Anwerber
        [redeploy] Stratege
        [deserter] Banshee
       *[traitor] Verräter
    }
    [menhir] { $tactic ->
        [joker-1] MacFarlane
        [joker-2] MacGregor
        [spy] Verstärkung
        [shield] Schildträger
        [fog] Nebel
        [mud] Schlamm
        [scout] Späher
        [redeploy] Umgruppieren
        [deserter] Deserteur
       *[traitor] Verräter
    }
   *[other] { $tactic ->
        [joker-1] Anführer MacFarlane
        [joker-2] Anführer MacGregor
        [spy] Verstärkung
        [shield] Schildträger
        [fog] Nebel
        [mud] Schlamm
        [scout] Späher
        [redeploy] Umgruppieren
        [deserter] Deserteur
       *[traitor] Verräter
    }
}
the-tactic-card = { tactic-card }

formation = { $kind ->
    [colour-run] Farbfolge
    [kind] { $size ->
        [four] Vierling
       *[three] Drilling
    }
    [colour] Farbe
    [run] Folge
   *[sum] Summe { $sum }
}
# In the accusative.
a-formation = { $kind ->
    [colour-run] eine Farbfolge
    [kind] { $size ->
        [four] einen Vierling
       *[three] einen Drilling
    }
    [colour] eine Farbe
    [run] eine Folge
   *[sum] eine Summe von { $sum }
}
