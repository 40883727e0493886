## Review

review-moves = Züge
review-scrub = Zu einem Zug gehen
review-first = Zum Anfang
review-last = Zum Ende
review-at = Zug { $number } von { $moves }
review-deal = Die Ausgangslage
review-view = Aus wessen Sicht
review-view-open = Alles offen
review-running = Diese Partie ist noch nicht zu Ende. Danach kann man sie durchgehen.
review-analyse = Mit der Engine analysieren
review-analyse-text = Jede Entscheidung wird einmal beurteilt, und zwar danach, was man am Zug damals wusste. Das dauert ein, zwei Minuten.
review-thinking = Die Engine geht die Partie durch …
review-progress = { $percent } %
review-chances = Gewinnchancen
review-chances-text = Eine Linie je Spieler: die Chance vor und nach jeder eigenen Entscheidung. Fällt eine Linie bei der eigenen Entscheidung, war das ein Fehler.
review-chance = { $name }: { $chance } %
review-mistakes = Fehler
review-page-no-mistakes = Die Engine hat keine Fehler gefunden. Gut gespielt.
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Patzer
review-lost = kostet { $lost } %
review-better = Besser: { $move }.
review-told = Die Engine zu { $name }: { $why }
review-show-better = Besseren Zug zeigen
review-show-played = Gespielten Zug zeigen
review-better-shown = Zu sehen ist der bessere Zug.
review-play-on = Von hier weiterspielen
review-play-on-seat = Als { $name }, gegen einen Bot
review-record = Aufzeichnung (JSON)
review-picture = Bild (SVG)
review-save = Speichern und teilen
review-game = Partie { $number }
review-import = Eine eigene Partie durchgehen
review-import-text = Zieh eine Aufzeichnung (JSON) hierher oder wähle eine aus. Sie öffnet sich an einem eigenen Tisch.
review-import-choose = Datei auswählen
review-import-wrong = Das ist keine Aufzeichnung einer Partie.

## Learn

learn-lead = Ein paar Minuten an einem echten Tisch: In jedem Schritt gibt es etwas zu tun, und die Spielregeln sagen, ob es gelungen ist.
learn-offline = Keine Verbindung
learn-start = Lektion beginnen
learn-rules = Regeln lesen
learn-step = Schritt { $number } von { $steps }
learn-steps = Schritte
learn-parts = Teile der Lektion
learn-next = Weiter
learn-back = Zurück
learn-again = Noch einmal
learn-show = Zeig es mir
learn-example = Zum Beispiel: { $move }
learn-done = Das war die ganze Lektion
learn-done-text = Du weißt jetzt, wie es geht. Setz dich und spiel, oder schlag in den Regeln nach.
learn-play = Eine Partie spielen
learn-all = Alle Lektionen

## Rules

rules-page = Regeln
rules-edition = Ausgabe
rules-contents = Inhalt
rules-lesson = Am Tisch lernen
rules-tip = Zeig auf etwas auf dem Tisch, halte es gedrückt oder drück darauf ?, und es wird erklärt.
