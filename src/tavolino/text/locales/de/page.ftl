### Was die Seite selbst sagt.

page-navigation = Seiten
page-view-text = Textansicht
page-view-drawn = Bildansicht
cancel = Abbrechen
close = Schließen
try-again = Erneut versuchen
reload = Neu laden
part-not-loaded = Ein Teil dieser Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.
offline-notice = Der Server ist gerade nicht zu erreichen.

home-title = Setz dich, ein Tisch ist frei
home-lead = Kleine Schachteln, ein kleiner Tisch. Spiele gegen einen Bot, schicke jemandem einen Link oder reiche ein Gerät herum.
home-play = Spielen
home-play-against = gegen { $names }
home-friend = Mit Freunden
home-whoever = Mit irgendwem
home-more = Mehr Optionen
home-being-prepared = Wird vorbereitet …
home-notice = Eigene Bilder und eigene Worte. Keine Verbindung zu den Verlagen der Spiele.
home-api = Für Programme: die API

saved-title = Deine Tische
saved-against = mit { $names }
saved-your-turn = Du bist am Zug
saved-their-turn = { $name } ist am Zug
saved-waiting = Es fehlt noch jemand
saved-over = Die Partie ist zu Ende
saved-closed = Der Tisch ist geschlossen
saved-forget = Vergessen
saved-forget-which = Diesen Tisch vergessen: { $table }

open-title = Offene Tische
open-none = Gerade wartet niemand. Eröffne einen Tisch, der allen offensteht.
open-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
open-host = { $name } wartet
age-now = gerade eben
age-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
age-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
age-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}

new-title = Ein neuer Tisch
new-game = Was spielt ihr?
option-edition = Welche Ausgabe?
new-against = Gegen wen?
new-seats = Wer sitzt wo?
new-colour = Welche Farbe spielst du?
colour-red = Rot
colour-green = Grün
colour-drawn = Zufällig
new-name = Dein Name (freiwillig)
new-names = Eure Namen (freiwillig)
new-options = Wie spielt ihr?
new-details = Regeln, Match und Uhr
new-smaller = Eine kleinere Schachtel
new-smaller-text = Mit weniger Karten oder Plätzen ist die Partie kürzer, gut zum Ausprobieren.
new-choose-file = Datei wählen
new-no-file = Ohne die Datei
new-sit-down = Platz nehmen

against-link = Jemand per Link
against-link-text = Du bekommst einen Link zum Verschicken. Der Platz wartet, so lange es dauert.
against-here = Dieses Gerät
against-here-text = Reicht es herum; ein Vorhang verdeckt die Karten.
against-open = Wer mag
against-open-text = Der Tisch steht in der Liste, und wer zuerst kommt, setzt sich.

bot-mimi = Nimmt, was gerade hübsch aussieht, und denkt an sonst niemanden.
bot-beppe = Hat einen Plan für die eigene Hand und zählt keine Karten mit.
bot-carla = Zählt mit, was noch kommen kann, und gibt sich mit einem guten Zug zufrieden.
bot-nonna = Schaut ein, zwei Züge voraus.
bot-maestro = Schaut so weit voraus, wie es in Sekundenbruchteilen geht.
bot-virtuoso = Hat unzählige Partien gegen sich selbst gespielt und schaut voraus.
bot-stands-in = { $bot } hat dieses Spiel mit diesen Optionen nicht gelernt; dafür spielt { $other }.
bot-strength = Stärke { $level } von 6
bot-rating = Elo { $rating }
bot-at-once = sofort
bot-thinks = { $seconds } s je Zug
option-players = Zu wievielt?
option-colours = Farben
option-colours-text = Farben der Karten.
option-values = Werte
option-values-text = Karten einer Farbe.
option-hand = Handkarten
option-hand-text = Karten auf der Hand.
option-hints = Tipps
option-hints-text = Frag, was ein Profi spielen würde.
option-spectators = Publikum
option-spectators-text = Andere dürfen über einen Link zusehen; sie sehen, was offen liegt.
option-rounds = Partien im Match
option-first = Wer beginnt?
option-clock = Uhr
players-count = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [one] zu { $count }
   *[other] zu { $count }
}
rounds-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
first-drawn = Zufällig
first-me = Ich
clock-none = Keine Uhr
clock-quick = 5 min + 5 s je Zug
clock-calm = 15 min + 15 s je Zug
clock-day = Ein Tag je Zug
clock-days = Drei Tage je Zug
clock-fischer = { $minutes } min + { $increment } s je Zug
clock-per-turn = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-left = noch { $time }
clock-unsure = Die Verbindung ist weg: noch etwa { $time }
clock-long = { $days } T { $hours } h

