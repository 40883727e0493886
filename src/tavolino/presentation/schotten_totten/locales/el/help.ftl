about-schotten-clan-title = Κάρτα Φυλής
about-schotten-clan = { $edition ->
    [menhir] Κάθε χρώμα και αξία υπάρχει μία φορά. Τη βάζεις στη δική σου πλευρά ενός μενίρ που δεν ανήκει σε κανέναν· οι κάρτες εκεί φτιάχνουν έναν συνδυασμό.
   *[other] Κάθε χρώμα και αξία υπάρχει μία φορά. Τη βάζεις στη δική σου πλευρά μιας Πέτρας που δεν ανήκει σε κανέναν· οι κάρτες εκεί φτιάχνουν έναν συνδυασμό.
}
about-schotten-stone-title = { $edition ->
    [menhir] Μενίρ
   *[other] Πέτρα
}
about-schotten-claimed-title = { $edition ->
    [menhir] Κερδισμένο μενίρ
   *[other] Κερδισμένη Πέτρα
}
about-schotten-first-title = Συμπληρώθηκε πρώτη
about-schotten-deck-title = { $deck ->
    [clan] Στοίβα Φυλής
    [tactic] Στοίβα Τακτικής
   *[deck] Στοίβα
}
about-schotten-discards-title = Στοίβα απόρριψης
