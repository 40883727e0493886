### Όσα λέει η ίδια η σελίδα.

page-navigation = Σελίδες
page-view-text = Προβολή κειμένου
page-view-drawn = Προβολή εικόνας
cancel = Άκυρο
close = Κλείσιμο
try-again = Νέα προσπάθεια
reload = Επαναφόρτωση
part-not-loaded = Ένα μέρος αυτής της σελίδας δεν φορτώθηκε. Έλεγξε τη σύνδεσή σου και φόρτωσε ξανά τη σελίδα.
offline-notice = Ο διακομιστής δεν απαντά αυτή τη στιγμή.

home-title = Κάθισε, υπάρχει ελεύθερο τραπέζι
home-lead = Μικρά κουτιά, ένα μικρό τραπέζι. Παίξε με ένα μποτ, στείλε σε φίλους έναν σύνδεσμο, ή δώσε την ίδια συσκευή από χέρι σε χέρι.
home-play = Παίξε
home-play-against = με αντίπαλο: { $names }
home-friend = Με έναν φίλο
home-whoever = Με όποιον έρθει
home-more = Περισσότερες επιλογές
home-being-prepared = Ετοιμάζεται…
home-notice = Δικές μας εικόνες και δικά μας λόγια. Καμία σχέση με τους εκδότες των παιχνιδιών.
home-api = Για προγράμματα: το API

saved-title = Τα τραπέζια σου
saved-against = με: { $names }
saved-your-turn = Είναι η σειρά σου
saved-their-turn = Παίζει: { $name }
saved-waiting = Αναμονή παικτών
saved-over = Η παρτίδα τελείωσε
saved-closed = Το τραπέζι έκλεισε
saved-forget = Αφαίρεση
saved-forget-which = Αφαίρεση από τη λίστα: { $table }

open-title = Ανοιχτά τραπέζια
open-none = Τώρα δεν περιμένει κανείς. Στήσε ένα τραπέζι ανοιχτό σε όλους.
open-seats = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
open-host = περιμένει: { $name }
age-now = μόλις τώρα
age-minutes = { $count ->
    [one] πριν από { $count } λεπτό
   *[other] πριν από { $count } λεπτά
}
age-hours = { $count ->
    [one] πριν από { $count } ώρα
   *[other] πριν από { $count } ώρες
}
age-days = { $count ->
    [one] πριν από { $count } μέρα
   *[other] πριν από { $count } μέρες
}

new-title = Νέο τραπέζι
new-game = Τι παίζουμε;
option-edition = Ποια έκδοση;
new-against = Ποιος αντίπαλος;
new-seats = Ποιος κάθεται πού;
new-colour = Ποιο είναι το χρώμα σου;
colour-red = Κόκκινο
colour-green = Πράσινο
colour-drawn = Τυχαία
new-name = Το όνομά σου (προαιρετικά)
new-names = Τα ονόματά σας (προαιρετικά)
new-options = Πώς παίζουμε;
new-details = Κανόνες, αγώνας και ρολόι
new-smaller = Μικρότερο κουτί
new-smaller-text = Με λιγότερες κάρτες ή θέσεις η παρτίδα είναι πιο σύντομη, για δοκιμή.
new-choose-file = Διάλεξε αρχείο
new-no-file = Χωρίς το αρχείο
new-sit-down = Κάθισε

against-link = Φίλος ή φίλη
against-link-text = Παίρνεις έναν σύνδεσμο να στείλεις. Η θέση περιμένει όσο χρειαστεί.
against-here = Στην ίδια συσκευή
against-here-text = Από χέρι σε χέρι· μια αυλαία κρύβει τις κάρτες.
against-open = Όποιος θέλει
against-open-text = Το τραπέζι μπαίνει στη λίστα, και όποιος έρθει πρώτος κάθεται.

