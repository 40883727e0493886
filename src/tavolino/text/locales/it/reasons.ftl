why-only-move = È l’unica mossa.
why-looked-into = { $visits ->
    [one] Il motore ha esaminato questa mossa una volta.
   *[other] Il motore ha esaminato questa mossa { $visits } volte.
}
why-sure-win = Una vittoria sicura: questa mossa chiude la partita, qualunque cosa sia ancora nascosta.
why-sure-win-passed-up = È sfuggita una vittoria sicura: questa mossa chiude la partita, qualunque cosa sia ancora nascosta.
