### Tabula Rasa. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

tabula-no-card = No hay ninguna carta «{ $word }». Una carta es un color ({ $colours }) con un número del 1 al { $last }.
tabula-wrong-place = { $card } no puede ir ahí: un caballero va al territorio de su número o de su color.
