about-schotten-clan-title = Carta Clan
about-schotten-clan = { $edition ->
    [menhir] Ogni colore e valore c’è una volta sola. Si piazza sul tuo lato di un menhir che non è di nessuno; le carte lì formano una combinazione.
   *[other] Ogni colore e valore c’è una volta sola. Si piazza sul tuo lato di una pietra che non è di nessuno; le carte lì formano una combinazione.
}
about-schotten-stone-title = { $edition ->
    [menhir] Menhir
   *[other] Pietra
}
about-schotten-claimed-title = { $edition ->
    [menhir] Menhir conquistato
   *[other] Pietra conquistata
}
about-schotten-first-title = Completo per primo
about-schotten-deck-title = { $deck ->
    [clan] Mazzo Clan
    [tactic] Mazzo Tattica
   *[deck] Mazzo
}
about-schotten-discards-title = Scarti
