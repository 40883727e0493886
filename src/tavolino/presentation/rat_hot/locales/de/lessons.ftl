### Rat Hot. The lesson: what to do in each step, and what is said when it is done.

lesson-rat-hot-beside = Du spielst Rot. Lege den Streifen neben den auf dem Tisch: Mindestens ein Feld muss eine Kante mit ihm teilen.
lesson-rat-hot-beside-done = Im ersten Zug legst du einen Streifen, in jedem weiteren zwei, einen nach dem anderen; der letzte Streifen ist ein eigener Zug.
lesson-rat-hot-score = Gleiche Gewürze, die sich berühren, bilden eine Gruppe. Kommt ein Streifen dazu, bringen zwei Felder ihrer Farbe einen Punkt. Lege den Streifen so, dass Rot punktet.
lesson-rat-hot-score-done = Gruppen punkten, egal, wer den Streifen legt: Achte auch auf Grün.
lesson-rat-hot-three = Drei oder mehr Felder bringen zwei Punkte. Bilde so eine Gruppe für Rot.
lesson-rat-hot-three-done = Mehr als zwei Punkte bringt eine Gruppe nie auf einmal, aber sie kann immer wieder punkten.
lesson-rat-hot-both = Dieser Streifen hat auch eine grüne Muskatnuss, und grüne Gruppen zählen für Grün, auch in deinem Zug. Hole einen Punkt für Rot und keinen für Grün.
lesson-rat-hot-both-done = { points } für dich allein. Schau immer auf beide Farben, bevor du legst.
lesson-rat-hot-on-top = Ein Streifen darf auch auf anderen liegen: alle Felder auf gleicher Höhe, kein Hohlraum darunter und nicht genau auf einem einzigen Streifen. Lege ihn obendrauf.
lesson-rat-hot-on-top-done = Was verdeckt ist, zählt nicht mehr.
lesson-rat-hot-rat = Ratten! Wer seinen Zug mit drei sichtbaren Ratten der eigenen Farbe beendet, verliert sofort. Verdecke die rote Ratte.
lesson-rat-hot-rat-done = Eine Sorge weniger. Nur deine eigenen Ratten zählen, und nur am Ende deines Zuges.
lesson-rat-hot-danger = { $rats } rote Ratten sind zu sehen, und dieser Streifen bringt noch eine. Lege ihn so, dass du nicht verlierst.
lesson-rat-hot-danger-done = Eine Ratte ist verdeckt, zu sehen sind nur { $rats }: gerettet.
lesson-rat-hot-last = Der letzte Streifen. Danach punktet jede Gruppe auf dem Tisch noch einmal. Denk an die Ratten und gewinne.
lesson-rat-hot-last-done = Gut gespielt. Jetzt kennst du alle Regeln.
