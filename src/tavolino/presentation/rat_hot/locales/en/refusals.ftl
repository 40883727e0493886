### Rat Hot. Why a move cannot be played. $word is what the player typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

rat-hot-not-turned-up = Strip { $word } is not turned up. Strips to lay: { $listed }.
rat-hot-no-such-line = { $line ->
    [column] There is no column { $word }; columns are 0 to 24.
   *[row] There is no row { $word }; rows are 0 to 24.
}
rat-hot-only-strip = Only strip { $strip } is turned up.
rat-hot-over-the-edge = Strip { $strip } would stick out over the edge of the table; columns and rows run from 0 to 24.
rat-hot-both-ways = Strip { $strip } reads the same both ways, so it is only laid E or S. Write this move as { $move }.
rat-hot-hollow = There would be a gap beneath strip { $strip }: the heights there are { $listed } and must be equal.
rat-hot-touches-nothing = Strip { $strip } would not touch anything there. At least one of its fields must share an edge with a strip on the table.
rat-hot-covers-one = Strip { $strip } would cover strip { $other } exactly; lay it on two or three strips.
