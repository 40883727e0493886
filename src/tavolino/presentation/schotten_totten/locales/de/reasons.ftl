### Schotten-Totten. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

schotten-why-look = Damit siehst du die gegnerische Hand und weißt, was dir noch droht.
schotten-why-scout = Das bringt drei neue Karten für die zwei, die du am wenigsten brauchst.
schotten-why-done = So bleibt für einen späteren Zug, was du beanspruchen könntest.
schotten-why-pass = So bleiben deine Karten für später: Du kannst keine Clankarte legen.
schotten-why-clan = Das bringt eine Clankarte, und aus denen bestehen die Formationen.
schotten-why-tactic = { $edition ->
    [menhir] Das bringt eine Taktikkarte, die an einem Menhir das Blatt wenden kann, wo Clankarten nicht reichen.
   *[other] Das bringt eine Taktikkarte, die an einem Stein das Blatt wenden kann, wo Clankarten nicht reichen.
}
schotten-why-return = Von deinen Karten brauchst du diese am wenigsten: { $card }.
schotten-why-claim-wins = Damit nimmst du { schotten-stone } und gewinnst die Partie.
schotten-why-claim = Damit nimmst du { schotten-stone }: Keine Karte, die noch kommt, schlägt deine Seite.
schotten-why-completes = An { schotten-stone } ergibt { $card } { $formation }.
schotten-why-safe = Nichts, was noch kommt, kann das schlagen.
schotten-why-wins = Nichts kann das mehr schlagen, und damit ist die Partie gewonnen.
schotten-why-least-missed = Am leichtesten gibst du { $card } { schotten-at-stone } her; dort ist kaum etwas zu gewinnen.
schotten-why-begins = { $aim ->
    [colour-run] An { schotten-stone } beginnt { $card } eine Farbfolge.
    [kind] An { schotten-stone } beginnt { $card } einen Drilling.
    [colour] An { schotten-stone } beginnt { $card } eine Farbe.
    [run] An { schotten-stone } beginnt { $card } eine Folge.
   *[sum] An { schotten-stone } beginnt { $card } eine hohe Summe.
}
schotten-why-goes-on = { $aim ->
    [colour-run] An { schotten-stone } setzt { $card } eine Farbfolge fort.
    [kind] An { schotten-stone } setzt { $card } einen Drilling fort.
    [colour] An { schotten-stone } setzt { $card } eine Farbe fort.
    [run] An { schotten-stone } setzt { $card } eine Folge fort.
   *[sum] An { schotten-stone } setzt { $card } eine hohe Summe fort.
}
schotten-why-fog = Mit { $card } zählt { schotten-at-stone } nur die Summe.
schotten-why-mud = Mit { $card } sind { schotten-at-stone } vier Karten nötig.
schotten-why-leaves = { $card } verlässt { schotten-stone }.
schotten-why-open-again = Ohne { $card } ist { schotten-stone } wieder offen.
schotten-why-serves-better = { $card } nützt dir { schotten-at-stone } mehr.
schotten-why-worth-more = Mehr bringt { $card } { schotten-at-stone }.
schotten-why-to-hand = Das holt dir { $card } { schotten-from-stone }, wo alles entschieden ist, auf die Hand.
schotten-why-takes-away = Das nimmt deinem Gegner { $card } { schotten-from-stone } weg.
schotten-why-brings-over = Das holt { $card } { schotten-from-stone } herüber { schotten-to-stone }.
schotten-why-stays = Deine Chance dort bleibt bei { $after } %.
schotten-why-rises = Deine Chance dort steigt von { $before } % auf { $after } %.
schotten-why-falls = Deine Chance dort sinkt von { $before } % auf { $after } %.
