### Tabula Rasa. What is said of the game before it is played.

game-tabula-rasa = Schicke deine Ritter zu zehn Gebieten, nach ihrer Zahl oder nach ihrer Farbe. Sind die Karten aus, bekommt das Land, wer dort die längere Schlange hat.
tabula-rasa-option-players-text = Zu viert spielt ihr in zwei Teams; wer zusammengehört, sitzt sich gegenüber.
option-copies = Exemplare
option-copies-text = Exemplare jedes Ritters.
