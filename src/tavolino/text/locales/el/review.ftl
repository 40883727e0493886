## Review

review-moves = Κινήσεις
review-scrub = Μετάβαση σε κίνηση
review-first = Στην αρχή
review-last = Στο τέλος
review-at = Κίνηση { $number } από { $moves }
review-deal = Το μοίρασμα
review-view = Από ποια θέση
review-view-open = Όλα ανοιχτά
review-running = Αυτή η παρτίδα δεν τελείωσε ακόμη. Όταν τελειώσει, μπορείς να τη δεις ξανά.
review-analyse = Ανάλυση από τη μηχανή
review-analyse-text = Κάθε απόφαση εξετάζεται μία φορά, με όσα ήξερε τότε όποιος έπαιζε. Θέλει ένα-δύο λεπτά.
review-thinking = Η μηχανή εξετάζει την παρτίδα…
review-progress = { $percent }%
review-chances = Πιθανότητες νίκης
review-chances-text = Μια γραμμή για κάθε παίκτη: η πιθανότητα πριν και μετά από κάθε απόφασή του. Όπου μια γραμμή πέφτει σε απόφαση του ίδιου του παίκτη, ήταν λάθος.
review-chance = { $name }: { $chance }%
review-mistakes = Λάθη
review-page-no-mistakes = Η μηχανή δεν βρήκε λάθη. Ωραίο παιχνίδι.
review-inaccuracy = Ανακρίβεια
review-mistake = Λάθος
review-blunder = Χοντρό λάθος
review-lost = κόστισε { $lost }%
review-better = Καλύτερα: { $move }.
review-told = Η μηχανή προς { $name }: { $why }
review-show-better = Η καλύτερη κίνηση
review-show-played = Η κίνηση που παίχτηκε
review-better-shown = Φαίνεται η καλύτερη κίνηση.
review-play-on = Συνέχεια από εδώ
review-play-on-seat = Ως { $name }, με αντίπαλο μποτ
review-record = Αποθηκευμένη παρτίδα (JSON)
review-picture = Εικόνα (SVG)
review-save = Αποθήκευση, κοινοποίηση
review-game = Παρτίδα { $number }
review-import = Ανασκόπηση δικής σου παρτίδας
review-import-text = Άφησε εδώ μια αποθηκευμένη παρτίδα (JSON) ή διάλεξε ένα αρχείο. Ανοίγει σε δικό της τραπέζι.
review-import-choose = Επιλογή αρχείου
review-import-wrong = Αυτό δεν είναι αποθηκευμένη παρτίδα.

## Learn

learn-lead = Λίγα λεπτά σε αληθινό τραπέζι: σε κάθε βήμα υπάρχει κάτι να κάνεις, και οι κανόνες του παιχνιδιού λένε αν το έκανες.
learn-offline = Χωρίς σύνδεση
learn-start = Έναρξη μαθήματος
learn-rules = Οι κανόνες
learn-step = Βήμα { $number } από { $steps }
learn-steps = Βήματα
learn-parts = Μέρη του μαθήματος
learn-next = Επόμενο
learn-back = Πίσω
learn-again = Άλλη μία φορά
learn-show = Δείξε μου
learn-example = Για παράδειγμα: { $move }
learn-done = Αυτό ήταν όλο το μάθημα
learn-done-text = Ξέρεις πώς παίζεται. Κάθισε και παίξε, ή ψάξε κάτι στους κανόνες.
learn-play = Παίξε μια παρτίδα
learn-all = Όλα τα μαθήματα

## Rules

rules-page = Κανόνες
rules-edition = Έκδοση
rules-contents = Περιεχόμενα
rules-lesson = Μάθε το στο τραπέζι
rules-tip = Άφησε τον δείκτη πάνω σε κάτι στο τραπέζι, κράτησέ το πατημένο ή πάτησε ? για να δεις την εξήγηση.
