### Tabula Rasa. What can be typed.

## Moves

help-five-colours = τα χρώματα: κόκκινο, κίτρινο, πράσινο, μπλε, μοβ
help-lay-number = παίζεις το 4 κόκκινο στην περιοχή του αριθμού του
help-lay-colour = παίζεις το 4 κόκκινο στην περιοχή του χρώματός του

## Commands

help-read-territory = διαβάζεις την περιοχή 4· με t r την κόκκινη
