### Tabula Rasa. What can be typed.

## Moves

help-lay-number = παίζεις το 4 κόκκινο στην περιοχή του αριθμού του
help-lay-colour = παίζεις το 4 κόκκινο στην περιοχή του χρώματός του

## Commands

help-read-territory = διαβάζεις την περιοχή 4· με t r την κόκκινη
