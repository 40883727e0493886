### Rat Hot. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

rat-hot-why-lost = Τελειώνει την παρτίδα: δεν μπορείς να καλύψεις αρκετά ποντίκια.
rat-hot-why-wins = Κερδίζεις την παρτίδα με { $own } προς { $other }.
rat-hot-why-draw = Τελειώνει την παρτίδα με { $own } προς { $other }, ισοπαλία.
rat-hot-why-ends = Τελειώνει την παρτίδα με { $own } προς { $other }.
rat-hot-why-saved = Σε κρατάει στο παιχνίδι: { $count ->
    [0] δεν φαίνεται κανένα δικό σου ποντίκι.
    [one] φαίνεται μόνο { $count } δικό σου ποντίκι.
   *[other] φαίνονται μόνο { $count } δικά σου ποντίκια.
}
rat-hot-why-covers-rats = { $count ->
    [one] Καλύπτει ένα δικό σου ποντίκι.
   *[other] Καλύπτει { $count } δικά σου ποντίκια.
}
rat-hot-why-scores = Κερδίζεις { points-accusative }.
rat-hot-why-scores-with = Κερδίζεις { points-accusative } με { $spices }.
rat-hot-why-gives = Ο αντίπαλος κερδίζει έτσι { points-accusative }.
rat-hot-why-shows-rats = { $count ->
    [one] Δείχνει ένα ποντίκι του αντιπάλου, συνολικά { $total }.
   *[other] Δείχνει { $count } ποντίκια του αντιπάλου, συνολικά { $total }.
}
rat-hot-why-stuck = { $count ->
    [one] Καμία λωρίδα δεν μπορεί πια να καλύψει ένα ποντίκι του αντιπάλου.
   *[other] Καμία λωρίδα δεν μπορεί πια να καλύψει { $count } ποντίκια του αντιπάλου.
}
rat-hot-why-breaks = Καλύπτει μέρος των ομάδων του αντιπάλου: { $spices }.
rat-hot-why-frees = { $count ->
    [one] Έτσι μπορεί να καλυφθεί ένα δικό σου ποντίκι.
   *[other] Έτσι μπορούν να καλυφθούν { $count } δικά σου ποντίκια.
}
rat-hot-why-hopes = Βάζει { $spices } εκεί που μπορούν να προστεθούν κι άλλα.
rat-hot-why-saves = Δίνει στον αντίπαλο { points-accusative } και κρατάει καλύτερες θέσεις για αργότερα.
rat-hot-why-least-harm = Βάζει ένα δικό σου ποντίκι εκεί που κάνει τη μικρότερη ζημιά.
rat-hot-why-quiet = Δεν δίνει τίποτα στον αντίπαλο και δεν καλύπτει τίποτα δικό σου.
