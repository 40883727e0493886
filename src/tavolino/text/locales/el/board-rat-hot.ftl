### Το ταμπλό του Rat Hot στη σελίδα.

board-rat-hot-warehouse = Αποθήκη
board-rat-hot-strip = Λωρίδα { $strip }: { $fields }
board-rat-hot-turn = Γύρισε τη λωρίδα
board-rat-hot-closer = Μεγέθυνση
board-rat-hot-farther = Σμίκρυνση
board-rat-hot-whole = Δείξε όλες τις λωρίδες
board-rat-hot-field = Στήλη { $column }, σειρά { $row }: { field }, ύψος { $height }
board-rat-hot-height = Ύψος { $height }
board-rat-hot-would-score = { $who ->
    [you] { $points } για σένα
   *[other] { $points }: { $name }
}
board-rat-hot-danger = { $count } δικά σου ποντίκια φαίνονται: στο τέλος του γύρου σου έτσι χάνεις το παιχνίδι
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
board-rat-hot-to-come = Έρχονται ακόμη
board-rat-hot-in-order = Έρχονται ακόμη, με αυτή τη σειρά
