tables-begins = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
tables-deal = Partie { $round } von { $rounds }. { tables-begins }
tables-undo = { $who ->
    [you] Du machst den letzten Zug rückgängig.
   *[other] { $name } macht den letzten Zug rückgängig.
}
tables-takeback = { $who ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $name } nimmt den letzten Zug zurück.
}
tables-resign = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
}
tables-resign-game = { $who ->
    [you] Du gibst diese Partie auf.
   *[other] { $name } gibt diese Partie auf.
}
tables-draw-agreed = Ein Remis ist vereinbart.
tables-time = { $who ->
    [you] Deine Zeit ist abgelaufen: Du verlierst.
   *[other] Die Zeit von { $name } ist abgelaufen: Die Partie ist verloren.
}
tables-close = Der Tisch ist geschlossen.
tables-sit = { $who ->
    [you] Du setzt dich an den Tisch.
   *[other] { $name } setzt sich an den Tisch.
}
tables-freed = Ein Platz ist wieder frei.
tables-left = { $name } gibt den Platz auf.
tables-freed-away = { $name } war zu lange weg: Der Platz ist wieder frei.
tables-call = { $who ->
    [you] Die anderen warten auf dich.
   *[other] { $name } ist weg. Ohne ein Lebenszeichen wird der Platz frei.
}
tables-present = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist da.
}
tables-device = Du spielst jetzt auch auf einem anderen Gerät.
tables-given = Dieser Tisch wurde aus einer Aufzeichnung aufgebaut: Wer das getan hat, weiß vielleicht, was verdeckt ist.
tables-offer = { $who ->
    [you] { $offer ->
        [draw] Du bietest Remis an.
        [takeback] Du bittest um Rücknahme deines Zuges.
       *[rematch] Du schlägst eine Revanche vor.
    }
   *[other] { $offer ->
        [draw] { $name } bietet Remis an.
        [takeback] { $name } bittet um Rücknahme eines Zuges.
       *[rematch] { $name } schlägt eine Revanche vor.
    }
}
tables-agree = { $who ->
    [you] { $offer ->
        [draw] Du nimmst das Remis an.
        [takeback] Du bist mit der Rücknahme einverstanden.
       *[rematch] Du nimmst die Revanche an.
    }
   *[other] { $offer ->
        [draw] { $name } nimmt das Remis an.
        [takeback] { $name } ist mit der Rücknahme einverstanden.
       *[rematch] { $name } nimmt die Revanche an.
    }
}
tables-decline = { $who ->
    [you] { $offer ->
        [draw] Du lehnst das Remis ab.
        [takeback] Du lehnst die Rücknahme ab.
       *[rematch] Du lehnst die Revanche ab.
    }
   *[other] { $offer ->
        [draw] { $name } lehnt das Remis ab.
        [takeback] { $name } lehnt die Rücknahme ab.
       *[rematch] { $name } lehnt die Revanche ab.
    }
}
tables-hint = { $who ->
    [you] Du bittest um einen Tipp.
   *[other] { $name } bittet um einen Tipp.
}
tables-analysis = Die Engine hat die Stellung nach Zug { $move } durchdacht.
tables-review = Die Engine ist die Partie durchgegangen.

