### Rat Hot. What is on the table, explained.

about-rat-hot-strip-title = Strip
about-rat-hot-spice = { $colour ->
    [red] One of red’s spices. Matching spices that share an edge make a group. When a strip joins it, a group of two scores 1 point for red, a larger one 2 points.
   *[green] One of green’s spices. Matching spices that share an edge make a group. When a strip joins it, a group of two scores 1 point for green, a larger one 2 points.
}
about-rat-hot-shrunk = At this table, what is left of a group that lost a field scores too.
about-rat-hot-empty = Shows nothing: it scores for nobody and harms nobody.
about-rat-hot-pile-title = Pile
