### Schotten-Totten. What lies on the table.

# The names of the PS Games sheet, and those of the IELLO sheet in Italian; the menhir sheet, Italian too,
# calls the cards by their German names.
tactic-card = { $edition ->
    [iello] { $tactic ->
        [joker-1] Jolly 1
        [joker-2] Jolly 2
        [spy] Spia
        [shield] Portatore di scudo
        [fog] Mosca cieca
        [mud] Lotta nel fango
        [scout] Reclutatore
        [redeploy] Stratega
        [deserter] Banshee
       *[traitor] Traditore
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
        [joker-1] Leader MacFarlane
        [joker-2] Leader MacGregor
        [spy] Rinforzi
        [shield] Portatore di scudo
        [fog] Nebbia
        [mud] Fango
        [scout] Ricognizione
        [redeploy] Nuovo raggruppamento
        [deserter] Diserzione
       *[traitor] Tradimento
    }
}
the-tactic-card = { tactic-card }

formation = { $kind ->
    [colour-run] scala reale
    [kind] { $size ->
        [four] poker
       *[three] tris
    }
    [colour] colore
    [run] scala
   *[sum] { $edition ->
        [menhir] misto con somma { $sum }
       *[other] somma { $sum }
    }
}
a-formation = { $kind ->
    [colour-run] una scala reale
    [kind] { $size ->
        [four] un poker
       *[three] un tris
    }
    [colour] un colore
    [run] una scala
   *[sum] { $edition ->
        [menhir] un misto con somma { $sum }
       *[other] una somma di { $sum }
    }
}
