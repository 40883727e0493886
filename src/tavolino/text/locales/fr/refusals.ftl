no-move = « { $word } » n’est pas un coup. Les coups s’écrivent ainsi : { $examples }.
game-is-over = La partie est terminée : on ne peut plus jouer.
not-your-turn = Ce n’est pas ton tour.
not-in-hand = Tu n’as pas { $card }. Ta main : { $cards }.
can-be-played = Ce coup est possible : { $move }.
