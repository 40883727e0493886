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
tables-left = Η θέση αδειάζει: { $name } φεύγει.
tables-freed-away = Η θέση είναι ξανά ελεύθερη, γιατί ήταν πολλή ώρα άδεια: { $name }.
tables-call = { $who ->
    [you] Οι άλλοι σε περιμένουν.
   *[other] { $name } λείπει. Αν δεν δώσει σημεία ζωής, η θέση θα ελευθερωθεί.
}
tables-present = { $who ->
    [you] Είσαι πάλι εδώ.
   *[other] { $name } είναι εδώ.
}
tables-device = Τώρα παίζεις και σε άλλη συσκευή.
tables-given = Αυτό το τραπέζι στήθηκε από καταγραφή: όποιος το έστησε μπορεί να ξέρει τις κρυφές κάρτες.
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
        [draw] Απορρίπτεις την ισοπαλία.
        [takeback] Απορρίπτεις την αναίρεση.
       *[rematch] Απορρίπτεις τη ρεβάνς.
    }
   *[other] { $offer ->
        [draw] { $name } απορρίπτει την ισοπαλία.
        [takeback] { $name } απορρίπτει την αναίρεση.
       *[rematch] { $name } απορρίπτει τη ρεβάνς.
    }
}
tables-hint = { $who ->
    [you] Ζητάς μια συμβουλή.
   *[other] { $name } ζητά μια συμβουλή.
}
tables-analysis = Η μηχανή εξέτασε το τραπέζι μετά την κίνηση { $move }.
tables-review = Η μηχανή εξέτασε όλη την παρτίδα.

tables-prompt-sit = Κάθισε: γράψε το όνομά σου.
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
refused-not-seated = Πρώτα κάθισε: γράψε το όνομά σου.
refused-no-seat = Δεν υπάρχει πια ελεύθερη θέση σε αυτό το τραπέζι.
refused-not-a-person = Η θέση { $seat } δεν είναι θέση ανθρώπου.
refused-seat-taken = Η θέση είναι πιασμένη: κάποιος κάθισε με αυτόν τον σύνδεσμο. Αν ήσουν εσύ, συνέχισε εκεί όπου κάθισες ή φτιάξε εκεί σύνδεσμο για αυτή τη συσκευή.
refused-seat-in-use = Εκεί κάθεται κάποιος.
refused-seat-empty = Στη θέση { $seat } δεν κάθεται κανείς.
refused-seat-freed = Αυτή η θέση δεν είναι πια δική σου: ελευθερώθηκε.
refused-link-old = Ο σύνδεσμος είναι πολύ παλιός. Φτιάξε καινούργιο στη συσκευή όπου παίζεις.
refused-link-used = Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί. Φτιάξε καινούργιο στη συσκευή όπου παίζεις.
refused-owner-plays = Παίζεις σε αυτό το τραπέζι: δεν μπορείς να ελευθερώσεις θέση όπου έπαιξε άλλος ούτε να καλέσεις κάποιον εκεί.
refused-other-seat = Παίζεις ήδη σε αυτό το τραπέζι: αυτή η θέση είναι για κάποιον άλλον.
refused-own-seat = Θέση { $seat }: μια δική σου θέση δεν μπορεί να είναι μποτ ούτε ανοιχτή.
refused-seat-changes = Αυτή η θέση άλλαξε χέρια { $most } φορές· φτάνει.
refused-key-missing = key: για να καθίσεις χρειάζεται ένα δικό σου μυστικό.
refused-key-known = key: το τραπέζι το γνωρίζει ήδη· φτιάξε άλλο.
refused-key-form = key: χρειάζονται { $least } έως { $most } γράμματα, ψηφία, - ή _.

refused-stale = Το τραπέζι είναι στην κίνηση { $ply }, απάντησες στην κίνηση { $answered }: κοίτα ξανά.
refused-id-used = Αυτό το id ανήκει σε άλλο αίτημα: κάθε αίτημα θέλει το δικό του.
refused-turn = Τώρα παίζει: { $name }.
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
refused-hint-turn = Η συμβουλή είναι για όποιον παίζει τώρα.
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

