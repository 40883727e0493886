player = Giocatore { $number }
team = La squadra di { $first } e { $second }
team-entry = { $first } & { $second }
you = tu
your-team = la tua squadra

list-next = { $first }, { $next }
list-last = { $first } e { $last }
nothing = niente
no-cards = nessuna carta
a-card = una carta
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

has = { $who ->
    [you] Tu: { $what }.
    [team] La tua squadra: { $what }.
   *[other] { $name }: { $what }.
}
score-entry = { $who ->
    [you] tu { $points }
    [team] la tua squadra { $points }
   *[other] { $name } { $points }
}
scores = Punteggio: { $scores }.

wins-with-points = { $who ->
    [you] Vinci con { points }.
    [team] La tua squadra vince con { points }.
   *[other] { $name } vince con { points }.
}
draw = La partita finisce in parità.

heading-status = Adesso
heading-table = Tavolo
heading-line = { $heading }:
heading-hand = La tua mano
heading-hands = Mani
heading-decks = Mazzi
heading-points = Punti

any-event = { $name } – { $what }.
any-prompt = Tocca a te. Puoi giocare, per esempio: { $examples }.
any-waiting = Tocca a { $name }.
