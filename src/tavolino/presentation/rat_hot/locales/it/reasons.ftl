### Rat Hot. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

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
