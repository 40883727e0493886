rules-heading-goal = Στόχος του παιχνιδιού
rules-heading-setup = Στήσιμο
rules-heading-turn = Ένας γύρος
rules-heading-end = Τέλος της παρτίδας
rules-heading-rulings = Οι δικές μας αποφάσεις, όπου οι οδηγίες σιωπούν
rules-heading-points = Πόντοι
