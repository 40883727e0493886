no-move = «{ $word }» non è una mossa. Le mosse si scrivono così: { $examples }.
game-is-over = La partita è finita: non si può più giocare nessuna mossa.
not-your-turn = Non è il tuo turno.
not-in-hand = Non hai { $card }. La tua mano: { $cards }.
can-be-played = Questa mossa si può giocare: { $move }.
