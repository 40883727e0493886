### Schotten-Totten. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

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
schotten-why-rises = Lì la tua probabilità sale da { $before } a { $after } su cento.
schotten-why-falls = Lì la tua probabilità scende da { $before } a { $after } su cento.
