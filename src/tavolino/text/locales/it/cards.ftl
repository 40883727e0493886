card = { $colour ->
    [r] { $value } rosso
    [y] { $value } giallo
    [g] { $value } verde
    [b] { $value } blu
    [p] { $value } viola
   *[c] { $value } azzurro
}
the-card = { $value ->
    [1] l’
    [8] l’
   *[other] il { "" }
}{ card }
card-letters = { $colour ->
    [r] R
    [y] G
    [g] Ve
    [b] B
    [p] Vi
   *[c] A
}
