welcome-plain = Γράψε μια κίνηση ή ? για βοήθεια.
not-possible-now = Αυτό δεν γίνεται τώρα.
server-silent = Ο διακομιστής δεν απαντά· δοκίμασε πάλι.
line-lost = Η σύνδεση χάθηκε· γίνεται νέα προσπάθεια.
waiting-for-players = Κάποιος λείπει ακόμη από το τραπέζι.
table-closed = Το τραπέζι έκλεισε.
offer-made = { $offer ->
    [draw] Οι άλλοι προτείνουν ισοπαλία: γράψε draw? ή decline.
    [takeback] Οι άλλοι ζητούν να πάρουν πίσω μια κίνηση: γράψε takeback ή decline.
   *[rematch] Οι άλλοι θέλουν να ξαναπαίξουν: γράψε rematch ή decline.
}
curtain = { $name } παίρνει το πληκτρολόγιο και κανείς άλλος δεν κοιτάζει. Πάτησε Enter.
round-of = Γύρος { $round } από { $rounds }
match-points = Πόντοι συνολικά: { $scores }
after-the-end = Το παιχνίδι τελείωσε. Γράψε replay, analyse, next ή quit.
stopped = Διακοπή. Ο σπόρος { $seed } μοιράζει ξανά τα ίδια παιχνίδια.
languages = Γλώσσες: { $codes }.
game-still-running = Το παιχνίδι δεν έχει τελειώσει ακόμη.
is-thinking = { $name } σκέφτεται …
thinking = Σκέφτομαι …
hint-line = { $move }: { $chance }%. { $reason }
scores-nothing = Αυτό δεν δίνει πόντους.
type-here = μια κίνηση ή μια ερώτηση· ? για βοήθεια

## Keys

help-keys = Τα βέλη μετακινούν, το Enter διαλέγει, το Esc γυρίζει πίσω, τα ψηφία διαλέγουν Πέτρες και περιοχές. Όλα πατιούνται και με το ποντίκι. Με / πας στη γραμμή εντολών.
key-turn = στροφή
key-hint = συμβουλή
key-undo = αναίρεση
key-replay = επανάληψη
key-next = επόμενος γύρος
key-rematch = ξανά
key-type = εντολή
key-language = γλώσσα
key-theme = φως
key-help = βοήθεια
key-quit = έξοδος
key-step = βήμα
key-analyse = ανάλυση
key-mistake = επόμενο λάθος
key-close = κλείσιμο

## Words to type

help-hint = οι καλύτερες κινήσεις, οι πιθανότητες νίκης και γιατί
help-undo = πάρε πίσω την τελευταία σου κίνηση
help-offer-draw = πρότεινε ισοπαλία ή δέξου την
help-takeback = ζήτα να πάρεις πίσω μια κίνηση ή δέξου το
help-rematch = παίξε ξανά με τους ίδιους
help-decline = αρνήσου ό,τι προτείνουν οι άλλοι
help-resign = παραιτήσου
help-say = πες κάτι στους άλλους
help-next = μοίρασε τον επόμενο γύρο
help-replay = δες το τελειωμένο παιχνίδι κίνηση κίνηση
help-analyse = δες το τελειωμένο παιχνίδι με τη μηχανή
help-picture = σχεδίασε το τραπέζι με γράμματα
help-language = άλλη γλώσσα (en it el de fr es)
help-quit = φύγε από το τραπέζι

## After the end

replay-help = Enter: επόμενη κίνηση. b: πίσω. Ένας αριθμός: πήγαινε σε εκείνη την κίνηση. table: το τραπέζι με λόγια. q: κλείσιμο.
replay-deal = Το μοίρασμα.
replay-move = Κίνηση { $ply } από { $last }.
analysing = Η μηχανή εξετάζει το παιχνίδι …
analysing-so-far = Η μηχανή εξετάζει το παιχνίδι: { $done } από { $total } αποφάσεις.
review-decision = Κίνηση { $ply }, { $name }, { $verdict ->
    [inaccuracy] ανακρίβεια
    [mistake] λάθος
   *[blunder] χοντρό λάθος
}: { $move } άφηνε { $chance }%, { $best } έδινε { $hope }%. { $reason }
review-tally = { $name }: αποφάσεις { $decisions }, μέση απώλεια { $lost }%· ανακρίβειες { $inaccuracies }, λάθη { $mistakes }, χοντρά λάθη { $blunders }.
review-no-mistakes = Καμία απόφαση δεν έχασε περισσότερα από όσα εξηγεί η τύχη.

## Before the first game

start-yes = Ναι
start-no = Όχι
start-language = Σε ποια γλώσσα;
start-keys = Με Tab πας από ερώτηση σε ερώτηση, με τα βέλη και το κενό διαλέγεις· όλα πατιούνται και με το ποντίκι.
start-ask = Γράψε έναν αριθμό· Enter για το { $default }, q για έξοδο.
start-not-there = Δεν υπάρχει «{ $word }»: γράψε έναν αριθμό από 1 έως { $most }.
