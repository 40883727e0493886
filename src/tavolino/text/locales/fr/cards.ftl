card = { $colour ->
    [r] { $value } rouge
    [y] { $value } jaune
    [g] { $value } vert
    [b] { $value } bleu
    [p] { $value } violet
   *[c] { $value } cyan
}
the-card = le { card }
