why-only-move = Es ist der einzige Zug.
why-looked-into = Das Programm hat diesen Zug { $visits }-mal untersucht.

## Schotten-Totten

schotten-why-look = Damit siehst du die gegnerische Hand und weißt, was dir noch droht.
schotten-why-scout = Das bringt drei neue Karten für die zwei, die du am wenigsten brauchst.
schotten-why-done = So bleibt für einen späteren Zug, was du beanspruchen könntest.
schotten-why-pass = So bleiben deine Karten für später: Du kannst keine Clankarte legen.
schotten-why-clan = Das bringt eine Clankarte, und aus denen bestehen die Formationen.
schotten-why-tactic = { $edition ->
    [menhir] Das bringt eine Taktikkarte, die einen Menhir wenden kann, wo Clankarten nicht reichen.
   *[other] Das bringt eine Taktikkarte, die einen Stein wenden kann, wo Clankarten nicht reichen.
}
schotten-why-return = Von deinen Karten brauchst du diese am wenigsten: { $card }.
schotten-why-claim-wins = Damit nimmst du { schotten-stone } und gewinnst die Partie.
schotten-why-claim = Damit nimmst du { schotten-stone }: Keine Karte, die noch kommt, schlägt deine Seite.
schotten-why-completes = Das ergibt { schotten-at-stone } { $formation } mit dieser Karte: { $card }.
schotten-why-safe = Nichts, was noch kommt, kann das schlagen.
schotten-why-wins = Nichts kann das mehr schlagen, und damit ist die Partie gewonnen.
schotten-why-least-missed = Am wenigsten fehlt { $card } { schotten-at-stone }, wo kaum etwas zu gewinnen ist.
schotten-why-begins = { $aim ->
    [colour-run] Das beginnt eine Farbfolge { schotten-at-stone }: { $card }.
    [kind] Das beginnt einen Drilling { schotten-at-stone }: { $card }.
    [colour] Das beginnt eine Farbe { schotten-at-stone }: { $card }.
    [run] Das beginnt eine Folge { schotten-at-stone }: { $card }.
   *[sum] Das beginnt eine hohe Summe { schotten-at-stone }: { $card }.
}
schotten-why-goes-on = { $aim ->
    [colour-run] Das setzt eine Farbfolge { schotten-at-stone } fort: { $card }.
    [kind] Das setzt einen Drilling { schotten-at-stone } fort: { $card }.
    [colour] Das setzt eine Farbe { schotten-at-stone } fort: { $card }.
    [run] Das setzt eine Folge { schotten-at-stone } fort: { $card }.
   *[sum] Das setzt eine hohe Summe { schotten-at-stone } fort: { $card }.
}
schotten-why-fog = Mit { $card } zählt { schotten-at-stone } nur die Summe.
schotten-why-mud = Mit { $card } braucht es { schotten-at-stone } vier Karten.
schotten-why-leaves = { $card } verlässt { schotten-stone }.
schotten-why-open-again = Ohne { $card } ist { schotten-stone } wieder offen.
schotten-why-serves-better = { $card } nützt dir { schotten-at-stone } mehr.
schotten-why-worth-more = Mehr bringt { $card } { schotten-at-stone }.
schotten-why-to-hand = Das bringt dir { $card } { schotten-from-stone } auf die Hand; dort ist alles entschieden.
schotten-why-takes-away = Das nimmt dem Gegner { $card } { schotten-from-stone } weg.
schotten-why-brings-over = Das holt { $card } { schotten-from-stone } herüber { schotten-to-stone }.
schotten-why-stays = Deine Chance dort bleibt bei { $after } %.
schotten-why-rises = Deine Chance dort steigt von { $before } % auf { $after } %.
schotten-why-falls = Deine Chance dort sinkt von { $before } % auf { $after } %.

## Tabula Rasa

tabula-why-treasure = Dein erster Ritter { tabula-in-territory } ist mindestens den Schatz wert: { $card }.
tabula-why-not-needed = Mehr braucht es { tabula-in-territory } nicht: Du kannst { $card } entbehren, und was noch zählt, bleibt auf der Hand.
tabula-why-lost = Wenig ist { tabula-in-territory } zu holen: Du kannst { $card } entbehren, und Besseres bleibt auf der Hand.
tabula-why-wins = So gewinnst du { tabula-territory } endgültig, { points }: Niemand holt dich mehr ein ({ $card }).
tabula-why-first = So hast du den ersten Ritter { tabula-in-territory }, { points } ({ $card }).
tabula-why-lead = So führst du { tabula-in-territory } { $own } zu { $rival } um { points } ({ $card }).
tabula-why-stronger = So baust du deine Führung { tabula-in-territory } aus, { $own } zu { $rival } ({ $card }). Karten, die dort noch kommen können: { $unseen }.
tabula-why-level = So gleichst du { tabula-in-territory } aus, { $own } zu { $rival }, und niemand nimmt { points } ({ $card }).
tabula-why-closer = So kommst du { tabula-in-territory } näher heran, { $own } zu { $rival } um { points } ({ $card }).
tabula-why-castle = Zusammen mit { $numbers } führt das zur Burg.

## Rat Hot

rat-hot-why-lost = Das beendet die Partie: Du kannst nicht genug Ratten verdecken.
rat-hot-why-wins = Das gewinnt die Partie { $own } zu { $other }.
rat-hot-why-draw = Das beendet die Partie { $own } zu { $other }, unentschieden.
rat-hot-why-ends = Das beendet die Partie { $own } zu { $other }.
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
rat-hot-why-gives = Der Gegner bekommt dabei { points }.
rat-hot-why-shows-rats = { $count ->
    [one] Das zeigt eine gegnerische Ratte, { $total } insgesamt.
   *[other] Das zeigt { $count } gegnerische Ratten, { $total } insgesamt.
}
rat-hot-why-stuck = { $count ->
    [one] Eine gegnerische Ratte kann jetzt kein Streifen mehr verdecken.
   *[other] { $count } gegnerische Ratten kann jetzt kein Streifen mehr verdecken.
}
rat-hot-why-breaks = Das verdeckt Teile gegnerischer Gruppen: { $spices }.
rat-hot-why-frees = { $count ->
    [one] So lässt sich eine deiner Ratten wieder verdecken.
   *[other] So lassen sich { $count } deiner Ratten wieder verdecken.
}
rat-hot-why-hopes = Das legt { $spices } dorthin, wo noch mehr dazukommen kann.
rat-hot-why-saves = Das gibt dem Gegner { points } und hebt bessere Plätze für später auf.
rat-hot-why-least-harm = Das legt eine deiner Ratten dorthin, wo sie am wenigsten schadet.
rat-hot-why-quiet = Das gibt dem Gegner nichts und verdeckt nichts von dir.
