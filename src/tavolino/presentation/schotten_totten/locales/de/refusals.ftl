### Schotten-Totten. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

schotten-no-card = Es gibt keine Karte „{ $word }“. Eine Karte ist eine Farbe ({ $colours }) mit einem Wert von 1 bis 9 oder eine von diesen: { $tactics }.
schotten-no-stone = { $edition ->
    [menhir] Es gibt keinen Menhir { $word }; die Menhire gehen von 1 bis { $last }.
   *[other] Es gibt keinen Stein { $word }; die Steine gehen von 1 bis { $last }.
}
schotten-ruse-not-laid = { $edition ->
    [menhir] Eine List wird nicht an einen Menhir gelegt: { $card }.
   *[other] Eine List wird nicht an einen Stein gelegt: { $card }.
}
schotten-not-on-your-side = Auf deiner Seite { schotten-at-stone } liegt { $card } nicht.
schotten-not-on-their-side = Auf der gegnerischen Seite { schotten-at-stone } liegt { $card } nicht.
schotten-deserter-move = In dieser Ausgabe schreibt sich der Zug { $move }.
schotten-needs-stone = { $edition ->
    [menhir] { $card } braucht einen Menhir hinter dem >, zum Beispiel { $move }.
   *[other] { $card } braucht einen Stein hinter dem >, zum Beispiel { $move }.
}
schotten-traitor-moves = { $card } versetzt eine Karte von der gegnerischen Seite auf einen freien Platz deiner Seite.
schotten-cannot-change-sides = { $card } kann die Seite nicht wechseln.
schotten-must-play = Du hast eine Clankarte und einen freien Platz dafür; du musst eine Karte spielen.
schotten-asked = { $step ->
    [claim] { $edition ->
        [menhir] Beanspruche jetzt einen Menhir oder beende das Beanspruchen.
       *[other] Beanspruche jetzt einen Stein oder beende das Beanspruchen.
    }
    [play] Spiele jetzt eine Karte.
    [take] Ziehe jetzt Karten: Wähle einen Stapel.
    [return] Lege jetzt eine Handkarte zurück.
   *[draw] Ziehe jetzt eine Karte: Wähle einen Stapel.
}
schotten-joker-played = Pro Partie spielt man nur einen Joker, und du hast deinen schon gespielt.
schotten-joker-kept = Du hast schon einen Joker gespielt, also behältst du den anderen bis zum Ende der Partie. Lege eine andere Karte zurück.
schotten-tactic-limit = Gespielte Taktikkarten: { $own } von dir, { $other } von deinem Gegner. Die nächste muss warten, bis er eine spielt.
schotten-nothing-to-draw = Beide Stapel sind leer; für { $card } gibt es nichts zu ziehen.
schotten-deserter-takes = { $edition ->
    [menhir] { $card } nimmt eine Karte von der gegnerischen Seite eines beanspruchten Menhirs.
   *[other] { $card } nimmt eine Karte von der gegnerischen Seite eines beanspruchten Steins.
}
schotten-deserter-discards = { $edition ->
    [menhir] { $card } wirft eine Karte von der gegnerischen Seite eines freien Menhirs ab.
   *[other] { $card } wirft eine Karte von der gegnerischen Seite eines freien Steins ab.
}
schotten-redeploys = { $edition ->
    [menhir] { $card } versetzt eine deiner Karten von einem freien Menhir zu einem anderen oder wirft sie ab.
   *[other] { $card } versetzt eine deiner Karten von einem freien Stein zu einem anderen oder wirft sie ab.
}
schotten-redeploys-only = { $edition ->
    [menhir] { $card } versetzt eine deiner Karten von einem freien Menhir zu einem anderen; abwerfen darf man sie in dieser Ausgabe nicht.
   *[other] { $card } versetzt eine deiner Karten von einem freien Stein zu einem anderen; abwerfen darf man sie in dieser Ausgabe nicht.
}
schotten-is-claimed = { $edition ->
    [menhir] Menhir { $stone } ist schon beansprucht. Freie Menhire: { $free }.
   *[other] Stein { $stone } ist schon beansprucht. Freie Steine: { $free }.
}
schotten-another-stone = { $edition ->
    [menhir] { $card } versetzt eine Karte zu einem anderen Menhir.
   *[other] { $card } versetzt eine Karte zu einem anderen Stein.
}
schotten-closed = { $edition ->
    [menhir] Menhir { $stone } ist beansprucht; keine Karte verlässt ihn.
   *[other] Stein { $stone } ist beansprucht; keine Karte verlässt ihn.
}
schotten-lies-on-stone = { $edition ->
    [menhir] In dieser Ausgabe liegt { $card } auf dem Menhir selbst und lässt sich nicht versetzen.
   *[other] In dieser Ausgabe liegt { $card } auf dem Stein selbst und lässt sich nicht versetzen.
}
schotten-clan-cards-only = { $card } nimmt nur Clankarten.
schotten-all-full = { $edition ->
    [menhir] Deine Seite ist an jedem freien Menhir voll.
   *[other] Deine Seite ist an jedem freien Stein voll.
}
schotten-full = { $edition ->
    [menhir] Deine Seite { schotten-at-stone } ist voll. Menhire mit freiem Platz: { $free }.
   *[other] Deine Seite { schotten-at-stone } ist voll. Steine mit freiem Platz: { $free }.
}
schotten-claimed-by-you = { $edition ->
    [menhir] Menhir { $stone } gehört dir schon.
   *[other] Stein { $stone } gehört dir schon.
}
schotten-claimed-by-them = { $edition ->
    [menhir] Menhir { $stone } gehört schon deinem Gegner.
   *[other] Stein { $stone } gehört schon deinem Gegner.
}
schotten-incomplete = Deine Seite { schotten-at-stone } hat { $laid } von { $needed } Karten; mach sie zuerst vollständig.
schotten-hopeless = Deine Seite { schotten-at-stone } kann nicht mehr vollständig werden.
schotten-claims-first = { $edition ->
    [menhir] Menhire werden zu Beginn des Zuges beansprucht, bevor man eine Karte spielt.
   *[other] Steine werden zu Beginn des Zuges beansprucht, bevor man eine Karte spielt.
}
schotten-claims-after = { $edition ->
    [menhir] Menhire werden nach dem Spielen einer Karte beansprucht, vor dem Ziehen.
   *[other] Steine werden nach dem Spielen einer Karte beansprucht, vor dem Ziehen.
}
schotten-can-still-lay = Dein Gegner kann { schotten-at-stone } noch { $lays } legen und hat dann { $theirs }: { $cards }.
schotten-has-laid = Dein Gegner hat { schotten-at-stone } { $theirs }: { $cards }.
schotten-beats = Das schlägt, was du hast: { $formation } ({ $own }).
schotten-beats-hope = Das schlägt, was deine Seite noch ergeben kann: { $formation } ({ $own }).
schotten-can-be-first = Deine Seite kann noch { $formation } ergeben ({ $own }); das ist gleich stark, aber die andere Seite kann zuerst vollständig sein.
schotten-is-second = Du hast { $formation } ({ $own }); das ist gleich stark, aber die andere Seite war zuerst vollständig.
