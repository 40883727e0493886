### Tabula Rasa. Why a move cannot be played. $word is what the player typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

tabula-no-card = There is no card “{ $word }”. A card is a colour ({ $colours }) with a number from 1 to { $last }.
tabula-wrong-place = { $card } cannot go there: a knight goes to the territory of its number or of its colour.
