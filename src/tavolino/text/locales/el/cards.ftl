card = { $colour ->
    [r] { $value } κόκκινο
    [y] { $value } κίτρινο
    [g] { $value } πράσινο
    [b] { $value } μπλε
    [p] { $value } μοβ
   *[c] { $value } γαλάζιο
}
the-card = το { card }
# The names of the IELLO sheet for its edition. In a sentence they follow the word for card, so that no case is needed.
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

field = { $face ->
    [r1] κόκκινο μοσχοκάρυδο
    [r2] κόκκινο τσίλι
    [r3] κόκκινο πιπέρι
    [r4] κόκκινο γλυκάνισο
    [g1] πράσινο μοσχοκάρυδο
    [g2] πράσινο τσίλι
    [g3] πράσινο πιπέρι
    [g4] πράσινο γλυκάνισο
    [red-rat] κόκκινο ποντίκι
    [green-rat] πράσινο ποντίκι
   *[empty] κενό
}
