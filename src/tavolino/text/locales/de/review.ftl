## Review

review-moves = Züge
review-scrub = Zu einem Zug gehen
review-first = Zum Anfang
review-last = Zum Ende
review-at = Zug { $number } von { $moves }
review-deal = Die Ausgangslage
review-view = Aus wessen Sicht
review-view-open = Alle Karten offen
review-running = Dieses Spiel ist noch nicht zu Ende. Danach kann man es durchgehen.
review-analyse = Von der Engine durchgehen lassen
review-analyse-text = Jede Entscheidung wird einmal durchdacht, mit dem, was der Spieler damals wusste. Das dauert ein, zwei Minuten.
review-thinking = Die Engine geht die Partie durch …
review-progress = { $percent } %
review-chances = Gewinnchancen
review-chances-text = Eine Linie je Spieler: die Chance vor und nach jeder eigenen Entscheidung. Fällt eine Linie bei der eigenen Entscheidung, war das ein Fehler.
review-chance = { $name }: { $chance } %
review-mistakes = Fehler
review-page-no-mistakes = Die Engine hat keine Fehler gefunden. Gut gespielt.
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Patzer
review-lost = kostet { $lost } %
review-show-better = Den besseren Zug zeigen
review-show-played = Zeigen, was gespielt wurde
review-better-shown = Zu sehen ist der bessere Zug.
review-play-on = Von hier weiterspielen
review-play-on-seat = Als { $name }, gegen einen Bot
review-share = Link zu diesem Zug kopieren
review-record = Partie (JSON)
review-picture = Bild (SVG)
review-picture-png = Bild (PNG)
review-save = Aufheben
review-game = Spiel { $number }
review-import = Ein eigenes Spiel durchgehen
review-import-text = Lass hier die Datei einer Partie fallen (JSON), oder wähle eine aus. Sie öffnet sich an einem eigenen Tisch.
review-import-choose = Datei auswählen
review-import-wrong = Das ist keine aufgezeichnete Partie.

## Learn

learn-lead = Ein paar Minuten an einem echten Tisch: In jedem Schritt gibt es etwas zu tun, und die Spielregeln sagen, ob es gelungen ist.
learn-start = Lektion beginnen
learn-rules = Regeln lesen
learn-step = Schritt { $number } von { $steps }
learn-steps = Schritte
learn-next = Weiter
learn-back = Zurück
learn-again = Noch einmal
learn-show = Zeig es mir
learn-example = Zum Beispiel: { $move }
learn-done = Das war die ganze Lektion
learn-done-text = Du weißt jetzt, wie es geht. Setz dich und spiel, oder schlag in den Regeln nach.
learn-play = Ein Spiel spielen
learn-all = Alle Lektionen

## Rules

rules-page = Regeln
rules-edition = Ausgabe
rules-ruling = Unsere Entscheidung
rules-contents = Inhalt
rules-lesson = Am Tisch lernen
