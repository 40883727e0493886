help-entry = { $command }: { $meaning }
help-moves = Züge
help-commands = Befehle

## Commands

help-read-map = den ganzen Tisch vorlesen, Zeile für Zeile
help-hand = deine Hand vorlesen
help-last = was zuletzt geschah
help-decks = was noch zu ziehen ist und was die anderen haben
help-legal = die Züge, die du jetzt machen kannst
help-why = warum ein Zug nicht geht
help-log = was bisher geschah
help-table = alles in Worten
help-thing = was etwas auf dem Tisch ist und tut
help-help = diese Hilfe

## Answers

no-such-place = „{ $word }“ gibt es hier nicht. Versuch es mit: { $examples }.
no-help-here = Für dieses Spiel gibt es solche Erklärungen nicht.
no-help-about = Zu „{ $word }“ gibt es keine Erklärung. Versuch es mit: { $examples }.
nothing-yet = Noch ist nichts geschehen.
and-more = und { $count } weitere
why-what = Sag, welchen Zug du meinst, zum Beispiel { $examples }.
