### Τύχη και ικανότητα

review-luck-title = Τύχη και ικανότητα
review-played-you = Έπαιξες με ακρίβεια { $played }%.
review-played = { $name }: ακρίβεια { $played }%.
review-luck-good-you = Η τύχη σού έδωσε { points-accusative }.
review-luck-bad-you = Η ατυχία σού κόστισε { points-accusative }.
review-luck-good = Η τύχη έδωσε { points-accusative }.
review-luck-bad = Η ατυχία κόστισε { points-accusative }.
review-luck-even = Η τύχη μοιράστηκε δίκαια.
review-luck-unfinished = Αυτή η παρτίδα δεν παίχτηκε ως το τέλος, οπότε τύχη και αποφάσεις δεν βγάζουν αποτέλεσμα.
review-luck-text = Ένας πόντος είναι 1% της πιθανότητας νίκης. Η τύχη συγκρίνει το μοίρασμα και ό,τι τραβήχτηκε με όλα όσα μπορούσαν να έρθουν. Οι αποφάσεις είναι ό,τι χάθηκε σε σχέση με τις καλύτερες κινήσεις που βρέθηκαν. Το υπόλοιπο είναι όλα τα άλλα: οι άλλοι παίκτες, ό,τι ήταν κρυφό και τα λάθη της μηχανής.
review-part-start = Αρχή
review-part-luck = Τύχη
review-part-decisions = Αποφάσεις
review-part-remainder = Υπόλοιπο
review-part-result = Αποτέλεσμα
review-parts-player = Παίκτης
review-parts-plot = Τύχη, αποφάσεις και υπόλοιπο, κίνηση με κίνηση: { $name }
review-parts-moves = Κίνηση με κίνηση