you-seat = Du
sit-title = Das ist dein Platz
sit-text = { $game }, mit { $names }.
sit-name = Dein Name
sit-invited = { $names } lädt dich zu { $game } ein.
sit-again = Hier weiterspielen
sit-again-text = { $game }: Spiel als { $name } auf diesem Gerät weiter. Auf dem anderen geht es auch weiter.
sit-used = Hier saß schon jemand anders und hat diese Karten gesehen.
table-mine = Zu meinem Platz an diesem Tisch
join-title = Ein freier Platz
join-text = { $game }. Setz dich und spiel mit.
join-watch = Nur zusehen

invite-title = Lade jemanden ein
invite-text = Schick den Link oder lass den Code scannen. Wer sich zuerst setzt, hat den Platz.
invite-listed = Dein Tisch ist offen
invite-listed-text = Er steht auf der Startseite, und wer zuerst kommt, bekommt den Platz. Du kannst auch den Link schicken.
invite-code = QR-Code des Links
invite-meanwhile = Inzwischen gegen { $name } spielen
waiting-title = Noch ist niemand gekommen.
waiting-arrived = An deinem Tisch sitzt jetzt: { $names }.
waiting-go = Hingehen
waiting-stay = Hierbleiben
waiting-look = Ansehen
waiting-stop = Beenden

connected = Verbunden
connecting = Verbinde …
connection-lost = Keine Verbindung; nächster Versuch in { $seconds } s
connection-lost-heard = Verbindung verloren. Sie wird wieder aufgebaut; nichts geht verloren.
connection-lost-move = Verbindung verloren, dein Zug wird noch gesendet
connection-restarting = Der Server startet neu; zurück in { $seconds } s
connection-restarting-heard = Der Server startet neu. Der Tisch kommt von selbst wieder.
connection-refused = Zugriff verweigert

table-main = Der Tisch
table-seats = Am Tisch
table-to-move = am Zug
table-round = Partie { $round } von { $rounds }
table-refused = Dieser Tisch lässt sich nicht öffnen
table-coming = Der Tisch wird gedeckt …
table-board-failed = Das Spielbrett für dieses Spiel konnte nicht geladen werden. Spiele stattdessen mit dem Bild und den Knöpfen.
table-moves = Deine Züge
table-waiting = { $count ->
    [one] Warten auf einen Mitspieler
   *[other] Warten auf { $count } Mitspieler
}
table-side-panel = Verlauf und mehr

confirm-move = So spielen? { $move }.
confirm-yes = Ja, so spielen
back-at = Nach Zug { $number }
back-one = Einen Zug zurück
on-one = Einen Zug vor
back-now = Zurück zur Partie

log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-look-back = Auf Zug { $number } zurückblicken
log-full = Ganze Sätze
chat-title = Chat
chat-line = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas geschrieben. Das Publikum kann hier nicht mitlesen.
chat-empty-spectators = Noch hat niemand etwas geschrieben. Am Tisch kann hier niemand mitlesen.
chat-spectator = Aus dem Publikum
unseen-title = Ungesehen
share-title = Einladen
share-lead = Schick jeden Link nur einer Person. Wer sich zuerst hinsetzt, hat den Platz; danach öffnet der Link nichts mehr, auch für dich nicht.
share-taken = Hier sitzt schon jemand.
share-spectators = Publikum
share-link-of = Link: { $name }
share-only-here = Diese Adresse funktioniert nur auf diesem Gerät. Damit andere in deinem Netz mitspielen können, starte den Server so:
share-copy = Link kopieren
share-copied = Kopiert
share-free = Platz frei machen
share-nothing = Hier gibt es keine Links zum Teilen.
share-close = Tisch schließen
share-close-sure = Den Tisch für alle schließen? Niemand kann hier dann noch ziehen.
share-new-link = Neuen Link erstellen
share-make-link = Link erstellen
share-send = Link senden
share-free-at = Kann um { $time } frei gemacht werden, wenn niemand zurückkommt.
share-device = Auf einem anderen Gerät
share-device-text = Erstell einen Link, um auf einem anderen Gerät weiterzuspielen. Er gilt einmal, zehn Minuten lang. Behalt ihn für dich: Er zeigt deine Karten.
share-device-terminal = In einem Terminal:
share-leave = Meinen Platz aufgeben
share-leave-sure = Deinen Platz aufgeben? Wer den neuen Link bekommt, setzt sich auf deinen Platz und sieht deine Karten.
share-left = Du hast deinen Platz aufgegeben. Schick diesen Link der Person, die ihn übernimmt.
share-given = Aus einer Aufzeichnung
share-given-text = Dieser Tisch wurde aus einer Aufzeichnung aufgebaut: Wer das getan hat, weiß vielleicht, was verdeckt ist.

explained-title = Warum nicht?
curtain-title = { $name } ist dran
curtain-text = Reiche das Gerät weiter. Die Karten bleiben verdeckt, bis du sie aufdeckst.
curtain-look = Ich bin { $name }: Karten zeigen
curtain-back = Zurück zu { $name }

