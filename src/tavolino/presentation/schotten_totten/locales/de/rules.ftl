### Schotten-Totten. The rules to read.

rules-heading-formations = Formationen
rules-heading-claims = { $edition ->
    [menhir] Menhire beanspruchen
   *[other] Steine beanspruchen
}
rules-heading-tactics = Taktikkarten

rules-schotten-goal = { $edition ->
    [menhir] Zwei Clans streiten um neun Menhire. Auf deiner Seite sammelst du an jedem eine Formation aus drei Karten; die stärkere gewinnt den Menhir. Mit drei benachbarten Menhiren oder fünf beliebigen gewinnst du die Partie.
   *[other] Zwei Clans streiten um neun Steine. Auf deiner Seite sammelst du an jedem eine Formation aus drei Karten; die stärkere gewinnt den Stein. Mit drei benachbarten Steinen oder fünf beliebigen gewinnst du die Partie.
}
rules-schotten-setup = { $edition ->
    [menhir] Die neun Menhire liegen in einer Reihe
   *[other] Die neun Steine liegen in einer Reihe
} zwischen den beiden Spielern. Die 54 Clankarten, sechs Farben mit den Werten 1 bis 9, werden gemischt; beide bekommen sechs, der Rest ist der Stapel. Wer beginnt, wird ausgelost; in einem Match beginnt, wer die Partie davor gewonnen hat.
rules-schotten-hand-tactics-iello = Mit Taktikkarten hat man sieben Karten statt sechs auf der Hand, anfangs lauter Clankarten.
rules-schotten-hand-tactics-ps-games = Auch mit Taktikkarten hat man sechs Karten auf der Hand, anfangs lauter Clankarten.
rules-schotten-hand-tactics-menhir = Die zehn Taktikkarten werden, wenn man mit ihnen spielt, vor dem Austeilen in den einen Stapel gemischt.
rules-schotten-turn-play = { $edition ->
    [menhir] Spiele eine Karte: Lege sie auf deine Seite eines Menhirs, der niemandem gehört.
   *[other] Spiele eine Karte: Lege sie auf deine Seite eines Steins, der niemandem gehört.
} Eine Seite fasst drei Karten, und was liegt, bleibt liegen.
rules-schotten-turn-claim = { $edition ->
    [ps-games] Beanspruche einen Stein, wenn du kannst und magst.
    [menhir] Beanspruche Menhire, wenn du kannst und magst.
   *[other] Beanspruche Steine, wenn du kannst und magst.
}
rules-schotten-turn-draw = Ziehe nach, bis die Hand voll ist.
rules-schotten-turn-empty = Ist der Stapel leer, geht es ohne Nachziehen weiter. Wer eine Clankarte und einen Platz für sie hat, muss eine Karte spielen; sonst passt man.
rules-schotten-turn-empty-tactics = Ist der Stapel leer, geht es ohne Nachziehen weiter. Wer eine Clankarte und einen Platz für sie hat, muss eine Karte spielen; sonst darf man passen oder eine Taktikkarte spielen.
rules-schotten-expert = Expertenvariante: Steine werden zu Beginn des Zuges beansprucht, sodass dein Gegner einen Zug zum Antworten hat.
rules-schotten-formations = Die stärkste zuerst. Die Reihenfolge des Legens spielt keine Rolle, und keine Folge geht von 9 auf 1 über.
rules-schotten-colour-run = Farbfolge
rules-schotten-colour-run-text = eine Farbe, Werte in Folge
rules-schotten-kind = Drilling
rules-schotten-kind-text = gleicher Wert
rules-schotten-colour = Farbe
rules-schotten-colour-text = gleiche Farbe
rules-schotten-run = Folge
rules-schotten-run-text = Werte in Folge, beliebige Farben
rules-schotten-sum = Summe
rules-schotten-sum-text = alles andere
rules-schotten-tie-sum = Unter zwei gleichartigen Formationen gewinnt die höhere Summe; ist auch sie gleich, die Seite, die zuerst vollständig war.
rules-schotten-tie-first = Unter zwei gleichartigen Formationen gewinnt die Seite, die zuerst vollständig war. Nur unter zwei bloßen Summen zählt die höhere, und dann, wer zuerst vollständig war.
rules-schotten-claim-complete = { $edition ->
    [menhir] Sind beide Seiten eines Menhirs vollständig, darf ihn beanspruchen, wer die stärkere hat.
   *[other] Sind beide Seiten eines Steins vollständig, darf ihn beanspruchen, wer die stärkere hat.
}
rules-schotten-claim-own-complete = Die eigene Seite muss vollständig sein.
rules-schotten-claim-own-incomplete = Die eigene Seite darf unvollständig sein: Dann zählt die schwächste Formation, die noch daraus werden kann, und sie muss eindeutig gewinnen.
rules-schotten-claim-proof = Solange die andere Seite nicht vollständig ist, musst du beweisen, dass nichts, was noch kommen kann, sie gewinnen ließe:
rules-schotten-proof-open = Bekannt ist nur, was offen liegt: alle ausgelegten Karten beider Seiten und die Ablage. Alle anderen Clankarten können noch kommen, auch die auf deiner Hand.
rules-schotten-proof-tactics = Taktikkarten, die nicht gespielt sind, zählen nie mit.
rules-schotten-proof-equal = Eine Formation, die deiner vollständigen Seite nur gleichkäme, hält dich nicht auf: Du warst zuerst vollständig.
rules-schotten-proof-short = Sind zu wenige Karten übrig, um die andere Seite zu vervollständigen, schlägt dich nichts.
rules-schotten-claim-refused = Den Beweis führt der Tisch. Auf einen Anspruch, der nicht haltbar ist, antwortet er mit den Karten, die dich noch schlagen würden, und der Versuch kostet nichts.
rules-schotten-claim-many = { $edition ->
    [menhir] Du darfst in einem Zug so viele Menhire beanspruchen, wie du kannst.
   *[other] Du darfst in einem Zug so viele Steine beanspruchen, wie du kannst.
}
rules-schotten-claim-one = Du darfst in einem Zug einen Stein beanspruchen.
rules-schotten-claim-closed = { $edition ->
    [menhir] Ein beanspruchter Menhir ist abgeschlossen: Nichts wird mehr angelegt, und nichts kommt weg.
   *[other] Ein beanspruchter Stein ist abgeschlossen: Nichts wird mehr angelegt, und nichts kommt weg.
}
rules-schotten-claim-closed-menhir = Ein beanspruchter Menhir ist abgeschlossen: Nichts wird mehr angelegt, und nur Deserteur und Verräter nehmen noch eine Karte weg. Wem er gehört, ändert sich nicht.
rules-schotten-tactics-second-deck = Zehn Karten in einem eigenen Stapel. Bei jedem Ziehen wählst du den Stapel. Statt einer Clankarte darfst du eine Taktikkarte spielen, insgesamt aber höchstens eine mehr als dein Gegner.
rules-schotten-tactics-one-deck = Zehn Karten, in den einen Stapel gemischt. Statt einer Clankarte darfst du eine Taktikkarte spielen, so oft du willst.
rules-schotten-joker = Wird wie eine Clankarte gelegt: beliebige Farbe, beliebiger Wert. Wofür er steht, entscheidet sich beim Beanspruchen. Jeder spielt höchstens einen pro Partie.
rules-schotten-spy = Wird wie eine Clankarte gelegt: eine 7 in beliebiger Farbe.
rules-schotten-shield = Wird wie eine Clankarte gelegt: eine 1, 2 oder 3 in beliebiger Farbe.
rules-schotten-fog = { $edition ->
    [menhir] Auf einen freien Menhir gespielt: Dort zählt nur die Summe, keine Formation.
   *[other] Auf einen freien Stein gespielt: Dort zählt nur die Summe, keine Formation.
}
rules-schotten-mud = { $edition ->
    [menhir] Auf einen freien Menhir gespielt: Dort brauchen beide Seiten vier Karten.
   *[other] Auf einen freien Stein gespielt: Dort brauchen beide Seiten vier Karten.
}
rules-schotten-scout-iello = Ziehe drei Karten, von einem Stapel oder von beiden, und lege zwei Handkarten unter ihre Stapel.
rules-schotten-scout-ps-games = Ziehe drei Karten von einem Stapel und lege zwei Handkarten oben auf ihre Stapel.
rules-schotten-scout-menhir = Sieh dir die gegnerische Hand an.
rules-schotten-redeploy = Versetze eine eigene Karte von einem freien Stein zu einem anderen mit freiem Platz oder wirf sie ab.
rules-schotten-redeploy-menhir = Versetze eine eigene Karte von einem freien Menhir zu einem anderen mit freiem Platz.
rules-schotten-deserter = Wirf eine gegnerische Karte, Clan- oder Taktikkarte, von einem freien Stein ab.
rules-schotten-deserter-menhir = Nimm eine Karte von der gegnerischen Seite eines beanspruchten Menhirs auf die Hand, egal, wem er gehört.
rules-schotten-traitor = Versetze eine gegnerische Clankarte von einem freien Stein auf einen freien Platz deiner Seite.
rules-schotten-traitor-menhir = Versetze eine beliebige gegnerische Karte, auch von einem beanspruchten Menhir, auf einen freien Platz deiner Seite an einem freien Menhir.
rules-schotten-tactics-where = Nebel und Schlamm liegen auf der Seite, von der sie gespielt wurden; darum dürfen Umgruppieren und Deserteur sie zum Ziel haben.
rules-schotten-tactics-discards = { $edition ->
    [iello] Anwerber, Stratege, Banshee und Verräter
   *[other] Späher, Umgruppieren, Deserteur und Verräter
} kommen auf die Ablage, die für alle offen liegt.
rules-schotten-end = { $edition ->
    [menhir] Drei benachbarte Menhire oder fünf beliebige beenden die Partie sofort, auch mitten im Zug.
   *[other] Drei benachbarte Steine oder fünf beliebige beenden die Partie sofort, auch mitten im Zug.
}
rules-schotten-match = In einem Match bringt eine gewonnene Partie 5 Punkte; wer verliert, bekommt 1 Punkt je eigenem Stein. Wer die meisten Punkte hat, gewinnt.
rules-schotten-match-menhir = In einem Match bringt eine gewonnene Partie 5 Punkte; wer verliert, verliert 1 Punkt je gegnerischem Menhir. Wer die meisten Punkte hat, gewinnt.
rules-schotten-ruling-first = { $edition ->
    [iello] Wer beginnt, wird ausgelost, was die Anleitung auch über Reisen nach Schottland sagt, und wer eine Partie gewinnt, beginnt die nächste. Nach einem Unentschieden beginnt, wer jene Partie nicht begonnen hat.
   *[other] Nach einem Unentschieden beginnt die nächste Partie, wer die letzte nicht begonnen hat.
}
rules-schotten-ruling-after = Steine dürfen nach jeder Karte beansprucht werden, auch nach dem Passen.
rules-schotten-ruling-pass = Fürs Passen gilt mit und ohne Taktikkarten dasselbe: Nur wer keine Clankarte legen kann, darf passen.
rules-schotten-ruling-no-target = Eine Taktikkarte ohne erlaubtes Ziel kann nicht gespielt werden.
rules-schotten-ruling-drawing = Die Hand wird bis zu ihrer Größe aufgefüllt; ist sie schon voll, wird nichts gezogen.
rules-schotten-ruling-equal = Beim Beweis zählt, wer gewinnen würde; eine gleiche Formation, die später kommt, ist also ohne Belang.
rules-schotten-ruling-age = Eine vollständige Seite ist so alt wie ihre jüngste Karte. Hat sie eine Karte verloren und wieder eine bekommen, war sie später vollständig; mit vier Karten je Seite zählt die vierte.
rules-schotten-ruling-fog-mud = { $edition ->
    [iello] Blinde Kuh und Schlammschlacht
   *[other] Nebel und Schlamm
} dürfen zusammen liegen: vier Karten je Seite, und nur Summen.
rules-schotten-ruling-jokers = Ein gespielter Joker (Anführer) ist gespielt, wohin er später auch kommt.
rules-schotten-ruling-joker-kept = Wer einen Joker gespielt hat, behält den anderen bis zum Ende der Partie: Er wird nicht zurückgelegt, auch wenn er gerade erst gezogen wurde, außer die Hand hat nichts anderes. Wer noch keinen gespielt hat, darf einen Joker zurücklegen.
rules-schotten-ruling-scout = { $edition ->
    [ps-games] Der Späher braucht eine Karte in irgendeinem Stapel, zieht von dem einen gewählten Stapel, was da ist, bis zu drei, und legt zwei zurück, oder was die Hand hat.
   *[other] Der Anwerber braucht eine Karte in irgendeinem Stapel, zieht, was da ist, bis zu drei, und legt zwei zurück, oder was die Hand hat.
}
rules-schotten-ruling-any-five = { $edition ->
    [iello] Die Anleitung spricht von fünf Steinen, die über die Grenze verstreut sind; hier gewinnen fünf beliebige, benachbart oder nicht.
   *[other] Die Anleitung spricht von fünf Steinen, die nicht benachbart sind; hier gewinnen fünf beliebige, benachbart oder nicht.
}
rules-schotten-ruling-unplayed-tactics = Taktikkarten, die nicht gespielt sind, verhindern nie einen Beweis, in welcher Hand oder welchem Stapel sie auch sind. Diese Anleitung sagt es nicht, die von IELLO schon.
rules-schotten-ruling-redeploy = Umgruppieren versetzt die Karte an einen anderen Stein oder wirft sie ab. Die Anleitung spricht nur von einem verfügbaren Platz („uno spazio disponibile“).
rules-schotten-ruling-mud-leaves = Verlässt Schlamm einen Stein, wirft eine Seite mit vier Karten die zuletzt gelegte ab.
rules-schotten-ruling-moving-fog = Nebel und Schlamm brauchen keinen Platz und dürfen darum an jeden anderen freien Stein.
rules-schotten-ruling-mud-both = Mit Schlamm brauchen beide Seiten vier Karten, obwohl die Anleitung nur von einem Spieler spricht.
rules-schotten-ruling-redeploy-menhir = Umgruppieren versetzt eine eigene Karte, und zwar zwischen freien Menhiren; die Anleitung sagt weder das eine noch das andere.
rules-schotten-ruling-traitor-menhir = Der Verräter nimmt jede Karte der gegnerischen Seite, aber weder Nebel noch Schlamm: Die liegen am Menhir selbst, wer auch immer sie gespielt hat.
rules-schotten-ruling-third-card = Nach der Anleitung kann der mutmaßliche Gewinner den Menhir nicht beanspruchen, solange der Gegner die dritte Karte zurückhält. Wir lesen: nicht ohne den Beweis.
rules-schotten-ruling-jokers-menhir = Ein gespielter Joker ist gespielt, wohin er später auch kommt. Einer, den der Verräter versetzt, gilt nicht als gespielt von dem, der ihn versetzt hat.
rules-schotten-ruling-weakest = Die schwächste Ergänzung deiner Seite und die stärkste der anderen werden ohne Rücksicht aufeinander gesucht. Eine Seite, die nicht mehr vollständig werden kann, beansprucht nichts.
rules-schotten-ruling-taken-card = Eine Karte, die der Deserteur auf eine Hand geholt hat, zählt zu denen, die noch kommen können, auch wenn alle sie kennen. Einen so geholten Joker darf nur spielen, wer noch keinen gespielt hat.
rules-schotten-ruling-nobody-plays = { $edition ->
    [menhir] Passen beide nacheinander, endet die Partie. Von links nach rechts geht jeder Menhir, den jemand beanspruchen könnte, weil beide Seiten vollständig sind oder durch einen Beweis, an diese Person; hat dadurch niemand gewonnen, gewinnt, wer mehr Menhire hat.
   *[other] Passen beide nacheinander, endet die Partie. Von links nach rechts geht jeder Stein, den jemand beanspruchen könnte, weil beide Seiten vollständig sind oder durch einen Beweis, an diese Person; hat dadurch niemand gewonnen, gewinnt, wer mehr Steine hat.
} Bei Gleichstand ist es unentschieden, und beide bekommen die Punkte eines Verlierers.
rules-schotten-ruling-both-ways = { $edition ->
    [menhir] Drei Menhire nebeneinander und fünf zugleich zählen als drei nebeneinander.
   *[other] Drei Steine nebeneinander und fünf zugleich zählen als drei nebeneinander.
}
