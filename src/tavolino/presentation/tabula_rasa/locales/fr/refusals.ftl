### Tabula Rasa. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

tabula-no-card = Il n’y a pas de carte « { $word } ». Une carte est une couleur ({ $colours }) avec un numéro de 1 à { $last }.
tabula-wrong-place = { $card } ne peut pas aller là : un chevalier va sur le territoire de son numéro ou de sa couleur.
