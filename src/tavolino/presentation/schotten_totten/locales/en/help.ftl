### Schotten-Totten. What is on the table, explained: titles, and what the rules to read do not say.

about-schotten-clan-title = Clan card
# $edition
about-schotten-clan = There’s one card of each colour and value. Lay it on your side of a stone that nobody owns; the cards there make a formation.
# $edition
about-schotten-stone-title = Stone
# $edition
about-schotten-claimed-title = Claimed stone
about-schotten-first-title = Completed first
about-schotten-deck-title = { $deck ->
    [clan] Clan deck
    [tactic] Tactic deck
   *[deck] Deck
}
about-schotten-discards-title = Discards
