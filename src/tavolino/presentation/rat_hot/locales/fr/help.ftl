about-rat-hot-strip-title = Bande
about-rat-hot-spice = { $colour ->
    [red] Une des épices des rouges. Des épices identiques qui se touchent par un bord forment un groupe. Quand une bande s’y ajoute, un groupe de deux rapporte 1 point aux rouges, un groupe plus grand 2 points.
   *[green] Une des épices des verts. Des épices identiques qui se touchent par un bord forment un groupe. Quand une bande s’y ajoute, un groupe de deux rapporte 1 point aux verts, un groupe plus grand 2 points.
}
about-rat-hot-shrunk = À cette table, ce qui reste d’un groupe qui a perdu une case marque aussi.
about-rat-hot-empty = Ne montre rien : elle ne rapporte rien et ne nuit à personne.
about-rat-hot-pile-title = Pioche
