### Schotten-Totten. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

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
