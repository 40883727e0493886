### Glück und Können

review-luck-title = Glück und Können
review-played-you = Deine Genauigkeit: { $played } %.
review-played = { $name }: Genauigkeit { $played } %.
review-luck-good-you = Glück hat dir { points } gebracht.
review-luck-bad-you = Pech hat dich { points } gekostet.
review-luck-good = Glück hat { points } gebracht.
review-luck-bad = Pech hat { points } gekostet.
review-luck-even = Das Glück war gerecht verteilt.
review-luck-unfinished = Diese Partie wurde nicht zu Ende gespielt; Glück und Entscheidungen ergeben deshalb kein Ergebnis.
review-luck-text = Ein Punkt ist 1 % Gewinnchance. Glück vergleicht alles, was ausgeteilt und gezogen wurde, mit allem, was hätte kommen können. Entscheidungen sind das, was gegenüber den besten gefundenen Zügen verloren ging. Der Rest ist alles andere: die Mitspieler, alles Verdeckte und Irrtümer der Engine.
review-part-start = Anfang
review-part-luck = Glück
review-part-decisions = Entscheidungen
review-part-remainder = Rest
review-part-result = Ergebnis
review-parts-player = Spieler
review-parts-plot = Glück, Entscheidungen und Rest von { $name }, Zug für Zug aufsummiert
review-parts-moves = Zug für Zug
