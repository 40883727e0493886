### Ποιος είναι στο τραπέζι, ποιος παρακολουθεί και τι γίνεται γύρω από μια σειρά.

presence-here = εδώ
presence-away = λείπει
presence-slow = αργή σύνδεση
presence-back = επέστρεψε
presence-left = { $name }: λείπει αυτή τη στιγμή.
presence-returned = { $name }: επέστρεψε.
presence-busy = Παίζονται πολλά παιχνίδια εδώ αυτή τη στιγμή: { $name } θα απαντήσει σε περίπου { $seconds } δευτερόλεπτα.
watchers-count = { $count ->
    [0] δεν παρακολουθεί κανείς
    [one] παρακολουθεί { $count } άτομο
   *[other] παρακολουθούν { $count } άτομα
}
watching-title = Παρακολουθείς
watching-text = Βλέπεις ό,τι είναι ανοιχτό. Κινήσεις κάνουν μόνο όσοι παίζουν.

premove-chosen = Όταν έρθει η σειρά σου: { $move }
premove-then = Μετά: { $move }
premove-heard = Για την επόμενη σειρά σου διάλεξες: { $move }. Το Escape την ακυρώνει.
premove-drop = Ακύρωση
premove-dropped = Δεν ισχύει πια η επιλογή: { $move }.
premove-impossible = Η κίνηση που διάλεξες δεν γίνεται τώρα: { $move }.
premove-title = Διάλεξε την επόμενη κίνησή σου
premove-text = Παίζεται μόλις έρθει η σειρά σου, αν γίνεται ακόμη. Ως τότε την ξέρει μόνο αυτός ο περιηγητής.

pass-text = Δες τις κάρτες σου και μετά δώσε τη συσκευή. Σειρά έχει: { $name }.
pass-button = Δώσε τη συσκευή
card-new = νέα

sound-on = Οι ήχοι είναι ενεργοί
sound-off = Οι ήχοι είναι κλειστοί
