### Tabula Rasa. What can be typed.

## Moves

help-five-colours = the colours: red, yellow, green, blue, purple
help-lay-number = lay red 4 at the territory of its number
help-lay-colour = lay red 4 at the territory of its colour

## Commands

help-read-territory = read territory 4; t r reads the red one
