### Rat Hot. What lies on the table.

# What a field of a strip shows.
field = { $face ->
    [r1] red nutmeg
    [r2] red chilli
    [r3] red pepper
    [r4] red anise
    [g1] green nutmeg
    [g2] green chilli
    [g3] green pepper
    [g4] green anise
    [red-rat] red rat
    [green-rat] green rat
   *[empty] empty
}
