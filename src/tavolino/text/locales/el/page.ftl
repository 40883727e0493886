### Όσα λέει η ίδια η σελίδα.

page-ways = Σελίδες
page-view-text = Προβολή κειμένου
page-view-drawn = Προβολή εικόνας
cancel = Άκυρο
close = Κλείσιμο
try-again = Νέα προσπάθεια
reload = Επαναφόρτωση
offline-notice = Ο διακομιστής δεν απαντά αυτή τη στιγμή.

home-title = Κάθισε, υπάρχει ελεύθερο τραπέζι
home-lead = Τρία μικρά κουτιά, ένα μικρό τραπέζι. Παίξε με ένα μποτ, στείλε σε φίλους έναν σύνδεσμο, ή δώσε την ίδια συσκευή από χέρι σε χέρι.
home-play = Παίξε
home-notice = Δικές μας εικόνες και δικά μας λόγια. Καμία σχέση με τους εκδότες των παιχνιδιών.
home-api = Για προγράμματα: το API

game-schotten-totten = Δύο φυλές μαλώνουν για μια σειρά από Πέτρες. Παίξε τον ισχυρότερο συνδυασμό σε μια Πέτρα, απόδειξε ότι τίποτα δεν τον νικά, και διεκδίκησέ την.
game-tabula-rasa = Στείλε τους ιππότες σου σε δέκα περιοχές, με τον αριθμό ή με το χρώμα τους. Όταν τελειώσουν οι κάρτες, η περιοχή ανήκει στη μακρύτερη ουρά.
game-rat-hot = Βάλε λωρίδες με μπαχαρικά τη μία δίπλα στην άλλη και τη μία πάνω στην άλλη· οι ομάδες του χρώματός σου δίνουν πόντους. Αν στο τέλος του γύρου σου φαίνονται τρία δικά σου ποντίκια, έχασες.

edition-iello = IELLO 2021
edition-iello-text = Το κουτί του 2021. Διεκδικείς αφού παίξεις, όσες Πέτρες μπορείς να αποδείξεις· με κάρτες Τακτικής κρατάς επτά κάρτες.
edition-ps-games = Έκδοση PS Games
edition-ps-games-text = Το ιταλικό κουτί. Διεκδικείς μία Πέτρα σε κάθε γύρο, αφού παίξεις· ο «Ανιχνευτής» του τραβάει από μία στοίβα και βάζει κάρτες πίσω στην κορυφή.
edition-menhir = Τα μενίρ
edition-menhir-text = Όρθιες πέτρες και οι κάρτες Τακτικής του 2004, όλες σε μία στοίβα. Διεκδικείς πριν παίξεις, και με ελλιπή πλευρά.

mine-title = Τα τραπέζια σου
mine-against = με: { $names }
mine-your-turn = Η σειρά σου
mine-their-turn = Σειρά έχει: { $name }
mine-waiting = Αναμονή παικτών
mine-over = Η παρτίδα τελείωσε
mine-closed = Το τραπέζι έκλεισε
mine-forget = Αφαίρεση
mine-forget-which = Αφαίρεση από τη λίστα: { $table }

open-title = Ανοιχτά τραπέζια
open-none = Τώρα δεν περιμένει κανείς. Στήσε ένα τραπέζι ανοιχτό σε όλους.
open-seats = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}

new-title = Νέο τραπέζι
new-game = Τι παίζουμε;
new-edition = Ποια έκδοση;
new-against = Ποιος αντίπαλος;
new-bot = Ποιο μποτ;
new-seats = Ποιος κάθεται πού;
new-colour = Ποιο είναι το χρώμα σου;
colour-red = Κόκκινο
colour-green = Πράσινο
colour-drawn = Με κλήρο
new-name = Το όνομά σου
new-names = Τα ονόματά σας
new-options = Πώς παίζουμε;
new-smaller = Μικρότερο κουτί
new-smaller-text = Λιγότερες Πέτρες, χρώματα ή κάρτες δίνουν μια πιο σύντομη παρτίδα για δοκιμή.
new-sit-down = Κάθισε

