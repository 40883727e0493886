### Qui est à la table, qui regarde, et ce qui entoure un tour.

presence-here = ici
presence-away = pas là
presence-slow = connexion lente
presence-back = de retour
presence-left = { $name } n’est pas là pour l’instant.
presence-returned = { $name } est de retour.
presence-busy = Beaucoup de parties se jouent ici en ce moment : { $name } répond dans environ { $seconds } secondes.
watchers-count = { $count ->
    [0] personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watching-title = Tu regardes
watching-text = Tu vois ce qui est face visible. Seules les personnes à table peuvent jouer.

premove-chosen = À ton tour : { $move }
premove-then = Ensuite : { $move }
premove-heard = Choisi pour ton prochain tour : { $move }. Échap l’annule.
premove-drop = Annuler
premove-dropped = Annulé : { $move }.
premove-impossible = Le coup que tu avais choisi n’est pas possible maintenant : { $move }.
premove-title = Choisis ton prochain coup
premove-text = Il est joué dès que c’est à toi, s’il est encore possible. Jusque-là, seul ce navigateur le connaît.

pass-text = Regarde tes cartes, puis passe l’appareil à { $name }.
pass-button = Passer l’appareil
card-new = nouvelle

sound-on = Les sons sont activés
sound-off = Les sons sont coupés
