### Όσα λέει η ίδια η σελίδα.

page-ways = Σελίδες
page-view-text = Προβολή κειμένου
page-view-drawn = Ζωγραφισμένη προβολή
cancel = Άκυρο
close = Κλείσιμο
try-again = Ξανά
offline-notice = Ο διακομιστής δεν απαντά αυτή τη στιγμή.

home-title = Κάθισε, υπάρχει ελεύθερο τραπέζι
home-lead = Τρία μικρά κουτιά, ένα μικρό τραπέζι. Παίξε με ένα bot, στείλε έναν σύνδεσμο, ή δώστε την ίδια συσκευή από χέρι σε χέρι.
home-play = Παίξε
home-notice = Δικές μας εικόνες και δικά μας λόγια. Καμία σχέση με τους εκδότες των παιχνιδιών.
home-api = Για προγράμματα: το API

game-schotten-totten = Δύο φατρίες μαλώνουν για μια σειρά από Πέτρες. Παίξε τον δυνατότερο σχηματισμό σε μια Πέτρα, απόδειξε ότι τίποτα δεν τον νικά, και διεκδίκησέ την.
game-tabula-rasa = Στείλε τους ιππότες σου σε δέκα περιοχές, με τον αριθμό ή με το χρώμα τους. Όταν τελειώσουν οι κάρτες, η περιοχή ανήκει στη μακρύτερη ουρά.
game-rat-hot = Βάλε λωρίδες με μπαχαρικά τη μία δίπλα και πάνω στην άλλη· οι ομάδες του χρώματός σου δίνουν πόντους. Αν στο τέλος της σειράς σου φαίνονται τρία δικά σου ποντίκια, έχασες.

edition-iello = IELLO 2021
edition-iello-text = Το κουτί του 2021. Διεκδικείς αφού παίξεις, όσες Πέτρες μπορείς να αποδείξεις· με τις Τακτικές κρατάς επτά κάρτες.
edition-ps-games = Έκδοση PS Games
edition-ps-games-text = Το ιταλικό κουτί. Διεκδικείς μία Πέτρα στη σειρά σου, αφού παίξεις· ο Ανιχνευτής του τραβά από μία στοίβα και επιστρέφει κάρτες στην κορυφή.
edition-menhir = Τα μενίρ
edition-menhir-text = Όρθιες πέτρες και οι κάρτες Τακτικής του 2004, όλες σε μία στοίβα. Διεκδικείς πριν παίξεις, και με ανολοκλήρωτη πλευρά.

mine-title = Τα τραπέζια σου
mine-against = με: { $names }
mine-your-turn = Σειρά σου
mine-their-turn = Παίζει: { $name }
mine-waiting = Λείπουν παίκτες
mine-over = Το παιχνίδι τελείωσε
mine-closed = Το τραπέζι έκλεισε
mine-forget = Ξέχασέ το
mine-forget-which = Ξέχασε αυτό το τραπέζι: { $table }

open-title = Ανοιχτά τραπέζια
open-none = Τώρα δεν περιμένει κανείς. Στρώσε ένα τραπέζι ανοιχτό σε όλους.
open-seats = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}

new-title = Νέο τραπέζι
new-game = Τι παίζετε;
new-edition = Ποια έκδοση;
new-against = Με αντίπαλο;
new-bot = Ποιο bot;
new-seats = Ποιος κάθεται πού;
new-name = Το όνομά σου
new-names = Τα ονόματά σας
new-options = Πώς παίζετε;
new-smaller = Μικρότερο κουτί
new-smaller-text = Λιγότερες Πέτρες, χρώματα ή κάρτες κάνουν ένα πιο σύντομο παιχνίδι για δοκιμή.
new-sit-down = Κάθισε

against-bot = Ένα bot
against-bot-text = Πάντα εδώ, παίζει αμέσως, δεν βλέπει ποτέ τις κάρτες σου.
against-link = Φίλος ή φίλη
against-link-text = Παίρνεις έναν σύνδεσμο να στείλεις. Η θέση περιμένει όσο χρειαστεί.
against-here = Αυτή η συσκευή
against-here-text = Από χέρι σε χέρι· μια αυλαία κρύβει τις κάρτες.
against-open = Όποιος θέλει
against-open-text = Το τραπέζι μπαίνει στη λίστα, και όποιος έρθει πρώτος κάθεται.

bot-mimi = Παίρνει ό,τι της φαίνεται ωραίο τώρα, και δεν σκέφτεται κανέναν άλλον.
bot-beppe = Έχει σχέδιο για το δικό του χέρι, και δεν μετρά τίποτα.
bot-carla = Μετράει τι δεν έχει βγει ακόμη και αρκείται σε μια καλή κίνηση.
bot-nonna = Κοιτά μία-δύο κινήσεις μπροστά.
bot-maestro = Κοιτά μπροστά όσο του επιτρέπει ένα δευτερόλεπτο.
bot-strength = Δύναμη { $level } από 5
bot-rating = Elo { $rating }
bot-at-once = αμέσως
bot-thinks = { $seconds } δ. ανά κίνηση

