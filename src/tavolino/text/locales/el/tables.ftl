tables-begins = { $who ->
    [you] Ξεκινάς εσύ.
   *[other] { $name } ξεκινάει.
}
tables-deal = Παρτίδα { $round } από { $rounds }. { tables-begins }
tables-undo = { $who ->
    [you] Αναιρείς την τελευταία κίνηση.
   *[other] { $name } αναιρεί την τελευταία κίνηση.
}
tables-takeback = { $who ->
    [you] Παίρνεις πίσω την τελευταία σου κίνηση.
   *[other] { $name } παίρνει πίσω την τελευταία κίνηση.
}
tables-resign = { $who ->
    [you] Παραιτείσαι.
   *[other] { $name } παραιτείται.
}
tables-draw-agreed = Συμφωνήθηκε ισοπαλία.
tables-time = { $who ->
    [you] Ο χρόνος σου τελείωσε και ζητήθηκε η νίκη.
   *[other] { $name } δεν έχει άλλο χρόνο και ζητήθηκε η νίκη.
}
tables-close = Το τραπέζι έκλεισε.
tables-sit = { $who ->
    [you] Κάθεσαι στο τραπέζι.
   *[other] { $name } κάθεται στο τραπέζι.
}
tables-freed = Μία θέση είναι ξανά ελεύθερη.
tables-offer = { $who ->
    [you] { $offer ->
        [draw] Προτείνεις ισοπαλία.
        [takeback] Ζητάς αναίρεση.
       *[rematch] Προτείνεις ρεβάνς.
    }
   *[other] { $offer ->
        [draw] { $name } προτείνει ισοπαλία.
        [takeback] { $name } ζητά αναίρεση.
       *[rematch] { $name } προτείνει ρεβάνς.
    }
}
tables-agree = { $who ->
    [you] { $offer ->
        [draw] Δέχεσαι την ισοπαλία.
        [takeback] Δέχεσαι την αναίρεση.
       *[rematch] Δέχεσαι τη ρεβάνς.
    }
   *[other] { $offer ->
        [draw] { $name } δέχεται την ισοπαλία.
        [takeback] { $name } δέχεται την αναίρεση.
       *[rematch] { $name } δέχεται τη ρεβάνς.
    }
}
tables-decline = { $who ->
    [you] { $offer ->
        [draw] Αρνείσαι την ισοπαλία.
        [takeback] Αρνείσαι την αναίρεση.
       *[rematch] Αρνείσαι τη ρεβάνς.
    }
   *[other] { $offer ->
        [draw] { $name } αρνείται την ισοπαλία.
        [takeback] { $name } αρνείται την αναίρεση.
       *[rematch] { $name } αρνείται τη ρεβάνς.
    }
}
tables-hint = { $who ->
    [you] Ζητάς μια συμβουλή.
   *[other] { $name } ζητά μια συμβουλή.
}
tables-analysis = Η μηχανή εξέτασε το τραπέζι μετά την κίνηση { $move }.
tables-review = Η μηχανή εξέτασε όλη την παρτίδα.

tables-prompt-sit = Κάθισε: πες πώς σε λένε.
tables-prompt-empty = Κάποια θέση είναι ακόμη άδεια.
tables-ended = { $by ->
    [resignation] { $who ->
        [you] Παραιτήθηκες.
       *[other] { $count ->
            [one] { $names } παραιτήθηκε.
           *[other] { $names } παραιτήθηκαν.
        }
    }
    [agreement] Συμφωνήθηκε ισοπαλία.
   *[time] { $who ->
        [you] Ο χρόνος σου τελείωσε.
       *[other] { $count ->
            [one] { $names } δεν έχει άλλο χρόνο.
           *[other] { $names } δεν έχουν άλλο χρόνο.
        }
    }
}
tables-win = { $who ->
    [you] Κερδίζεις.
   *[other] { $count ->
        [one] { $names } κερδίζει.
       *[other] { $names } κερδίζουν.
    }
}

refused-no-table = Δεν υπάρχει τέτοιο τραπέζι.
refused-key-needed = Αυτό το τραπέζι δεν είναι δημόσιο: χρειάζεται κλειδί για να το δεις.
refused-wrong-key = Αυτό το κλειδί δεν ανοίγει αυτό το τραπέζι.
refused-bearer = Η κεφαλίδα γράφεται: Authorization: Bearer KEY
refused-key-header = Χρειάζεται κλειδί, έτσι: Authorization: Bearer KEY
refused-socket-key = Αυτή η σύνδεση μόνο παρακολουθεί: στείλε hello με κλειδί.
refused-only-looks-on = Με αυτό το κλειδί μόνο παρακολουθείς: χρειάζεται το κλειδί μιας θέσης.
refused-owner-only = Αυτό μπορεί να το κάνει μόνο όποιος έστησε το τραπέζι.
refused-closed = Αυτό το τραπέζι το έκλεισε όποιος το έστησε.
refused-not-seated = Πρώτα κάθισε: πες πώς σε λένε.
refused-no-seat = Δεν υπάρχει πια ελεύθερη θέση σε αυτό το τραπέζι.
refused-not-a-person = Η θέση { $seat } δεν είναι θέση ανθρώπου.

