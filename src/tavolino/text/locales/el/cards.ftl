card = { $colour ->
    [r] { $value } κόκκινο
    [y] { $value } κίτρινο
    [g] { $value } πράσινο
    [b] { $value } μπλε
    [p] { $value } μοβ
   *[c] { $value } γαλάζιο
}
the-card = το { card }
