### Tabula Rasa. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

tabula-why-treasure = Tu primer caballero { tabula-at-territory }, { $card }, vale al menos su tesoro.
tabula-why-not-needed = No hace falta más { tabula-at-territory }: puedes soltar { $card }, y las cartas que aún cuentan se quedan en tu mano.
tabula-why-not-needed-last = No hace falta más { tabula-at-territory }, y { $card } es tu última carta.
tabula-why-lost = Hay poco que ganar { tabula-at-territory }: puedes soltar { $card }, y las cartas mejores se quedan en tu mano.
tabula-why-lost-last = Hay poco que ganar { tabula-at-territory }, y { $card } es tu última carta.
tabula-why-wins = Con { $card } te aseguras { tabula-territory }, { points }: nadie puede alcanzarte.
tabula-why-first = Con { $card } tienes el primer caballero { tabula-at-territory }, { points }.
tabula-why-lead = Con { $card } te pones por delante { tabula-at-territory }, { $own } a { $rival } por { points }.
tabula-why-stronger = Con { $card } refuerzas tu ventaja { tabula-at-territory }, { $own } a { $rival }. Cartas que aún pueden llegar allí: { $unseen }.
tabula-why-level = Con { $card } empatas { tabula-at-territory }, { $own } a { $rival }: así nadie se lleva el territorio ({ points }).
tabula-why-closer = Con { $card } te acercas { tabula-at-territory }, { $own } a { $rival } por { points }.
tabula-why-castle = Junto con el territorio { $numbers }, acerca al castillo.
