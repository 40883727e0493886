### Rat Hot. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

rat-hot-not-turned-up = Streifen { $word } ist nicht aufgedeckt. Zu legen: { $listed }.
rat-hot-no-such-line = { $line ->
    [column] Es gibt keine Spalte { $word }; die Spalten gehen von 0 bis 24.
   *[row] Es gibt keine Zeile { $word }; die Zeilen gehen von 0 bis 24.
}
rat-hot-only-strip = Nur Streifen { $strip } ist aufgedeckt.
rat-hot-over-the-edge = Streifen { $strip } würde über den Tischrand ragen; Spalten und Zeilen gehen von 0 bis 24.
rat-hot-both-ways = Streifen { $strip } liest sich in beide Richtungen gleich und wird nur in Richtung E oder S gelegt. Hier schreibt sich der Zug { $move }.
rat-hot-hollow = Unter Streifen { $strip } entstünde ein Hohlraum: Die Höhen dort sind { $listed } und müssen gleich sein.
rat-hot-touches-nothing = Streifen { $strip } würde dort nichts berühren. Mindestens eines seiner Felder muss an einen Streifen auf dem Tisch grenzen.
rat-hot-covers-one = Streifen { $strip } würde genau Streifen { $other } verdecken; lege ihn auf zwei oder drei Streifen.