against-bot = Ένα μποτ
against-bot-text = Πάντα εδώ, παίζει αμέσως, δεν βλέπει ποτέ τις κάρτες σου.
against-link = Φίλος ή φίλη
against-link-text = Παίρνεις έναν σύνδεσμο να στείλεις. Η θέση περιμένει όσο χρειαστεί.
against-here = Στην ίδια συσκευή
against-here-text = Από χέρι σε χέρι· μια αυλαία κρύβει τις κάρτες.
against-open = Όποιος θέλει
against-open-text = Το τραπέζι μπαίνει στη λίστα, και όποιος έρθει πρώτος κάθεται.

bot-mimi = Παίρνει ό,τι της φαίνεται ωραίο τώρα, και δεν σκέφτεται κανέναν άλλον.
bot-beppe = Έχει σχέδιο για το δικό του χέρι, και δεν μετράει τίποτα.
bot-carla = Μετράει τι δεν έχει βγει ακόμη και αρκείται σε μια καλή κίνηση.
bot-nonna = Κοιτάζει μία-δύο κινήσεις μπροστά.
bot-maestro = Κοιτάζει μπροστά όσο του επιτρέπει ένα κλάσμα του δευτερολέπτου.
bot-strength = Δύναμη { $level } από 5
bot-rating = Elo { $rating }
bot-at-once = αμέσως
bot-thinks = { $seconds } δευτ. ανά κίνηση

option-tactics = Κάρτες Τακτικής
option-tactics-text = Δέκα κάρτες που αλλάζουν τους κανόνες: τζόκερ, ασπιδοφόρος, προδότης και άλλες.
option-expert = Για προχωρημένους
option-expert-text = Οι Πέτρες διεκδικούνται μόνο στην αρχή του γύρου.
option-shrunk-groups = Πόντοι σε κομμένες ομάδες
option-shrunk-groups-text = Δίνει πόντους και ό,τι μένει από μια ομάδα που έχασε τετράγωνο.
option-players = Πόσοι παίζουμε;
option-players-text = Οι τέσσερις παίζουν σε δύο ομάδες· οι συμπαίκτες κάθονται ο ένας απέναντι στον άλλον.
option-stones = Πέτρες
option-stones-text = Πέτρες στη σειρά.
option-colours = Χρώματα
option-colours-text = Χρώματα των καρτών.
option-values = Αξίες
option-values-text = Κάρτες κάθε χρώματος.
option-copies = Αντίτυπα
option-copies-text = Πόσες φορές υπάρχει κάθε ιππότης.
option-hand = Χέρι
option-hand-text = Κάρτες στο χέρι· 0 σημαίνει όπως στην έκδοση.
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
first-drawn = Με κλήρο
first-me = Εγώ
clock-none = Χωρίς ρολόι
clock-quick = 5 λεπτά, 5 δευτ. ανά γύρο
clock-calm = 15 λεπτά, 15 δευτ. ανά γύρο
clock-day = Μία μέρα ανά γύρο
clock-days = Τρεις μέρες ανά γύρο
clock-left = Μένουν { $time }
clock-unsure = Η σύνδεση χάθηκε: μένουν περίπου { $time }
clock-long = { $days } η { $hours } ώ

seat-empty = Θέση { $number }
you-seat = Εσύ
sit-title = Αυτή η θέση είναι δική σου
sit-text = { $game }, με: { $names }.
sit-name = Το όνομά σου
sit-invited = Πρόσκληση σε { $game } από: { $names }.
sit-again = Συνέχισε εδώ
sit-again-text = { $game }: συνέχισε να παίζεις ως { $name } σε αυτή τη συσκευή. Συνεχίζει και η άλλη.
sit-used = Εδώ κάθισε ήδη κάποιος άλλος και έχει δει αυτά τα φύλλα.
table-mine = Στη θέση μου σε αυτό το τραπέζι
join-title = Μια ελεύθερη θέση
join-text = { $game }. Κάθισε και παίξε.
join-watch = Μόνο παρακολούθηση

