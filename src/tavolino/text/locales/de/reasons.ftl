why-only-move = Es ist der einzige Zug.
why-looked-into = Die Engine hat diesen Zug { $visits }-mal untersucht.

## Schotten-Totten

schotten-why-look = Damit siehst du die gegnerische Hand und weißt, was dir noch droht.
schotten-why-scout = Das bringt drei neue Karten für die zwei, die du am wenigsten brauchst.
schotten-why-done = So bleibt für einen späteren Zug, was du beanspruchen könntest.
schotten-why-pass = So bleiben deine Karten für später: Du kannst keine Clankarte legen.
schotten-why-clan = Das bringt eine Clankarte, und aus denen bestehen die Formationen.
schotten-why-tactic = { $edition ->
    [menhir] Das bringt eine Taktikkarte, die an einem Menhir das Blatt wenden kann, wo Clankarten nicht reichen.
   *[other] Das bringt eine Taktikkarte, die an einem Stein das Blatt wenden kann, wo Clankarten nicht reichen.
}
schotten-why-return = Von deinen Karten brauchst du diese am wenigsten: { $card }.
schotten-why-claim-wins = Damit nimmst du { schotten-stone } und gewinnst die Partie.
schotten-why-claim = Damit nimmst du { schotten-stone }: Keine Karte, die noch kommt, schlägt deine Seite.
schotten-why-completes = An { schotten-stone } ergibt { $card } { $formation }.
schotten-why-safe = Nichts, was noch kommt, kann das schlagen.
schotten-why-wins = Nichts kann das mehr schlagen, und damit ist die Partie gewonnen.
schotten-why-least-missed = Am leichtesten gibst du { $card } { schotten-at-stone } her; dort ist kaum etwas zu gewinnen.
schotten-why-begins = { $aim ->
    [colour-run] An { schotten-stone } beginnt { $card } eine Farbfolge.
    [kind] An { schotten-stone } beginnt { $card } einen Drilling.
    [colour] An { schotten-stone } beginnt { $card } eine Farbe.
    [run] An { schotten-stone } beginnt { $card } eine Folge.
   *[sum] An { schotten-stone } beginnt { $card } eine hohe Summe.
}
schotten-why-goes-on = { $aim ->
    [colour-run] An { schotten-stone } setzt { $card } eine Farbfolge fort.
    [kind] An { schotten-stone } setzt { $card } einen Drilling fort.
    [colour] An { schotten-stone } setzt { $card } eine Farbe fort.
    [run] An { schotten-stone } setzt { $card } eine Folge fort.
   *[sum] An { schotten-stone } setzt { $card } eine hohe Summe fort.
}
schotten-why-fog = Mit { $card } zählt { schotten-at-stone } nur die Summe.
schotten-why-mud = Mit { $card } sind { schotten-at-stone } vier Karten nötig.
schotten-why-leaves = { $card } verlässt { schotten-stone }.
schotten-why-open-again = Ohne { $card } ist { schotten-stone } wieder offen.
schotten-why-serves-better = { $card } nützt dir { schotten-at-stone } mehr.
schotten-why-worth-more = Mehr bringt { $card } { schotten-at-stone }.
schotten-why-to-hand = Das holt dir { $card } { schotten-from-stone }, wo alles entschieden ist, auf die Hand.
schotten-why-takes-away = Das nimmt deinem Gegner { $card } { schotten-from-stone } weg.
schotten-why-brings-over = Das holt { $card } { schotten-from-stone } herüber { schotten-to-stone }.
schotten-why-stays = Deine Chance dort bleibt bei { $after } %.
schotten-why-rises = Deine Chance dort steigt von { $before } % auf { $after } %.
schotten-why-falls = Deine Chance dort sinkt von { $before } % auf { $after } %.

## Tabula Rasa

tabula-why-treasure = Dein erster Ritter { tabula-in-territory } ist mindestens den Schatz wert: { $card }.
tabula-why-not-needed = Mehr brauchst du { tabula-in-territory } nicht: Du kannst { $card } entbehren, und was noch zählt, bleibt auf der Hand.
tabula-why-not-needed-last = Mehr brauchst du { tabula-in-territory } nicht, und { $card } ist deine letzte Karte.
tabula-why-lost = Zu holen ist { tabula-in-territory } wenig: Du kannst { $card } entbehren, und Besseres bleibt auf der Hand.
tabula-why-lost-last = Zu holen ist { tabula-in-territory } wenig, und { $card } ist deine letzte Karte.
tabula-why-wins = Durch { $card } gewinnst du { tabula-territory } endgültig, { points }: Niemand holt dich mehr ein.
tabula-why-first = Durch { $card } hast du den ersten Ritter { tabula-in-territory }, { points }.
tabula-why-lead = Durch { $card } führst du { tabula-in-territory } mit { $own } zu { $rival }; es geht um { points }.
tabula-why-stronger = Durch { $card } baust du deine Führung { tabula-in-territory } aus, { $own } zu { $rival }. Karten, die dort noch kommen können: { $unseen }.
tabula-why-level = Durch { $card } ziehst du { tabula-in-territory } gleich, { $own } zu { $rival }; das Gebiet, { points }, bekommt so niemand.
tabula-why-closer = Durch { $card } kommst du { tabula-in-territory } näher heran, { $own } zu { $rival }; es geht um { points }.
tabula-why-castle = Zusammen mit Gebiet { $numbers } führt das zur Burg.

## Rat Hot

rat-hot-why-lost = Das beendet die Partie: Du kannst nicht genug Ratten verdecken.
rat-hot-why-wins = Das gewinnt die Partie mit { $own } zu { $other }.
rat-hot-why-draw = Das beendet die Partie mit { $own } zu { $other }, unentschieden.
rat-hot-why-ends = Das beendet die Partie mit { $own } zu { $other }.
rat-hot-why-saved = Das hält dich im Spiel: { $count ->
    [0] Keine deiner Ratten ist mehr zu sehen.
    [one] Nur noch { $count } deiner Ratten ist zu sehen.
   *[other] Nur noch { $count } deiner Ratten sind zu sehen.
}
rat-hot-why-covers-rats = { $count ->
    [one] Das verdeckt eine deiner Ratten.
   *[other] Das verdeckt { $count } deiner Ratten.
}
rat-hot-why-scores = Du bekommst { points }.
rat-hot-why-scores-with = Du bekommst { points }: { $spices }.
rat-hot-why-gives = Dein Gegner bekommt dabei { points }.
rat-hot-why-shows-rats = { $count ->
    [one] Das zeigt eine gegnerische Ratte, { $total } insgesamt.
   *[other] Das zeigt { $count } gegnerische Ratten, { $total } insgesamt.
}
rat-hot-why-stuck = { $count ->
    [one] Eine gegnerische Ratte ist jetzt nicht mehr zu verdecken.
   *[other] { $count } gegnerische Ratten sind jetzt nicht mehr zu verdecken.
}
rat-hot-why-breaks = Das verdeckt Teile gegnerischer Gruppen: { $spices }.
rat-hot-why-frees = { $count ->
    [one] So lässt sich eine deiner Ratten wieder verdecken.
   *[other] So lassen sich { $count } deiner Ratten wieder verdecken.
}
rat-hot-why-hopes = Hier kann noch mehr dazukommen: { $spices }.
rat-hot-why-saves = Das gibt deinem Gegner { points } und hebt bessere Stellen für später auf.
rat-hot-why-least-harm = Das legt eine deiner Ratten dorthin, wo sie am wenigsten schadet.
rat-hot-why-quiet = Das gibt deinem Gegner nichts und verdeckt nichts von dir.
