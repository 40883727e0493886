player = Joueur { $number }
team = L’équipe { $first } et { $second }
team-entry = { $first } & { $second }
you = toi
your-team = ton équipe

list-next = { $first }, { $next }
list-last = { $first } et { $last }
nothing = rien
no-cards = aucune carte
a-card = une carte
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

has = { $who ->
    [you] Toi : { $what }.
    [team] Ton équipe : { $what }.
   *[other] { $name } : { $what }.
}
score-entry = { $who ->
    [you] toi { $points }
    [team] ton équipe { $points }
   *[other] { $name } { $points }
}
scores = Score : { $scores }.

wins-with-points = { $who ->
    [you] Tu gagnes avec { points }.
    [team] Ton équipe gagne avec { points }.
   *[other] { $name } gagne avec { points }.
}
draw = La partie est nulle.

heading-status = Maintenant
heading-table = Table
heading-line = { $heading } :
heading-hand = Ta main
heading-hands = Mains
heading-decks = Pioches
heading-points = Points

any-event = { $name } – { $what }.
any-prompt = C’est ton tour. Tu peux jouer, par exemple : { $examples }.
any-waiting = C’est à { $name } de jouer.
