### Schotten-Totten. What can be typed.

## Moves

help-lay-card = { $edition ->
    [menhir] die rote 7 an Menhir 3 legen; ebenso joker-1, spy, shield, fog und mud
   *[other] die rote 7 an Stein 3 legen; ebenso joker-1, spy, shield, fog und mud
}
help-lay-clan = { $edition ->
    [menhir] die rote 7 an Menhir 3 legen
   *[other] die rote 7 an Stein 3 legen
}
help-six-colours = die Farben: Rot, Gelb, Grün, Blau, Lila, Türkis
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

## Commands

help-read-stone = { $edition ->
    [menhir] Menhir 4 vorlesen
   *[other] Stein 4 vorlesen
}
