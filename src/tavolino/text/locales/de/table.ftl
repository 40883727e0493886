player = Spieler { $number }
team = Das Team { $first } und { $second }
team-entry = { $first } & { $second }
you = du
your-team = dein Team

list-next = { $first }, { $next }
list-last = { $first } und { $last }
nothing = nichts
no-cards = keine Karten
a-card = eine Karte
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

has = { $who ->
    [you] Du: { $what }.
    [team] Dein Team: { $what }.
   *[other] { $name }: { $what }.
}
score-entry = { $who ->
    [you] du { $points }
    [team] dein Team { $points }
   *[other] { $name } { $points }
}
scores = Punktestand: { $scores }.

wins-with-points = { $who ->
    [you] Du gewinnst mit { points-dative }.
    [team] Dein Team gewinnt mit { points-dative }.
   *[other] { $name } gewinnt mit { points-dative }.
}
draw = Die Partie endet unentschieden.

heading-status = Jetzt
heading-table = Tisch
heading-line = { $heading }:
heading-hand = Deine Hand
heading-hands = Handkarten
heading-decks = Stapel
heading-points = Punkte

any-event = { $name }: { $what }.
any-prompt = Du bist am Zug. Möglich ist zum Beispiel: { $examples }.
any-waiting = { $name } ist am Zug.