bot-mimi = Παίρνει ό,τι της φαίνεται ωραίο τώρα, και δεν σκέφτεται κανέναν άλλον.
bot-beppe = Έχει σχέδιο για το δικό του χέρι, και δεν μετράει κάρτες.
bot-carla = Μετράει τι δεν έχει βγει ακόμη και αρκείται σε μια καλή κίνηση.
bot-nonna = Κοιτάζει μία-δύο κινήσεις μπροστά.
bot-maestro = Κοιτάζει μπροστά όσο του επιτρέπει ένα κλάσμα του δευτερολέπτου.
bot-virtuoso = Έχει παίξει αμέτρητες παρτίδες με τον εαυτό του και κοιτάζει μπροστά.
bot-stands-in = Ο { $bot } δεν έχει μάθει αυτό το παιχνίδι με αυτές τις επιλογές· στη θέση του παίζει ο { $other }.
bot-strength = Δύναμη { $level } από 6
bot-rating = Elo { $rating }
bot-at-once = αμέσως
bot-thinks = { $seconds } δευτ. ανά κίνηση
option-players = Πόσοι παίζουμε;
option-colours = Χρώματα
option-colours-text = Χρώματα των καρτών.
option-values = Αξίες
option-values-text = Κάρτες κάθε χρώματος.
option-hand = Χέρι
option-hand-text = Κάρτες στο χέρι.
option-hints = Συμβουλές
option-hints-text = Ρώτα τι θα έκανε ένας δυνατός παίκτης.
option-spectators = Θεατές
option-spectators-text = Άλλοι μπορούν να παρακολουθούν με σύνδεσμο· βλέπουν ό,τι είναι ανοιχτό.
option-rounds = Παρτίδες του αγώνα
option-first = Ποιος ξεκινάει;
option-clock = Ρολόι
players-count = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
rounds-count = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
}
first-drawn = Τυχαία
first-me = Εγώ
clock-none = Χωρίς ρολόι
clock-quick = 5 λεπτά + 5 δευτ. ανά γύρο
clock-calm = 15 λεπτά + 15 δευτ. ανά γύρο
clock-day = Μία μέρα ανά γύρο
clock-days = Τρεις μέρες ανά γύρο
clock-fischer = { $minutes } λεπτά + { $increment } δευτ. ανά γύρο
clock-per-turn = { $days ->
    [one] Μία μέρα ανά γύρο
   *[other] { $days } μέρες ανά γύρο
}
clock-left = Μένουν { $time }
clock-unsure = Η σύνδεση χάθηκε: μένουν περίπου { $time }
clock-long = { $days } ημ. { $hours } ώρ.

you-seat = Εσύ
sit-title = Αυτή η θέση είναι δική σου
sit-text = { $game }, με: { $names }.
sit-name = Το όνομά σου
sit-invited = Πρόσκληση σε { $game } από: { $names }.
sit-again = Συνέχισε εδώ
sit-again-text = { $game }: συνέχισε να παίζεις ως { $name } σε αυτή τη συσκευή. Συνεχίζει και η άλλη.
sit-used = Εδώ κάθισε ήδη κάποιος άλλος και έχει δει αυτές τις κάρτες.
table-mine = Στη θέση μου σε αυτό το τραπέζι
join-title = Μια ελεύθερη θέση
join-text = { $game }. Κάθισε και παίξε.
join-watch = Μόνο παρακολούθηση

invite-title = Κάλεσε έναν φίλο
invite-text = Στείλε τον σύνδεσμο ή δείξε του τον κωδικό να τον σαρώσει. Όποιος καθίσει πρώτος παίρνει τη θέση.
invite-listed = Το τραπέζι σου είναι ανοιχτό
invite-listed-text = Φαίνεται στην αρχική σελίδα, και όποιος έρθει πρώτος παίρνει τη θέση. Μπορείς και να στείλεις τον σύνδεσμο.
invite-code = Κωδικός QR του συνδέσμου
invite-meanwhile = Στο μεταξύ παίξε με: { $name }
waiting-title = Δεν έχει έρθει κανείς ακόμη.
waiting-arrived = Στο τραπέζι σου κάθισε: { $names }.
waiting-go = Πήγαινε εκεί
waiting-stay = Μείνε εδώ
waiting-look = Δες το
waiting-stop = Τέλος

