tabula-territory = { $place ->
    [r] il territorio rosso
    [y] il territorio giallo
    [g] il territorio verde
    [b] il territorio blu
    [p] il territorio viola
   *[number] il territorio { $number }
}
tabula-at-territory = { $place ->
    [r] nel territorio rosso
    [y] nel territorio giallo
    [g] nel territorio verde
    [b] nel territorio blu
    [p] nel territorio viola
   *[number] nel territorio { $number }
}

## What happened

tabula-lay = { $who ->
    [you] Piazzi { $card } { tabula-at-territory }.
   *[other] { $name } piazza { $card } { tabula-at-territory }.
} { $count ->
    [one] Ora lì c’è { $count } cavaliere.
   *[other] Ora lì ci sono { $count } cavalieri.
}
tabula-draw = { $who ->
    [you] Peschi { $card }.
   *[other] { $name } pesca { $card }.
} { tabula-stock }
tabula-takes = { $who ->
    [you] Prendi { tabula-territory }: { points }.
    [team] La tua squadra prende { tabula-territory }: { points }.
   *[other] { $name } prende { tabula-territory }: { points }.
}
tabula-treasure = { $who ->
    [you] Prendi il tesoro: 1 punto.
    [team] La tua squadra prende il tesoro: 1 punto.
   *[other] { $name } prende il tesoro: 1 punto.
}
tabula-tie = Pareggio { tabula-at-territory }. Un tesoro a testa: { $rows }.
tabula-tie-of-all = Pareggio generale { tabula-at-territory }: nessuno prende nulla.
tabula-nobody = Nessun cavaliere { tabula-at-territory }: nessuno prende nulla.
tabula-castle = { $who ->
    [you] Ottieni prima di tutti due territori numerati e prendi il castello: { points }.
    [team] La tua squadra ottiene prima di tutti due territori numerati e prende il castello: { points }.
   *[other] { $name } ottiene prima di tutti due territori numerati e prende il castello: { points }.
}
tabula-no-castle = Nessuno ha due territori numerati: il castello viene scartato.
tabula-shared = Vittoria condivisa con { points }: { $rows }.

## In a line of the log, after the player’s name

tabula-brief-lay = { $card } → { $place ->
    [r] rosso
    [y] giallo
    [g] verde
    [b] blu
    [p] viola
   *[number] { $number }
}
tabula-brief-stock-empty = tallone vuoto

## What to do

tabula-prompt = Piazza un cavaliere nel territorio del suo numero o del suo colore.
tabula-waiting = { $name } deve piazzare un cavaliere.
tabula-move-lay = Piazza { $card } { tabula-at-territory }

## The table in words

tabula-territories = Territori
tabula-territory-title = { $place ->
    [r] Territorio rosso
    [y] Territorio giallo
    [g] Territorio verde
    [b] Territorio blu
    [p] Territorio viola
   *[number] Territorio { $number }
}, { points }.
tabula-stock = { $left ->
    [0] Il tallone è vuoto.
    [one] Nel tallone resta { $left } carta.
   *[other] Nel tallone restano { $left } carte.
}
tabula-knights = { $count ->
    [one] { $count } cavaliere ({ $cards })
   *[other] { $count } cavalieri ({ $cards })
}
tabula-removed = Fuori dal gioco: { $cards }.
tabula-partner = Giochi in squadra con { $name }.
tabula-if-it-ended-now = Se finisse ora: { $scores }.
tabula-points-if-it-ended-now = { $points } se finisse ora