option-tactics = Κάρτες Τακτικής
option-tactics-text = Δέκα κάρτες που λυγίζουν τους κανόνες: τζόκερ, κατάσκοποι, ομίχλη και λάσπη.
option-expert = Για έμπειρους
option-expert-text = Οι Πέτρες διεκδικούνται μόνο στην αρχή της σειράς.
option-shrunk-groups = Πόντοι και στις μικρότερες ομάδες
option-shrunk-groups-text = Δίνει πόντους και ό,τι μένει από μια ομάδα που έχασε τετράγωνο.
option-players = Πόσοι παίζετε;
option-players-text = Οι τέσσερις παίζουν σε δύο ομάδες· οι συμπαίκτες κάθονται απέναντι.
option-stones = Πέτρες
option-stones-text = Πέτρες στη σειρά.
option-colours = Χρώματα
option-colours-text = Χρώματα των καρτών.
option-values = Τιμές
option-values-text = Κάρτες κάθε χρώματος.
option-copies = Αντίτυπα
option-copies-text = Πόσες φορές υπάρχει κάθε ιππότης.
option-hand = Χέρι
option-hand-text = Κάρτες στο χέρι· 0 σημαίνει όπως στην έκδοση.
option-hints = Συμβουλές
option-hints-text = Ρώτα τι θα έκανε ένας δυνατός παίκτης.
option-spectators = Θεατές
option-spectators-text = Άλλοι μπορούν να κοιτούν με σύνδεσμο· βλέπουν ό,τι είναι ανοιχτό.
option-rounds = Παιχνίδια του αγώνα
option-first = Ποιος αρχίζει;
option-clock = Ρολόι
players-count = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
rounds-count = { $count ->
    [one] { $count } παιχνίδι
   *[other] { $count } παιχνίδια
}
first-drawn = Με κλήρο
first-me = Εγώ
clock-none = Χωρίς ρολόι
clock-quick = 5 λεπτά, 5 δευτερόλεπτα ανά κίνηση
clock-calm = 15 λεπτά, 15 δευτερόλεπτα ανά κίνηση
clock-day = Μία μέρα ανά κίνηση
clock-days = Τρεις μέρες ανά κίνηση
clock-left = Μένουν { $time }

seat-empty = Θέση { $number }
you-seat = Εσύ
sit-title = Αυτή η θέση είναι δική σου
sit-text = { $game }, με: { $names }.
sit-name = Το όνομά σου
join-title = Μια ελεύθερη θέση
join-text = { $game }. Κάθισε και παίξε.
join-watch = Μόνο να κοιτάξω

connected = Συνδεδεμένο
connecting = Σύνδεση …
connection-lost = Χωρίς σύνδεση· νέα προσπάθεια σε { $seconds } δ.
connection-lost-heard = Η σύνδεση χάθηκε. Ξαναδοκιμάζει μόνη της· τίποτα δεν χάνεται.
connection-restarting = Ο διακομιστής ξεκινά πάλι· επιστρέφει σε { $seconds } δ.
connection-restarting-heard = Ο διακομιστής ξεκινά πάλι. Το τραπέζι επιστρέφει μόνο του.
connection-refused = Δεν επιτρέπεται η είσοδος

table-main = Το τραπέζι
table-seats = Παίκτες
table-to-move = παίζει τώρα
table-round = Παιχνίδι { $round } από { $rounds }
table-refused = Αυτό το τραπέζι δεν ανοίγει
table-coming = Στρώνεται το τραπέζι …
table-no-board = Γι’ αυτό το παιχνίδι δεν υπάρχει εδώ ζωγραφισμένο ταμπλό.
table-waiting = Αναμονή: { $names }
table-paper = Ιστορικό και άλλα

confirm-move = { $move };
confirm-yes = Ναι, παίξε το
back-at = Μετά την κίνηση { $number }
back-one = Μία κίνηση πίσω
on-one = Μία κίνηση μπροστά
back-now = Πίσω στο παιχνίδι

log-title = Ιστορικό
log-empty = Δεν έχει γίνει τίποτα ακόμα.
log-look-back = Δες πάλι την κίνηση { $number }
chat-title = Κουβέντα
chat-line = Πες κάτι
chat-send = Στείλε
chat-empty = Κανείς δεν έχει μιλήσει ακόμα. Οι θεατές δεν σε ακούν.
chat-empty-spectators = Κανείς δεν έχει μιλήσει ακόμα. Οι παίκτες δεν σε ακούν.
chat-spectator = Θεατής
unseen-title = Εκεί έξω
unseen-cards = Αυτές τις κάρτες δεν τις έχεις δει: είναι στις στοίβες και στα άλλα χέρια.
unseen-gone = { $card }: φάνηκε
unseen-left = { $card }: { $count } εκεί έξω
share-title = Κάλεσε
share-lead = Όποιος ανοίξει έναν σύνδεσμο κάθεται στη θέση του. Κάθε σύνδεσμος είναι κλειδί: δώσε τον σε έναν μόνο.
share-taken = Κάθεται ήδη εδώ.
share-spectators = Θεατές
share-link-of = Σύνδεσμος: { $name }
share-copy = Αντιγραφή συνδέσμου
share-copied = Αντιγράφηκε
share-free = Ελευθέρωσε τη θέση
share-nothing = Όλες οι θέσεις είναι πιασμένες, και τους συνδέσμους τους έχει όποιος έστρωσε το τραπέζι.
share-close = Κλείσε το τραπέζι
share-close-sure = Να κλείσει το τραπέζι για όλους; Κανείς δεν θα μπορεί πια να παίξει εδώ.

