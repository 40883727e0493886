### Tabula Rasa. What is said of the game before it is played.

game-tabula-rasa = Manda i tuoi cavalieri in dieci territori, per numero o per colore. Finite le carte, il territorio va a chi ha la fila più lunga.
tabula-rasa-option-players-text = In quattro si gioca in due squadre; i compagni siedono uno di fronte all’altro.
option-copies = Copie
option-copies-text = Copie di ogni cavaliere.
