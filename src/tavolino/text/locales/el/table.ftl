player = Παίκτης { $number }
team = Η ομάδα { $first } και { $second }
team-entry = { $first } & { $second }
you = εσύ
your-team = η ομάδα σου

list-next = { $first }, { $next }
list-last = { $first } και { $last }
nothing = τίποτα
no-cards = καμία κάρτα
a-card = μία κάρτα
cards = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
points-accusative = { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}

has = { $who ->
    [you] Εσύ: { $what }.
    [team] Η ομάδα σου: { $what }.
   *[other] { $name }: { $what }.
}
score-entry = { $who ->
    [you] εσύ { $points }
    [team] η ομάδα σου { $points }
   *[other] { $name } { $points }
}
scores = Σκορ: { $scores }.

wins-with-points = { $who ->
    [you] Κερδίζεις με { points-accusative }.
    [team] Η ομάδα σου κερδίζει με { points-accusative }.
   *[other] { $name } κερδίζει με { points-accusative }.
}
draw = Η παρτίδα λήγει ισόπαλη.

heading-status = Τώρα
heading-table = Τραπέζι
heading-line = { $heading }:
heading-hand = Το χέρι σου
heading-hands = Χέρια
heading-decks = Στοίβες
heading-points = Πόντοι

any-event = { $name } – { $what }.
any-prompt = Είναι η σειρά σου. Μπορείς να παίξεις, για παράδειγμα: { $examples }.
any-waiting = Παίζει: { $name }.