refused-chat-pace = Το πολύ { $most } γραμμές σε { $within } δευτ.: δοκίμασε ξανά σε { $seconds } δευτ.
refused-name-pace = Το πολύ { $most } ονόματα σε { $within } δευτ.: δοκίμασε ξανά σε { $seconds } δευτ.
refused-offered = Το πρότεινες ήδη { $most } φορές: παίξε πρώτα.
refused-full = { $limit ->
    [chat] Η συνομιλία αυτής της παρτίδας γέμισε ({ $most } γραμμές).
    [sit] Αρκετά ονόματα για μία παρτίδα ({ $most }).
    [undo] Αρκετές κινήσεις πάρθηκαν πίσω σε αυτή την παρτίδα ({ $most }).
   *[offer] Αρκετές προτάσεις για μία παρτίδα ({ $most }).
}
refused-pace = { $limit ->
    [tables] Πάρα πολλά νέα τραπέζια: δοκίμασε ξανά σε { $seconds } δευτ.
    [thoughts] Η μηχανή ρωτήθηκε πάρα πολύ συχνά: δοκίμασε ξανά σε { $seconds } δευτ.
   *[requests] Πάρα πολλά αιτήματα: δοκίμασε ξανά σε { $seconds } δευτ.
}
refused-crowded = { $limit ->
    [table] Υπάρχουν ήδη { $count } συνδέσεις σε αυτό το τραπέζι.
   *[address] Υπάρχουν ήδη { $count } συνδέσεις από τη διεύθυνσή σου.
}
# $limit: ποιος ζητάει τόσα.
refused-thoughts = { $limit ->
    [table] Αυτό το τραπέζι περιμένει ήδη { $count } απαντήσεις της μηχανής: δοκίμασε ξανά σε { $seconds } δευτ.
    [address] Η διεύθυνσή σου περιμένει ήδη { $count } απαντήσεις της μηχανής: δοκίμασε ξανά σε { $seconds } δευτ.
   *[server] Η μηχανή έχει πάρα πολλή δουλειά: δοκίμασε ξανά σε { $seconds } δευτ.
}
refused-bot-tables = { $limit ->
    [address] Σε { $count } τραπέζια σου παίζουν ήδη μόνο μποτ: κλείσε ένα ή περίμενε να τελειώσει κάποιο.
   *[server] Εδώ παίζουν ήδη μόνο μποτ σε { $count } τραπέζια και δεν χωράει άλλο: δοκίμασε ξανά αργότερα.
}
refused-bot-rounds = Μεταξύ τους τα μποτ παίζουν το πολύ { $most } παρτίδες.
refused-unavailable = Τα τραπέζια δεν απαντούν τώρα: δοκίμασε ξανά σε λίγο.
refused-being-prepared = Το { $game } ετοιμάζεται ακόμη σε αυτόν τον διακομιστή: δοκίμασε ξανά σε { $seconds } δευτ.
refused-crowd = Πολλοί μαζί θέλουν να κάνουν κάτι σε αυτό το τραπέζι: δοκίμασε ξανά.
refused-old-rules = Αυτό το τραπέζι παίχτηκε με κανόνες που δεν είναι πια γνωστοί.
refused-damaged = Αυτό το τραπέζι δεν ανοίγει: τα αποθηκευμένα δεδομένα του έχουν φθαρεί. Όποιος διαχειρίζεται τον διακομιστή μπορεί να μάθει περισσότερα.
refused-not-found = Εδώ δεν υπάρχει τίποτα.
refused-outdated = Αυτή η σελίδα ή το πρόγραμμα είναι παλιότερο από τον διακομιστή: φόρτωσε ξανά τη σελίδα ή ενημέρωσε το πρόγραμμα.
refused-broken = Κάτι πήγε στραβά. Καταγράφηκε, και τίποτα δεν έμεινε μισό.

preview-site = Ένα μικρό τραπέζι για παιχνίδια σε μικρό κουτί.
preview-waiting = Περιμένει: { $names }. Κάθισε και παίξε.
preview-free = Υπάρχει ελεύθερη θέση: κάθισε και παίξε.
preview-playing = Παίζουν τώρα: { $names }.
preview-over = Τέλειωσε η παρτίδα: { $names }.
