### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Ανοιχτές
set-up-rh-laid = Τοποθετημένες
set-up-rh-pile = Στοίβα
set-up-rh-first = Ξεκίνησε
