### Tabula Rasa. What can be typed.

## Moves

help-five-colours = los colores: rojo, amarillo, verde, azul, morado
help-lay-number = coloca el 4 rojo en el territorio de su número
help-lay-colour = coloca el 4 rojo en el territorio de su color

## Commands

help-read-territory = lee el territorio 4; t r lee el rojo