explained-title = Γιατί όχι;
explained-stone = Γιατί όχι την Πέτρα { $stone };
curtain-title = Σειρά: { $name }
curtain-text = Δώσε τη συσκευή. Οι κάρτες μένουν κρυφές ώσπου να κοιτάξεις.
curtain-look = Εδώ { $name }: δείξε τις κάρτες μου
curtain-back = Πίσω: { $name }

actions-title = Εκτός από κινήσεις
action-undo = Αναίρεση
action-takeback = Ζήτησε να πάρεις πίσω
action-hint = Συμβουλή
action-draw = Πρότεινε ισοπαλία
action-resign = Παραιτήσου
action-claim-time = Διεκδίκησε τη νίκη λόγω χρόνου
resign-sure = Παραίτηση; Τον αγώνα τον κερδίζουν οι άλλοι.
hint-thinking = Σκέφτεται …
hint-says = { $move }. Πιθανότητα νίκης περίπου { $chance }%.

offer-draw = { $name }: πρόταση για ισοπαλία.
offer-takeback = { $name }: αίτημα να πάρει πίσω μια κίνηση.
offer-rematch = { $name }: πρόταση για άλλο ένα παιχνίδι.
offer-draw-mine = Πρότεινες ισοπαλία.
offer-takeback-mine = Ζήτησες να πάρεις πίσω μια κίνηση.
offer-rematch-mine = Θέλεις να παίξετε ξανά.
offer-agree = Δέχομαι
offer-decline = Όχι
offer-withdraw = Το παίρνω πίσω

end-title = Το τέλος
end-match = Τον αγώνα τον κερδίζει: { $names }.
end-match-draw = Ο αγώνας λήγει ισόπαλος.
end-scoring = Η βαθμολογία
end-next-step = Επόμενο
end-skip = Δείξε τα όλα
end-next-round = Επόμενο παιχνίδι
end-rematch = Παίξε ξανά

text-title = Το τραπέζι με λόγια
text-commands = Εντολές
text-line = Μια κίνηση ή μια εντολή
text-do = Πάμε
text-help = Γράψε ? για τις εντολές, ή παίξε με μια κίνηση όπως r7@3.
text-moves = { $count ->
    [one] { $count } δυνατή κίνηση
   *[other] { $count } δυνατές κινήσεις
}

learn-title = Μάθε
review-title = Ανασκόπηση
lost-title = Εδώ δεν υπάρχει τίποτα
lost-text = Η διεύθυνση δεν οδηγεί πουθενά. Ίσως λείπει ένα γράμμα.
lost-home = Αρχή

settings-title = Ρυθμίσεις
settings-lead = Μένουν σε αυτόν τον περιηγητή.
setting-language = Γλώσσα
setting-theme = Φως
theme-system = Όπως το σύστημα
theme-light = Μέρα
theme-dark = Νύχτα
setting-palette = Χρώματα των καρτών
palette-colours = Χρώματα για όλους
palette-contrast = Μέγιστη αντίθεση
setting-speed = Κίνηση
speed-normal = Ήρεμη
speed-fast = Γρήγορη
speed-off = Καμία
setting-habits = Συνήθειες
setting-letters = Γράμματα στις κάρτες
setting-letters-text = Κάθε χρώμα έχει το γράμμα του.
setting-glyphs = Σύμβολα στις κάρτες
setting-glyphs-text = Κάθε χρώμα έχει το σύμβολό του: φλόγα, ήλιος, φύλλο, κύμα, γαϊδουράγκαθο, χιόνι.
setting-confirm = Επιβεβαίωση κινήσεων
setting-confirm-text = Κάθε κίνηση ρωτιέται άλλη μία φορά πριν μετρήσει.
setting-sounds = Ήχοι
setting-sounds-text = Κάρτες στην τσόχα, πέτρες, και ένα κουδούνι όταν είναι η σειρά σου.
setting-notify = Ειδοποιήσεις
setting-notify-text = Ο περιηγητής σε ειδοποιεί όταν είναι η σειρά σου και κοιτάς αλλού.
setting-text-view = Προβολή κειμένου
setting-text-view-text = Τραπέζια με λόγια, με γραμμή εντολών όπως στο τερματικό.
