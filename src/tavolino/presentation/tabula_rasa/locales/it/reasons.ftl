### Tabula Rasa. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

tabula-why-treasure = Con { $card } hai il tuo primo cavaliere { tabula-at-territory }: vale almeno il suo tesoro.
tabula-why-not-needed = Non serve altro { tabula-at-territory }: puoi spendere { $card }, e le carte che contano ancora restano in mano.
tabula-why-not-needed-last = Non serve altro { tabula-at-territory }, e { $card } è la tua ultima carta.
tabula-why-lost = C’è poco da guadagnare { tabula-at-territory }: puoi spendere { $card }, e le carte migliori restano in mano.
tabula-why-lost-last = C’è poco da guadagnare { tabula-at-territory }, e { $card } è la tua ultima carta.
tabula-why-wins = Con { $card } vinci definitivamente { tabula-territory }, { points }: nessuno può più raggiungerti.
tabula-why-first = Con { $card } hai il primo cavaliere { tabula-at-territory }, { points }.
tabula-why-lead = Con { $card } passi in testa { tabula-at-territory }, { $own } a { $rival } per { points }.
tabula-why-stronger = Con { $card } rafforzi il tuo vantaggio { tabula-at-territory }, { $own } a { $rival }. Carte che vi possono ancora arrivare: { $unseen }.
tabula-why-level = Con { $card } pareggi { tabula-at-territory }, { $own } a { $rival }: così il territorio, { points }, non va a nessuno.
tabula-why-closer = Con { $card } ti avvicini { tabula-at-territory }, { $own } a { $rival } per { points }.
tabula-why-castle = Insieme al territorio { $numbers } porta al castello.
