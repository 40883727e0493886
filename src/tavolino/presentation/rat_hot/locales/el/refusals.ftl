### Rat Hot. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

rat-hot-not-turned-up = Η λωρίδα { $word } δεν είναι ανοιχτή. Για τοποθέτηση: { $listed }.
rat-hot-no-such-line = { $line ->
    [column] Δεν υπάρχει στήλη { $word }· οι στήλες είναι από 0 έως 24.
   *[row] Δεν υπάρχει γραμμή { $word }· οι γραμμές είναι από 0 έως 24.
}
rat-hot-only-strip = Μόνο η λωρίδα { $strip } είναι ανοιχτή.
rat-hot-over-the-edge = Η λωρίδα { $strip } θα έβγαινε έξω από την άκρη του τραπεζιού· στήλες και γραμμές είναι από 0 έως 24.
rat-hot-both-ways = Η λωρίδα { $strip } διαβάζεται το ίδιο και από τις δύο μεριές, γι’ αυτό μπαίνει μόνο προς E ή S. Αυτή η θέση γράφεται { $move }.
rat-hot-hollow = Κάτω από τη λωρίδα { $strip } θα έμενε κενό: τα ύψη εκεί είναι { $listed } και πρέπει να είναι ίσα.
rat-hot-touches-nothing = Εκεί η λωρίδα { $strip } δεν θα ακουμπούσε τίποτα. Τουλάχιστον ένα τετράγωνό της πρέπει να έχει κοινή πλευρά με λωρίδα του τραπεζιού.
rat-hot-covers-one = Η λωρίδα { $strip } θα κάλυπτε ακριβώς τη λωρίδα { $other }· βάλε την πάνω σε δύο ή τρεις λωρίδες.
