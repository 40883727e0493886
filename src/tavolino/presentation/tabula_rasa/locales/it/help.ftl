about-tabula-knight = { $place ->
    [r] Va nel territorio { $number } o nel territorio rosso.
    [y] Va nel territorio { $number } o nel territorio giallo.
    [g] Va nel territorio { $number } o nel territorio verde.
    [b] Va nel territorio { $number } o nel territorio blu.
   *[p] Va nel territorio { $number } o nel territorio viola.
}
about-tabula-territory-title = { $place ->
    [r] Territorio rosso
    [y] Territorio giallo
    [g] Territorio verde
    [b] Territorio blu
    [p] Territorio viola
   *[number] Territorio { $number }
}
about-tabula-territory = Alla fine lo prende chi vi ha più cavalieri. Conta quanti sono, non i loro numeri.
about-tabula-treasure = Va a chi è secondo per numero di cavalieri nel suo territorio. Se due sono pari al primo posto, prendono un tesoro a testa e nessuno prende il territorio.
about-tabula-treasure-three = Se tre sono pari al primo posto, o due al secondo, non va a nessuno.
about-tabula-stock-title = Tallone
about-tabula-removed-title = Carte tolte
about-tabula-removed = Due carte tolte senza guardarle prima di distribuire. Fino alla fine nessuno sa quali siano.
about-tabula-partner-title = Compagno
