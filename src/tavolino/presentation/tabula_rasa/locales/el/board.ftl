### Το ταμπλό του Tabula Rasa στη σελίδα.

board-tabula-map = Χάρτης των δέκα περιοχών
board-tabula-territory = { $place ->
    [r] Κόκκινη περιοχή
    [y] Κίτρινη περιοχή
    [g] Πράσινη περιοχή
    [b] Μπλε περιοχή
    [p] Μοβ περιοχή
   *[number] Περιοχή { $number }
}, { points }
board-tabula-row = { $count ->
    [one] { $name }: { $count } ιππότης
   *[other] { $name }: { $count } ιππότες
}
board-tabula-castle = Κάστρο, { points }: για όποιον πάρει πρώτος δύο αριθμημένες περιοχές
board-tabula-hand = Χέρι: { $name }
board-tabula-partner = στην ομάδα σου
board-tabula-stock = { $count ->
    [0] Η στοίβα είναι άδεια
    [one] { $count } κάρτα στη στοίβα
   *[other] { $count } κάρτες στη στοίβα
}
board-tabula-removed = Δύο κάρτες είναι εκτός παιχνιδιού
board-tabula-points-now = { $name }: { points } αν η παρτίδα τελείωνε τώρα
board-tabula-if-it-ended-now = αν τελείωνε τώρα
board-tabula-count = Βαθμολόγηση
board-tabula-colour = { $place ->
    [r] Κόκκινο
    [y] Κίτρινο
    [g] Πράσινο
    [b] Μπλε
   *[p] Μοβ
}
board-tabula-unseen = Ιππότες που δεν φάνηκαν ακόμη: σε χέρια, στη στοίβα ή εκτός παιχνιδιού
board-tabula-unseen-card = { $card } × { $count }
