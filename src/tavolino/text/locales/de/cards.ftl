card = { $colour ->
    [r] Rot { $value }
    [y] Gelb { $value }
    [g] Grün { $value }
    [b] Blau { $value }
    [p] Lila { $value }
   *[c] Türkis { $value }
}
the-card = { $colour ->
    [r] die rote { $value }
    [y] die gelbe { $value }
    [g] die grüne { $value }
    [b] die blaue { $value }
    [p] die lila { $value }
   *[c] die türkise { $value }
}
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

field = { $face ->
    [r1] rote Muskatnuss
    [r2] roter Chili
    [r3] roter Pfeffer
    [r4] roter Anis
    [g1] grüne Muskatnuss
    [g2] grüner Chili
    [g3] grüner Pfeffer
    [g4] grüner Anis
    [red-rat] rote Ratte
    [green-rat] grüne Ratte
   *[empty] leer
}