connected = Συνδεδεμένο
connecting = Σύνδεση…
connection-lost = Χωρίς σύνδεση· νέα προσπάθεια σε { $seconds } δευτ.
connection-lost-heard = Η σύνδεση χάθηκε. Γίνεται επανασύνδεση· τίποτα δεν χάνεται.
connection-lost-move = Η σύνδεση χάθηκε, η κίνησή σου θα σταλεί
connection-restarting = Ο διακομιστής ξεκινά πάλι· επιστρέφει σε { $seconds } δευτ.
connection-restarting-heard = Ο διακομιστής ξεκινά πάλι. Το τραπέζι επιστρέφει μόνο του.
connection-refused = Δεν έχεις πρόσβαση

table-main = Το τραπέζι
table-seats = Παίκτες
table-to-move = παίζει τώρα
table-round = Παρτίδα { $round } από { $rounds }
table-refused = Αυτό το τραπέζι δεν ανοίγει
table-coming = Στήνεται το τραπέζι…
table-board-failed = Το ταμπλό αυτού του παιχνιδιού δεν φορτώθηκε. Μπορείς να παίξεις με την εικόνα και τα κουμπιά.
table-moves = Οι κινήσεις σου
table-waiting = { $count ->
    [one] Αναμονή για έναν ακόμη παίκτη
   *[other] Αναμονή για { $count } παίκτες
}
table-side-panel = Ιστορικό και άλλα

confirm-move = Σίγουρα; { $move }
confirm-yes = Ναι, παίξε το
back-at = Μετά την κίνηση { $number }
back-one = Μία κίνηση πίσω
on-one = Μία κίνηση μπροστά
back-now = Πίσω στο παιχνίδι

log-title = Ιστορικό
log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-look-back = Δες πάλι την κίνηση { $number }
log-full = Ολόκληρες προτάσεις
chat-title = Συνομιλία
chat-line = Πες κάτι
chat-send = Αποστολή
chat-empty = Κανείς δεν έχει γράψει ακόμη. Οι θεατές δεν βλέπουν αυτή τη συνομιλία.
chat-empty-spectators = Κανείς δεν έχει γράψει ακόμη. Οι παίκτες δεν βλέπουν αυτή τη συνομιλία.
chat-spectator = Θεατής
unseen-title = Άγνωστες
share-title = Πρόσκληση
share-lead = Στείλε κάθε σύνδεσμο σε ένα μόνο άτομο. Η θέση ανήκει σε όποιον καθίσει πρώτος· μετά ο σύνδεσμος δεν ανοίγει πια τίποτα, ούτε για σένα.
share-taken = Κάποιος κάθεται ήδη εδώ.
share-spectators = Θεατές
share-link-of = Σύνδεσμος: { $name }
share-only-here = Αυτή η διεύθυνση ανοίγει μόνο σε αυτή τη συσκευή. Για να μπορούν να έρθουν κι άλλοι από το δίκτυό σου, ξεκίνα τον διακομιστή έτσι:
share-copy = Αντιγραφή συνδέσμου
share-copied = Αντιγράφηκε
share-free = Αποδέσμευση θέσης
share-nothing = Εδώ δεν υπάρχουν σύνδεσμοι για να στείλεις.
share-close = Κλείσιμο τραπεζιού
share-close-sure = Να κλείσει το τραπέζι για όλους; Κανείς δεν θα μπορεί πια να παίξει εδώ.
share-new-link = Νέος σύνδεσμος
share-make-link = Δημιουργία συνδέσμου
share-send = Αποστολή συνδέσμου
share-free-at = Ελευθερώνεται στις { $time }, αν δεν γυρίσει κανείς.
share-device = Σε άλλη συσκευή
share-device-text = Φτιάξε έναν σύνδεσμο για να συνεχίσεις σε άλλη συσκευή. Ισχύει μία φορά, για δέκα λεπτά. Μην τον δώσεις σε κανέναν: δείχνει τις κάρτες σου.
share-device-terminal = Σε τερματικό:
share-leave = Αφήνω τη θέση μου
share-leave-sure = Να αφήσεις τη θέση σου; Όποιος πάρει τον νέο σύνδεσμο κάθεται στη θέση σου και βλέπει τις κάρτες σου.
share-left = Άφησες τη θέση σου. Στείλε αυτόν τον σύνδεσμο σε όποιον την παίρνει.
share-given = Από αποθηκευμένη παρτίδα
share-given-text = Αυτό το τραπέζι στήθηκε από αποθηκευμένη παρτίδα: όποιος το έστησε μπορεί να ξέρει τι είναι κρυφό.

