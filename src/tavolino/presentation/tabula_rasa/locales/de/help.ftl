about-tabula-knight = { $place ->
    [r] Geht an Gebiet { $number } oder an das rote Gebiet.
    [y] Geht an Gebiet { $number } oder an das gelbe Gebiet.
    [g] Geht an Gebiet { $number } oder an das grüne Gebiet.
    [b] Geht an Gebiet { $number } oder an das blaue Gebiet.
   *[p] Geht an Gebiet { $number } oder an das lila Gebiet.
}
about-tabula-territory-title = { $place ->
    [r] Rotes Gebiet
    [y] Gelbes Gebiet
    [g] Grünes Gebiet
    [b] Blaues Gebiet
    [p] Lila Gebiet
   *[number] Gebiet { $number }
}
about-tabula-territory = Wer hier am Ende die meisten Ritter hat, bekommt es. Es zählt, wie viele es sind, nicht ihre Zahlen.
about-tabula-treasure = Bekommt, wer an seinem Gebiet die zweitmeisten Ritter hat. Liegen zwei gleichauf vorn, bekommt jeder einen Schatz und niemand das Gebiet.
about-tabula-treasure-three = Liegen drei gleichauf vorn oder zwei gleichauf dahinter, bekommt ihn niemand.
about-tabula-stock-title = Nachziehstapel
about-tabula-removed-title = Entfernte Karten
about-tabula-removed = Zwei Karten, die vor dem Geben ungesehen entfernt wurden. Bis zum Ende weiß niemand, welche.
about-tabula-partner-title = Partner
