### Tabula Rasa. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

tabula-why-treasure = Legst du { $card }, hast du deinen ersten Ritter { tabula-in-territory }: Das ist mindestens den Schatz wert.
tabula-why-not-needed = Mehr brauchst du { tabula-in-territory } nicht: Du kannst { $card } entbehren, und was noch zählt, bleibt auf der Hand.
tabula-why-not-needed-last = Mehr brauchst du { tabula-in-territory } nicht, und { $card } ist deine letzte Karte.
tabula-why-lost = Zu holen ist { tabula-in-territory } wenig: Du kannst { $card } entbehren, und Besseres bleibt auf der Hand.
tabula-why-lost-last = Zu holen ist { tabula-in-territory } wenig, und { $card } ist deine letzte Karte.
tabula-why-wins = Legst du { $card }, gewinnst du { tabula-territory } endgültig, { points }: Niemand holt dich mehr ein.
tabula-why-first = Legst du { $card }, hast du den ersten Ritter { tabula-in-territory }, { points }.
tabula-why-lead = Legst du { $card }, führst du { tabula-in-territory } mit { $own } zu { $rival }; es geht um { points }.
tabula-why-stronger = Legst du { $card }, baust du deine Führung { tabula-in-territory } aus, { $own } zu { $rival }. Karten, die dort noch kommen können: { $unseen }.
tabula-why-level = Legst du { $card }, ziehst du { tabula-in-territory } gleich, { $own } zu { $rival }; das Gebiet, { points }, bekommt so niemand.
tabula-why-closer = Legst du { $card }, kommst du { tabula-in-territory } näher heran, { $own } zu { $rival }; es geht um { points }.
tabula-why-castle = Zusammen mit Gebiet { $numbers } führt das zur Burg.
