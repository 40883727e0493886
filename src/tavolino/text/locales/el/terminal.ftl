welcome-plain = Γράψε μια κίνηση ή ? για βοήθεια.
not-possible-now = Αυτό δεν γίνεται τώρα.
nothing-at-digit = Τώρα δεν υπάρχει τίποτα να διαλέξεις με το { $digit }.
server-silent = Ο διακομιστής δεν απαντά· δοκίμασε πάλι.
line-lost = Η σύνδεση χάθηκε· γίνεται νέα προσπάθεια.
# $reason: in English, for who has written the bot.
bot-failed = { $name } δεν μπορεί να συνεχίσει, και η παρτίδα τελειώνει εδώ: { $reason }
waiting-for-players = Περιμένουμε να καθίσουν όλοι στο τραπέζι.
table-closed = Το τραπέζι έκλεισε.
offer-made = { $offer ->
    [draw] Οι άλλοι προτείνουν ισοπαλία: γράψε draw? ή decline.
    [takeback] Οι άλλοι ζητούν αναίρεση μιας κίνησης: γράψε takeback ή decline.
   *[rematch] Οι άλλοι θέλουν ρεβάνς: γράψε rematch ή decline.
}
curtain = Το πληκτρολόγιο περνά σε: { $name }. Κανείς άλλος να μην κοιτάζει. Πάτησε Enter.
round-of = Παρτίδα { $round } από { $rounds }
match-points = Πόντοι αγώνα: { $scores }
time-left = Χρόνος που μένει: { $times }
after-the-end = Η παρτίδα τελείωσε. Γράψε { $words } ή quit.
stopped = Διακοπή. Με --seed { $seed } μοιράζονται ξανά οι ίδιες παρτίδες.
game-saved = Η παρτίδα αποθηκεύτηκε. Για συνέχεια: { $command }
leave-local = Να βγεις από την παρτίδα; Μένει αποθηκευμένη: συνεχίζεις με tavolino play --resume.
leave-server = Να φύγεις από το τραπέζι; Ο ίδιος σύνδεσμος σε φέρνει πίσω στη θέση σου.
leave-keys = Enter: έξοδος. Esc: μένεις.
languages = Γλώσσες: { $codes }.
game-still-running = Η παρτίδα δεν τελείωσε ακόμη.
is-thinking = { $name } σκέφτεται…
thinking = Σκέφτεται…
hint-line = { $move }: { $chance }%. { $reason }
scores-nothing = Αυτό δεν δίνει πόντους.
type-here = μια κίνηση ή μια ερώτηση· ? για βοήθεια

## Keys

help-keys = Με τα βέλη μετακινείσαι, με Enter διαλέγεις, με Esc γυρίζεις πίσω, με τα ψηφία διαλέγεις την κάρτα σε εκείνη τη θέση και μετά το σημείο με αυτόν τον αριθμό. Όλα γίνονται και με κλικ. Με / πας στη γραμμή εντολών.
key-turn = στροφή
key-hint = συμβουλή
key-undo = αναίρεση
key-replay = επανάληψη
key-next = επόμενη παρτίδα
key-rematch = ρεβάνς
key-type = εντολή
key-language = γλώσσα
key-theme = θέμα
key-log = ιστορικό
key-moves = κινήσεις
key-rules = κανόνες
key-help = βοήθεια
key-quit = έξοδος
key-step = βήμα
key-analyse = ανάλυση
key-mistake = επόμενο λάθος
key-close = κλείσιμο

## Words to type

help-hint = οι καλύτερες κινήσεις, οι πιθανότητες νίκης και το γιατί
help-undo = παίρνεις πίσω την τελευταία σου κίνηση
help-offer-draw = προτείνεις ισοπαλία ή τη δέχεσαι
help-takeback = ζητάς αναίρεση μιας κίνησης ή τη δέχεσαι
help-rematch = ρεβάνς με τους ίδιους παίκτες
help-decline = απορρίπτεις ό,τι προτείνουν οι άλλοι
help-resign = παραιτείσαι
help-resign-game = παραιτείσαι από αυτή την παρτίδα, όχι από τον αγώνα
help-clock = πόσος χρόνος μένει στον καθένα
help-who = ποιος είναι εδώ και πόσοι παρακολουθούν
help-time = κερδίζεις την παρτίδα όταν τελειώσει ο χρόνος του αντιπάλου
help-say = λες κάτι στους άλλους
help-next = μοιράζεις την επόμενη παρτίδα
help-rules = οι κανόνες του παιχνιδιού
help-replay = βλέπεις ξανά την παρτίδα που τελείωσε, κίνηση προς κίνηση
help-analyse = η μηχανή εξετάζει την παρτίδα που τελείωσε
help-picture = βλέπεις το τραπέζι σχεδιασμένο με γράμματα
help-language = άλλη γλώσσα (en it el de fr es)
help-quit = φεύγεις από το τραπέζι

## After the end

replay-help = Enter: επόμενη κίνηση. b: πίσω. Ένας αριθμός: πηγαίνεις σε εκείνη την κίνηση. table: το τραπέζι με λόγια. q: κλείσιμο.
replay-deal = Το μοίρασμα.
replay-move = Κίνηση { $ply } από { $last }.
analysing = Η μηχανή εξετάζει την παρτίδα…
analysing-so-far = Η μηχανή εξετάζει την παρτίδα: { $done } από { $total } αποφάσεις.
review-decision = Κίνηση { $ply }, { $name }, { $verdict ->
    [inaccuracy] ανακρίβεια
    [mistake] λάθος
   *[blunder] χοντρό λάθος
}: { $move } άφηνε { $chance }%, { $best } θα άφηνε { $hope }%. { $reason }
review-tally = { $name }: αποφάσεις { $decisions }, μέση απώλεια { $lost }%· ανακρίβειες { $inaccuracies }, λάθη { $mistakes }, χοντρά λάθη { $blunders }.
review-no-mistakes = Καμία απόφαση δεν κόστισε περισσότερο από όσο εξηγεί η τύχη.

## Before the first game

start-yes = Ναι
start-no = Όχι
start-language = Σε ποια γλώσσα;
start-keys = Με Tab πας από ερώτηση σε ερώτηση, με τα βέλη και το κενό διαλέγεις· όλα γίνονται και με κλικ.
start-ask = Γράψε έναν αριθμό· Enter για το { $default }, q για έξοδο.
start-not-there = Δεν υπάρχει «{ $word }»: γράψε έναν αριθμό από 1 έως { $most }.
