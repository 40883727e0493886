### Cards with a colour and a value.

# A card in a list: "red 7, blue 2".
card = { $colour ->
    [r] red { $value }
    [y] yellow { $value }
    [g] green { $value }
    [b] blue { $value }
    [p] purple { $value }
   *[c] cyan { $value }
}
# A card within a sentence, as the one who does or suffers something.
the-card = { $colour ->
    [r] the red { $value }
    [y] the yellow { $value }
    [g] the green { $value }
    [b] the blue { $value }
    [p] the purple { $value }
   *[c] the cyan { $value }
}
# On a card, for those who do not tell its colour from others: as few first letters of the
# colour’s name as tell it from all others.
card-letters = { $colour ->
    [r] R
    [y] Y
    [g] G
    [b] B
    [p] P
   *[c] C
}
