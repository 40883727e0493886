board-st-stones = { $edition ->
    [menhir] Μενίρ
   *[other] Πέτρες
}
board-st-stone = { $edition ->
    [menhir] Μενίρ { $stone }. { $near }. { $far }.
   *[other] Πέτρα { $stone }. { $near }. { $far }.
}
board-st-why-not = { $edition ->
    [menhir] Διάλεξε το μενίρ για να μάθεις γιατί δεν μπορείς να το διεκδικήσεις τώρα.
   *[other] Διάλεξε την Πέτρα για να μάθεις γιατί δεν μπορείς να τη διεκδικήσεις τώρα.
}
board-st-side = { $name }: { $cards }
board-st-stones-won = { $edition ->
    [menhir] { $count ->
        [one] { $count } μενίρ
       *[other] { $count } μενίρ
    }
   *[other] { $count ->
        [one] { $count } Πέτρα
       *[other] { $count } Πέτρες
    }
}
board-st-nothing = τίποτα
board-st-owned = κάτοχος: { $name }
board-st-fog = μετράει μόνο το άθροισμα
board-st-mud = τέσσερις κάρτες σε κάθε πλευρά

board-st-claim = Διεκδί{ "\u00AD" }κηση
board-st-yours = { $edition ->
    [menhir] δικό σου
   *[other] δική σου
}
board-st-first = 1η
board-st-first-title = συμπληρώθηκε πρώτη

board-st-hand = Το χέρι σου
board-st-hand-of = Χέρι: { $name }
board-st-hidden-cards = { $count ->
    [one] { $count } κλειστή κάρτα
   *[other] { $count } κλειστές κάρτες
}
board-st-seen = Ο αντίπαλος ξέρει αυτή την κάρτα
board-st-piles = Στοίβες και απόρριψη
board-st-deck = { $deck ->
    [clan] Στοίβα Φυλής
    [tactic] Στοίβα Τακτικής
   *[deck] Στοίβα
}: { $count }
board-st-known = Η επόμενη, όπως ξέρεις: { $card }
board-st-discards = Στοίβα απόρριψης: { $cards }

board-st-pick-stone = { $edition ->
    [menhir] { $card }: διάλεξε ένα μενίρ
   *[other] { $card }: διάλεξε μια Πέτρα
}
board-st-pick-own = { $card }: διάλεξε μια δική σου κάρτα
board-st-pick-theirs = { $card }: διάλεξε μια κάρτα του αντιπάλου
board-st-pick-goal = { $card }: πού πάει η κάρτα { $moved };
board-st-pick-play = { $card }: να παιχτεί;
board-st-pick-deck = { $card }: πίσω στη στοίβα της
board-st-let-go = Άκυρο

board-st-unseen-cards = Αυτές τις κάρτες δεν τις έχεις δει: είναι στις στοίβες και στα χέρια των άλλων.
board-st-unseen-gone = { $card }: φάνηκε
board-st-unseen-left = { $card }: ακόμη { $count }
