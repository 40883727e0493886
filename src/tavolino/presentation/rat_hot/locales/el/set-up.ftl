### Setting up a position of Rat Hot: where strips are.

set-up-rh-up = Ανοιχτές
set-up-rh-laid = Τοποθετημένες, η τελευταία στο τέλος
set-up-rh-pile = Στοίβα, πρώτη η επόμενη λωρίδα
set-up-rh-first = Ξεκίνησε
