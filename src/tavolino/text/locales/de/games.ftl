games-title = Meine Partien
games-lead = Alle Partien, die du in diesem Browser zu Ende gespielt hast. Sie bleiben nur hier; ein Konto gibt es nicht.
games-all-played = Alle Partien, die du gespielt hast
games-none = Noch keine beendete Partie. Spiel eine, dann findest du sie hier.
games-no-storage = Dieser Browser lässt die Seite nichts speichern: Partien werden hier nicht aufbewahrt.

## Filters

games-filters = Filter
games-filter-game = Spiel
games-filter-edition = Ausgabe
games-filter-opponent = Gegner
games-filter-result = Ergebnis
games-filter-when = Wann
games-any = Alle
games-any-time = Jederzeit
games-last-month = Letzte 30 Tage
games-last-year = Letzte 12 Monate
games-people = Menschen
games-no-match = Keine Partie passt zu diesen Filtern.

## Results

games-won = Gewonnen
games-draw = Unentschieden
games-lost = Verloren
games-shared = Ein Gerät
games-won-by = Sieg: { $names }
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
games-blunders = { $count ->
    [one] { $count } Patzer
   *[other] { $count } Patzer
}
games-mistakes = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
games-inaccuracies = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
games-no-mistakes = Keine Fehler
games-not-reviewed = Nicht analysiert
games-review = Rückblick
games-review-which = Rückblick: { $game }, { $date }
games-no-record = Von dieser Partie ist weder der Tisch noch eine Aufzeichnung übrig.
games-more = Mehr anzeigen

## Win rates

games-rates = Gewinnquoten
games-rates-text = Ein Unentschieden zählt als halber Sieg. Partien mit allen Spielern an diesem Gerät zählen nicht.
games-col-rate = Quote
games-col-month = Monat
games-percent = { $percent } %
games-plot = Gewinnquote im Lauf der Zeit
games-plot-text = Die Linie zeigt die Gewinnquote der letzten { $count } Partien. Jeder Strich oben ist ein Sieg, jeder Strich unten eine Niederlage.
games-plot-heard = Gewinnquote vom { $from } bis zum { $to }. In den letzten { $count } Partien: { $percent } %.
games-plot-table = Als Tabelle

## Keeping and carrying over

games-keep = Partien aufheben oder mitnehmen
games-keep-text = Die Liste und die Aufzeichnungen liegen nur in diesem Browser. Speichere sie als Datei, oder nimm sie auf ein anderes Gerät mit. Was dort schon ist, bleibt.
games-keys = Mit den Schlüsseln deiner Tische
games-keys-text = Um laufende Partien anderswo fortzusetzen. Wer die Datei oder den Link bekommt, sieht deine Karten und kann an deiner Stelle spielen.
games-export = Als Datei speichern
games-import = Datei öffnen
games-carry = Link für ein anderes Gerät
games-carry-text = Für den Link wird alles in diesem Browser verschlüsselt. Der Server kann es nicht lesen, behält es zehn Minuten und gibt es ein einziges Mal heraus.
games-carry-insecure = Ein Link für ein anderes Gerät braucht eine Seite über https. Speichere stattdessen eine Datei.
games-carry-large = Das ist zu viel für einen Link: Speichere stattdessen eine Datei.
games-carry-code = QR-Code mit dem Link
games-carry-ready = Scanne den Code mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal, bis { $time }.
games-arriving = Partien von einem anderen Gerät
games-arriving-text = Dieser Link bringt Partien in diesen Browser. Sie kommen zu denen hinzu, die hier sind; nichts wird entfernt. Der Link gilt nur einmal.
games-arriving-take = Hier hinzufügen
games-arriving-damaged = Dieser Link ist beschädigt: Kopiere ihn ganz oder erstelle auf dem anderen Gerät einen neuen.
games-added = { $fresh ->
    [0] Keine neuen Partien
    [one] { $fresh } Partie hinzugefügt
   *[other] { $fresh } Partien hinzugefügt
}; schon hier: { $known }.
games-added-tables = { $count ->
    [one] Du kannst auch an { $count } Tisch weiterspielen.
   *[other] Du kannst auch an { $count } Tischen weiterspielen.
}

## What is wrong with a file or a link

games-wrong-large = Diese Datei ist größer als { $most } MB. Das ist keine Liste von Partien.
games-wrong-unreadable = Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder enthält keine Aufzeichnungen von Partien.
games-wrong-other = Diese Datei enthält keine Partien, die auf dieser Seite gespeichert wurden.
games-wrong-newer = Diese Datei stammt von einer neueren Version der Seite. Lade die Seite neu, und versuch es noch einmal.
games-wrong-field = Diese Datei ist beschädigt ({ $where }). Nichts wurde hinzugefügt.
games-wrong-link = Dieser Link ist unvollständig oder beschädigt. Erstelle auf dem anderen Gerät einen neuen.
