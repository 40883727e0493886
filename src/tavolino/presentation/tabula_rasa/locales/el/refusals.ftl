### Tabula Rasa. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

tabula-no-card = Δεν υπάρχει κάρτα «{ $word }». Μια κάρτα είναι ένα χρώμα ({ $colours }) με αριθμό από 1 έως { $last }.
tabula-wrong-place = { $card } δεν μπορεί να πάει εκεί: ένας ιππότης πηγαίνει στην περιοχή του αριθμού ή του χρώματός του.
