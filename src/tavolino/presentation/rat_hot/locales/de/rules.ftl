### Rat Hot. The rules to read.

rules-heading-laying = Wo ein Streifen liegen darf
rules-heading-rats = Ratten

rules-rat-hot-goal = Rot und Grün legen Gewürzstreifen, nebeneinander und übereinander. Gruppen eines Gewürzes bringen Punkte für ihre Farbe. Wer aber den eigenen Zug mit drei sichtbaren Ratten der eigenen Farbe beendet, hat verloren.
rules-rat-hot-setup = Es gibt 43 Streifen mit drei Feldern. Der Startstreifen liegt in der Mitte des Tisches, die übrigen 42 verdeckt in einem Stapel. Ein Spieler hat Rot, der andere Grün.
rules-rat-hot-fields = Ein Feld zeigt eines von vier Gewürzen einer Farbe, eine Ratte einer Farbe oder nichts.
rules-rat-hot-red = Muskatnuss, Chili, Pfeffer und Anis von Rot und die rote Ratte
rules-rat-hot-green = dasselbe für Grün
rules-rat-hot-turn = Im allerersten Zug gibt es einen Streifen: aufdecken und legen. Von da an deckst du in jedem Zug zwei Streifen auf und legst sie in beliebiger Reihenfolge. Der letzte Streifen bleibt übrig und ist ein eigener Zug.
rules-rat-hot-laying = Ein Streifen liegt längs einer Zeile oder Spalte, ganz auf dem Tisch, und zwar
rules-rat-hot-laying-table = entweder auf dem Tisch, mindestens ein Feld Kante an Kante mit einem liegenden Streifen; eine Ecke genügt nicht;
rules-rat-hot-laying-top = oder auf anderen Streifen, alle drei Felder auf gleicher Höhe und nicht alle drei auf ein und demselben Streifen.
rules-rat-hot-laying-stays = Darunter darf kein Hohlraum bleiben. Was liegt, bleibt liegen, und was verdeckt ist, zählt nicht mehr.
rules-rat-hot-points = Jeder Streifen wird gewertet, sobald er liegt, für beide Farben. Eine Gruppe sind gleiche sichtbare Gewürze, die mit Kanten aneinanderstoßen, auf welcher Höhe auch immer. Jede Gruppe mit einem Feld auf dem neuen Streifen zählt einmal:
rules-rat-hot-single = Ein Feld
rules-rat-hot-single-text = nichts
rules-rat-hot-pair = Zwei Felder
rules-rat-hot-pair-text = 1 Punkt
rules-rat-hot-three = Drei oder mehr
rules-rat-hot-three-text = 2 Punkte
rules-rat-hot-points-both = So punktest du auch im Zug deines Gegners, und er in deinem. Ratten zählen nie, und der Startstreifen für sich allein auch nicht.
rules-rat-hot-rats = Sind am Ende deines Zuges drei oder mehr Ratten deiner Farbe zu sehen, verlierst du sofort, ohne Schlusswertung.
rules-rat-hot-rats-when = Während des Zuges sind sie harmlos. Gezählt werden nur die Ratten der Farbe, deren Zug endet.
rules-rat-hot-end = Nach dem letzten Streifen und dem Zählen der Ratten wird jede sichtbare Gruppe noch einmal für ihre Farbe gewertet. Wer die meisten Punkte hat, gewinnt.
rules-rat-hot-ruling-strips = Was die Streifen der Schachtel zeigen, ist nirgends veröffentlicht; wir spielen mit einem eigenen Satz, gerecht für beide Farben. Wer die Schachtel hat, kann den echten eingeben.
rules-rat-hot-ruling-number = Die Anleitung sagt nicht, wie viele Streifen es gibt. 43 ist die veröffentlichte Zahl, der Startstreifen eingeschlossen.
rules-rat-hot-ruling-colours = Alle wählen ihre Farbe, sagt die Anleitung. Hier ist der erste Platz immer Rot und der zweite Grün; wer eine Farbe wählt, wählt also einen Platz.
rules-rat-hot-ruling-first = Wer beginnt, wird ausgelost; nach der Anleitung beginnt die älteste Person.
rules-rat-hot-ruling-table = Der Tisch hat einen Rand: 25 Spalten und 25 Zeilen, der Startstreifen in der Mitte.
rules-rat-hot-ruling-covering = Die Anleitung verbietet, einen bereits verdeckten Streifen („già coperta“) deckungsgleich zu verdecken. Wir lesen: Kein Streifen darf mit allen drei Feldern unmittelbar auf einem einzigen anderen liegen, wie herum auch immer, ob auf diesem schon etwas lag oder nicht. Liegen mehrere Streifen dazwischen, darf einer über denselben drei Feldern liegen.
rules-rat-hot-ruling-same = Ein Gewürz auf demselben Gewürz gehört zum neuen Streifen, seine Gruppe zählt also.
rules-rat-hot-ruling-shrunk = Eine Gruppe, die nur ein Feld verloren hat oder geteilt wurde, zählt nicht. Eine Option schaltet die andere Lesart ein: Dann zählt auch, was übrig ist.
rules-rat-hot-ruling-bank = Münzen sind immer genug da.
rules-rat-hot-ruling-draw = Bei gleichen Punkten ist es unentschieden.
