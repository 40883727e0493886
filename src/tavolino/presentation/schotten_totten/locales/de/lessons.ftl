### Schotten-Totten. The lesson: what to do in each step, and what is said when it is done.

lesson-schotten-lay = Zwei Clans streiten um neun Steine. In jedem Zug legst du eine Karte aus der Hand auf deine Seite eines Steins. Lege eine Karte an Stein 5.
lesson-schotten-lay-done = Gut so. Danach ziehst du eine Karte nach und hast wieder { $hand }.
lesson-schotten-colour-run = Drei Karten auf deiner Seite eines Steins bilden eine Formation. Vervollständige die stärkste, eine Farbfolge: drei Werte in Folge, alle in einer Farbe.
lesson-schotten-colour-run-done = Nur eine höhere Farbfolge schlägt sie.
lesson-schotten-kind = Am zweitstärksten ist ein Drilling: drei Karten mit gleichem Wert. Vervollständige ihn.
lesson-schotten-kind-done = Drei Siebenen. Jeden Wert gibt es sechsmal, einmal in jeder Farbe.
lesson-schotten-colour = Als Drittes kommt die Farbe: drei Karten einer Farbe mit beliebigen Werten. Vervollständige sie.
lesson-schotten-colour-done = Eine Farbe schlägt jede Folge in gemischten Farben.
lesson-schotten-run = Als Viertes kommt die Folge: drei Werte hintereinander in beliebigen Farben. Vervollständige sie.
lesson-schotten-run-done = Alles andere ist nur eine Summe. Unter zwei gleichartigen Formationen gewinnt die höhere Summe.
lesson-schotten-claim = Nach dem Legen darfst du Steine beanspruchen, die du gewonnen hast. An Stein 4 sind beide Seiten vollständig, und deine ist stärker. Beanspruche ihn.
lesson-schotten-claim-done = Der Stein gehört dir endgültig; dort wird nichts mehr angelegt.
lesson-schotten-first = An zwei Steinen sind beide Seiten gleich stark, auch in der Summe. Dann gewinnt, wer zuerst vollständig war. Beanspruche den Stein, an dem du das warst.
lesson-schotten-first-done = Bei Gleichstand zahlt es sich aus, schnell zu sein.
lesson-schotten-proof = Du musst nicht warten, bis die andere Seite vollständig ist. An einem Stein kann ihr keine Karte mehr helfen: Die nötige liegt schon auf dem Tisch. Beanspruche diesen Stein.
lesson-schotten-proof-done = Dort kann dich nichts mehr schlagen. Als Beweis zählen nur Karten auf dem Tisch, nie die auf deiner Hand.
lesson-schotten-reveal = Nur die türkise 7 könnte an Stein 4 eine bessere Farbfolge ergeben, und die hast du auf der Hand. Doch Handkarten beweisen nichts, nur was offen liegt. Lege den Beweis auf den Tisch: die türkise 7 an einen anderen Stein.
lesson-schotten-reveal-done = Jetzt sehen es alle: Dort kann keine bessere Farbfolge mehr kommen, und du darfst den Stein beanspruchen.
lesson-schotten-win = Mit drei benachbarten Steinen gewinnst du die Partie, ebenso mit fünf beliebigen. Zwei Nachbarn gehören dir schon. Gewinne die Partie.
lesson-schotten-win-done = Drei nebeneinander: Die Partie gehört dir.
lesson-schotten-joker = Taktikkarten stellen die Regeln auf den Kopf. Ein Joker steht für jede Karte; für welche, entscheidet sich, wenn der Stein beansprucht wird. Lege deinen Joker an Stein 4.
lesson-schotten-joker-done = Dort gilt er als türkise { $value }. Pro Partie darfst du einen Joker spielen und insgesamt höchstens eine Taktikkarte mehr als dein Gegner.
lesson-schotten-fog = An Stein 2 liegt eine kleine Farbfolge deinen hohen Karten gegenüber. Mit Blinde Kuh zählt nur die Summe. Spiele Blinde Kuh an Stein 2.
lesson-schotten-fog-done = { $own } gegen { $theirs }. Schlammschlacht würde vier Karten je Seite verlangen; andere Taktikkarten gelten als Clankarten oder versetzen, nehmen oder ziehen Karten. Du bist bereit für eine Partie.
