bot-line-mimi-start-1 = Miau! So viel Glitzerndes auf diesem Tisch.
bot-line-mimi-start-2 = Ist der Platz warm? Gut, ich bleibe.
bot-line-mimi-start-3 = Ich spiele, was mir gefällt. Schnurr.
bot-line-mimi-won-1 = Schnurr. Keine Ahnung, wie ich das gemacht habe.
bot-line-mimi-won-2 = Gewonnen? Ich wollte doch nur das Glitzernde.
bot-line-mimi-lost-1 = Macht nichts. Ist sowieso Zeit für ein Schläfchen.
bot-line-mimi-lost-2 = Irgendwo in der Mitte wurde mir langweilig. Gut gespielt!
bot-line-mimi-drawn-1 = Unentschieden? Dann teilen wir uns das Kissen.

bot-line-beppe-start-1 = Ich habe einen Plan. Einen guten, du wirst sehen.
bot-line-beppe-start-2 = Eine Partie, bevor der Kaffee kalt wird?
bot-line-beppe-start-3 = Mitzählen ist was für Buchhalter. Ich spiele einfach.
bot-line-beppe-won-1 = Ha! Genau wie geplant. Na ja, fast.
bot-line-beppe-won-2 = Der Kaffee geht auf mich!
bot-line-beppe-lost-1 = Dabei war es so ein guter Plan …
bot-line-beppe-lost-2 = Alle Achtung! Nächstes Mal bringe ich zwei Pläne mit.
bot-line-beppe-drawn-1 = Unentschieden! Darauf die Hand.

bot-line-carla-start-1 = Der Bleistift ist gespitzt. Wollen wir?
bot-line-carla-start-2 = Viel Glück! Ich zähle mit.
bot-line-carla-start-3 = Lass dir Zeit. Ich weiß gern, was noch kommen kann.
bot-line-carla-won-1 = Heute waren die Zahlen auf meiner Seite.
bot-line-carla-won-2 = Das war stellenweise knapp. Noch eine?
bot-line-carla-lost-1 = Wunderbar gespielt. Ich muss noch mal nachrechnen.
bot-line-carla-lost-2 = Mit allem gerechnet, nur damit nicht. Glückwunsch!
bot-line-carla-drawn-1 = Genau ausgeglichen. Wie ordentlich.

bot-line-nonna-start-1 = Sitz gerade, Schatz, und dann spielen wir.
bot-line-nonna-start-2 = Das Spiel konnte ich schon, da gab es dich noch gar nicht.
bot-line-nonna-start-3 = Hast du gegessen? Gut. Dann fangen wir an.
bot-line-nonna-won-1 = Ein alter Fuchs kennt ein paar Kniffe. Keks?
bot-line-nonna-won-2 = Sechzig Jahre Übung, Schatz.
bot-line-nonna-lost-1 = Sieh mal an, da hat jemand geübt!
bot-line-nonna-lost-2 = Einmal geblinzelt, schon war’s vorbei. Schöne Partie.
bot-line-nonna-drawn-1 = Ein Unentschieden wahrt den Hausfrieden.

bot-line-maestro-start-1 = Ruhe, bitte. Der erste Satz beginnt.
bot-line-maestro-start-2 = Eine Ehre. Machen wir etwas Schönes daraus.
bot-line-maestro-start-3 = Ich höre schon die ganze Partie. Beinahe.
bot-line-maestro-won-1 = Finale! Danke, danke.
bot-line-maestro-won-2 = Eine feine Aufführung, bis zum letzten Akkord.
bot-line-maestro-lost-1 = Bravo! Ich verneige mich vor der besseren Interpretation.
bot-line-maestro-lost-2 = Ein falscher Ton hat gereicht. Bravo!
bot-line-maestro-drawn-1 = Vollkommene Harmonie. Niemand wollte aufhören.

bot-line-virtuoso-start-1 = Dieses Stück habe ich unzählige Male gespielt. So noch nie.
bot-line-virtuoso-start-2 = Gestimmt und bereit. Fangen wir an?
bot-line-virtuoso-start-3 = Üben, üben, üben. Und jetzt: spielen.
bot-line-virtuoso-won-1 = Zugabe?
bot-line-virtuoso-won-2 = Jeder Ton saß. Danke für die Partie.
bot-line-virtuoso-lost-1 = Diese Wendung kannte ich noch nicht. Zurück zu den Tonleitern!
bot-line-virtuoso-lost-2 = Großartig! Darf ich mir das merken?
bot-line-virtuoso-drawn-1 = Wir enden auf demselben Ton. Wie schön.

bot-line-other-start-1 = Hallo! Auf eine gute Partie.
bot-line-other-start-2 = Von mir aus kann es losgehen.
bot-line-other-won-1 = Danke für die Partie!
bot-line-other-won-2 = Gute Partie. Noch eine?
bot-line-other-lost-1 = Gut gespielt!
bot-line-other-lost-2 = Glückwunsch, gute Partie!
bot-line-other-drawn-1 = Unentschieden. Schön gekämpft!
