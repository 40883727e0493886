### Schotten-Totten. What lies on the table.

# The names of the IELLO sheet in Spanish for its edition; the other two sheets share theirs.
tactic-card = { $edition ->
    [iello] { $tactic ->
        [joker-1] Comodín 1
        [joker-2] Comodín 2
        [spy] Espía
        [shield] Portaescudo
        [fog] Gallina ciega
        [mud] Lucha en el barro
        [scout] Reclutador
        [redeploy] Estratega
        [deserter] Banshee
       *[traitor] Traidor
    }
   *[other] { $tactic ->
        [joker-1] Comodín 1
        [joker-2] Comodín 2
        [spy] Refuerzos
        [shield] Portaescudo
        [fog] Niebla
        [mud] Barro
        [scout] Explorador
        [redeploy] Reagrupamiento
        [deserter] Desertor
       *[traitor] Traidor
    }
}
the-tactic-card = { tactic-card }

formation = { $kind ->
    [colour-run] escalera de color
    [kind] { $size ->
        [four] póquer
       *[three] trío
    }
    [colour] color
    [run] escalera
   *[sum] suma de { $sum }
}
a-formation = { $kind ->
    [colour-run] una escalera de color
    [kind] { $size ->
        [four] un póquer
       *[three] un trío
    }
    [colour] un color
    [run] una escalera
   *[sum] una suma de { $sum }
}
