### Tabula Rasa. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

tabula-why-treasure = Με { $card } έχεις τον πρώτο σου ιππότη { tabula-at-territory }: αξίζει τουλάχιστον τον θησαυρό.
tabula-why-not-needed = Δεν χρειάζεται άλλος { tabula-at-territory }: σου περισσεύει { $card }, και οι κάρτες που μετράνε ακόμη μένουν στο χέρι σου.
tabula-why-not-needed-last = Δεν χρειάζεται άλλος { tabula-at-territory }, και { $card } είναι η τελευταία σου κάρτα.
tabula-why-lost = Δεν έχεις πολλά να κερδίσεις { tabula-at-territory }: σου περισσεύει { $card }, και οι καλύτερες κάρτες μένουν στο χέρι σου.
tabula-why-lost-last = Δεν έχεις πολλά να κερδίσεις { tabula-at-territory }, και { $card } είναι η τελευταία σου κάρτα.
tabula-why-wins = Με { $card } κερδίζεις οριστικά { tabula-territory }, { points }: κανείς δεν σε φτάνει.
tabula-why-first = Με { $card } έχεις τον πρώτο ιππότη { tabula-at-territory }, { points }.
tabula-why-lead = Με { $card } περνάς μπροστά { tabula-at-territory }, { $own } προς { $rival } για { points-accusative }.
tabula-why-stronger = Με { $card } ενισχύεις το προβάδισμά σου { tabula-at-territory }, { $own } προς { $rival }. Κάρτες που μπορούν ακόμη να έρθουν εκεί: { $unseen }.
tabula-why-level = Με { $card } ισοφαρίζεις { tabula-at-territory }, { $own } προς { $rival }: έτσι δεν την παίρνει κανείς ({ points }).
tabula-why-closer = Με { $card } πλησιάζεις { tabula-at-territory }, { $own } προς { $rival } για { points-accusative }.
tabula-why-castle = Μαζί με την περιοχή { $numbers } οδηγεί στο κάστρο.
