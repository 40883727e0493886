### Schotten-Totten. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

schotten-no-card = Δεν υπάρχει κάρτα «{ $word }». Μια κάρτα είναι ένα χρώμα ({ $colours }) με αξία από 1 έως 9, ή { $tactics }.
schotten-no-stone = { $edition ->
    [menhir] Δεν υπάρχει μενίρ { $word }· τα μενίρ είναι από 1 έως { $last }.
   *[other] Δεν υπάρχει Πέτρα { $word }· οι Πέτρες είναι από 1 έως { $last }.
}
schotten-ruse-not-laid = { $edition ->
    [menhir] Δεν παίζεις { $card } σε μενίρ: είναι τέχνασμα.
   *[other] Δεν παίζεις { $card } σε Πέτρα: είναι τέχνασμα.
}
schotten-not-on-your-side = Στη δική σου πλευρά { schotten-at-stone } δεν έχεις { $card }.
schotten-not-on-their-side = Στην πλευρά του αντιπάλου { schotten-at-stone } δεν θα βρεις { $card }.
schotten-deserter-move = Σε αυτή την έκδοση η κίνηση γράφεται { $move }.
schotten-needs-stone = { $edition ->
    [menhir] Για { $card } γράψε ένα μενίρ μετά το >, για παράδειγμα { $move }.
   *[other] Για { $card } γράψε μια Πέτρα μετά το >, για παράδειγμα { $move }.
}
schotten-traitor-moves = Με { $card } μεταφέρεις μια κάρτα από την πλευρά του αντιπάλου σε μια ελεύθερη θέση στη δική σου.
schotten-cannot-change-sides = Δεν μπορείς να φέρεις { $card } στην άλλη πλευρά.
schotten-must-play = Έχεις κάρτα Φυλής και ελεύθερη θέση γι’ αυτήν, άρα πρέπει να παίξεις μια κάρτα.
schotten-asked = { $step ->
    [claim] { $edition ->
        [menhir] Τώρα διεκδίκησε ένα μενίρ ή σταμάτα εδώ.
       *[other] Τώρα διεκδίκησε μια Πέτρα ή σταμάτα εδώ.
    }
    [play] Τώρα παίξε μια κάρτα.
    [take] Τώρα τράβηξε κάρτες: διάλεξε στοίβα.
    [return] Τώρα βάλε πίσω μια κάρτα του χεριού σου.
   *[draw] Τώρα τράβηξε μια κάρτα: διάλεξε στοίβα.
}
schotten-joker-played = Σε κάθε παρτίδα παίζεις μόνο έναν Τζόκερ, και τον έχεις ήδη παίξει.
schotten-joker-kept = Έχεις ήδη παίξει έναν Τζόκερ, οπότε κρατάς τον άλλον μέχρι το τέλος της παρτίδας. Βάλε πίσω άλλη κάρτα.
schotten-tactic-limit = Κάρτες Τακτικής που παίχτηκαν: { $own } από εσένα, { $other } από τον αντίπαλο. Η επόμενη πρέπει να περιμένει μέχρι να παίξει μία ο αντίπαλος.
schotten-nothing-to-draw = Και οι δύο στοίβες είναι άδειες· με { $card } δεν υπάρχει τίποτα να τραβήξεις.
schotten-deserter-takes = { $edition ->
    [menhir] Με { $card } παίρνεις μια κάρτα από την πλευρά του αντιπάλου σε κερδισμένο μενίρ.
   *[other] Με { $card } παίρνεις μια κάρτα από την πλευρά του αντιπάλου σε κερδισμένη Πέτρα.
}
schotten-deserter-discards = { $edition ->
    [menhir] Με { $card } απορρίπτεις μια κάρτα από την πλευρά του αντιπάλου σε ελεύθερο μενίρ.
   *[other] Με { $card } απορρίπτεις μια κάρτα από την πλευρά του αντιπάλου σε ελεύθερη Πέτρα.
}
schotten-redeploys = { $edition ->
    [menhir] Με { $card } μετακινείς μια δική σου κάρτα από ένα ελεύθερο μενίρ σε άλλο, ή την απορρίπτεις.
   *[other] Με { $card } μετακινείς μια δική σου κάρτα από μια ελεύθερη Πέτρα σε άλλη, ή την απορρίπτεις.
}
schotten-redeploys-only = { $edition ->
    [menhir] Με { $card } μετακινείς μια δική σου κάρτα από ένα ελεύθερο μενίρ σε άλλο· σε αυτή την έκδοση δεν την απορρίπτεις.
   *[other] Με { $card } μετακινείς μια δική σου κάρτα από μια ελεύθερη Πέτρα σε άλλη· σε αυτή την έκδοση δεν την απορρίπτεις.
}
schotten-is-claimed = { $edition ->
    [menhir] Το μενίρ { $stone } έχει ήδη κερδηθεί. Ελεύθερα μενίρ: { $free }.
   *[other] Η Πέτρα { $stone } έχει ήδη κερδηθεί. Ελεύθερες Πέτρες: { $free }.
}
schotten-another-stone = { $edition ->
    [menhir] Με { $card } μετακινείς μια κάρτα σε άλλο μενίρ.
   *[other] Με { $card } μετακινείς μια κάρτα σε άλλη Πέτρα.
}
schotten-closed = { $edition ->
    [menhir] Το μενίρ { $stone } έχει κερδηθεί· καμία κάρτα δεν φεύγει από εκεί.
   *[other] Η Πέτρα { $stone } έχει κερδηθεί· καμία κάρτα δεν φεύγει από εκεί.
}
schotten-lies-on-stone = { $edition ->
    [menhir] Σε αυτή την έκδοση τίποτα δεν μετακινεί { $card }: βρίσκεται πάνω στο ίδιο το μενίρ.
   *[other] Σε αυτή την έκδοση τίποτα δεν μετακινεί { $card }: βρίσκεται πάνω στην ίδια την Πέτρα.
}
schotten-clan-cards-only = Με { $card } παίρνεις μόνο κάρτες Φυλής.
schotten-all-full = { $edition ->
    [menhir] Η πλευρά σου είναι γεμάτη σε κάθε ελεύθερο μενίρ.
   *[other] Η πλευρά σου είναι γεμάτη σε κάθε ελεύθερη Πέτρα.
}
schotten-full = { $edition ->
    [menhir] Η πλευρά σου { schotten-at-stone } είναι γεμάτη. Μενίρ με ελεύθερη θέση: { $free }.
   *[other] Η πλευρά σου { schotten-at-stone } είναι γεμάτη. Πέτρες με ελεύθερη θέση: { $free }.
}
schotten-claimed-by-you = { $edition ->
    [menhir] Το μενίρ { $stone } είναι ήδη δικό σου.
   *[other] Η Πέτρα { $stone } είναι ήδη δική σου.
}
schotten-claimed-by-them = { $edition ->
    [menhir] Το μενίρ { $stone } ανήκει ήδη στον αντίπαλο.
   *[other] Η Πέτρα { $stone } ανήκει ήδη στον αντίπαλο.
}
schotten-incomplete = Η πλευρά σου { schotten-at-stone } έχει { $laid } από { $needed } κάρτες· συμπλήρωσέ την πρώτα.
schotten-hopeless = Η πλευρά σου { schotten-at-stone } δεν μπορεί πια να συμπληρωθεί.
schotten-claims-first = { $edition ->
    [menhir] Τα μενίρ διεκδικούνται στην αρχή του γύρου, πριν παίξεις κάρτα.
   *[other] Οι Πέτρες διεκδικούνται στην αρχή του γύρου, πριν παίξεις κάρτα.
}
schotten-claims-after = { $edition ->
    [menhir] Τα μενίρ διεκδικούνται αφού παίξεις κάρτα, πριν τραβήξεις.
   *[other] Οι Πέτρες διεκδικούνται αφού παίξεις κάρτα, πριν τραβήξεις.
}
schotten-can-still-lay = Ο αντίπαλος μπορεί ακόμη να παίξει { $lays } { schotten-at-stone } και να έχει { $theirs }: { $cards }.
schotten-has-laid = Ο αντίπαλος έχει { $theirs } { schotten-at-stone }: { $cards }.
schotten-beats = Αυτό νικά ό,τι έχεις: { $formation } ({ $own }).
schotten-beats-hope = Αυτό νικά ό,τι μπορεί ακόμη να γίνει η πλευρά σου: { $formation } ({ $own }).
schotten-can-be-first = Αυτό είναι εξίσου ισχυρό με ό,τι μπορεί ακόμη να γίνει η πλευρά σου, { $formation } ({ $own }), και μπορεί να συμπληρωθεί πρώτο.
schotten-is-second = Αυτό είναι εξίσου ισχυρό με ό,τι έχεις, { $formation } ({ $own }), και συμπληρώθηκε πρώτο.
