about-tabula-knight = { $place ->
    [r] Va au territoire { $number } ou au territoire rouge.
    [y] Va au territoire { $number } ou au territoire jaune.
    [g] Va au territoire { $number } ou au territoire vert.
    [b] Va au territoire { $number } ou au territoire bleu.
   *[p] Va au territoire { $number } ou au territoire violet.
}
about-tabula-territory-title = { $place ->
    [r] Territoire rouge
    [y] Territoire jaune
    [g] Territoire vert
    [b] Territoire bleu
    [p] Territoire violet
   *[number] Territoire { $number }
}
about-tabula-territory = À la fin, le joueur qui a le plus de chevaliers ici le prend. C’est leur nombre qui compte, pas leurs valeurs.
about-tabula-treasure = Va au joueur qui a le deuxième plus grand nombre de chevaliers dans son territoire. Si deux sont à égalité en tête, ils prennent un trésor chacun et personne ne prend le territoire.
about-tabula-treasure-three = Si trois sont à égalité en tête, ou deux pour la deuxième place, personne ne le prend.
about-tabula-stock-title = Pioche
about-tabula-removed-title = Cartes retirées
about-tabula-removed = Deux cartes retirées faces cachées avant la donne. Jusqu’à la fin, personne ne sait lesquelles.
about-tabula-partner-title = Partenaire
