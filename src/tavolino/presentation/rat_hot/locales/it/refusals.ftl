### Rat Hot. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

rat-hot-not-turned-up = La striscia { $word } non è scoperta. Da piazzare: { $listed }.
rat-hot-no-such-line = { $line ->
    [column] La colonna { $word } non esiste; le colonne vanno da 0 a 24.
   *[row] La riga { $word } non esiste; le righe vanno da 0 a 24.
}
rat-hot-only-strip = È scoperta solo la striscia { $strip }.
rat-hot-over-the-edge = La striscia { $strip } sporgerebbe oltre il bordo del tavolo; colonne e righe vanno da 0 a 24.
rat-hot-both-ways = La striscia { $strip } si legge uguale nei due versi: si piazza solo verso E o S. Questa mossa si scrive { $move }.
rat-hot-hollow = Sotto la striscia { $strip } ci sarebbe un vuoto: lì i livelli sono { $listed } e devono essere uguali.
rat-hot-touches-nothing = Lì la striscia { $strip } non toccherebbe nulla. Almeno un suo campo deve confinare con una striscia sul tavolo.
rat-hot-covers-one = La striscia { $strip } coprirebbe esattamente la striscia { $other }; piazzala su due o tre strisce.
