rules-heading-goal = Στόχος του παιχνιδιού
rules-heading-setup = Στήσιμο
rules-heading-turn = Ένας γύρος
rules-heading-end = Τέλος της παρτίδας
rules-heading-rulings = Όπου οι οδηγίες σιωπούν: οι δικές μας αποφάσεις
rules-heading-points = Πόντοι
