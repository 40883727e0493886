tabula-territory = { $place ->
    [r] das rote Gebiet
    [y] das gelbe Gebiet
    [g] das grüne Gebiet
    [b] das blaue Gebiet
    [p] das lila Gebiet
   *[number] Gebiet { $number }
}
# Where something is laid.
tabula-at-territory = an { tabula-territory }
# Where something is.
tabula-in-territory = { $place ->
    [r] am roten Gebiet
    [y] am gelben Gebiet
    [g] am grünen Gebiet
    [b] am blauen Gebiet
    [p] am lila Gebiet
   *[number] an Gebiet { $number }
}

## What happened

tabula-lay = { $who ->
    [you] Du legst { $card } { tabula-at-territory }.
   *[other] { $name } legt { $card } { tabula-at-territory }.
} { $count ->
    [one] Dort steht jetzt { $count } Ritter.
   *[other] Dort stehen jetzt { $count } Ritter.
}
tabula-draw = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $name } zieht { $card }.
} { tabula-stock }
tabula-takes = { $who ->
    [you] Du bekommst { tabula-territory }: { points }.
    [team] Dein Team bekommt { tabula-territory }: { points }.
   *[other] { $name } bekommt { tabula-territory }: { points }.
}
tabula-treasure = { $who ->
    [you] Du bekommst den Schatz: 1 Punkt.
    [team] Dein Team bekommt den Schatz: 1 Punkt.
   *[other] { $name } bekommt den Schatz: 1 Punkt.
}
tabula-tie = Gleichstand { tabula-in-territory }. Je ein Schatz: { $rows }.
tabula-tie-of-all = Gleichstand aller { tabula-in-territory }: Niemand bekommt etwas.
tabula-nobody = Kein Ritter { tabula-in-territory }: Niemand bekommt etwas.
tabula-castle = { $who ->
    [you] Du hast zuerst zwei Zahlengebiete und bekommst die Burg: { points }.
    [team] Dein Team hat zuerst zwei Zahlengebiete und bekommt die Burg: { points }.
   *[other] { $name } hat zuerst zwei Zahlengebiete und bekommt die Burg: { points }.
}
tabula-no-castle = Niemand hat zwei Zahlengebiete: Die Burg wird nicht vergeben.
tabula-shared = Geteilter Sieg mit { points-dative }: { $rows }.

## In a line of the log, after the player’s name

tabula-brief-lay = { $card } → { $place ->
    [r] rot
    [y] gelb
    [g] grün
    [b] blau
    [p] lila
   *[number] { $number }
}
tabula-brief-stock-empty = Stapel leer

## What to do

tabula-prompt = Lege einen Ritter an das Gebiet seiner Zahl oder seiner Farbe.
tabula-waiting = { $name } muss einen Ritter legen.
tabula-move-lay = { $card } { tabula-at-territory } legen

## The table in words

tabula-territories = Gebiete
tabula-territory-title = { $place ->
    [r] Rotes Gebiet
    [y] Gelbes Gebiet
    [g] Grünes Gebiet
    [b] Blaues Gebiet
    [p] Lila Gebiet
   *[number] Gebiet { $number }
}, { points }.
tabula-stock = { $left ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel ist noch { $left } Karte.
   *[other] Im Nachziehstapel sind noch { $left } Karten.
}
tabula-knights = { $count ->
    [one] { $count } Ritter ({ $cards })
   *[other] { $count } Ritter ({ $cards })
}
tabula-removed = Aus dem Spiel: { $cards }.
tabula-partner = Du spielst zusammen mit { $name }.
tabula-if-it-ended-now = Wenn jetzt Schluss wäre: { $scores }.
tabula-points-if-it-ended-now = { $points }, wenn jetzt Schluss wäre
