### Tabula Rasa. What can be typed.

## Moves

help-five-colours = les couleurs : rouge, jaune, vert, bleu, violet
help-lay-number = poser le 4 rouge sur le territoire de son numéro
help-lay-colour = poser le 4 rouge sur le territoire de sa couleur

## Commands

help-read-territory = lire le territoire 4 ; t r lit le rouge
