help-entry = { $command }: { $meaning }
help-moves = Züge
help-commands = Befehle

## Moves

help-lay-card = { $edition ->
    [menhir] die rote 7 an Menhir 3 legen; ebenso joker-1, spy, shield, fog und mud
   *[other] die rote 7 an Stein 3 legen; ebenso joker-1, spy, shield, fog und mud
}
help-lay-clan = { $edition ->
    [menhir] die rote 7 an Menhir 3 legen
   *[other] die rote 7 an Stein 3 legen
}
help-claim = { $edition ->
    [menhir] Menhir 3 beanspruchen
   *[other] Stein 3 beanspruchen
}
help-done = das Beanspruchen beenden
help-draw = vom Clanstapel ziehen; draw tactic vom anderen
help-scout = die Karte scout spielen; dann take clan, take tactic, return r7
help-scout-menhir = die Karte scout spielen und die gegnerische Hand ansehen
help-redeploy = { $edition ->
    [menhir] eine eigene Karte zu Menhir 5 versetzen
   *[other] eine eigene Karte zu Stein 5 versetzen; >x wirft sie ab
}
help-deserter = eine gegnerische Karte abwerfen
help-deserter-menhir = eine gegnerische Karte von einem beanspruchten Menhir auf die Hand nehmen
help-traitor = { $edition ->
    [menhir] eine gegnerische Karte auf deine Seite von Menhir 5 holen
   *[other] eine gegnerische Karte auf deine Seite von Stein 5 holen
}
help-pass = passen, wenn keine Clankarte gelegt werden kann
help-lay-number = die rote 4 an das Gebiet ihrer Zahl legen
help-lay-colour = die rote 4 an das Gebiet ihrer Farbe legen
help-lay-strip = Streifen 17 legen: das erste Feld in Spalte 12, Zeile 13, die anderen nach Osten (N E S W)

## Commands

help-read-stone = { $edition ->
    [menhir] Menhir 4 vorlesen
   *[other] Stein 4 vorlesen
}
help-read-territory = Gebiet 4 vorlesen; t r liest das rote vor
help-read-row = Zeile 12 des Tisches vorlesen
help-read-field = das Feld in Spalte 12, Zeile 13 vorlesen
help-read-map = den ganzen Tisch vorlesen, Zeile für Zeile
help-hand = deine Hand vorlesen
help-strips = die Streifen vorlesen, die zu legen sind
help-last = was zuletzt geschah
help-decks = was noch zu ziehen ist und was die anderen haben
help-pile = was noch zu ziehen ist
help-legal = die Züge, die du jetzt machen kannst
help-why = warum ein Zug nicht geht
help-log = was bisher geschah
help-table = alles in Worten
help-help = diese Hilfe

## Answers

no-such-place = „{ $word }“ gibt es hier nicht. Versuch es mit: { $examples }.
nothing-yet = Noch ist nichts geschehen.
and-more = und { $count } weitere
why-what = Sag, welchen Zug du meinst, zum Beispiel { $examples }.
rat-hot-field-here = Spalte { $column }, Zeile { $row }: { $field }, auf Höhe { $height }.
rat-hot-nothing-here = In Spalte { $column }, Zeile { $row } liegt nichts.
