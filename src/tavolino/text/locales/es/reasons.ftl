why-only-move = Es la única jugada.
why-looked-into = El motor ha examinado esta jugada { $visits } veces.

## Schotten-Totten

schotten-why-look = Te muestra la mano rival: así sabes qué te amenaza todavía.
schotten-why-scout = Trae tres cartas nuevas a cambio de las dos que menos necesitas.
schotten-why-done = Deja para un turno posterior lo que podrías reclamar.
schotten-why-pass = Guarda tus cartas para más tarde: no hay ninguna carta de clan que puedas colocar.
schotten-why-clan = Trae una carta de clan, y con esas cartas se hacen las formaciones.
schotten-why-tactic = { $edition ->
    [menhir] Trae una carta de táctica, que puede dar la vuelta a un menhir donde las cartas de clan no bastan.
   *[other] Trae una carta de táctica, que puede dar la vuelta a una piedra donde las cartas de clan no bastan.
}
schotten-why-return = De tus cartas es la que menos necesitas: { $card }.
schotten-why-claim-wins = Te da { schotten-stone }, y con eso la partida.
schotten-why-claim = Te da { schotten-stone }: ninguna carta que pueda llegar gana a tu lado.
schotten-why-completes = Completa { $formation } { schotten-at-stone } con { $card }.
schotten-why-safe = Nada de lo que aún puede llegar le gana.
schotten-why-wins = Ya nada le gana, y con eso la partida es tuya.
schotten-why-least-missed = La carta que menos falta te hace es { $card }, y apenas hay nada que ganar { schotten-at-stone }.
schotten-why-begins = { $aim ->
    [colour-run] Empieza una escalera de color { schotten-at-stone } con { $card }.
    [kind] Empieza un trío { schotten-at-stone } con { $card }.
    [colour] Empieza un color { schotten-at-stone } con { $card }.
    [run] Empieza una escalera { schotten-at-stone } con { $card }.
   *[sum] Empieza una suma alta { schotten-at-stone } con { $card }.
}
schotten-why-goes-on = { $aim ->
    [colour-run] Continúa una escalera de color { schotten-at-stone } con { $card }.
    [kind] Continúa un trío { schotten-at-stone } con { $card }.
    [colour] Continúa un color { schotten-at-stone } con { $card }.
    [run] Continúa una escalera { schotten-at-stone } con { $card }.
   *[sum] Continúa una suma alta { schotten-at-stone } con { $card }.
}
schotten-why-fog = Con { $card } solo cuenta la suma { schotten-at-stone }.
schotten-why-mud = Con { $card } hacen falta cuatro cartas { schotten-at-stone }.
schotten-why-leaves = { $card } deja { schotten-stone }.
schotten-why-open-again = Sin { $card } todo vuelve a estar abierto { schotten-at-stone }.
schotten-why-serves-better = { $card } te sirve mejor { schotten-at-stone }.
schotten-why-worth-more = Rinde más { $card } { schotten-at-stone }.
schotten-why-to-hand = Trae a tu mano { $card } { schotten-from-stone }, donde todo está decidido.
schotten-why-takes-away = Le quita al rival { $card } { schotten-from-stone }.
schotten-why-brings-over = Trae a tu lado { $card } { schotten-from-stone } { schotten-to-stone }.
schotten-why-stays = Tu probabilidad allí sigue en el { $after } %.
schotten-why-rises = Tu probabilidad allí sube del { $before } % al { $after } %.
schotten-why-falls = Tu probabilidad allí baja del { $before } % al { $after } %.

## Tabula Rasa

tabula-why-treasure = Tu primer caballero { tabula-at-territory }, { $card }, vale al menos su tesoro.
tabula-why-not-needed = No hace falta más { tabula-at-territory }: puedes soltar { $card }, y las cartas que aún cuentan se quedan en tu mano.
tabula-why-not-needed-last = No hace falta más { tabula-at-territory }, y { $card } es tu última carta.
tabula-why-lost = Hay poco que ganar { tabula-at-territory }: puedes soltar { $card }, y las cartas mejores se quedan en tu mano.
tabula-why-lost-last = Hay poco que ganar { tabula-at-territory }, y { $card } es tu última carta.
tabula-why-wins = Con { $card } te aseguras { tabula-territory }, { points }: nadie puede alcanzarte.
tabula-why-first = Con { $card } tienes el primer caballero { tabula-at-territory }, { points }.
tabula-why-lead = Con { $card } te pones por delante { tabula-at-territory }, { $own } a { $rival } por { points }.
tabula-why-stronger = Con { $card } refuerzas tu ventaja { tabula-at-territory }, { $own } a { $rival }. Cartas que aún pueden llegar allí: { $unseen }.
tabula-why-level = Con { $card } empatas { tabula-at-territory }, { $own } a { $rival }: así nadie se lleva el territorio ({ points }).
tabula-why-closer = Con { $card } te acercas { tabula-at-territory }, { $own } a { $rival } por { points }.
tabula-why-castle = Junto con { $numbers }, eso lleva al castillo.

## Rat Hot

rat-hot-why-lost = Termina la partida: no puedes cubrir suficientes ratas.
rat-hot-why-wins = Gana la partida { $own } a { $other }.
rat-hot-why-draw = Termina la partida { $own } a { $other }, en empate.
rat-hot-why-ends = Termina la partida { $own } a { $other }.
rat-hot-why-saved = Te mantiene en juego, con { $count ->
    [0] ninguna de tus ratas a la vista.
    [one] solo { $count } de tus ratas a la vista.
   *[other] solo { $count } de tus ratas a la vista.
}
rat-hot-why-covers-rats = { $count ->
    [one] Cubre una de tus ratas.
   *[other] Cubre { $count } de tus ratas.
}
rat-hot-why-scores = Ganas { points }.
rat-hot-why-scores-with = Ganas { points } con { $spices }.
rat-hot-why-gives = El rival se lleva { points }.
rat-hot-why-shows-rats = { $count ->
    [one] Muestra una de las ratas rivales, { $total } en total.
   *[other] Muestra { $count } de las ratas rivales, { $total } en total.
}
rat-hot-why-stuck = { $count ->
    [one] Hay una rata rival que ya ninguna tira puede cubrir.
   *[other] Hay { $count } ratas rivales que ya ninguna tira puede cubrir.
}
rat-hot-why-breaks = Cubre parte de los grupos rivales: { $spices }.
rat-hot-why-frees = { $count ->
    [one] Permite cubrir una de tus ratas.
   *[other] Permite cubrir { $count } de tus ratas.
}
rat-hot-why-hopes = Coloca { $spices } donde pueden sumarse más.
rat-hot-why-saves = Le da al rival { points } y guarda mejores sitios para más tarde.
rat-hot-why-least-harm = Coloca una de tus ratas donde menos daño hace.
rat-hot-why-quiet = No le da nada al rival y no cubre nada tuyo.
