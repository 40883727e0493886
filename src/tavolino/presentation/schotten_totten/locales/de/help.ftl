about-schotten-clan-title = Clankarte
about-schotten-clan = { $edition ->
    [menhir] Jede Farbe gibt es mit jedem Wert einmal. Du legst sie auf deiner Seite an einen Menhir, der niemandem gehört; die Karten dort bilden eine Formation.
   *[other] Jede Farbe gibt es mit jedem Wert einmal. Du legst sie auf deiner Seite an einen Stein, der niemandem gehört; die Karten dort bilden eine Formation.
}
about-schotten-stone-title = { $edition ->
    [menhir] Menhir
   *[other] Stein
}
about-schotten-claimed-title = { $edition ->
    [menhir] Beanspruchter Menhir
   *[other] Beanspruchter Stein
}
about-schotten-first-title = Zuerst vollständig
about-schotten-deck-title = { $deck ->
    [clan] Clanstapel
    [tactic] Taktikstapel
   *[deck] Stapel
}
about-schotten-discards-title = Ablage
