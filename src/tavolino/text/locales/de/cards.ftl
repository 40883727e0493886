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
# The menhir sheet prints the names of the German cards of 2004.
tactic-card = { $tactic ->
    [joker-1] { $edition ->
        [menhir] MacFarlane
       *[other] Joker 1
    }
    [joker-2] { $edition ->
        [menhir] MacGregor
       *[other] Joker 2
    }
    [spy] { $edition ->
        [menhir] Verstärkung
       *[other] Spion
    }
    [shield] Schildträger
    [fog] Nebel
    [mud] Schlamm
    [scout] Späher
    [redeploy] Umgruppieren
    [deserter] Deserteur
   *[traitor] Verräter
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