tables-prompt-sit = Setz dich: Gib deinen Namen ein.
tables-prompt-empty = Ein Platz ist noch nicht besetzt.
tables-ended = { $by ->
    [resignation] { $who ->
        [you] Du hast aufgegeben.
       *[other] { $count ->
            [one] { $names } hat aufgegeben.
           *[other] { $names } haben aufgegeben.
        }
    }
    [game_resignation] { $who ->
        [you] Du hast diese Partie aufgegeben.
       *[other] { $count ->
            [one] { $names } hat diese Partie aufgegeben.
           *[other] { $names } haben diese Partie aufgegeben.
        }
    }
    [agreement] Ein Remis wurde vereinbart.
   *[time] { $who ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { $names } ist abgelaufen.
    }
}
tables-win = { $who ->
    [you] Du gewinnst.
   *[other] { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
}

refused-no-table = Diesen Tisch gibt es nicht.
refused-key-needed = Dieser Tisch ist nicht öffentlich: Man braucht einen Schlüssel, um ihn zu sehen.
refused-wrong-key = Dieser Schlüssel passt nicht zu diesem Tisch.
refused-bearer = Die Kopfzeile lautet: Authorization: Bearer KEY
refused-key-header = Ein Schlüssel wird gebraucht, als: Authorization: Bearer KEY
refused-socket-key = Diese Verbindung sieht nur zu: Melde dich mit einem Schlüssel.
refused-only-looks-on = Mit diesem Schlüssel kannst du nur zusehen: Gebraucht wird der eines Platzes.
refused-owner-only = Das darf nur, wem der Tisch gehört.
refused-closed = Dieser Tisch wurde geschlossen.
refused-not-seated = Setz dich erst: Gib deinen Namen ein.
refused-no-seat = An diesem Tisch ist kein Platz mehr frei.
refused-not-a-person = Platz { $seat } ist kein Platz für einen Menschen.
refused-seat-taken = Dieser Platz ist besetzt: Mit diesem Link hat sich schon jemand hingesetzt. Wenn du das warst, spiel dort weiter oder erstell dort einen Link für dieses Gerät.
refused-seat-in-use = Dort sitzt jemand.
refused-seat-empty = Auf Platz { $seat } sitzt niemand.
refused-seat-freed = Dieser Platz gehört dir nicht mehr: Er wurde frei gemacht.
refused-link-old = Dieser Link ist zu alt. Erstell einen neuen auf dem Gerät, auf dem du spielst.
refused-link-used = Dieser Link wurde schon benutzt. Erstell einen neuen auf dem Gerät, auf dem du spielst.
refused-owner-plays = Du spielst an diesem Tisch: Einen Platz, auf dem schon jemand anders gespielt hat, kannst du nicht frei machen, und du kannst auch niemanden dorthin einladen.
refused-other-seat = Du spielst schon an diesem Tisch: Dieser Platz ist für jemand anderen.
refused-own-seat = Platz { $seat }: Ein eigener Platz ist weder der eines Bots noch offen.
refused-seat-changes = Dieser Platz hat { $most }-mal gewechselt; das reicht.
refused-key-missing = key: Zum Platznehmen brauchst du einen eigenen geheimen Schlüssel.
refused-key-known = key: An diesem Tisch ist er schon bekannt; erzeug einen anderen.
refused-key-form = key: { $least } bis { $most } Buchstaben, Ziffern, - oder _ erwartet.

refused-stale = Der Tisch ist bei Zug { $ply }, deine Antwort galt Zug { $answered }: Sieh noch einmal hin.
refused-id-used = Diese id gehört zu einer anderen Anfrage: Jede Anfrage braucht ihre eigene.
refused-turn = { $name } ist am Zug.
refused-over = Die Partie ist zu Ende.
refused-nothing-to-undo = Rückgängig machen kannst du nur deinen eigenen Zug, bevor jemand anderes gehandelt hat.
refused-revealed = Dein Zug hat etwas Verdecktes aufgedeckt: Bitte um Rücknahme.
refused-offer-kind = Das kann man nicht anbieten. Möglich sind: { $kinds }.
refused-rematch-later = Eine Revanche gibt es nach dem Match.
refused-bot-draw = Ein Bot nimmt nie ein Remis an.
refused-no-move-yet = Du hast in dieser Partie noch nicht gezogen.
refused-no-offer = { $offer ->
    [draw] Gerade bietet niemand Remis an.
    [takeback] Gerade bittet niemand um Rücknahme.
   *[rematch] Gerade schlägt niemand eine Revanche vor.
}
refused-resign-game = Eine einzelne Partie lässt sich nur in einem Match aufgeben, und nur, wenn die Regeln des Spiels sagen, was das zählt.
refused-time-left = Bei keinem Gegner ist die Zeit abgelaufen.
refused-round-running = Die Partie ist noch nicht zu Ende.
refused-match-over = Alle Partien des Matches sind gespielt: Schlag eine Revanche vor.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-hint-turn = Einen Tipp bekommt, wer am Zug ist.
refused-hints-used = Die Tipps dieses Tisches sind verbraucht ({ $most }).
refused-gone-on = Inzwischen ging es am Tisch weiter.
refused-no-thought = Der Bot fand keine Antwort: Versuch es noch einmal.

refused-not-finished = Das muss warten, bis die Partie zu Ende ist.
refused-ends-there = Dort endet die Partie: Wähle einen früheren Zug.
refused-own-view = Bis die Partie zu Ende ist, sehen alle nur ihre eigene Sicht.
refused-no-onlooker = { $onlooker } ist weder ein Platz noch „spectator“ oder „open“.
refused-no-game = Der Tisch hat die Partien 0 bis { $last }.
refused-no-such-move = Die Partie hat { $moves } Züge: Nach Zug { $after } kommt nichts mehr.
refused-analyses-used = Höchstens { $most } Stellungen eines Tisches werden analysiert.
refused-no-record = Eine Aufzeichnung ist ein Objekt mit options, setup und moves.
refused-no-position = Eine Stellung beginnt mit dem Namen eines Spiels. Kopiere einen ganzen Stellungstext oder die Aufzeichnung einer Partie.
refused-position-long = Eine Stellung hat höchstens { $most } Zeichen.
refused-line-long = Eine Variante hat höchstens { $most } Züge.
refused-no-set-up = Die Teile dieses Spiels lassen sich hier nicht aufstellen: Schreib die Stellung als Text.
refused-arrangement = So können die Teile nicht liegen: Andere brauchen das, das du bewegt hast.

refused-request = Die Anfrage ist nicht zu verstehen: { $detail }
refused-no-language = Die Sprache „{ $language }“ gibt es nicht. Sprachen: { $languages }.
refused-no-lesson = Diese Lektion gibt es nicht.
refused-no-page = Das ist keine Seite der Liste: Fang bei der ersten an.
refused-no-text = { $field }: Ein Text wird erwartet.
refused-text-long = { $field }: höchstens { $most } Zeichen.
refused-text-empty = { $field }: darf nicht leer sein.
refused-text-signs = { $field }: Das enthält Zeichen, die sich nicht zeigen lassen.
refused-options = Optionen: Ein Objekt wird erwartet.
refused-true-or-false = { $field }: true oder false wird erwartet.
refused-range = { $field }: Eine Zahl von { $least } bis { $most } wird erwartet.
refused-seats = Plätze: { $given } sind angegeben, das Spiel hat mit diesen Optionen { $count }.
refused-no-bot = Platz { $seat }: Den Bot „{ $bot }“ gibt es nicht. Bots sind: { $bots }.
refused-open-seat = Platz { $seat }: Offen ist nur der Platz eines Menschen an einem öffentlichen Tisch.
refused-clock = Uhr: Erwartet wird eines von { $kinds }.

refused-chat-pace = Höchstens { $most } Zeilen in { $within } Sekunden: Versuch es in { $seconds } s wieder.
refused-name-pace = Höchstens { $most } Namen in { $within } Sekunden: Versuch es in { $seconds } s wieder.
refused-offered = Das hast du schon { $most }-mal angeboten: Spiel erst weiter.
refused-no-push = Dieser Server verschickt keine Benachrichtigungen.
refused-push-service = An den Push-Dienst dieses Browsers können keine Benachrichtigungen verschickt werden.
refused-full = { $limit ->
    [chat] Der Chat dieser Partie ist voll ({ $most } Zeilen).
    [share] Diese Partie wurde oft genug geteilt ({ $most }-mal).
    [sit] Das sind genug Namen für eine Partie ({ $most }).
    [undo] In dieser Partie wurden genug Züge zurückgenommen ({ $most }).
   *[offer] Das sind genug Angebote für eine Partie ({ $most }).
}
refused-pace = { $limit ->
    [tables] Zu viele neue Tische: Versuch es in { $seconds } s wieder.
    [thoughts] Die Engine wurde zu oft gefragt: Versuch es in { $seconds } s wieder.
    [transfers] Zu viele Übertragungen: Versuch es in { $seconds } s wieder.
   *[requests] Zu viele Anfragen: Versuch es in { $seconds } s wieder.
}
refused-transfers = Auf diesem Server warten schon zu viele Übertragungen: Versuch es in { $seconds } s wieder, oder speichere eine Datei.
refused-transfer-gone = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Erstelle auf dem anderen Gerät einen neuen.
refused-crowded = { $limit ->
    [table] Es gibt schon { $count } Verbindungen zu diesem Tisch.
    [server] Dieser Server hat schon { $count } Verbindungen dieser Art.
   *[address] Es gibt schon { $count } Verbindungen von deiner Adresse.
}
# $limit: wer so viel fragt.
refused-thoughts = { $limit ->
    [table] Von diesem Tisch laufen schon { $count } Anfragen an die Engine: Versuch es in { $seconds } s wieder.
    [address] Von deiner Adresse laufen schon { $count } Anfragen an die Engine: Versuch es in { $seconds } s wieder.
   *[server] Die Engine hat zu viel zu tun: Versuch es in { $seconds } s wieder.
}
refused-bot-tables = { $limit ->
    [address] An { $count } deiner Tische spielen schon Bots unter sich: Schließe einen, oder warte, bis einer fertig ist.
   *[server] Hier spielen schon an { $count } Tischen Bots unter sich, für einen weiteren ist kein Platz: Versuch es später noch einmal.
}
refused-bot-rounds = Bots unter sich spielen höchstens { $most } Partien.
refused-unavailable = Die Tische sind gerade nicht erreichbar: Versuch es gleich noch einmal.
refused-being-prepared = { $game } wird auf diesem Server noch vorbereitet: Versuch es in { $seconds } s noch einmal.
refused-crowd = Zu viele wollen an diesem Tisch zugleich handeln: Versuch es noch einmal.
refused-old-rules = Dieser Tisch wurde nach Regeln gespielt, die nicht mehr bekannt sind.
refused-damaged = Dieser Tisch lässt sich nicht öffnen: Die gespeicherten Daten sind beschädigt. Wer diesen Server betreibt, kann mehr herausfinden.
refused-not-found = Hier ist nichts.
refused-outdated = Diese Seite oder dieses Programm ist älter als der Server: Lade die Seite neu oder aktualisiere das Programm.
refused-broken = Hier ging etwas schief. Es wurde protokolliert, und nichts blieb halb geändert.

preview-site = Ein kleiner Tisch für Spiele aus kleinen Schachteln.
preview-waiting = { $names } wartet: Setz dich und spiel mit.
preview-free = Ein Platz ist frei: Setz dich und spiel mit.
preview-playing = Hier wird gespielt: { $names }.
preview-over = Eine beendete Partie: { $names }.

push-turn = Du bist am Zug.
