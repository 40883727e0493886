help-entry = { $command }: { $meaning }
help-moves = Κινήσεις
help-commands = Εντολές

## Moves

help-lay-card = { $edition ->
    [menhir] παίζεις το 7 κόκκινο στο μενίρ 3· το ίδιο joker-1, spy, shield, fog και mud
   *[other] παίζεις το 7 κόκκινο στην Πέτρα 3· το ίδιο joker-1, spy, shield, fog και mud
}
help-lay-clan = { $edition ->
    [menhir] παίζεις το 7 κόκκινο στο μενίρ 3
   *[other] παίζεις το 7 κόκκινο στην Πέτρα 3
}
help-claim = { $edition ->
    [menhir] διεκδικείς το μενίρ 3
   *[other] διεκδικείς την Πέτρα 3
}
help-done = δεν διεκδικείς κάτι άλλο
help-draw = τραβάς από τη στοίβα Φυλής· με draw tactic από την άλλη
help-scout = παίζεις την κάρτα scout· μετά take clan, take tactic, return r7
help-scout-menhir = παίζεις την κάρτα scout και βλέπεις το χέρι του αντιπάλου
help-redeploy = { $edition ->
    [menhir] μετακινείς μια δική σου κάρτα στο μενίρ 5
   *[other] μετακινείς μια δική σου κάρτα στην Πέτρα 5· με >x την απορρίπτεις
}
help-deserter = απορρίπτεις μια κάρτα του αντιπάλου
help-deserter-menhir = παίρνεις στο χέρι μια κάρτα από την πλευρά του αντιπάλου σε κερδισμένο μενίρ
help-traitor = { $edition ->
    [menhir] φέρνεις μια κάρτα του αντιπάλου στην πλευρά σου στο μενίρ 5
   *[other] φέρνεις μια κάρτα του αντιπάλου στην πλευρά σου στην Πέτρα 5
}
help-pass = πας πάσο, όταν δεν μπορεί να παιχτεί κάρτα Φυλής
help-lay-number = παίζεις το 4 κόκκινο στην περιοχή του αριθμού του
help-lay-colour = παίζεις το 4 κόκκινο στην περιοχή του χρώματός του
help-lay-strip = τοποθετείς τη λωρίδα 17: το πρώτο της τετράγωνο στη στήλη 12, γραμμή 13, τα άλλα προς την ανατολή (N E S W)

## Commands

help-read-stone = { $edition ->
    [menhir] διαβάζεις το μενίρ 4
   *[other] διαβάζεις την Πέτρα 4
}
help-read-territory = διαβάζεις την περιοχή 4· με t r την κόκκινη
help-read-row = διαβάζεις τη γραμμή 12 του τραπεζιού
help-read-field = διαβάζεις το τετράγωνο στη στήλη 12, γραμμή 13
help-read-map = διαβάζεις όλο το τραπέζι, γραμμή προς γραμμή
help-hand = διαβάζεις το χέρι σου
help-strips = διαβάζεις τις λωρίδες που είναι για τοποθέτηση
help-last = τι έγινε τελευταία
help-decks = τι μένει στις στοίβες και τι κρατούν οι άλλοι
help-pile = τι μένει στη στοίβα
help-legal = οι κινήσεις που μπορείς να κάνεις τώρα
help-why = γιατί δεν γίνεται μια κίνηση
help-log = τι έγινε μέχρι τώρα
help-table = τα πάντα με λόγια
help-help = αυτή η βοήθεια

## Answers

no-such-place = Εδώ δεν υπάρχει τίποτα με το όνομα «{ $word }». Δοκίμασε: { $examples }.
nothing-yet = Δεν έχει γίνει τίποτα ακόμη.
and-more = { $count ->
    [one] και άλλη { $count }
   *[other] και άλλες { $count }
}
why-what = Πες ποια κίνηση, για παράδειγμα { $examples }.
rat-hot-field-here = Στήλη { $column }, γραμμή { $row }: { $field }, στο ύψος { $height }.
rat-hot-nothing-here = Δεν υπάρχει τίποτα στη στήλη { $column }, γραμμή { $row }.
