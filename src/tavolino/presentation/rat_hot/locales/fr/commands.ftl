### Rat Hot. What can be typed.

## Moves

help-lay-strip = poser la bande 17 : sa première case en colonne 12, ligne 13, les autres vers l’est (N E S W)

## Commands

help-read-row = lire la ligne 12 de la table
help-read-field = lire la case en colonne 12, ligne 13
help-strips = lire les bandes à poser
help-pile = ce qui reste à piocher

## Answers

rat-hot-field-here = Colonne { $column }, ligne { $row } : { $field }, à la hauteur { $height }.
rat-hot-nothing-here = Il n’y a rien en colonne { $column }, ligne { $row }.
