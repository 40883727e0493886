### Tabula Rasa. The lesson: what to do in each step, and what is said when it is done.

lesson-tabula-number = Ritter ziehen zu zehn Gebieten: Fünf haben eine Zahl, fünf eine Farbe. Ein Ritter darf zu seiner Zahl oder zu seiner Farbe. Lege die rote 4 an das Gebiet ihrer Zahl.
lesson-tabula-number-done = Danach ziehst du eine Karte nach, solange der Nachziehstapel reicht.
lesson-tabula-colour = Schicke nun einen roten Ritter zum roten Gebiet.
lesson-tabula-colour-done = Ein Zahlengebiet ist seine Zahl wert, jedes Farbgebiet fünf Punkte.
lesson-tabula-majority = Am Ende bekommt ein Gebiet, wer dort die meisten Ritter hat. Übernimm die Führung an Gebiet 5.
lesson-tabula-majority-done = Dort liegst du vorn, bis jemand antwortet.
lesson-tabula-treasure = Wer die zweitmeisten hat, bekommt den Schatz, einen Punkt; ohne Ritter gibt es nichts. Schicke deinen ersten Ritter zum blauen Gebiet.
lesson-tabula-treasure-done = Ein Ritter genügt für einen Schatz, den sonst niemand will.
lesson-tabula-tie = Bei Gleichstand an der Spitze bekommen beide einen Schatz, das Gebiet bekommt niemand. Stelle am gelben Gebiet Gleichstand her.
lesson-tabula-tie-done = Ein Schatz statt des Gebiets kostet deinen Gegner { points }. Für dich ändert sich nichts: Du bekommst einen Schatz, wie zuvor.
lesson-tabula-castle = Die Burg ist fünf Punkte wert. Sie bekommt, wer bei der Wertung von links nach rechts zuerst zwei Zahlengebiete hat. An Gebiet 1 führst du. Übernimm auch an Gebiet 2 die Führung.
lesson-tabula-castle-done = Die kleinen Zahlen werden zuerst gewertet: Sie sind mehr wert, als es scheint.
lesson-tabula-worth = Du kannst einen von { $ties } Gleichständen auflösen, an Gebiet 1 oder am lila Gebiet. Eine Zahl ist ihre Zahl wert, jede Farbe fünf Punkte. Nimm, was mehr wert ist.
lesson-tabula-worth-done = { $own } gegen { $theirs } am lila Gebiet: { points } statt { $treasure } für einen Schatz. An Gebiet 1 hättest du nichts gewonnen.
lesson-tabula-three = Zu dritt haben alle eine eigene Reihe. An Gebiet 3 hat jemand { $most } Ritter, jemand anderes { $second } und du { $own }. Liegen zwei gleichauf an zweiter Stelle, bekommt niemand den Schatz. Stelle diesen Gleichstand her.
lesson-tabula-three-done = Jetzt bekommt niemand von euch beiden den Schatz. Mit einem weiteren Ritter wärst du gleichauf an der Spitze und bekämst einen Schatz.
lesson-tabula-team = Zu viert spielen zwei Teams. Partner sitzen einander gegenüber; sie teilen sich eine Reihe Ritter und die Punkte, aber nicht die Hand. Am gelben Gebiet hat dein Team so viele Ritter wie das andere. Hilf deinem Team.
lesson-tabula-team-done = { $own } gegen { $theirs } für dein Team.
lesson-tabula-end = Die letzte Karte der Partie. Nun wird alles gewertet, von links nach rechts. Lege sie so, dass du gewinnst.
lesson-tabula-end-done = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
