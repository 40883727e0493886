no-move = „{ $word }“ ist kein Zug. Züge sehen so aus: { $examples }.
game-is-over = Die Partie ist zu Ende; es kann kein Zug mehr gespielt werden.
not-your-turn = Du bist nicht am Zug.
not-in-hand = Du hast { $card } nicht. Deine Hand: { $cards }.
can-be-played = Dieser Zug ist möglich: { $move }.
