board-st-stones = { $edition ->
    [menhir] Μενίρ
   *[other] Πέτρες
}
board-st-stone = { $edition ->
    [menhir] Μενίρ { $stone }. { $near }. { $far }.
   *[other] Πέτρα { $stone }. { $near }. { $far }.
}
board-st-why-not = { $edition ->
    [menhir] Ζήτησε το Μενίρ { $stone }
   *[other] Ζήτησε την Πέτρα { $stone }
}
board-st-side = { $name }: { $cards }
board-st-nothing = τίποτα
board-st-owned = ανήκει: { $name }
board-st-fog = μετράει μόνο το άθροισμα
board-st-mud = τέσσερις κάρτες σε κάθε πλευρά

board-st-claim = Πάρε
board-st-yours = δική σου
board-st-first = 1η
board-st-first-title = συμπληρώθηκε πρώτη

board-st-hand = Το χέρι σου
board-st-hand-of = Χέρι: { $name }
board-st-hidden-cards = { $count ->
    [one] { $count } κλειστή κάρτα
   *[other] { $count } κλειστές κάρτες
}
board-st-seen = Η άλλη πλευρά ξέρει αυτή την κάρτα
board-st-piles = Στοίβες και απορρίψεις
board-st-deck = { $deck ->
    [clan] Στοίβα Φυλής
    [tactic] Στοίβα Τακτικής
   *[deck] Στοίβα
}: { $count }
board-st-known = Η επόμενη, όπως ξέρεις: { $card }
board-st-discards = Κάρτες που απορρίφθηκαν: { $cards }

board-st-pick-stone = { $edition ->
    [menhir] { $card }: διάλεξε ένα Μενίρ
   *[other] { $card }: διάλεξε μια Πέτρα
}
board-st-pick-own = { $card }: διάλεξε μια δική σου κάρτα
board-st-pick-theirs = { $card }: διάλεξε μια κάρτα της άλλης πλευράς
board-st-pick-goal = { $card }: πού πάει το { $moved };
board-st-pick-play = { $card }: να παιχτεί;
board-st-pick-deck = { $card }: πίσω στη στοίβα
board-st-let-go = Άκυρο
