### Tabula Rasa. What is said of the game before it is played.

game-tabula-rasa = Envía a tus caballeros a diez territorios, por su número o por su color. Cuando se acaban las cartas, la fila más larga se lleva el territorio.
tabula-rasa-option-players-text = Cuatro juegan en dos equipos; los compañeros, uno frente al otro.
option-copies = Copias
option-copies-text = Copias de cada caballero.
