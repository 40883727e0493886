### Why a move cannot be played. $word is what the player typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

no-move = “{ $word }” is not a move. Moves look like this: { $examples }.
game-is-over = The game is over; no more moves can be played.
not-your-turn = It is not your turn.
not-in-hand = You do not have { $card }. Your hand: { $cards }.
can-be-played = This move can be played: { $move }.
