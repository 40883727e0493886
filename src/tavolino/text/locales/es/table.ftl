player = Jugador { $number }
team = El equipo de { $first } y { $second }
team-entry = { $first } & { $second }
you = tú
your-team = tu equipo

list-next = { $first }, { $next }
list-last = { $first } y { $last }
nothing = nada
no-cards = ninguna carta
a-card = una carta
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

has = { $who ->
    [you] Tú: { $what }.
    [team] Tu equipo: { $what }.
   *[other] { $name }: { $what }.
}
score-entry = { $who ->
    [you] tú { $points }
    [team] tu equipo { $points }
   *[other] { $name } { $points }
}
scores = Puntuación: { $scores }.

wins-with-points = { $who ->
    [you] Ganas con { points }.
    [team] Tu equipo gana con { points }.
   *[other] { $name } gana con { points }.
}
draw = La partida termina en empate.

heading-status = Ahora
heading-table = Mesa
heading-line = { $heading }:
heading-hand = Tu mano
heading-hands = Manos
heading-decks = Mazos
heading-points = Puntos

any-event = { $name } – { $what }.
any-prompt = Es tu turno. Puedes jugar, por ejemplo: { $examples }.
any-waiting = Es el turno de { $name }.
