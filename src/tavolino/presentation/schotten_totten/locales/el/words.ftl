# In the accusative.
schotten-stone = { $edition ->
    [menhir] το μενίρ { $stone }
   *[other] την Πέτρα { $stone }
}
schotten-at-stone = { $edition ->
    [menhir] στο μενίρ { $stone }
   *[other] στην Πέτρα { $stone }
}
schotten-from-stone = από { schotten-stone }
schotten-to-stone = { $edition ->
    [menhir] στο μενίρ { $target }
   *[other] στην Πέτρα { $target }
}
schotten-deck = { $deck ->
    [clan] τη στοίβα Φυλής
    [tactic] τη στοίβα Τακτικής
   *[deck] τη στοίβα
}
schotten-of-deck = { $deck ->
    [clan] της στοίβας Φυλής
    [tactic] της στοίβας Τακτικής
   *[deck] της στοίβας
}

## What happened

schotten-lay = { $who ->
    [you] Παίζεις { $card } { schotten-at-stone }.
   *[other] { $name } παίζει { $card } { schotten-at-stone }.
}
schotten-completes = Έτσι συμπληρώνεται: { $formation }.
schotten-condition = { $who ->
    [you] Παίζεις { $card } { schotten-at-stone }.
   *[other] { $name } παίζει { $card } { schotten-at-stone }.
} { $condition ->
    [fog] Εκεί μετράει πλέον μόνο το άθροισμα.
   *[mud] Εκεί χρειάζονται πλέον τέσσερις κάρτες σε κάθε πλευρά.
}
schotten-scout = { $who ->
    [you] Παίζεις { $card }.
   *[other] { $name } παίζει { $card }.
}
schotten-look = { $who ->
    [you] Βλέπεις το χέρι του αντιπάλου: { $cards }.
   *[other] { $hand ->
        [yours] { $name } βλέπει το χέρι σου: { $cards }.
       *[theirs] { $name } βλέπει το χέρι του αντιπάλου: { $cards }.
    }
}
schotten-ruse = { $who ->
    [you] Παίζεις { $ruse }: { $effect }.
   *[other] { $name } παίζει { $ruse }: { $effect }.
}
schotten-moves = μεταφέρει { $card } { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides = φέρνει { $card } στην άλλη πλευρά, { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides-there = φέρνει { $card } στην άλλη πλευρά { schotten-at-stone }
schotten-discarded = απορρίπτει { $card } { schotten-from-stone }
schotten-taken-up = παίρνει { $card } { schotten-from-stone } στο χέρι
schotten-fall = Δεν υπάρχει πια χώρος για τέταρτη κάρτα: βγάζουμε { $card } { schotten-from-stone }.
schotten-becomes = { $who ->
    [you] Τώρα έχεις { $formation } { schotten-at-stone }.
   *[other] { $name } έχει τώρα { $formation } { schotten-at-stone }.
}
schotten-return = { $who ->
    [you] Βάζεις { $card } πίσω { $to ->
        [top] στην κορυφή
       *[bottom] στη βάση
    } { schotten-of-deck }.
   *[other] { $name } βάζει { $card } πίσω { $to ->
        [top] στην κορυφή
       *[bottom] στη βάση
    } { schotten-of-deck }.
}
schotten-draw = { $who ->
    [you] Τραβάς { $card } από { schotten-deck }.
   *[other] { $name } τραβάει { $card } από { schotten-deck }.
}
schotten-done = { $who ->
    [you] Δεν διεκδικείς κάτι άλλο.
   *[other] { $name } δεν διεκδικεί κάτι άλλο.
}
schotten-pass = { $who ->
    [you] Πας πάσο.
   *[other] { $name } πάει πάσο.
}
schotten-claim = { $who ->
    [you] Διεκδικείς { schotten-stone }: { $reason }.
   *[other] { $name } διεκδικεί { schotten-stone }: { $reason }.
}
schotten-award = { $who ->
    [you] Παίρνεις { schotten-stone }: { $reason }.
   *[other] { $name } παίρνει { schotten-stone }: { $reason }.
}

schotten-stronger = { $own }, ενώ η άλλη πλευρά έχει { $theirs }
schotten-higher-sum = { $own }, με άθροισμα { $sum } προς { $against }
schotten-was-first = { $own } και στις δύο πλευρές, αλλά αυτή συμπληρώθηκε πρώτη
schotten-proof = { $own }· με { $cards } η άλλη πλευρά θα είχε το πολύ { $theirs }
schotten-proof-first = { $own }· με { $cards } και η άλλη πλευρά θα είχε το πολύ { $theirs }, αλλά αυτή συμπληρώθηκε πρώτη
schotten-proof-sum = { $own }, με άθροισμα { $sum }· με { $cards } η άλλη πλευρά θα είχε το πολύ { $theirs } με άθροισμα { $against }
schotten-no-rival = { $own }· η άλλη πλευρά δεν μπορεί πια να συμπληρωθεί
schotten-at-worst = στη χειρότερη περίπτωση { $formation }

schotten-end = { $who ->
    [you] Κερδίζεις
   *[other] { $name } κερδίζει
} { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] με τρία διαδοχικά μενίρ.
        [five-stones] με πέντε μενίρ.
       *[more-stones] με περισσότερα μενίρ.
    }
   *[other] { $reason ->
        [three-in-a-row] με τρεις διαδοχικές Πέτρες.
        [five-stones] με πέντε Πέτρες.
       *[more-stones] με περισσότερες Πέτρες.
    }
}
schotten-draw-end = { $edition ->
    [menhir] Η παρτίδα λήγει ισόπαλη: ίσα μενίρ και στις δύο πλευρές.
   *[other] Η παρτίδα λήγει ισόπαλη: ίσες Πέτρες και στις δύο πλευρές.
}