connected = Συνδεδεμένο
connecting = Σύνδεση …
connection-lost = Χωρίς σύνδεση· νέα προσπάθεια σε { $seconds } δευτ.
connection-lost-heard = Η σύνδεση χάθηκε. Γίνεται νέα προσπάθεια· τίποτα δεν χάνεται.
connection-lost-move = Η σύνδεση χάθηκε, η κίνησή σου θα σταλεί
connection-restarting = Ο διακομιστής ξεκινά πάλι· επιστρέφει σε { $seconds } δευτ.
connection-restarting-heard = Ο διακομιστής ξεκινά πάλι. Το τραπέζι επιστρέφει μόνο του.
connection-refused = Δεν επιτρέπεται η είσοδος

table-main = Το τραπέζι
table-seats = Παίκτες
table-to-move = παίζει τώρα
table-round = Παρτίδα { $round } από { $rounds }
table-refused = Αυτό το τραπέζι δεν ανοίγει
table-coming = Στήνεται το τραπέζι …
table-board-failed = Το ταμπλό αυτού του παιχνιδιού δεν φορτώθηκε. Μπορείς να παίξεις με την εικόνα και τα κουμπιά.
table-moves = Οι κινήσεις σου
table-waiting = Αναμονή: { $names }
table-paper = Ιστορικό και άλλα

confirm-move = Σίγουρα; { $move }
confirm-yes = Ναι, παίξε το
back-at = Μετά την κίνηση { $number }
back-one = Μία κίνηση πίσω
on-one = Μία κίνηση μπροστά
back-now = Πίσω στο παιχνίδι

log-title = Ιστορικό
log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-look-back = Δες πάλι την κίνηση { $number }
chat-title = Συνομιλία
chat-line = Πες κάτι
chat-send = Αποστολή
chat-empty = Κανείς δεν έχει μιλήσει ακόμη. Οι θεατές δεν σε ακούν.
chat-empty-spectators = Κανείς δεν έχει μιλήσει ακόμη. Οι παίκτες δεν σε ακούν.
chat-spectator = Θεατής
unseen-title = Άγνωστες
unseen-cards = Αυτές τις κάρτες δεν τις έχεις δει: είναι στις στοίβες και στα χέρια των άλλων.
unseen-gone = { $card }: φάνηκε
unseen-left = { $card }: ακόμη { $count }
share-title = Πρόσκληση
share-lead = Στείλε κάθε σύνδεσμο σε ένα μόνο άτομο. Η θέση ανήκει σε όποιον καθίσει πρώτος· μετά ο σύνδεσμος δεν ανοίγει πια τίποτα, ούτε για σένα.
share-taken = Κάθεται ήδη εδώ.
share-spectators = Θεατές
share-link-of = Σύνδεσμος: { $name }
share-copy = Αντιγραφή συνδέσμου
share-copied = Αντιγράφηκε
share-free = Αποδέσμευση θέσης
share-nothing = Εδώ δεν περιμένουμε κανέναν.
share-close = Κλείσιμο τραπεζιού
share-close-sure = Να κλείσει το τραπέζι για όλους; Κανείς δεν θα μπορεί πια να παίξει εδώ.
share-new-link = Νέος σύνδεσμος
share-make-link = Δημιουργία συνδέσμου
share-send = Αποστολή συνδέσμου
share-free-at = Ελευθερώνεται στις { $time }, αν δεν γυρίσει κανείς.
share-device = Σε άλλη συσκευή
share-device-text = Φτιάξε έναν σύνδεσμο για να συνεχίσεις σε άλλη συσκευή. Ισχύει μία φορά, για δέκα λεπτά. Μην τον δώσεις σε κανέναν: δείχνει τα φύλλα σου.
share-device-terminal = Σε τερματικό:
share-leave = Αφήνω τη θέση μου
share-leave-sure = Να αφήσεις τη θέση σου; Όποιος πάρει τον νέο σύνδεσμο κάθεται στη θέση σου και βλέπει τα φύλλα σου.
share-left = Άφησες τη θέση σου. Στείλε αυτόν τον σύνδεσμο σε όποιον την παίρνει.
share-given = Από καταγραφή
share-given-text = Αυτό το τραπέζι στήθηκε από καταγραφή: όποιος το έστησε μπορεί να ξέρει τα κρυφά φύλλα.

