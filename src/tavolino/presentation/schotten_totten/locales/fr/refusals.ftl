### Schotten-Totten. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

schotten-no-card = Il n’y a pas de carte « { $word } ». Une carte est une couleur ({ $colours }) avec une valeur de 1 à 9, ou { $tactics }.
schotten-no-stone = { $edition ->
    [menhir] Il n’y a pas de menhir { $word } ; les menhirs vont de 1 à { $last }.
   *[other] Il n’y a pas de borne { $word } ; les bornes vont de 1 à { $last }.
}
schotten-ruse-not-laid = { $edition ->
    [menhir] Une ruse ne se pose pas devant un menhir : { $card }.
   *[other] Une ruse ne se pose pas devant une borne : { $card }.
}
schotten-not-on-your-side = De ton côté { schotten-from-stone }, on ne trouve pas { $card }.
schotten-not-on-their-side = Du côté adverse { schotten-from-stone }, on ne trouve pas { $card }.
schotten-deserter-move = Dans cette édition, le coup s’écrit { $move }.
schotten-needs-stone = { $edition ->
    [menhir] { $card } demande un menhir après le >, par exemple { $move }.
   *[other] { $card } demande une borne après le >, par exemple { $move }.
}
schotten-traitor-moves = { $card } déplace une carte du côté adverse vers un emplacement libre de ton côté.
schotten-cannot-change-sides = { $card } ne peut pas changer de camp.
schotten-must-play = Tu as une carte Clan et une place libre pour elle : tu dois jouer une carte.
schotten-asked = { $step ->
    [claim] { $edition ->
        [menhir] Revendique maintenant un menhir, ou arrête-toi là.
       *[other] Revendique maintenant une borne, ou arrête-toi là.
    }
    [play] Joue maintenant une carte.
    [take] Pioche maintenant : choisis une pioche.
    [return] Remets maintenant une carte de ta main.
   *[draw] Pioche maintenant une carte : choisis une pioche.
}
schotten-joker-played = Chacun ne joue qu’un Joker par partie, et tu as déjà joué le tien.
schotten-joker-kept = Tu as déjà joué un Joker, donc tu gardes l’autre jusqu’à la fin de la partie. Remets une autre carte.
schotten-tactic-limit = Cartes Tactique jouées : { $own } par toi, { $other } par l’adversaire. La prochaine doit attendre que l’adversaire en joue une.
schotten-nothing-to-draw = Les deux pioches sont vides : { $card } n’a rien à piocher.
schotten-deserter-takes = { $edition ->
    [menhir] { $card } prend une carte du côté adverse d’un menhir revendiqué.
   *[other] { $card } prend une carte du côté adverse d’une borne revendiquée.
}
schotten-deserter-discards = { $edition ->
    [menhir] { $card } défausse une carte du côté adverse d’un menhir libre.
   *[other] { $card } défausse une carte du côté adverse d’une borne libre.
}
schotten-redeploys = { $edition ->
    [menhir] { $card } déplace une de tes cartes d’un menhir libre à un autre, ou la défausse.
   *[other] { $card } déplace une de tes cartes d’une borne libre à une autre, ou la défausse.
}
schotten-redeploys-only = { $edition ->
    [menhir] { $card } déplace une de tes cartes d’un menhir libre à un autre ; dans cette édition, on ne peut pas la défausser.
   *[other] { $card } déplace une de tes cartes d’une borne libre à une autre ; dans cette édition, on ne peut pas la défausser.
}
schotten-is-claimed = { $edition ->
    [menhir] Le menhir { $stone } est déjà revendiqué. Menhirs libres : { $free }.
   *[other] La borne { $stone } est déjà revendiquée. Bornes libres : { $free }.
}
schotten-another-stone = { $edition ->
    [menhir] { $card } déplace une carte vers un autre menhir.
   *[other] { $card } déplace une carte vers une autre borne.
}
schotten-closed = { $edition ->
    [menhir] Le menhir { $stone } est revendiqué : aucune carte ne le quitte.
   *[other] La borne { $stone } est revendiquée : aucune carte ne la quitte.
}
schotten-lies-on-stone = { $edition ->
    [menhir] Dans cette édition, { $card } est sur le menhir lui-même, et rien ne déplace cette carte.
   *[other] Dans cette édition, { $card } est sur la borne elle-même, et rien ne déplace cette carte.
}
schotten-clan-cards-only = { $card } ne prend que des cartes Clan.
schotten-all-full = { $edition ->
    [menhir] Ton côté est complet devant tous les menhirs libres.
   *[other] Ton côté est complet devant toutes les bornes libres.
}
schotten-full = { $edition ->
    [menhir] Ton côté { schotten-from-stone } est complet. Menhirs avec une place libre : { $free }.
   *[other] Ton côté { schotten-from-stone } est complet. Bornes avec une place libre : { $free }.
}
schotten-claimed-by-you = { $edition ->
    [menhir] Le menhir { $stone } est déjà à toi.
   *[other] La borne { $stone } est déjà à toi.
}
schotten-claimed-by-them = { $edition ->
    [menhir] Le menhir { $stone } est déjà à l’adversaire.
   *[other] La borne { $stone } est déjà à l’adversaire.
}
schotten-incomplete = Il faut { $needed } cartes de ton côté { schotten-from-stone } et tu en as { $laid } : complète-le d’abord.
schotten-hopeless = Ton côté { schotten-from-stone } ne peut plus être complété.
schotten-claims-first = { $edition ->
    [menhir] Les menhirs se revendiquent au début du tour, avant de jouer une carte.
   *[other] Les bornes se revendiquent au début du tour, avant de jouer une carte.
}
schotten-claims-after = { $edition ->
    [menhir] Les menhirs se revendiquent après avoir joué une carte, avant de piocher.
   *[other] Les bornes se revendiquent après avoir joué une carte, avant de piocher.
}
schotten-can-still-lay = L’adversaire peut encore poser de quoi avoir { $theirs } { schotten-at-stone } : { $cards } (à venir : { $lays }).
schotten-has-laid = L’adversaire a { $theirs } { schotten-at-stone } : { $cards }.
schotten-beats = Cela bat ce que tu as : { $formation } ({ $own }).
schotten-beats-hope = Cela bat ce que ton côté peut encore donner : { $formation } ({ $own }).
schotten-can-be-first = C’est aussi fort que ce que ton côté peut encore donner, { $formation } ({ $own }), et cela peut être complété avant.
schotten-is-second = C’est aussi fort que ce que tu as, { $formation } ({ $own }), et cela a été complété avant.
