### Schotten-Totten. What can be typed.

## Moves

help-lay-card = { $edition ->
    [menhir] παίζεις το 7 κόκκινο στο μενίρ 3· το ίδιο joker-1, spy, shield, fog και mud
   *[other] παίζεις το 7 κόκκινο στην Πέτρα 3· το ίδιο joker-1, spy, shield, fog και mud
}
help-lay-clan = { $edition ->
    [menhir] παίζεις το 7 κόκκινο στο μενίρ 3
   *[other] παίζεις το 7 κόκκινο στην Πέτρα 3
}
help-six-colours = τα χρώματα: κόκκινο, κίτρινο, πράσινο, μπλε, μοβ, γαλάζιο
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

## Commands

help-read-stone = { $edition ->
    [menhir] διαβάζεις το μενίρ 4
   *[other] διαβάζεις την Πέτρα 4
}
