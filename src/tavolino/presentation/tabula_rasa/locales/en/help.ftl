### Tabula Rasa. What is on the table, explained. $place is a number, or the letter of a colour.

# $place: the colour of the knight; $number: its number.
about-tabula-knight = { $place ->
    [r] Goes to territory { $number } or to the red territory.
    [y] Goes to territory { $number } or to the yellow territory.
    [g] Goes to territory { $number } or to the green territory.
    [b] Goes to territory { $number } or to the blue territory.
   *[p] Goes to territory { $number } or to the purple territory.
}
about-tabula-territory-title = { $place ->
    [r] Red territory
    [y] Yellow territory
    [g] Green territory
    [b] Blue territory
    [p] Purple territory
   *[number] Territory { $number }
}
about-tabula-territory = Whoever has the most knights here at the end takes it. What counts is how many there are, not their numbers.
about-tabula-treasure = Goes to whoever has the second most knights at its territory. If two tie for most, each takes a treasure, and nobody takes the territory.
about-tabula-treasure-three = If three tie for most, or two for second, nobody takes it.
about-tabula-stock-title = Stock
about-tabula-removed-title = Removed cards
about-tabula-removed = Two cards that were removed unseen before the deal. Nobody knows which until the end.
about-tabula-partner-title = Partner
