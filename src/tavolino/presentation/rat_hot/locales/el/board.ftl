### Το ταμπλό του Rat Hot στη σελίδα.

board-rat-hot-warehouse = Αποθήκη
board-rat-hot-strip = Λωρίδα { $strip }: { $fields }
board-rat-hot-turn = Στροφή λωρίδας
board-rat-hot-closer = Μεγέθυνση
board-rat-hot-farther = Σμίκρυνση
board-rat-hot-whole = Όλες οι λωρίδες
board-rat-hot-field = Στήλη { $column }, γραμμή { $row }: { field }, ύψος { $height }
board-rat-hot-would-score = { $who ->
    [you] { $points } για σένα
   *[other] { $points }: { $name }
}
board-rat-hot-no-points = κανένας πόντος
board-rat-hot-danger = Φαίνονται { $count } δικά σου ποντίκια: έτσι χάνεις στο τέλος του γύρου σου
board-rat-hot-lay-here = Βάλε την εδώ
board-rat-hot-colour = { $colour ->
    [red] κόκκινο
   *[green] πράσινο
}
board-rat-hot-rats = { $count ->
    [0] δεν φαίνεται ποντίκι
    [one] φαίνεται { $count } ποντίκι
   *[other] φαίνονται { $count } ποντίκια
}
board-rat-hot-left = { $count ->
    [0] Δεν μένει λωρίδα
    [one] Μένει { $count } λωρίδα
   *[other] Μένουν { $count } λωρίδες
}
board-rat-hot-to-come = Απομένουν
board-rat-hot-in-order = Απομένουν, όπως θα έρθουν
