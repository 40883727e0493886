### Rat Hot. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

rat-hot-why-lost = Cela termine la partie : tu ne peux pas couvrir assez de rats.
rat-hot-why-wins = Cela te fait gagner la partie { $own } à { $other }.
rat-hot-why-draw = Cela termine la partie { $own } à { $other } : elle est nulle.
rat-hot-why-ends = Cela termine la partie { $own } à { $other }.
rat-hot-why-saved = Cela te garde en jeu, avec { $count ->
    [0] aucun de tes rats en vue.
    [one] un seul de tes rats en vue.
   *[other] seulement { $count } de tes rats en vue.
}
rat-hot-why-covers-rats = { $count ->
    [one] Cela couvre un de tes rats.
   *[other] Cela couvre { $count } de tes rats.
}
rat-hot-why-scores = Tu marques { points }.
rat-hot-why-scores-with = Tu marques { points } : { $spices }.
rat-hot-why-gives = L’adversaire en tire { points }.
rat-hot-why-shows-rats = { $count ->
    [one] Cela montre un des rats adverses, { $total } en tout.
   *[other] Cela montre { $count } des rats adverses, { $total } en tout.
}
rat-hot-why-stuck = { $count ->
    [one] Un des rats adverses ne peut plus être couvert par aucune bande.
   *[other] { $count } des rats adverses ne peuvent plus être couverts par aucune bande.
}
rat-hot-why-breaks = Cela couvre une partie des groupes adverses : { $spices }.
rat-hot-why-frees = { $count ->
    [one] Cela permet de couvrir un de tes rats.
   *[other] Cela permet de couvrir { $count } de tes rats.
}
rat-hot-why-hopes = Cela pose des épices là où d’autres peuvent s’ajouter : { $spices }.
rat-hot-why-saves = Cela donne { points } à l’adversaire et garde de meilleurs emplacements pour plus tard.
rat-hot-why-least-harm = Cela pose un de tes rats là où il gêne le moins.
rat-hot-why-quiet = Cela ne donne rien à l’adversaire et ne couvre rien de ce qui est à toi.
