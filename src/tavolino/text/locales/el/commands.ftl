help-entry = { $command }: { $meaning }
help-moves = Κινήσεις
help-commands = Εντολές

## Commands

help-read-map = διαβάζεις όλο το τραπέζι, γραμμή προς γραμμή
help-hand = διαβάζεις το χέρι σου
help-last = τι έγινε τελευταία
help-decks = τι μένει στις στοίβες και τι κρατούν οι άλλοι
help-legal = οι κινήσεις που μπορείς να κάνεις τώρα
help-why = γιατί δεν γίνεται μια κίνηση
help-log = τι έγινε μέχρι τώρα
help-table = τα πάντα με λόγια
help-thing = τι είναι και τι κάνει κάτι πάνω στο τραπέζι
help-help = αυτή η βοήθεια

## Answers

no-such-place = Εδώ δεν υπάρχει τίποτα με το όνομα «{ $word }». Δοκίμασε: { $examples }.
no-help-here = Αυτό το παιχνίδι δεν έχει τέτοιες εξηγήσεις.
no-help-about = Δεν υπάρχει εξήγηση για το «{ $word }». Δοκίμασε: { $examples }.
nothing-yet = Δεν έχει γίνει τίποτα ακόμη.
and-more = { $count ->
    [one] και άλλη { $count }
   *[other] και άλλες { $count }
}
why-what = Πες ποια κίνηση, για παράδειγμα { $examples }.
