why-only-move = Es ist der einzige Zug.
why-looked-into = { $visits ->
    [one] Die Engine hat diesen Zug einmal untersucht.
   *[other] Die Engine hat diesen Zug { $visits }-mal untersucht.
}
why-sure-win = Ein sicherer Sieg: Der Zug beendet die Partie, was auch immer noch verdeckt ist.
why-sure-win-passed-up = Ein sicherer Sieg wurde ausgelassen: Dieser Zug beendet die Partie, was auch immer noch verdeckt ist.
