### Tabula Rasa. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

tabula-no-card = La carta «{ $word }» non esiste. Una carta è un colore ({ $colours }) con un numero da 1 a { $last }.
tabula-wrong-place = { $card } non può andare lì: un cavaliere va al territorio del suo numero o del suo colore.
