### Schotten-Totten. What lies on the table.

# The names of the IELLO sheet for its edition. In a sentence the word for card precedes them, so that they need no case.
tactic-card = { $edition ->
    [iello] { $tactic ->
        [joker-1] Τζόκερ 1
        [joker-2] Τζόκερ 2
        [spy] Κατάσκοπος
        [shield] Ασπιδοφόρος
        [fog] Τυφλόμυγα
        [mud] Λασπομαχία
        [scout] Στρατολόγος
        [redeploy] Υπεύθυνος στρατηγικής
        [deserter] Θηλυκός δαίμονας
       *[traitor] Προδότης
    }
   *[other] { $tactic ->
        [joker-1] Τζόκερ 1
        [joker-2] Τζόκερ 2
        [spy] Ενισχύσεις
        [shield] Ασπιδοφόρος
        [fog] Ομίχλη
        [mud] Λάσπη
        [scout] Ανιχνευτής
        [redeploy] Ανασύνταξη
        [deserter] Λιποτάκτης
       *[traitor] Προδότης
    }
}
# In the accusative, as coloured cards are in both cases.
the-tactic-card = την κάρτα { tactic-card }

formation = { $kind ->
    [colour-run] χρώμα και σειρά
    [kind] { $size ->
        [four] τέσσερις ίδιες
       *[three] τρεις ίδιες
    }
    [colour] χρώμα
    [run] σειρά
   *[sum] άθροισμα { $sum }
}
a-formation = { formation }