refused-stale = Το τραπέζι είναι στην κίνηση { $ply }, απάντησες στην κίνηση { $answered }: κοίτα ξανά.
refused-turn = Σειρά έχει: { $name }.
refused-over = Η παρτίδα τελείωσε.
refused-nothing-to-undo = Αναιρείς μόνο δική σου κίνηση, πριν κάνει κάτι κάποιος άλλος.
refused-revealed = Η κίνησή σου φανέρωσε κρυφές κάρτες: ζήτησε αναίρεση από τους άλλους.
refused-offer-kind = Αυτό δεν μπορεί να προταθεί. Προτάσεις: { $kinds }.
refused-rematch-later = Η ρεβάνς έρχεται μετά τον αγώνα.
refused-bot-draw = Ένα μποτ δεν δέχεται ποτέ ισοπαλία.
refused-no-move-yet = Δεν έχεις παίξει ακόμη σε αυτή την παρτίδα.
refused-no-offer = { $offer ->
    [draw] Τώρα δεν προτείνει κανείς ισοπαλία.
    [takeback] Τώρα δεν ζητά κανείς αναίρεση.
   *[rematch] Τώρα δεν προτείνει κανείς ρεβάνς.
}
refused-time-left = Δεν τελείωσε ο χρόνος κανενός αντιπάλου.
refused-round-running = Η παρτίδα δεν τελείωσε ακόμη.
refused-match-over = Όλες οι παρτίδες του αγώνα παίχτηκαν: πρότεινε ρεβάνς.
refused-no-hints = Σε αυτό το τραπέζι παίζουμε χωρίς συμβουλές.
refused-hint-turn = Η συμβουλή είναι για όποιον έχει σειρά.
refused-hints-used = Οι συμβουλές αυτού του τραπεζιού εξαντλήθηκαν: { $most }.
refused-gone-on = Στο μεταξύ το παιχνίδι προχώρησε.
refused-no-thought = Το μποτ δεν βρήκε απάντηση: δοκίμασε ξανά.

refused-not-finished = Πρέπει πρώτα να τελειώσει η παρτίδα.
refused-ends-there = Η παρτίδα τελειώνει εκεί: διάλεξε προηγούμενη κίνηση.
refused-own-view = Ώσπου να τελειώσει η παρτίδα, καθένας βλέπει μόνο από τη δική του θέση.
refused-no-onlooker = { $onlooker }: δεν είναι ούτε θέση, ούτε «spectator», ούτε «open».
refused-no-game = Το τραπέζι έχει τις παρτίδες 0 έως { $last }.
refused-no-such-move = Μετά την κίνηση { $after }: η παρτίδα έχει 0 έως { $moves } κινήσεις.
refused-analyses-used = Σε κάθε τραπέζι αναλύονται το πολύ { $most } στιγμές.
refused-no-record = Το αρχείο μιας παρτίδας είναι αντικείμενο με options, setup και moves.

refused-request = Το αίτημα δεν είναι κατανοητό: { $detail }
refused-no-language = Δεν υπάρχει γλώσσα «{ $language }». Γλώσσες: { $languages }.
refused-no-lesson = Δεν υπάρχει τέτοιο μάθημα.
refused-no-page = Αυτό δεν είναι σελίδα της λίστας: ξεκίνα από την πρώτη.
refused-whole-number = { $field }: χρειάζεται ακέραιος αριθμός.
refused-no-text = { $field }: χρειάζεται κείμενο.
refused-text-long = { $field }: το πολύ { $most } χαρακτήρες.
refused-text-empty = { $field }: είναι κενό.
refused-text-signs = { $field }: έχει χαρακτήρες που δεν εμφανίζονται.
refused-options = Επιλογές: χρειάζεται ένα αντικείμενο.
refused-file-name = Επιλογή { $field }: το τραπέζι θέλει το περιεχόμενο ως αντικείμενο, όχι όνομα αρχείου.
refused-true-or-false = { $field }: χρειάζεται true ή false.
refused-range = { $field }: χρειάζεται αριθμός από { $least } έως { $most }.
refused-seats = Θέσεις: δόθηκαν { $given }, το παιχνίδι με αυτές τις επιλογές έχει { $count }.
refused-no-bot = Θέση { $seat }: δεν υπάρχει μποτ «{ $bot }». Τα μποτ είναι: { $bots }.
refused-open-seat = Θέση { $seat }: ανοιχτή είναι μόνο θέση ανθρώπου σε δημόσιο τραπέζι.
refused-clock = Ρολόι: χρειάζεται ένα από { $kinds }.

refused-chat-full = Η συνομιλία του τραπεζιού γέμισε: { $most } γραμμές.
refused-chat-pace = Το πολύ { $lines } γραμμές σε { $seconds } δευτ.
refused-pace = { $limit ->
    [tables] Πάρα πολλά νέα τραπέζια: δοκίμασε ξανά σε { $seconds } δευτ.
   *[requests] Πάρα πολλά αιτήματα: δοκίμασε ξανά σε { $seconds } δευτ.
}
refused-crowded = { $limit ->
    [table] Υπάρχουν ήδη { $count } συνδέσεις σε αυτό το τραπέζι.
   *[address] Υπάρχουν ήδη { $count } συνδέσεις από τη διεύθυνσή σου.
}
refused-unavailable = Τα τραπέζια δεν απαντούν τώρα: δοκίμασε ξανά σε λίγο.
refused-crowd = Πολλοί μαζί θέλουν να κάνουν κάτι σε αυτό το τραπέζι: δοκίμασε ξανά.
refused-old-rules = Αυτό το τραπέζι παίχτηκε με κανόνες που δεν είναι πια γνωστοί.
refused-not-found = Εδώ δεν υπάρχει τίποτα.
refused-broken = Κάτι πήγε στραβά. Σημειώθηκε, και τίποτα δεν έμεινε μισό.
