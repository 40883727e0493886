### Rat Hot. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

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