explained-title = Γιατί όχι;
curtain-title = Παίζει: { $name }
curtain-text = Δώσε τη συσκευή παρακάτω. Οι κάρτες μένουν κλειστές ώσπου να κοιτάξεις.
curtain-look = Εδώ { $name }: δείξε τις κάρτες μου
curtain-back = Επιστροφή: { $name }

actions-title = Άλλες ενέργειες
action-undo = Αναίρεση
action-takeback = Αίτημα αναίρεσης
action-hint = Συμβουλή
action-draw = Πρόταση ισοπαλίας
action-resign = Παραίτηση
# Below icons on phones: as short as can be.
action-undo-short = Αναίρεση
action-takeback-short = Αναίρεση
action-draw-short = Ισοπαλία
analysis-board-short = Ανάλυση

action-claim-time = Νίκη λόγω χρόνου
# $players: how many sit here, with whoever resigns; $rounds: games of the match.
resign-sure =
    Παραίτηση; { $rounds ->
        [1] Την παρτίδα την
       *[other] Τον αγώνα τον
    } { $players ->
        [2] κερδίζει ο αντίπαλος.
       *[other] κερδίζουν οι άλλοι.
    }
resign-which = Παραίτηση μόνο από αυτή την παρτίδα ή από όλον τον αγώνα;
resign-game = Αυτή η παρτίδα
resign-match = Όλος ο αγώνας
hint-thinking = Σκέφτεται…
hint-says = { $move }. Πιθανότητα νίκης περίπου { $chance }%.
hint-chance = { $chance }%
hint-play = Παίξ’ το
hint-best = Καλύτερες κινήσεις

offer-draw = { $name } προτείνει ισοπαλία.
offer-takeback = { $name } ζητά αναίρεση μιας κίνησης.
offer-rematch = { $name } προτείνει ρεβάνς.
offer-draw-mine = Πρότεινες ισοπαλία.
offer-takeback-mine = Ζήτησες αναίρεση μιας κίνησης.
offer-rematch-mine = Πρότεινες ρεβάνς.
offer-agree = Αποδοχή
offer-decline = Απόρριψη
offer-withdraw = Απόσυρση

end-title = Το τέλος
end-win = { $who ->
    [you] Κερδίζεις!
   *[other] { $count ->
        [one] { $names } κερδίζει!
       *[other] { $names } κερδίζουν!
    }
}
end-draw = Ισοπαλία
end-tally = Νίκες σε αυτό το τραπέζι: { $scores }
end-tally-draws = { $count ->
    [one] { $count } ισοπαλία
   *[other] { $count } ισοπαλίες
}
seat-wins = { $count ->
    [one] { $count } νίκη σε αυτό το τραπέζι
   *[other] { $count } νίκες σε αυτό το τραπέζι
}
end-match = { $who ->
    [you] Κερδίζεις τον αγώνα.
   *[other] Νίκη στον αγώνα: { $names }.
}
end-match-draw = Ο αγώνας λήγει ισόπαλος.
end-scoring = Βαθμολόγηση
end-next-step = Επόμενο
end-skip = Εμφάνιση όλων
end-next-round = Επόμενη παρτίδα
end-rematch = Ρεβάνς

