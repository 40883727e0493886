### Schotten-Totten. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

schotten-no-card = La carta «{ $word }» non esiste. Una carta è un colore ({ $colours }) con un valore da 1 a 9, oppure { $tactics }.
schotten-no-stone = { $edition ->
    [menhir] Il menhir { $word } non esiste; i menhir vanno da 1 a { $last }.
   *[other] La pietra { $word } non esiste; le pietre vanno da 1 a { $last }.
}
schotten-ruse-not-laid = { $edition ->
    [menhir] Uno stratagemma non si piazza su un menhir: { $card }.
   *[other] Uno stratagemma non si piazza su una pietra: { $card }.
}
schotten-not-on-your-side = Sul tuo lato { schotten-of-stone } non c’è { $card }.
schotten-not-on-their-side = Sul lato avversario { schotten-of-stone } non c’è { $card }.
schotten-deserter-move = In questa edizione la mossa si scrive { $move }.
schotten-needs-stone = { $edition ->
    [menhir] { $card } richiede un menhir dopo il >, per esempio { $move }.
   *[other] { $card } richiede una pietra dopo il >, per esempio { $move }.
}
schotten-traitor-moves = { $card } sposta una carta dal lato avversario a uno spazio libero sul tuo.
schotten-cannot-change-sides = { $card } non può cambiare lato.
schotten-must-play = Hai una carta Clan e uno spazio libero in cui piazzarla: devi giocare una carta.
schotten-asked = { $step ->
    [claim] { $edition ->
        [menhir] Ora reclama un menhir, o non reclamare altro.
       *[other] Ora reclama una pietra, o non reclamare altro.
    }
    [play] Ora gioca una carta.
    [take] Ora pesca: scegli un mazzo.
    [return] Ora rimetti una carta della tua mano nel suo mazzo.
   *[draw] Ora pesca una carta: scegli un mazzo.
}
schotten-joker-played = { $edition ->
    [ps-games] Ognuno gioca un solo Leader a partita, e il tuo l’hai già giocato.
    [menhir] Ognuno gioca a partita una sola carta tra MacFarlane e MacGregor, e la tua l’hai già giocata.
   *[other] Ognuno gioca un solo jolly a partita, e il tuo l’hai già giocato.
}
schotten-joker-kept = { $edition ->
    [ps-games] Hai già giocato un Leader
   *[other] Hai già giocato un jolly
}, quindi tieni in mano l’altro fino alla fine della partita. Rimetti un’altra carta.
schotten-tactic-limit = Carte Tattica giocate: { $own } da te, { $other } dall’avversario. Per la prossima devi aspettare che ne giochi una l’avversario.
schotten-nothing-to-draw = Entrambi i mazzi sono vuoti: { $card } non ha nulla da pescare.
schotten-deserter-takes = { $edition ->
    [menhir] { $card } prende una carta dal lato avversario di un menhir conquistato.
   *[other] { $card } prende una carta dal lato avversario di una pietra conquistata.
}
schotten-deserter-discards = { $edition ->
    [menhir] { $card } scarta una carta dal lato avversario di un menhir non conquistato.
   *[other] { $card } scarta una carta dal lato avversario di una pietra non conquistata.
}
schotten-redeploys = { $edition ->
    [menhir] { $card } sposta una tua carta da un menhir non conquistato a un altro, oppure la scarta.
   *[other] { $card } sposta una tua carta da una pietra non conquistata a un’altra, oppure la scarta.
}
schotten-redeploys-only = { $edition ->
    [menhir] { $card } sposta una tua carta da un menhir non conquistato a un altro; in questa edizione non può scartarla.
   *[other] { $card } sposta una tua carta da una pietra non conquistata a un’altra; in questa edizione non può scartarla.
}
schotten-is-claimed = { $edition ->
    [menhir] Il menhir { $stone } è già conquistato. Menhir liberi: { $free }.
   *[other] La pietra { $stone } è già conquistata. Pietre libere: { $free }.
}
schotten-another-stone = { $edition ->
    [menhir] { $card } sposta una carta su un altro menhir.
   *[other] { $card } sposta una carta su un’altra pietra.
}
schotten-closed = { $edition ->
    [menhir] Il menhir { $stone } è già conquistato: nessuna carta può lasciarlo.
   *[other] La pietra { $stone } è già conquistata: nessuna carta può lasciarla.
}
schotten-lies-on-stone = { $edition ->
    [menhir] In questa edizione { $card } sta sul menhir stesso: nulla può spostare questa carta.
   *[other] In questa edizione { $card } sta sulla pietra stessa: nulla può spostare questa carta.
}
schotten-clan-cards-only = { $card } prende solo carte Clan.
schotten-all-full = { $edition ->
    [menhir] Il tuo lato è pieno su ogni menhir non conquistato.
   *[other] Il tuo lato è pieno su ogni pietra non conquistata.
}
schotten-full = { $edition ->
    [menhir] Il tuo lato { schotten-of-stone } è pieno. Menhir con uno spazio libero: { $free }.
   *[other] Il tuo lato { schotten-of-stone } è pieno. Pietre con uno spazio libero: { $free }.
}
schotten-claimed-by-you = { $edition ->
    [menhir] Il menhir { $stone } è già tuo.
   *[other] La pietra { $stone } è già tua.
}
schotten-claimed-by-them = { $edition ->
    [menhir] Il menhir { $stone } è già dell’avversario.
   *[other] La pietra { $stone } è già dell’avversario.
}
schotten-incomplete = Il tuo lato { schotten-of-stone } ha { $laid ->
    [one] { $laid } carta
   *[other] { $laid } carte
} su { $needed }: prima completalo.
schotten-hopeless = Il tuo lato { schotten-of-stone } non può più essere completato.
schotten-claims-first = { $edition ->
    [menhir] I menhir si reclamano all’inizio del turno, prima di giocare una carta.
   *[other] Le pietre si reclamano all’inizio del turno, prima di giocare una carta.
}
schotten-claims-after = { $edition ->
    [menhir] I menhir si reclamano dopo aver giocato una carta, prima di pescare.
   *[other] Le pietre si reclamano dopo aver giocato una carta, prima di pescare.
}
schotten-can-still-lay = L’avversario può ancora piazzare { $lays } { schotten-at-stone } e avere { $theirs }: { $cards }.
schotten-has-laid = L’avversario ha { $theirs } { schotten-at-stone }: { $cards }.
schotten-beats = Batte quello che hai: { $formation } ({ $own }).
schotten-beats-hope = Batte quello che il tuo lato può ancora diventare: { $formation } ({ $own }).
schotten-can-be-first = È forte quanto ciò che il tuo lato può ancora diventare, { $formation } ({ $own }), e può essere completato prima.
schotten-is-second = È forte quanto quello che hai, { $formation } ({ $own }), ed è stato completato prima.
