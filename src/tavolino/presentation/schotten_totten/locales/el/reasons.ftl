### Schotten-Totten. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

schotten-why-look = Σου δείχνει το χέρι του αντιπάλου, οπότε ξέρεις τι σε απειλεί ακόμη.
schotten-why-scout = Φέρνει τρεις νέες κάρτες για τις δύο που χρειάζεσαι λιγότερο.
schotten-why-done = Αφήνει για αργότερα ό,τι θα μπορούσες να διεκδικήσεις.
schotten-why-pass = Κρατάει τις κάρτες σου για αργότερα: δεν μπορείς να παίξεις κάρτα Φυλής.
schotten-why-clan = Φέρνει μια κάρτα Φυλής, και από αυτές φτιάχνονται οι συνδυασμοί.
schotten-why-tactic = { $edition ->
    [menhir] Φέρνει μια κάρτα Τακτικής, που μπορεί να γυρίσει ένα μενίρ εκεί που οι κάρτες Φυλής δεν φτάνουν.
   *[other] Φέρνει μια κάρτα Τακτικής, που μπορεί να γυρίσει μια Πέτρα εκεί που οι κάρτες Φυλής δεν φτάνουν.
}
schotten-why-return = Από τις κάρτες σου χρειάζεσαι λιγότερο { $card }.
schotten-why-claim-wins = Παίρνεις { schotten-stone }, και μαζί την παρτίδα.
schotten-why-claim = Παίρνεις { schotten-stone }: καμία κάρτα που μπορεί να έρθει δεν νικά την πλευρά σου.
schotten-why-completes = Συμπληρώνεται { schotten-at-stone }: { $formation }, με { $card }.
schotten-why-safe = Τίποτα από όσα μπορούν να έρθουν δεν το νικά.
schotten-why-wins = Τίποτα δεν το νικά πια, και έτσι κερδίζεις την παρτίδα.
schotten-why-least-missed = Λιγότερο θα χρειαστείς { $card } { schotten-at-stone }, όπου δύσκολα κερδίζεται κάτι.
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
schotten-why-fog = Με { $card } μετράει μόνο το άθροισμα { schotten-at-stone }.
schotten-why-mud = Με { $card } χρειάζονται τέσσερις κάρτες { schotten-at-stone }.
schotten-why-leaves = Απομακρύνει { $card } { schotten-from-stone }.
schotten-why-open-again = Χωρίς { $card } όλα είναι πάλι ανοιχτά { schotten-at-stone }.
schotten-why-serves-better = Χρησιμοποιείς καλύτερα { $card } { schotten-at-stone }.
schotten-why-worth-more = Περισσότερα κερδίζεις με { $card } { schotten-at-stone }.
schotten-why-to-hand = Φέρνει στο χέρι σου { $card } { schotten-from-stone }, όπου όλα έχουν κριθεί.
schotten-why-takes-away = Ο αντίπαλος χάνει { $card } { schotten-from-stone }.
schotten-why-brings-over = Φέρνει στην πλευρά σου { $card } { schotten-from-stone } { schotten-to-stone }.
schotten-why-stays = Η πιθανότητά σου εκεί μένει στο { $after }%.
schotten-why-rises = Η πιθανότητά σου εκεί ανεβαίνει από { $before }% σε { $after }%.
schotten-why-falls = Η πιθανότητά σου εκεί πέφτει από { $before }% σε { $after }%.
