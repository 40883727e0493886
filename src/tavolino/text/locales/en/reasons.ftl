### What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

why-only-move = It is the only move.
why-looked-into = { $visits ->
    [one] The engine examined this move once.
   *[other] The engine examined this move { $visits } times.
}
why-sure-win = A sure win: it ends the game, whatever is still hidden.
why-sure-win-passed-up = A sure win was passed up: this move ends the game, whatever is still hidden.
