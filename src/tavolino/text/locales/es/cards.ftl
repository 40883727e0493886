card = { $colour ->
    [r] { $value } rojo
    [y] { $value } amarillo
    [g] { $value } verde
    [b] { $value } azul
    [p] { $value } morado
   *[c] { $value } cian
}
the-card = el { card }
card-letters = { $colour ->
    [r] R
    [y] Am
    [g] V
    [b] Az
    [p] M
   *[c] C
}
