card = { $colour ->
    [r] { $value } κόκκινο
    [y] { $value } κίτρινο
    [g] { $value } πράσινο
    [b] { $value } μπλε
    [p] { $value } μοβ
   *[c] { $value } γαλάζιο
}
the-card = το { card }
card-letters = { $colour ->
    [r] Κο
    [y] Κι
    [g] Π
    [b] Μπ
    [p] Μο
   *[c] Γ
}
