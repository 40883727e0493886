# In the accusative.
tabula-territory = { $place ->
    [r] την κόκκινη περιοχή
    [y] την κίτρινη περιοχή
    [g] την πράσινη περιοχή
    [b] την μπλε περιοχή
    [p] τη μοβ περιοχή
   *[number] την περιοχή { $number }
}
tabula-at-territory = { $place ->
    [r] στην κόκκινη περιοχή
    [y] στην κίτρινη περιοχή
    [g] στην πράσινη περιοχή
    [b] στην μπλε περιοχή
    [p] στη μοβ περιοχή
   *[number] στην περιοχή { $number }
}

## What happened

tabula-lay = { $who ->
    [you] Παίζεις { $card } { tabula-at-territory }.
   *[other] { $name } παίζει { $card } { tabula-at-territory }.
} { $count ->
    [one] Εκεί υπάρχει τώρα { $count } ιππότης.
   *[other] Εκεί υπάρχουν τώρα { $count } ιππότες.
}
tabula-draw = { $who ->
    [you] Τραβάς { $card }.
   *[other] { $name } τραβάει { $card }.
} { tabula-stock }
tabula-takes = { $who ->
    [you] Παίρνεις { tabula-territory }: { points }.
    [team] Η ομάδα σου παίρνει { tabula-territory }: { points }.
   *[other] { $name } παίρνει { tabula-territory }: { points }.
}
tabula-treasure = { $who ->
    [you] Παίρνεις τον θησαυρό: 1 πόντος.
    [team] Η ομάδα σου παίρνει τον θησαυρό: 1 πόντος.
   *[other] { $name } παίρνει τον θησαυρό: 1 πόντος.
}
tabula-tie = Ισοπαλία { tabula-at-territory }. Από έναν θησαυρό: { $rows }.
tabula-tie-of-all = Ισοπαλία όλων { tabula-at-territory }: κανείς δεν παίρνει τίποτα.
tabula-nobody = Κανένας ιππότης { tabula-at-territory }: κανείς δεν παίρνει τίποτα.
tabula-castle = { $who ->
    [you] Αποκτάς πριν από όλους δύο αριθμημένες περιοχές και παίρνεις το κάστρο: { points }.
    [team] Η ομάδα σου αποκτά πριν από όλους δύο αριθμημένες περιοχές και παίρνει το κάστρο: { points }.
   *[other] { $name } αποκτά πριν από όλους δύο αριθμημένες περιοχές και παίρνει το κάστρο: { points }.
}
tabula-no-castle = Κανείς δεν έχει δύο αριθμημένες περιοχές: το κάστρο δεν δίνεται.
tabula-shared = Κοινή νίκη με { points-accusative }: { $rows }.

## In a line of the log, after the player’s name

tabula-brief-lay = { $card } → { $place ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
    [b] μπλε
    [p] μοβ
   *[number] { $number }
}
tabula-brief-stock-empty = άδεια στοίβα

## What to do

tabula-prompt = Παίξε έναν ιππότη στην περιοχή του αριθμού ή του χρώματός του.
tabula-waiting = { $name } πρέπει να παίξει έναν ιππότη.
tabula-move-lay = Παίξε { $card } { tabula-at-territory }

## The table in words

tabula-territories = Περιοχές
tabula-territory-title = { $place ->
    [r] Κόκκινη περιοχή
    [y] Κίτρινη περιοχή
    [g] Πράσινη περιοχή
    [b] Μπλε περιοχή
    [p] Μοβ περιοχή
   *[number] Περιοχή { $number }
}, { points }.
tabula-stock = { $left ->
    [0] Η στοίβα είναι άδεια.
    [one] Στη στοίβα μένει { $left } κάρτα.
   *[other] Στη στοίβα μένουν { $left } κάρτες.
}
tabula-knights = { $count ->
    [one] { $count } ιππότης ({ $cards })
   *[other] { $count } ιππότες ({ $cards })
}
tabula-removed = Εκτός παιχνιδιού: { $cards }.
tabula-partner = Στην ομάδα σου: { $name }.
tabula-if-it-ended-now = Αν τελείωνε τώρα: { $scores }.
tabula-points-if-it-ended-now = { $points } αν τελείωνε τώρα