text-title = Το τραπέζι με λόγια
text-commands = Εντολές
text-line = Μια κίνηση ή μια εντολή
text-do = Εκτέλεση
text-help = Γράψε ? για τις εντολές.
text-help-move = Γράψε ? για τις εντολές, ή παίξε με μια κίνηση όπως { $move }.
text-moves = { $count ->
    [one] { $count } δυνατή κίνηση
   *[other] { $count } δυνατές κινήσεις
}

learn-title = Μαθήματα
review-title = Ανασκόπηση
lost-title = Εδώ δεν υπάρχει τίποτα
lost-text = Η διεύθυνση δεν οδηγεί πουθενά. Ίσως λείπει ένα γράμμα.
lost-home = Αρχική

settings-title = Ρυθμίσεις
settings-lead = Μένουν σε αυτόν τον περιηγητή.
setting-language = Γλώσσα
setting-theme = Θέμα
theme-system = Όπως το σύστημα
theme-light = Φωτεινό
theme-dark = Σκοτεινό
setting-palette = Χρώματα των καρτών
palette-colours = Ευδιάκριτα
palette-contrast = Μέγιστη αντίθεση
setting-speed = Εφέ κίνησης
speed-normal = Κανονικά
speed-fast = Γρήγορα
speed-off = Ανενεργά
setting-pace = Κινήσεις των μποτ
pace-calm = Μετά από παύση
pace-quick = Μετά από μικρή παύση
pace-off = Αμέσως
setting-habits = Προτιμήσεις
setting-letters = Γράμματα στις κάρτες
setting-letters-text = Κάθε χρώμα έχει το γράμμα του.
setting-glyphs = Σύμβολα στις κάρτες
setting-glyphs-text = Κάθε χρώμα έχει το σύμβολό του: φλόγα, ήλιος, φύλλο, κύμα, γαϊδουράγκαθο, χιόνι.
setting-confirm = Επιβεβαίωση κινήσεων
setting-confirm-text = Πριν μετρήσει μια κίνηση, ζητείται επιβεβαίωση.
setting-hover-help = Βοήθεια με τον δείκτη
setting-hover-help-text = Το τι είναι κάτι στο τραπέζι εμφανίζεται όταν ο δείκτης μείνει πάνω του. Το παρατεταμένο πάτημα και το πλήκτρο ? το δείχνουν πάντα.
setting-bot-lines = Τα μποτ μιλούν
setting-bot-lines-text = Λένε μια ατάκα στην αρχή και στο τέλος της παρτίδας.
setting-sounds = Ήχοι
setting-sounds-text = Κάρτες στο τραπέζι, και ένα κουδούνι όταν είναι η σειρά σου.
setting-call = Φώναξέ με όταν παίζω εγώ
setting-call-text = Ένα κουδούνι και, αν το επιτρέπεις στον περιηγητή, μια ειδοποίηση όσο έχεις μπροστά σου άλλη καρτέλα ή πρόγραμμα.
setting-call-allow = Να επιτρέπονται ειδοποιήσεις
setting-push = Και με κλειστή σελίδα
setting-push-text = Η υπηρεσία push του περιηγητή μαθαίνει μόνο σε ποια παρτίδα είναι η σειρά σου, όχι κάρτες ή μηνύματα.
setting-push-refused = Αυτός ο περιηγητής δεν το επιτρέπει.
setting-text-view = Προβολή κειμένου
setting-text-view-text = Τραπέζια με λόγια, με γραμμή εντολών όπως στο τερματικό.
rules-ruling = Δική μας απόφαση
