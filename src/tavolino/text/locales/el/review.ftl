## Review

review-moves = Κινήσεις
review-scrub = Πήγαινε σε μια κίνηση
review-first = Στην αρχή
review-last = Στο τέλος
review-at = Κίνηση { $number } από { $moves }
review-deal = Το μοίρασμα
review-view = Από ποια θέση
review-view-open = Όλες οι κάρτες ανοιχτές
review-running = Αυτό το παιχνίδι δεν τελείωσε ακόμα. Όταν τελειώσει, μπορείς να το ξαναδείς.
review-analyse = Ανάλυση από τη μηχανή
review-analyse-text = Κάθε απόφαση εξετάζεται μία φορά, με όσα ήξερε τότε ο παίκτης. Παίρνει ένα δυο λεπτά.
review-thinking = Η μηχανή αναλύει την παρτίδα …
review-progress = { $percent } %
review-chances = Πιθανότητες νίκης
review-chances-text = Μια γραμμή για κάθε παίκτη: η πιθανότητα πριν και μετά από κάθε απόφασή του. Μια γραμμή που πέφτει στη δική της απόφαση είναι λάθος.
review-chance = { $name }: { $chance }%
review-mistakes = Λάθη
review-page-no-mistakes = Η μηχανή δεν βρήκε λάθη. Ωραίο παιχνίδι.
review-inaccuracy = Ανακρίβεια
review-mistake = Λάθος
review-blunder = Χοντρό λάθος
review-lost = κόστισε { $lost }%
review-show-better = Δείξε την καλύτερη κίνηση
review-show-played = Δείξε τι παίχτηκε
review-better-shown = Φαίνεται η καλύτερη κίνηση.
review-play-on = Συνέχισε από εδώ
review-play-on-seat = Στη θέση { $name }, εναντίον μποτ
review-share = Αντιγραφή συνδέσμου για αυτή την κίνηση
review-record = Παρτίδα (JSON)
review-picture = Εικόνα (SVG)
review-picture-png = Εικόνα (PNG)
review-save = Κράτησε
review-game = Παρτίδα { $number }
review-import = Ξαναδές μια δική σου παρτίδα
review-import-text = Άφησε εδώ το αρχείο μιας παρτίδας (JSON) ή διάλεξε ένα. Ανοίγει σε δικό του τραπέζι.
review-import-choose = Διάλεξε αρχείο
review-import-wrong = Αυτό δεν είναι αρχείο παρτίδας.

## Learn

learn-lead = Λίγα λεπτά σε αληθινό τραπέζι: σε κάθε βήμα υπάρχει κάτι να κάνεις, και οι κανόνες του παιχνιδιού λένε αν το έκανες.
learn-start = Ξεκίνα το μάθημα
learn-rules = Διάβασε τους κανόνες
learn-step = Βήμα { $number } από { $steps }
learn-steps = Βήματα
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
rules-ruling = Δική μας απόφαση
rules-contents = Περιεχόμενα
rules-lesson = Μάθε το στο τραπέζι