actions-title = Weitere Aktionen
action-undo = Rückgängig
action-takeback = Um Rücknahme bitten
action-hint = Tipp
action-draw = Remis anbieten
action-resign = Aufgeben
# Below icons on phones: as short as can be.
action-undo-short = Zurück
action-takeback-short = Rücknahme
action-draw-short = Remis
analysis-board-short = Analyse

action-claim-time = Nach Zeit gewinnen
# $players: how many sit here, with whoever resigns; $rounds: games of the match.
resign-sure =
    Aufgeben? { $players ->
        [2] Dann gewinnt die andere Seite
       *[other] Dann gewinnen die anderen
    } { $rounds ->
        [1] die Partie.
       *[other] das Match.
    }
resign-which = Nur diese Partie aufgeben oder das ganze Match?
resign-game = Diese Partie
resign-match = Das ganze Match
hint-thinking = Denkt nach …
hint-says = { $move }. Gewinnchance etwa { $chance } %.
hint-chance = { $chance } %
hint-play = So spielen
hint-best = Die besten Züge

offer-draw = { $name } bietet Remis an.
offer-takeback = { $name } möchte einen Zug zurücknehmen.
offer-rematch = { $name } schlägt eine Revanche vor.
offer-draw-mine = Du hast Remis angeboten.
offer-takeback-mine = Du hast um Rücknahme gebeten.
offer-rematch-mine = Du hast eine Revanche vorgeschlagen.
offer-agree = Einverstanden
offer-decline = Ablehnen
offer-withdraw = Zurückziehen

end-title = Das Ende
end-win = { $who ->
    [you] Du gewinnst!
   *[other] { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
}
end-draw = Unentschieden
end-tally = Siege an diesem Tisch: { $scores }
end-tally-draws = { $count ->
    [one] { $count } Unentschieden
   *[other] { $count } Unentschieden
}
seat-wins = { $count ->
    [one] { $count } Sieg an diesem Tisch
   *[other] { $count } Siege an diesem Tisch
}
end-match = { $who ->
    [you] Du gewinnst das Match.
   *[other] Das Match geht an { $names }.
}
end-match-draw = Das Match endet unentschieden.
end-scoring = Wertung
end-next-step = Weiter
end-skip = Alles zeigen
end-next-round = Nächste Partie
end-rematch = Revanche

text-title = Der Tisch in Worten
text-commands = Befehle
text-line = Ein Zug oder ein Befehl
text-do = Los
text-help = Mit ? kommt die Liste der Befehle.
text-help-move = Mit ? kommt die Liste der Befehle; ein Zug sieht aus wie { $move }.
text-moves = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}

learn-title = Lernen
review-title = Rückblick
lost-title = Hier ist nichts
lost-text = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
lost-home = Zur Startseite

settings-title = Einstellungen
settings-lead = In diesem Browser gespeichert.
setting-language = Sprache
setting-theme = Design
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
setting-palette = Farben der Karten
palette-colours = Gut zu unterscheiden
palette-contrast = Höchster Kontrast
setting-speed = Bewegung
speed-normal = Normales Tempo
speed-fast = Schnell
speed-off = Aus
setting-pace = Züge der Bots
pace-calm = Nach einer Pause
pace-quick = Nach einer kurzen Pause
pace-off = Sofort
setting-habits = Präferenzen
setting-letters = Buchstaben auf den Karten
setting-letters-text = Jede Farbe hat ihren Buchstaben.
setting-glyphs = Symbole auf den Karten
setting-glyphs-text = Jede Farbe hat ihr Symbol: Flamme, Sonne, Blatt, Welle, Distel, Schnee.
setting-confirm = Züge bestätigen
setting-confirm-text = Jeder Zug gilt erst, wenn du ihn bestätigst.
setting-hover-help = Hilfe beim Zeigen
setting-hover-help-text = Was etwas auf dem Tisch ist, erscheint, wenn der Zeiger darauf ruht. Langes Drücken und die Taste ? zeigen es immer.
setting-bot-lines = Bots sagen etwas
setting-bot-lines-text = Einen Satz zu Beginn und einen am Ende der Partie.
setting-sounds = Töne
setting-sounds-text = Karten auf dem Tisch, und eine Glocke, wenn du am Zug bist.
setting-call = Ruf mich, wenn ich am Zug bin
setting-call-text = Eine Glocke und, wenn der Browser darf, eine Benachrichtigung, solange ein anderer Tab oder ein anderes Programm vorn ist.
setting-call-allow = Benachrichtigungen erlauben
setting-push = Auch wenn die Seite geschlossen ist
setting-push-text = Der Push-Dienst deines Browsers meldet, in welchem Spiel du am Zug bist, ohne Karten und Chat.
setting-push-refused = Dieser Browser lässt es nicht zu.
setting-text-view = Textansicht
setting-text-view-text = Tische in Worten, mit einer Befehlszeile wie im Terminal.
rules-ruling = Unsere Regelung
