card = { $colour ->
    [r] { $value } rouge
    [y] { $value } jaune
    [g] { $value } vert
    [b] { $value } bleu
    [p] { $value } violet
   *[c] { $value } cyan
}
the-card = le { card }
card-letters = { $colour ->
    [r] R
    [y] J
    [g] Ve
    [b] B
    [p] Vi
   *[c] C
}
