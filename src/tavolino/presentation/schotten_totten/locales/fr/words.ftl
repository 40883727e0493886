schotten-stone = { $edition ->
    [menhir] le menhir { $stone }
   *[other] la borne { $stone }
}
schotten-at-stone = { $edition ->
    [menhir] devant le menhir { $stone }
   *[other] devant la borne { $stone }
}
schotten-on-stone = { $edition ->
    [menhir] sur le menhir { $stone }
   *[other] sur la borne { $stone }
}
schotten-from-stone = { $edition ->
    [menhir] du menhir { $stone }
   *[other] de la borne { $stone }
}
schotten-to-stone = { $edition ->
    [menhir] au menhir { $target }
   *[other] à la borne { $target }
}
schotten-deck = { $deck ->
    [clan] la pioche Clan
    [tactic] la pioche Tactique
   *[deck] la pioche
}

## What happened

schotten-lay = { $who ->
    [you] Tu poses { $card } { schotten-at-stone }.
   *[other] { $name } pose { $card } { schotten-at-stone }.
}
schotten-completes = Cela donne { $formation }.
schotten-condition = { $who ->
    [you] Tu joues { $card } { schotten-on-stone }.
   *[other] { $name } joue { $card } { schotten-on-stone }.
} { $condition ->
    [fog] Seule la somme y compte désormais.
   *[mud] Il y faut désormais quatre cartes de chaque côté.
}
schotten-scout = { $who ->
    [you] Tu joues { $card }.
   *[other] { $name } joue { $card }.
}
schotten-look = { $who ->
    [you] Tu regardes la main adverse : { $cards }.
   *[other] { $hand ->
        [yours] { $name } regarde ta main : { $cards }.
       *[theirs] { $name } regarde la main adverse : { $cards }.
    }
}
schotten-ruse = { $who ->
    [you] Tu joues { $ruse } : { $effect }.
   *[other] { $name } joue { $ruse } : { $effect }.
}
schotten-moves = { $card } passe { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides = { $card } change de camp, { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides-there = { $card } change de camp { schotten-at-stone }
schotten-discarded = on défausse { $card } { schotten-from-stone }
schotten-taken-up = { $card } { schotten-from-stone } passe en main
schotten-fall = Il n’y a plus de place pour une quatrième carte : { schotten-discarded }.
schotten-becomes = { $who ->
    [you] Tu as maintenant { $formation } { schotten-at-stone }.
   *[other] { $name } a maintenant { $formation } { schotten-at-stone }.
}
schotten-return = { $who ->
    [you] Tu remets { $card } { $to ->
        [top] sur
       *[bottom] sous
    } { schotten-deck }.
   *[other] { $name } remet { $card } { $to ->
        [top] sur
       *[bottom] sous
    } { schotten-deck }.
}
schotten-draw = { $who ->
    [you] Tu pioches { $card } dans { schotten-deck }.
   *[other] { $name } pioche { $card } dans { schotten-deck }.
}
schotten-done = { $who ->
    [you] Tu ne revendiques plus rien.
   *[other] { $name } ne revendique plus rien.
}
schotten-pass = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
schotten-claim = { $who ->
    [you] Tu revendiques { schotten-stone } : { $reason }.
   *[other] { $name } revendique { schotten-stone } : { $reason }.
}
schotten-award = { $who ->
    [you] Tu obtiens { schotten-stone } : { $reason }.
   *[other] { $name } obtient { schotten-stone } : { $reason }.
}

schotten-stronger = { $own } contre { $theirs }
schotten-higher-sum = { $own }, avec une somme de { $sum } contre { $against }
schotten-was-first = { $own } des deux côtés, mais celui-ci a été complété en premier
schotten-proof = { $own } ; avec { $cards }, l’autre côté aurait obtenu au mieux { $theirs }
schotten-proof-first = { $own } ; avec { $cards }, l’autre côté aurait obtenu lui aussi { $theirs } au mieux, mais celui-ci a été complété en premier
schotten-proof-sum = { $own }, avec une somme de { $sum } ; avec { $cards }, l’autre côté aurait obtenu au mieux { $theirs } avec une somme de { $against }
schotten-no-rival = { $own } ; l’autre côté ne peut plus être complété
schotten-at-worst = au pire { $formation }

schotten-end = { $who ->
    [you] Tu gagnes
   *[other] { $name } gagne
} { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] avec trois menhirs côte à côte.
        [five-stones] avec cinq menhirs.
       *[more-stones] avec plus de menhirs.
    }
   *[other] { $reason ->
        [three-in-a-row] avec trois bornes côte à côte.
        [five-stones] avec cinq bornes.
       *[more-stones] avec plus de bornes.
    }
}
schotten-draw-end = { $edition ->
    [menhir] Partie nulle : autant de menhirs de part et d’autre.
   *[other] Partie nulle : autant de bornes de part et d’autre.
}

