games-title = Οι παρτίδες μου
games-lead = Όλες οι παρτίδες που παίχτηκαν ως το τέλος σε αυτό το πρόγραμμα περιήγησης. Όλα μένουν εδώ· δεν χρειάζεται λογαριασμός.
games-all-played = Όλες οι παρτίδες που έχεις παίξει
games-none = Καμία τελειωμένη παρτίδα ακόμη. Παίξε μία και θα τη βρεις εδώ.
games-no-storage = Αυτό το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να αποθηκεύσει τίποτα: οι παρτίδες δεν κρατιούνται.

## Filters

games-filters = Φίλτρα
games-filter-game = Παιχνίδι
games-filter-edition = Έκδοση
games-filter-opponent = Αντίπαλος
games-filter-result = Αποτέλεσμα
games-filter-when = Πότε
games-any = Όλα
games-any-time = Οποτεδήποτε
games-last-month = Τελευταίες 30 ημέρες
games-last-year = Τελευταίοι 12 μήνες
games-people = Άνθρωποι
games-no-match = Καμία παρτίδα δεν ταιριάζει σε αυτά τα φίλτρα.

## Results

games-won = Νίκη
games-draw = Ισοπαλία
games-lost = Ήττα
games-shared = Μία συσκευή
games-won-by = Νίκη: { $names }
games-count = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
}
games-blunders = { $count ->
    [one] { $count } σοβαρό λάθος
   *[other] { $count } σοβαρά λάθη
}
games-mistakes = { $count ->
    [one] { $count } λάθος
   *[other] { $count } λάθη
}
games-inaccuracies = { $count ->
    [one] { $count } ανακρίβεια
   *[other] { $count } ανακρίβειες
}
games-no-mistakes = Κανένα λάθος
games-not-reviewed = Χωρίς ανάλυση
games-review = Ανάλυση
games-review-which = Ανάλυση: { $game }, { $date }
games-no-record = Δεν έχει μείνει ούτε το τραπέζι ούτε καταγραφή αυτής της παρτίδας.
games-more = Περισσότερες

## Win rates

games-rates = Ποσοστά νικών
games-rates-text = Η ισοπαλία μετρά μισή νίκη. Παρτίδες με όλους τους παίκτες σε αυτή τη συσκευή δεν μετρούν.
games-col-rate = Ποσοστό
games-col-month = Μήνας
games-percent = { $percent }%
games-plot = Ποσοστό νικών στον χρόνο
games-plot-text = Η γραμμή δείχνει το ποσοστό νικών στις τελευταίες { $count } παρτίδες. Κάθε σημάδι επάνω είναι νίκη, κάθε σημάδι κάτω ήττα.
games-plot-heard = Ποσοστό νικών από { $from } έως { $to }. Στις τελευταίες { $count } παρτίδες: { $percent }%.
games-plot-table = Σε πίνακα

## Keeping and carrying over

games-keep = Κράτησε τις παρτίδες σου ή πάρ’ τες μαζί σου
games-keep-text = Η λίστα και οι καταγραφές βρίσκονται μόνο σε αυτό το πρόγραμμα περιήγησης. Αποθήκευσέ τες σε αρχείο ή μετάφερέ τες σε άλλη συσκευή. Ό,τι υπάρχει ήδη μένει.
games-keys = Και τα κλειδιά των τραπεζιών σου
games-keys-text = Για να συνεχίσεις αλλού παρτίδες που τρέχουν. Όποιος πάρει το αρχείο ή τον σύνδεσμο βλέπει τα χαρτιά σου και μπορεί να παίξει στη θέση σου.
games-export = Αποθήκευση σε αρχείο
games-import = Άνοιγμα αρχείου
games-carry = Σύνδεσμος για άλλη συσκευή
games-carry-text = Για τον σύνδεσμο όλα κρυπτογραφούνται εδώ. Ο διακομιστής δεν μπορεί να τα διαβάσει, τα κρατά δέκα λεπτά και τα δίνει μία φορά.
games-carry-insecure = Ο σύνδεσμος για άλλη συσκευή χρειάζεται σελίδα με https. Αποθήκευσε καλύτερα ένα αρχείο.
games-carry-large = Είναι πάρα πολλά για σύνδεσμο: αποθήκευσε καλύτερα ένα αρχείο.
games-carry-code = Κωδικός QR με τον σύνδεσμο
games-carry-ready = Σάρωσε τον κωδικό με την άλλη συσκευή ή άνοιξε εκεί τον σύνδεσμο. Λειτουργεί μία φορά, ως τις { $time }.
games-arriving = Παρτίδες από άλλη συσκευή
games-arriving-text = Αυτός ο σύνδεσμος φέρνει παρτίδες σε αυτό το πρόγραμμα περιήγησης. Προστίθενται σε όσες υπάρχουν· τίποτα δεν αφαιρείται. Ο σύνδεσμος λειτουργεί μόνο μία φορά.
games-arriving-take = Πρόσθεσέ τες εδώ
games-added = { $fresh ->
    [0] Καμία νέα παρτίδα
    [one] Προστέθηκε { $fresh } παρτίδα
   *[other] Προστέθηκαν { $fresh } παρτίδες
}· υπήρχαν ήδη: { $known }.
games-added-tables = { $count ->
    [one] Μπορείς επίσης να συνεχίσεις σε { $count } τραπέζι.
   *[other] Μπορείς επίσης να συνεχίσεις σε { $count } τραπέζια.
}

## What is wrong with a file or a link

games-wrong-large = Αυτό το αρχείο ξεπερνά τα { $most } MB. Δεν είναι λίστα παρτίδων.
games-wrong-unreadable = Αυτό το αρχείο δεν διαβάζεται: είναι χαλασμένο ή δεν περιέχει αποθηκευμένες παρτίδες.
games-wrong-other = Αυτό το αρχείο δεν περιέχει παρτίδες αποθηκευμένες από αυτή τη σελίδα.
games-wrong-newer = Αυτό το αρχείο είναι από νεότερη έκδοση της σελίδας. Φόρτωσε ξανά τη σελίδα και δοκίμασε πάλι.
games-wrong-field = Αυτό το αρχείο είναι χαλασμένο ({ $where }). Δεν προστέθηκε τίποτα.
games-wrong-link = Αυτός ο σύνδεσμος είναι ελλιπής ή χαλασμένος. Φτιάξε έναν καινούργιο στην άλλη συσκευή.
