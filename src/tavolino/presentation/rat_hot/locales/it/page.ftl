### Rat Hot. What is said of the game before it is played.

game-rat-hot = Piazza strisce di spezie una accanto all’altra e una sopra l’altra: i gruppi del tuo colore fanno punti. Se alla fine del tuo turno si vedono tre dei tuoi topi, hai perso.
option-shrunk-groups-score = Punti ai gruppi ridotti
option-shrunk-groups-score-text = Anche ciò che resta di un gruppo che ha perso un campo fa punti.
rat-hot-option-strips = Le tue strisce
rat-hot-option-strips-text = Se hai la scatola: un file TOML con le sue strisce, una per riga, come 1 = "r2 . G". Tutti al tavolo giocano con quelle.
