no-move = «{ $word }» no es una jugada. Las jugadas se escriben así: { $examples }.
game-is-over = La partida ha terminado: ya no se puede jugar.
not-your-turn = No es tu turno.
not-in-hand = No tienes { $card }. Tu mano: { $cards }.
can-be-played = Esta jugada es posible: { $move }.
