### Rat Hot. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

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
