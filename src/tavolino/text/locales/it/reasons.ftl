why-only-move = È l’unica mossa.
why-looked-into = Il motore ha esaminato questa mossa { $visits } volte.

## Schotten-Totten

schotten-why-look = Ti mostra la mano avversaria: così sai che cosa ti minaccia ancora.
schotten-why-scout = Porta tre carte nuove in cambio delle due che ti servono meno.
schotten-why-done = Rimanda a un altro turno ciò che potresti reclamare.
schotten-why-pass = Tiene le tue carte per dopo: non c’è nessuna carta Clan che tu possa piazzare.
schotten-why-clan = Porta una carta Clan, e le combinazioni si fanno con quelle.
schotten-why-tactic = { $edition ->
    [menhir] Porta una carta Tattica, che può ribaltare un menhir dove le carte Clan non bastano.
   *[other] Porta una carta Tattica, che può ribaltare una pietra dove le carte Clan non bastano.
}
schotten-why-return = Tra le tue carte è quella che ti serve meno: { $card }.
schotten-why-claim-wins = Prende { schotten-stone } e vince la partita.
schotten-why-claim = Prende { schotten-stone }: nessuna carta che può ancora arrivare batte il tuo lato.
schotten-why-completes = Completa { $formation } { schotten-at-stone } con { $card }.
schotten-why-safe = Nulla che debba ancora arrivare può batterti.
schotten-why-wins = { $edition ->
    [menhir] Nulla può più batterti, e questo menhir ti fa vincere la partita.
   *[other] Nulla può più batterti, e questa pietra ti fa vincere la partita.
}
schotten-why-least-missed = C’è poco da vincere { schotten-at-stone }: { $card } è la carta di cui sentirai meno la mancanza.
schotten-why-begins = { $aim ->
    [colour-run] Comincia una scala reale { schotten-at-stone } con { $card }.
    [kind] Comincia un tris { schotten-at-stone } con { $card }.
    [colour] Comincia un colore { schotten-at-stone } con { $card }.
    [run] Comincia una scala { schotten-at-stone } con { $card }.
   *[sum] Comincia una somma alta { schotten-at-stone } con { $card }.
}
schotten-why-goes-on = { $aim ->
    [colour-run] Continua una scala reale { schotten-at-stone } con { $card }.
    [kind] Continua un tris { schotten-at-stone } con { $card }.
    [colour] Continua un colore { schotten-at-stone } con { $card }.
    [run] Continua una scala { schotten-at-stone } con { $card }.
   *[sum] Continua una somma alta { schotten-at-stone } con { $card }.
}
schotten-why-fog = Con { $card } { schotten-at-stone } conta solo la somma.
schotten-why-mud = Con { $card } { schotten-at-stone } servono quattro carte.
schotten-why-leaves = Toglie { $card } { schotten-from-stone }.
schotten-why-open-again = Senza { $card } si riapre la lotta per { schotten-stone }.
schotten-why-serves-better = Ti serve di più avere { $card } { schotten-at-stone }.
schotten-why-worth-more = Con { $card } si ottiene di più { schotten-at-stone }.
schotten-why-to-hand = Porta nella tua mano { $card } { schotten-from-stone }, dove è già tutto deciso.
schotten-why-takes-away = Toglie all’avversario { $card } { schotten-from-stone }.
schotten-why-brings-over = Porta dalla tua parte { $card } { schotten-from-stone } { schotten-to-stone }.
schotten-why-stays = Lì la tua probabilità non cambia: { $after }%.
schotten-why-rises = Lì la tua probabilità sale da { $before }% a { $after }%.
schotten-why-falls = Lì la tua probabilità scende da { $before }% a { $after }%.

## Tabula Rasa

tabula-why-treasure = Il tuo primo cavaliere { tabula-at-territory } vale almeno il suo tesoro: { $card }.
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

## Rat Hot

rat-hot-why-lost = Chiude la partita: non puoi coprire abbastanza topi.
rat-hot-why-wins = Vince la partita { $own } a { $other }.
rat-hot-why-draw = Chiude la partita { $own } a { $other }, in parità.
rat-hot-why-ends = Chiude la partita { $own } a { $other }.
rat-hot-why-saved = Ti tiene in partita, con { $count ->
    [0] nessuno dei tuoi topi in vista.
    [one] uno solo dei tuoi topi in vista.
   *[other] solo { $count } dei tuoi topi in vista.
}
rat-hot-why-covers-rats = { $count ->
    [one] Copre uno dei tuoi topi.
   *[other] Copre { $count } dei tuoi topi.
}
rat-hot-why-scores = Ottieni { points }.
rat-hot-why-scores-with = Ottieni { points } con { $spices }.
rat-hot-why-gives = L’avversario ne ricava { points }.
rat-hot-why-shows-rats = { $count ->
    [one] Mostra uno dei topi avversari, { $total } in tutto.
   *[other] Mostra { $count } dei topi avversari, { $total } in tutto.
}
rat-hot-why-stuck = { $count ->
    [one] Ora uno dei topi avversari non può essere coperto da nessuna striscia.
   *[other] Ora { $count } dei topi avversari non possono essere coperti da nessuna striscia.
}
rat-hot-why-breaks = Copre una parte dei gruppi avversari: { $spices }.
rat-hot-why-frees = { $count ->
    [one] Rende possibile coprire uno dei tuoi topi.
   *[other] Rende possibile coprire { $count } dei tuoi topi.
}
rat-hot-why-hopes = Piazza { $spices } dove può crescere un gruppo.
rat-hot-why-saves = Dà all’avversario { points } e tiene i posti migliori per dopo.
rat-hot-why-least-harm = Piazza uno dei tuoi topi dove fa meno danno.
rat-hot-why-quiet = Non dà nulla all’avversario e non copre nulla di tuo.