explained-title = Γιατί όχι;
explained-stone = { $edition ->
    [menhir] Γιατί όχι το μενίρ { $stone };
   *[other] Γιατί όχι η Πέτρα { $stone };
}
curtain-title = Σειρά έχει: { $name }
curtain-text = Δώσε τη συσκευή παρακάτω. Οι κάρτες μένουν κλειστές ώσπου να κοιτάξεις.
curtain-look = Εδώ { $name }: δείξε τις κάρτες μου
curtain-back = Επιστροφή: { $name }

actions-title = Άλλες ενέργειες
action-undo = Αναίρεση
action-takeback = Αίτημα αναίρεσης
action-hint = Συμβουλή
action-draw = Πρόταση ισοπαλίας
action-resign = Παραίτηση
action-claim-time = Νίκη λόγω χρόνου
resign-sure = Παραίτηση; Τον αγώνα τον κερδίζουν οι άλλοι.
hint-thinking = Σκέφτεται …
hint-says = { $move }. Πιθανότητα νίκης περίπου { $chance }%.

offer-draw = { $name } προτείνει ισοπαλία.
offer-takeback = { $name } ζητά αναίρεση μιας κίνησης.
offer-rematch = { $name } προτείνει ρεβάνς.
offer-draw-mine = Πρότεινες ισοπαλία.
offer-takeback-mine = Ζήτησες αναίρεση μιας κίνησης.
offer-rematch-mine = Πρότεινες ρεβάνς.
offer-agree = Αποδοχή
offer-decline = Άρνηση
offer-withdraw = Απόσυρση

end-title = Το τέλος
end-match = { $who ->
    [you] Κερδίζεις τον αγώνα.
   *[other] Νίκη στον αγώνα: { $names }.
}
end-match-draw = Ο αγώνας λήγει ισόπαλος.
end-scoring = Η βαθμολόγηση
end-next-step = Επόμενο
end-skip = Εμφάνιση όλων
end-next-round = Επόμενη παρτίδα
end-rematch = Ρεβάνς

text-title = Το τραπέζι με λόγια
text-commands = Εντολές
text-line = Μια κίνηση ή μια εντολή
text-do = Εκτέλεση
text-help = Γράψε ? για τις εντολές, ή παίξε με μια κίνηση όπως r7@3.
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
theme-light = Μέρα
theme-dark = Νύχτα
setting-palette = Χρώματα των καρτών
palette-colours = Ευδιάκριτα για όλους
palette-contrast = Μέγιστη αντίθεση
setting-speed = Εφέ κίνησης
speed-normal = Ήρεμα
speed-fast = Γρήγορα
speed-off = Καθόλου
setting-habits = Προτιμήσεις
setting-letters = Γράμματα στις κάρτες
setting-letters-text = Κάθε χρώμα έχει το γράμμα του.
setting-glyphs = Σύμβολα στις κάρτες
setting-glyphs-text = Κάθε χρώμα έχει το σύμβολό του: φλόγα, ήλιος, φύλλο, κύμα, γαϊδουράγκαθο, χιόνι.
setting-confirm = Επιβεβαίωση κινήσεων
setting-confirm-text = Πριν μετρήσει μια κίνηση, ζητείται επιβεβαίωση.
setting-sounds = Ήχοι
setting-sounds-text = Κάρτες στην τσόχα, πέτρες, και ένα κουδούνι όταν είναι η σειρά σου.
setting-notify = Ειδοποιήσεις
setting-notify-text = Ο περιηγητής σε ειδοποιεί όταν είναι η σειρά σου και κοιτάς αλλού.
setting-text-view = Προβολή κειμένου
setting-text-view-text = Τραπέζια με λόγια, με γραμμή εντολών όπως στο τερματικό.
rules-ruling = Δική μας απόφαση
