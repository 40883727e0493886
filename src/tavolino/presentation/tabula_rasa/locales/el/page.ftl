### Tabula Rasa. What is said of the game before it is played.

game-tabula-rasa = Στείλε τους ιππότες σου σε δέκα περιοχές, με τον αριθμό ή με το χρώμα τους. Όταν τελειώσουν οι κάρτες, η περιοχή ανήκει στη μακρύτερη ουρά.
tabula-rasa-option-players-text = Οι τέσσερις παίζουν σε δύο ομάδες· οι συμπαίκτες κάθονται ο ένας απέναντι στον άλλον.
option-copies = Αντίτυπα
option-copies-text = Αντίτυπα κάθε ιππότη.
