welcome-plain = Gib einen Zug ein oder ? für Hilfe.
not-possible-now = Das geht jetzt nicht.
nothing-at-digit = Mit { $digit } lässt sich jetzt nichts wählen.
server-silent = Der Server antwortet nicht; versuch es noch einmal.
line-lost = Die Verbindung ist weg; neuer Versuch läuft.
# $reason: in English, for who has written the bot.
bot-failed = { $name } kann nicht weiterspielen, damit ist die Partie zu Ende: { $reason }
waiting-for-players = Es fehlt noch jemand am Tisch.
table-closed = Der Tisch ist geschlossen.
offer-made = { $offer ->
    [draw] Die anderen bieten Remis an: Tippe draw? oder decline.
    [takeback] Die anderen möchten einen Zug zurücknehmen: Tippe takeback oder decline.
   *[rematch] Die anderen schlagen eine Revanche vor: Tippe rematch oder decline.
}
curtain = Gib die Tastatur an { $name } weiter; sonst soll niemand hinsehen. Drücke die Eingabetaste.
round-of = Partie { $round } von { $rounds }
match-points = Punkte im Match: { $scores }
time-left = Restzeit: { $times }
after-the-end = Die Partie ist zu Ende. Tippe { $words } oder quit.
stopped = Abgebrochen. Mit --seed { $seed } kommen dieselben Partien noch einmal.
game-saved = Gespeichert. Weiter mit: { $command }
leave-local = Diese Partie verlassen? Sie bleibt gespeichert: Mit tavolino play --resume geht sie weiter.
leave-server = Den Tisch verlassen? Derselbe Link führt zurück an deinen Platz.
leave-keys = Eingabetaste: verlassen. Esc: bleiben.
languages = Sprachen: { $codes }.
game-still-running = Die Partie ist noch nicht zu Ende.
is-thinking = { $name } denkt nach …
thinking = Denkt nach …
hint-line = { $move }: { $chance } %. { $reason }
scores-nothing = Das bringt keine Punkte.
type-here = ein Zug oder eine Frage; ? für Hilfe

## Keys

help-keys = Pfeile bewegen, die Eingabetaste wählt, Esc geht zurück, Ziffern wählen die Karte an dieser Stelle, danach den Ort mit dieser Nummer. Alles lässt sich anklicken. / führt zur Eingabezeile.
key-turn = drehen
key-hint = Tipp
key-undo = rückgängig
key-replay = nachspielen
key-next = nächste Partie
key-rematch = Revanche
key-type = tippen
key-language = Sprache
key-theme = Design
key-log = Verlauf
key-moves = Züge
key-rules = Regeln
key-help = Hilfe
key-quit = verlassen
key-step = Schritt
key-analyse = analysieren
key-mistake = nächster Fehler
key-close = schließen

## Words to type

help-hint = die besten Züge, ihre Gewinnchancen und warum
help-undo = deinen letzten Zug rückgängig machen
help-offer-draw = Remis anbieten oder annehmen
help-takeback = um Rücknahme eines Zuges bitten oder ihr zustimmen
help-rematch = denselben Leuten eine Revanche vorschlagen
help-decline = ablehnen, was die anderen anbieten
help-resign = aufgeben
help-resign-game = diese Partie aufgeben, aber nicht das Match
help-clock = wie viel Zeit alle noch haben
help-who = wer da ist und wie viele zuschauen
help-time = die Partie gewinnen, wenn die Zeit des Gegners abgelaufen ist
help-say = den anderen etwas sagen
help-next = die nächste Partie austeilen
help-rules = die Regeln des Spiels
help-replay = die beendete Partie Zug für Zug nachspielen
help-analyse = die beendete Partie mit der Engine durchgehen
help-picture = den Tisch in Buchstaben zeichnen
help-language = eine andere Sprache (en it el de fr es)
help-quit = den Tisch verlassen

## After the end

replay-help = Eingabetaste: nächster Zug. b: zurück. Eine Zahl: zu diesem Zug. table: der Tisch in Worten. q: schließen.
replay-deal = Die Ausgangslage.
replay-move = Zug { $ply } von { $last }.
analysing = Die Engine geht die Partie durch …
analysing-so-far = Die Engine geht die Partie durch: { $done } von { $total } Entscheidungen.
review-decision = Zug { $ply }, { $name }, { $verdict ->
    [inaccuracy] eine Ungenauigkeit
    [mistake] ein Fehler
   *[blunder] ein Patzer
}: { $move } brachte { $chance } %, { $best } hätte { $hope } % gebracht. { $reason }
review-tally = { $name }: Entscheidungen { $decisions }, im Schnitt { $lost } % verloren; Ungenauigkeiten { $inaccuracies }, Fehler { $mistakes }, Patzer { $blunders }.
review-no-mistakes = Keine Entscheidung hat mehr gekostet, als der Zufall erklärt.

## Before the first game

start-yes = Ja
start-no = Nein
start-language = In welcher Sprache?
start-keys = Tab führt von Frage zu Frage, Pfeile und Leertaste wählen; alles lässt sich anklicken.
start-ask = Tippe eine Zahl; die Eingabetaste steht für { $default }, q beendet.
start-not-there = „{ $word }“ gibt es nicht: Tippe eine Zahl von 1 bis { $most }.
