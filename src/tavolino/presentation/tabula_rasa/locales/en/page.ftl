### Tabula Rasa. What is said about the game before it is played.

game-tabula-rasa = Send your knights to ten territories, by their number or by their colour. When the cards run out, the longest queue takes the territory.
tabula-rasa-option-players-text = Four play as two teams; partners sit opposite each other.
option-copies = Copies
option-copies-text = Copies of each knight.
