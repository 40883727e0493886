rat-hot-strip = la bande { $strip } ({ $fields })
rat-hot-place = colonne { $column }, ligne { $row }, vers { $direction ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}

## What happened

rat-hot-lay = { $who ->
    [you] Tu poses { rat-hot-strip } : { rat-hot-place }.
   *[other] { $name } pose { rat-hot-strip } : { rat-hot-place }.
}
rat-hot-covers = Elle est à la hauteur { $height } et couvre : { $fields }.
rat-hot-score = { $who ->
    [you] Tu marques { points } : { $spice }, { $count } cases.
   *[other] { $name } marque { points } : { $spice }, { $count } cases.
}
rat-hot-final-score = Décompte final, { $spice }, { $count } cases : { $who ->
    [you] { points } pour toi.
   *[other] { points } pour { $name }.
}
rat-hot-final = Total du décompte final : { $scores }.
rat-hot-rats = { $colour ->
    [red] { $count ->
        [0] Aucun rat rouge en vue.
        [one] { $count } rat rouge en vue.
       *[other] { $count } rats rouges en vue.
    }
   *[green] { $count ->
        [0] Aucun rat vert en vue.
        [one] { $count } rat vert en vue.
       *[other] { $count } rats verts en vue.
    }
}
rat-hot-turn-up = { $who ->
    [you] Tu retournes { $strips }.
   *[other] { $name } retourne { $strips }.
}
rat-hot-too-many-rats = { $who ->
    [you] À la fin de ton tour, trop de rats de ta couleur sont en vue : tu perds.
   *[other] À la fin de son tour, { $name } a trop de rats de sa couleur en vue et perd.
}

## In a line of the log, after the player’s name

rat-hot-brief-score = +{ $points }
rat-hot-brief-score-other = { $who ->
    [you] toi +{ $points }
   *[other] { $name } +{ $points }
}
rat-hot-brief-rats = { $colour ->
    [red] rats rouges : { $count }
   *[green] rats verts : { $count }
}

## What to do

rat-hot-prompt = Pose { $strips }.
rat-hot-prompt-two = Pose { $strips }, dans l’ordre de ton choix.
rat-hot-waiting = { $name } doit poser { $strips }.
rat-hot-short-prompt = { $count ->
    [one] Pose la bande.
   *[other] Pose les deux bandes, dans l’ordre de ton choix.
}
rat-hot-short-waiting = { $count ->
    [one] { $name } doit poser la bande.
   *[other] { $name } doit poser les deux bandes.
}
rat-hot-move-lay = Poser la bande { $strip } : { rat-hot-place }

## The table in words

rat-hot-colour = { $colour ->
    [red] Tu joues les rouges.
   *[green] Tu joues les verts.
}
rat-hot-pile = { $count ->
    [0] Il ne reste aucune bande.
    [one] { $count } bande face cachée.
   *[other] { $count } bandes face cachée.
}
rat-hot-row = Ligne { $row } : { $runs }.
rat-hot-run = à partir de la colonne { $column }, { $fields }
rat-hot-next-run = { $first } ; { $next }
rat-hot-high-field = { $field } à la hauteur { $height }
