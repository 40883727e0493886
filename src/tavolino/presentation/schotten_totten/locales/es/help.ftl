about-schotten-clan-title = Carta de clan
about-schotten-clan = { $edition ->
    [menhir] Cada color y valor existe una sola vez. Se coloca en tu lado de un menhir que no es de nadie; las cartas de allí componen una formación.
   *[other] Cada color y valor existe una sola vez. Se coloca en tu lado de una piedra que no es de nadie; las cartas de allí componen una formación.
}
about-schotten-stone-title = { $edition ->
    [menhir] Menhir
   *[other] Piedra
}
about-schotten-claimed-title = { $edition ->
    [menhir] Menhir reclamado
   *[other] Piedra reclamada
}
about-schotten-first-title = Completado primero
about-schotten-deck-title = { $deck ->
    [clan] Mazo de clan
    [tactic] Mazo de táctica
   *[deck] Mazo
}
about-schotten-discards-title = Descartes
