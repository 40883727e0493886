### Tabula Rasa. What is said of the game before it is played.

game-tabula-rasa = Envoie tes chevaliers vers dix territoires, selon leur numéro ou leur couleur. Quand les cartes sont épuisées, la plus longue file prend le territoire.
tabula-rasa-option-players-text = À quatre, on joue en deux équipes ; les partenaires se font face.
option-copies = Exemplaires
option-copies-text = Nombre d’exemplaires de chaque chevalier.
