why-only-move = Είναι η μόνη κίνηση.
why-looked-into = { $visits ->
    [one] Η μηχανή εξέτασε αυτή την κίνηση { $visits } φορά.
   *[other] Η μηχανή εξέτασε αυτή την κίνηση { $visits } φορές.
}

## Schotten-Totten

schotten-why-look = Σου δείχνει το χέρι του αντιπάλου, οπότε ξέρεις τι σε απειλεί ακόμη.
schotten-why-scout = Φέρνει τρεις νέες κάρτες για τις δύο που χρειάζεσαι λιγότερο.
schotten-why-done = Αφήνει για αργότερα ό,τι θα μπορούσες να διεκδικήσεις.
schotten-why-pass = Κρατάει τις κάρτες σου για αργότερα: δεν μπορείς να παίξεις κάρτα Φυλής.
schotten-why-clan = Φέρνει μια κάρτα Φυλής, και από αυτές φτιάχνονται οι συνδυασμοί.
schotten-why-tactic = { $edition ->
    [menhir] Φέρνει μια κάρτα Τακτικής, που μπορεί να γυρίσει ένα μενίρ εκεί που οι κάρτες Φυλής δεν φτάνουν.
   *[other] Φέρνει μια κάρτα Τακτικής, που μπορεί να γυρίσει μια Πέτρα εκεί που οι κάρτες Φυλής δεν φτάνουν.
}
schotten-why-return = Από τις κάρτες σου αυτή τη χρειάζεσαι λιγότερο: { $card }.
schotten-why-claim-wins = Παίρνεις { schotten-stone }, και μαζί την παρτίδα.
schotten-why-claim = Παίρνεις { schotten-stone }: καμία κάρτα που μπορεί να έρθει δεν νικά την πλευρά σου.
schotten-why-completes = Συμπληρώνεται { schotten-at-stone }: { $formation }, με { $card }.
schotten-why-safe = Τίποτα από όσα μπορούν να έρθουν δεν το νικά.
schotten-why-wins = Τίποτα δεν το νικά πια, και έτσι κερδίζεις την παρτίδα.
schotten-why-least-missed = Λιγότερο θα σου λείψει { $card } { schotten-at-stone }, όπου δύσκολα κερδίζεται κάτι.
schotten-why-begins = { $aim ->
    [colour-run] Αρχίζεις «χρώμα και σειρά» { schotten-at-stone } με { $card }.
    [kind] Αρχίζεις τρεις ίδιες { schotten-at-stone } με { $card }.
    [colour] Αρχίζεις χρώμα { schotten-at-stone } με { $card }.
    [run] Αρχίζεις σειρά { schotten-at-stone } με { $card }.
   *[sum] Αρχίζεις μεγάλο άθροισμα { schotten-at-stone } με { $card }.
}
schotten-why-goes-on = { $aim ->
    [colour-run] Συνεχίζεις «χρώμα και σειρά» { schotten-at-stone } με { $card }.
    [kind] Συνεχίζεις τρεις ίδιες { schotten-at-stone } με { $card }.
    [colour] Συνεχίζεις χρώμα { schotten-at-stone } με { $card }.
    [run] Συνεχίζεις σειρά { schotten-at-stone } με { $card }.
   *[sum] Συνεχίζεις μεγάλο άθροισμα { schotten-at-stone } με { $card }.
}
schotten-why-fog = Με την κάρτα { $card } μετράει μόνο το άθροισμα { schotten-at-stone }.
schotten-why-mud = Με την κάρτα { $card } χρειάζονται τέσσερις κάρτες { schotten-at-stone }.
schotten-why-leaves = Φεύγει { $card } { schotten-from-stone }.
schotten-why-open-again = Χωρίς { $card } όλα είναι πάλι ανοιχτά { schotten-at-stone }.
schotten-why-serves-better = Πιο πολύ σε βοηθάει { $card } { schotten-at-stone }.
schotten-why-worth-more = Περισσότερα κερδίζεις με { $card } { schotten-at-stone }.
schotten-why-to-hand = Φέρνει στο χέρι σου { $card } { schotten-from-stone }, όπου όλα έχουν κριθεί.
schotten-why-takes-away = Ο αντίπαλος χάνει { $card } { schotten-from-stone }.
schotten-why-brings-over = Φέρνει στην πλευρά σου { $card } { schotten-from-stone } { schotten-to-stone }.
schotten-why-stays = Η πιθανότητά σου εκεί μένει στο { $after }%.
schotten-why-rises = Η πιθανότητά σου εκεί ανεβαίνει από { $before }% σε { $after }%.
schotten-why-falls = Η πιθανότητά σου εκεί πέφτει από { $before }% σε { $after }%.

## Tabula Rasa

tabula-why-treasure = Ο πρώτος σου ιππότης { tabula-at-territory } αξίζει τουλάχιστον τον θησαυρό: { $card }.
tabula-why-not-needed = Δεν χρειάζεται άλλος { tabula-at-territory }: σου περισσεύει { $card }, και οι κάρτες που μετράνε ακόμη μένουν στο χέρι σου.
tabula-why-not-needed-last = Δεν χρειάζεται άλλος { tabula-at-territory }, και { $card } είναι η τελευταία σου κάρτα.
tabula-why-lost = Λίγα κερδίζονται { tabula-at-territory }: σου περισσεύει { $card }, και οι καλύτερες κάρτες μένουν στο χέρι σου.
tabula-why-lost-last = Λίγα κερδίζονται { tabula-at-territory }, και { $card } είναι η τελευταία σου κάρτα.
tabula-why-wins = Με { $card } κερδίζεις οριστικά { tabula-territory }, { points }: κανείς δεν σε φτάνει.
tabula-why-first = Με { $card } έχεις τον πρώτο ιππότη { tabula-at-territory }, { points }.
tabula-why-lead = Με { $card } περνάς μπροστά { tabula-at-territory }, { $own } προς { $rival } για { points-accusative }.
tabula-why-stronger = Με { $card } ενισχύεις το προβάδισμά σου { tabula-at-territory }, { $own } προς { $rival }. Κάρτες που μπορούν ακόμη να έρθουν εκεί: { $unseen }.
tabula-why-level = Με { $card } ισοφαρίζεις { tabula-at-territory }, { $own } προς { $rival }, ώστε να μην την πάρει κανείς: { points }.
tabula-why-closer = Με { $card } πλησιάζεις { tabula-at-territory }, { $own } προς { $rival } για { points-accusative }.
tabula-why-castle = Οδηγεί στο κάστρο, μαζί με: { $numbers }.

## Rat Hot

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
