about-tabula-knight = { $place ->
    [r] Va sur le territoire { $number } ou sur le territoire rouge.
    [y] Va sur le territoire { $number } ou sur le territoire jaune.
    [g] Va sur le territoire { $number } ou sur le territoire vert.
    [b] Va sur le territoire { $number } ou sur le territoire bleu.
   *[p] Va sur le territoire { $number } ou sur le territoire violet.
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
about-tabula-treasure = Va au joueur qui a le deuxième plus grand nombre de chevaliers sur son territoire. Si deux sont à égalité en tête, ils prennent un trésor chacun et personne ne prend le territoire.
about-tabula-treasure-three = Si trois sont à égalité en tête, ou deux pour la deuxième place, personne ne le prend.
about-tabula-stock-title = Pioche
about-tabula-removed-title = Cartes retirées
about-tabula-removed = Deux cartes retirées faces cachées avant la donne. Jusqu’à la fin, personne ne sait lesquelles.
about-tabula-partner-title = Partenaire
