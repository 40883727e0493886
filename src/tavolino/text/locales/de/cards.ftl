card = { $colour ->
    [r] Rot { $value }
    [y] Gelb { $value }
    [g] Grün { $value }
    [b] Blau { $value }
    [p] Lila { $value }
   *[c] Türkis { $value }
}
the-card = { $colour ->
    [r] die rote { $value }
    [y] die gelbe { $value }
    [g] die grüne { $value }
    [b] die blaue { $value }
    [p] die lila { $value }
   *[c] die türkise { $value }
}
card-letters = { $colour ->
    [r] R
    [y] Ge
    [g] Gr
    [b] B
    [p] L
   *[c] T
}