## In a line of the log, after the player’s name

schotten-brief-stone = { $edition ->
    [menhir] μενίρ { $stone }
   *[other] Πέτρα { $stone }
}
schotten-brief-lay = { $card } → { $stone }
schotten-brief-completes = { schotten-brief-lay }: { $formation }
schotten-brief-ruse = { $ruse }: { $effect }
schotten-brief-moves = { $card }, { $stone } → { $target }
schotten-brief-discarded = { $card }, { $stone } → απόρριψη
schotten-brief-taken-up = { $card }, { $stone } → χέρι
schotten-brief-look = ματιά στο άλλο χέρι
schotten-brief-return = επιστροφή μιας κάρτας
schotten-brief-draw = νέα κάρτα Τακτικής
schotten-brief-pass = πάσο
schotten-brief-claim = διεκδίκηση: { schotten-brief-stone }
schotten-brief-award = { $who ->
    [you] { schotten-brief-stone } → εσύ
   *[other] { schotten-brief-stone } → { $name }
}

## How it was won

schotten-won-by = { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] Τρία διαδοχικά μενίρ.
        [five-stones] Το πέμπτο μενίρ.
       *[more-stones] Περισσότερα μενίρ στο τέλος.
    }
   *[other] { $reason ->
        [three-in-a-row] Τρεις διαδοχικές Πέτρες.
        [five-stones] Η πέμπτη Πέτρα.
       *[more-stones] Περισσότερες Πέτρες στο τέλος.
    }
}
schotten-drawn = { $edition ->
    [menhir] Ίσα μενίρ και στις δύο πλευρές.
   *[other] Ίσες Πέτρες και στις δύο πλευρές.
}

## What to do

schotten-prompt-claim = Διεκδίκησε { $stones } ή σταμάτα εδώ.
schotten-prompt-play = Παίξε μια κάρτα.
schotten-prompt-play-or-pass = Παίξε μια κάρτα ή πήγαινε πάσο.
schotten-prompt-pass = Δεν μπορείς να παίξεις καμία κάρτα: πήγαινε πάσο.
schotten-prompt-take = { $edition ->
    [ps-games] Τράβηξε τρεις κάρτες από μία στοίβα: διάλεξέ την.
   *[other] Τράβηξε μια κάρτα, τρεις συνολικά: διάλεξε στοίβα.
}
schotten-prompt-return = Βάλε μια κάρτα του χεριού σου πίσω στη στοίβα της.
schotten-prompt-draw = Τράβηξε μια κάρτα: διάλεξε στοίβα.
schotten-waiting = { $step ->
    [claim] { $edition ->
        [menhir] { $name } μπορεί να διεκδικήσει μενίρ.
       *[other] { $name } μπορεί να διεκδικήσει Πέτρες.
    }
    [play] { $name } πρέπει να παίξει μια κάρτα.
    [take] { $name } πρέπει να τραβήξει τρεις κάρτες.
    [return] { $name } πρέπει να βάλει κάρτες πίσω στις στοίβες.
   *[draw] { $name } πρέπει να τραβήξει μια κάρτα.
}

schotten-move-lay = Παίξε { $card } { schotten-at-stone }
schotten-move-scout = Παίξε { $card }
schotten-move-ruse = { $ruse }: { $effect }
schotten-move-claim = Διεκδίκησε { schotten-stone }
schotten-move-done = Τέλος διεκδικήσεων
schotten-move-pass = Πάσο
schotten-move-draw = Τράβηξε από { schotten-deck }
schotten-move-return = Βάλε { $card } πίσω στη στοίβα

## The table in words

# Five points for who wins, however many stones that took.
schotten-match-points = Πόντοι αγώνα: { $scores }.

schotten-stones = { $edition ->
    [menhir] Μενίρ
   *[other] Πέτρες
}
schotten-owner = { $owner ->
    [you] Ελέγχεις { schotten-stone }.
    [other] { $name } ελέγχει { schotten-stone }.
   *[nobody] { schotten-stone-title }.
}
schotten-stone-title = { $edition ->
    [menhir] Μενίρ { $stone }
   *[other] Πέτρα { $stone }
}
schotten-in-fog = { $card }: μετράει μόνο το άθροισμα.
schotten-in-mud = { $card }: τέσσερις κάρτες σε κάθε πλευρά.
schotten-first-complete = { $who ->
    [you] Πρώτη συμπληρώθηκε η δική σου πλευρά.
   *[other] { $name }: αυτή η πλευρά συμπληρώθηκε πρώτη.
}
schotten-known-to-opponent = Ο αντίπαλος ξέρει: { $cards }.
schotten-backs = { $deck ->
    [clan] { $count ->
        [one] { $count } κάρτα Φυλής
       *[other] { $count } κάρτες Φυλής
    }
    [tactic] { $count ->
        [one] { $count } κάρτα Τακτικής
       *[other] { $count } κάρτες Τακτικής
    }
   *[deck] { cards }
}
schotten-deck-count = { $deck ->
    [clan] Στοίβα Φυλής: { cards }.
    [tactic] Στοίβα Τακτικής: { cards }.
   *[deck] Στοίβα: { cards }.
}
schotten-known-draw = { $draw ->
    [1] Ξέρεις την επόμενη κάρτα: { $card }.
   *[other] Ξέρεις τη { $draw }η κάρτα από πάνω: { $card }.
}
schotten-discards = Στοίβα απόρριψης: { $cards }.
schotten-tactics-played = Κάρτες Τακτικής που παίχτηκαν: { $scores }.
schotten-just-passed = Ο προηγούμενος γύρος ήταν πάσο· με δεύτερο πάσο η παρτίδα τελειώνει.