## In a line of the log, after the player’s name

schotten-brief-stone = { $edition ->
    [menhir] menhir { $stone }
   *[other] borne { $stone }
}
schotten-brief-lay = { $card } → { $stone }
schotten-brief-completes = { schotten-brief-lay } : { $formation }
schotten-brief-ruse = { $ruse } : { $effect }
schotten-brief-moves = { $card }, { $stone } → { $target }
schotten-brief-discarded = { $card }, { $stone } → défausse
schotten-brief-taken-up = { $card }, { $stone } → main
schotten-brief-look = coup d’œil sur l’autre main
schotten-brief-return = une carte remise
schotten-brief-draw = une carte Tactique piochée
schotten-brief-pass = passe
schotten-brief-claim = { $edition ->
    [menhir] menhir { $stone } revendiqué
   *[other] borne { $stone } revendiquée
}
schotten-brief-award = { $who ->
    [you] { schotten-brief-stone } → toi
   *[other] { schotten-brief-stone } → { $name }
}

## How it was won

schotten-won-by = { $edition ->
    [menhir] { $reason ->
        [three-in-a-row] Trois menhirs côte à côte.
        [five-stones] Le cinquième menhir.
       *[more-stones] Plus de menhirs à la fin.
    }
   *[other] { $reason ->
        [three-in-a-row] Trois bornes côte à côte.
        [five-stones] La cinquième borne.
       *[more-stones] Plus de bornes à la fin.
    }
}
schotten-drawn = { $edition ->
    [menhir] Autant de menhirs de part et d’autre.
   *[other] Autant de bornes de part et d’autre.
}

## What to do

schotten-prompt-claim = Revendique { $stones }, ou arrête-toi là.
schotten-prompt-play = Joue une carte.
schotten-prompt-play-or-pass = Joue une carte ou passe.
schotten-prompt-pass = Tu ne peux jouer aucune carte : passe.
schotten-prompt-take = { $edition ->
    [ps-games] Pioche trois cartes dans une seule pioche : choisis-la.
   *[other] Pioche une carte, trois en tout : choisis une pioche.
}
schotten-prompt-return = Remets une carte de ta main dans sa pioche.
schotten-prompt-draw = Pioche une carte : choisis une pioche.
schotten-waiting = { $step ->
    [claim] { $edition ->
        [menhir] { $name } peut revendiquer des menhirs.
       *[other] { $name } peut revendiquer des bornes.
    }
    [play] { $name } doit jouer une carte.
    [take] { $name } doit piocher trois cartes.
    [return] { $name } doit remettre des cartes.
   *[draw] { $name } doit piocher une carte.
}

schotten-move-lay = Poser { $card } { schotten-at-stone }
schotten-move-scout = Jouer { $card }
schotten-move-ruse = { $ruse } : { $effect }
schotten-move-claim = Revendiquer { schotten-stone }
schotten-move-done = Ne plus rien revendiquer
schotten-move-pass = Passer
schotten-move-draw = Piocher dans { schotten-deck }
schotten-move-return = Remettre { $card }

## The table in words

# Five points for who wins, however many stones that took.
schotten-match-points = Points du match : { $scores }.

schotten-stones = { $edition ->
    [menhir] Menhirs
   *[other] Bornes
}
schotten-owner = { $owner ->
    [you] Tu possèdes { schotten-stone }.
    [other] { $name } possède { schotten-stone }.
   *[nobody] { schotten-stone-title }.
}
schotten-stone-title = { $edition ->
    [menhir] Menhir { $stone }
   *[other] Borne { $stone }
}
schotten-in-fog = { $card } : seule la somme compte.
schotten-in-mud = { $card } : quatre cartes de chaque côté.
schotten-first-complete = { $who ->
    [you] Tu as complété ton côté en premier.
   *[other] { $name } a complété son côté en premier.
}
schotten-known-to-opponent = L’adversaire connaît : { $cards }.
schotten-backs = { $deck ->
    [clan] { $count ->
        [one] { $count } carte Clan
       *[other] { $count } cartes Clan
    }
    [tactic] { $count ->
        [one] { $count } carte Tactique
       *[other] { $count } cartes Tactique
    }
   *[deck] { cards }
}
schotten-deck-count = { $deck ->
    [clan] Pioche Clan : { cards }.
    [tactic] Pioche Tactique : { cards }.
   *[deck] Pioche : { cards }.
}
schotten-known-draw = { $draw ->
    [1] La prochaine carte est { $card }.
   *[other] La { $draw }e carte à partir du dessus est { $card }.
}
schotten-discards = Défausse : { $cards }.
schotten-tactics-played = Cartes Tactique jouées : { $scores }.
schotten-just-passed = Le tour précédent a été passé ; si l’on passe encore, la partie se termine.
