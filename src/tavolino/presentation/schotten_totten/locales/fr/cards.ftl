### Schotten-Totten. What lies on the table.

# The names of the French box of IELLO for its edition; the other two sheets share theirs.
tactic-card = { $edition ->
    [iello] { $tactic ->
        [joker-1] Joker 1
        [joker-2] Joker 2
        [spy] Espion
        [shield] Porte-bouclier
        [fog] Colin-maillard
        [mud] Combat de boue
        [scout] Chasseur de têtes
        [redeploy] Stratège
        [deserter] Banshee
       *[traitor] Traître
    }
   *[other] { $tactic ->
        [joker-1] Joker 1
        [joker-2] Joker 2
        [spy] Renforts
        [shield] Porte-bouclier
        [fog] Brouillard
        [mud] Boue
        [scout] Éclaireur
        [redeploy] Regroupement
        [deserter] Déserteur
       *[traitor] Traître
    }
}
the-tactic-card = { tactic-card }

formation = { $kind ->
    [colour-run] suite-couleur
    [kind] { $size ->
        [four] carré
       *[three] brelan
    }
    [colour] couleur
    [run] suite
   *[sum] somme de { $sum }
}
a-formation = { $kind ->
    [colour-run] une suite-couleur
    [kind] { $size ->
        [four] un carré
       *[three] un brelan
    }
    [colour] une couleur
    [run] une suite
   *[sum] une somme de { $sum }
}
