bot-line-mimi-start-1 = Νιάου! Πόσα γυαλιστερά πράγματα έχει αυτό το τραπέζι.
bot-line-mimi-start-2 = Ζεστή είναι η καρέκλα; Ωραία, μένω.
bot-line-mimi-start-3 = Παίζω ό,τι μου αρέσει. Γουρ γουρ.
bot-line-mimi-won-1 = Γουρ γουρ. Δεν έχω ιδέα πώς τα κατάφερα.
bot-line-mimi-won-2 = Κέρδισα; Εγώ μόνο τα γυαλιστερά ήθελα.
bot-line-mimi-lost-1 = Δεν πειράζει. Είναι ώρα για υπνάκο.
bot-line-mimi-lost-2 = Κάπου στη μέση βαρέθηκα. Ωραίο παιχνίδι!
bot-line-mimi-drawn-1 = Ισοπαλία; Τότε μοιραζόμαστε το μαξιλάρι.

bot-line-beppe-start-1 = Έχω σχέδιο. Καλό σχέδιο, θα δεις.
bot-line-beppe-start-2 = Μία παρτίδα πριν κρυώσει ο καφές;
bot-line-beppe-start-3 = Το μέτρημα είναι για λογιστές. Εγώ απλώς παίζω.
bot-line-beppe-won-1 = Χα! Όλα σύμφωνα με το σχέδιο. Ε, σχεδόν.
bot-line-beppe-won-2 = Τον καφέ τον κερνάω εγώ!
bot-line-beppe-lost-1 = Κι ήταν τόσο καλό σχέδιο…
bot-line-beppe-lost-2 = Μπράβο! Την άλλη φορά θα φέρω δύο σχέδια.
bot-line-beppe-drawn-1 = Ισοπαλία! Δώσε μου το χέρι.

bot-line-carla-start-1 = Έξυσα το μολύβι μου. Ξεκινάμε;
bot-line-carla-start-2 = Καλή τύχη! Εγώ θα μετράω.
bot-line-carla-start-3 = Με την ησυχία σου. Μου αρέσει να ξέρω τι δεν έχει βγει ακόμη.
bot-line-carla-won-1 = Σήμερα οι αριθμοί ήταν με το μέρος μου.
bot-line-carla-won-2 = Σε κάποια σημεία ήταν οριακό. Άλλη μία;
bot-line-carla-lost-1 = Υπέροχο παιχνίδι. Πρέπει να ξανακάνω τους λογαριασμούς.
bot-line-carla-lost-2 = Τα μέτρησα όλα, μόνο αυτό δεν υπολόγισα. Μπράβο!
bot-line-carla-drawn-1 = Ακριβώς ίσα. Τι νοικοκυρεμένο.

bot-line-nonna-start-1 = Ίσια την πλάτη, χρυσό μου, και παίζουμε.
bot-line-nonna-start-2 = Αυτό το παιχνίδι το ξέρω από πριν γεννηθείς.
bot-line-nonna-start-3 = Έφαγες; Ωραία. Τότε αρχίζουμε.
bot-line-nonna-won-1 = Η γριά αλεπού κάτι ξέρει. Ένα μπισκοτάκι;
bot-line-nonna-won-2 = Εξήντα χρόνια εξάσκηση, χρυσό μου.
bot-line-nonna-lost-1 = Για δες! Κάποιος έκανε εξάσκηση.
bot-line-nonna-lost-2 = Μια στιγμή αφαιρέθηκα και τελείωσε. Πολύ ωραία παρτίδα.
bot-line-nonna-drawn-1 = Η ισοπαλία κρατάει την ειρήνη στο σπίτι.

bot-line-maestro-start-1 = Ησυχία, παρακαλώ. Αρχίζει το πρώτο μέρος.
bot-line-maestro-start-2 = Τιμή μου. Ας φτιάξουμε κάτι όμορφο.
bot-line-maestro-start-3 = Την ακούω κιόλας όλη την παρτίδα. Σχεδόν.
bot-line-maestro-won-1 = Φινάλε! Ευχαριστώ, ευχαριστώ.
bot-line-maestro-won-2 = Ωραία εκτέλεση, ως την τελευταία συγχορδία.
bot-line-maestro-lost-1 = Μπράβο! Υποκλίνομαι σε μια καλύτερη ερμηνεία.
bot-line-maestro-lost-2 = Μία παραφωνία ήταν αρκετή. Μπράβο!
bot-line-maestro-drawn-1 = Τέλεια αρμονία. Κανείς δεν ήθελε να σταματήσει.

bot-line-virtuoso-start-1 = Αυτό το κομμάτι το έχω παίξει χιλιάδες φορές. Έτσι, ποτέ.
bot-line-virtuoso-start-2 = Κουρδισμένος και έτοιμος. Ξεκινάμε;
bot-line-virtuoso-start-3 = Μελέτη, μελέτη, μελέτη. Και τώρα παίζουμε.
bot-line-virtuoso-won-1 = Μπιζ;
bot-line-virtuoso-won-2 = Κάθε νότα στη θέση της. Ευχαριστώ για την παρτίδα.
bot-line-virtuoso-lost-1 = Αυτή τη φράση δεν την ήξερα. Πίσω στις κλίμακες!
bot-line-virtuoso-lost-2 = Υπέροχο! Να το κρατήσω;
bot-line-virtuoso-drawn-1 = Τελειώσαμε στην ίδια νότα. Τι όμορφα.

bot-line-other-start-1 = Γεια! Καλή παρτίδα.
bot-line-other-start-2 = Όποτε θέλεις, αρχίζουμε.
bot-line-other-won-1 = Ευχαριστώ για την παρτίδα!
bot-line-other-won-2 = Ωραία παρτίδα. Άλλη μία;
bot-line-other-lost-1 = Πολύ καλό παιχνίδι!
bot-line-other-lost-2 = Συγχαρητήρια, ωραία παρτίδα!
bot-line-other-drawn-1 = Ισοπαλία. Ωραία μάχη!
