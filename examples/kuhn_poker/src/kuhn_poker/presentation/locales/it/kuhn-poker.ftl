### Kuhn poker. What a language lacks is said in English.

game-kuhn-poker = Una carta a testa e una fiche da puntare: il poker più piccolo che valga la pena di giocare.
kuhn-poker-option-ace = Asso
kuhn-poker-option-ace-text = La quarta carta è un asso, ed è la più alta.

kuhn-card = { $card ->
    [J] il fante
    [Q] la donna
    [K] il re
   *[A] l’asso
}
kuhn-chips = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiche
}

kuhn-check = { $who ->
    [you] Passi parola.
   *[other] { $name } passa parola.
}
kuhn-bet = { $who ->
    [you] Punti una fiche.
   *[other] { $name } punta una fiche.
}
kuhn-fold = { $who ->
    [you] Lasci.
   *[other] { $name } lascia.
}
kuhn-call = { $who ->
    [you] Vedi.
   *[other] { $name } vede.
}
kuhn-show = { $who ->
    [you] Hai { kuhn-card }.
   *[other] { $name } ha { kuhn-card }.
}
kuhn-end = { $who ->
    [you] Vinci { kuhn-chips }.
   *[other] { $name } vince { kuhn-chips }.
}

kuhn-prompt = Hai { kuhn-card }. { $bet ->
    [yes] C’è una puntata: vedi o lascia.
   *[no] Passa parola o punta una fiche.
}
kuhn-waiting = Tocca a { $name }.
kuhn-move-check = Passa parola
kuhn-move-bet = Punta una fiche
kuhn-move-fold = Lascia
kuhn-move-call = Vedi la puntata
kuhn-pot = Nel piatto: { kuhn-chips }.

kuhn-answer-the-bet = C’è una puntata: vedi o lascia.
kuhn-no-bet = Non c’è ancora una puntata: passa parola o punta.
