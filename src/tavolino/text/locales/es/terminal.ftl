welcome-plain = Escribe una jugada, o ? para ver la ayuda.
not-possible-now = Ahora no es posible.
server-silent = El servidor no responde; inténtalo de nuevo.
line-lost = Se ha perdido la conexión; nuevo intento en marcha.
waiting-for-players = Falta alguien en la mesa.
table-closed = La mesa está cerrada.
offer-made = { $offer ->
    [draw] Los demás ofrecen tablas: escribe draw? o decline.
    [takeback] Los demás piden deshacer una jugada: escribe takeback o decline.
   *[rematch] Los demás quieren jugar otra vez: escribe rematch o decline.
}
curtain = { $name } toma el teclado, y nadie más mira. Pulsa Intro.
round-of = Ronda { $round } de { $rounds }
match-points = Puntos del encuentro: { $scores }
after-the-end = La partida ha terminado. Escribe replay, analyse, next o quit.
stopped = Interrumpido. La semilla { $seed } reparte otra vez las mismas partidas.
languages = Idiomas: { $codes }.
game-still-running = La partida aún no ha terminado.
is-thinking = { $name } está pensando …
thinking = Pienso …
hint-line = { $move }: { $chance } %. { $reason }
scores-nothing = Eso no da puntos.
type-here = una jugada o una pregunta; ? para la ayuda

## Keys

help-keys = Las flechas mueven, Intro elige, Esc vuelve atrás, las cifras eligen piedras y territorios. Todo se puede pulsar con el ratón. / lleva a la línea de órdenes.
key-turn = girar
key-hint = consejo
key-undo = deshacer
key-replay = repasar
key-next = ronda siguiente
key-rematch = otra vez
key-type = escribir
key-language = idioma
key-theme = luz
key-help = ayuda
key-quit = salir
key-step = paso
key-analyse = analizar
key-mistake = siguiente error
key-close = cerrar

## Words to type

help-hint = las mejores jugadas, sus probabilidades de ganar y por qué
help-undo = deshaz tu última jugada
help-offer-draw = ofrece tablas, o acéptalas
help-takeback = pide deshacer una jugada, o acéptalo
help-rematch = juega otra vez con las mismas personas
help-decline = rechaza lo que ofrecen los demás
help-resign = abandona
help-say = di algo a los demás
help-next = reparte la ronda siguiente
help-replay = recorre la partida terminada
help-analyse = recorre la partida terminada con el motor
help-picture = dibuja la mesa con letras
help-language = otro idioma (en it el de fr es)
help-quit = deja la mesa

## After the end

replay-help = Intro: jugada siguiente. b: atrás. Un número: ir a esa jugada. table: la mesa en palabras. q: cerrar.
replay-deal = El reparto.
replay-move = Jugada { $ply } de { $last }.
analysing = El motor recorre la partida …
analysing-so-far = El motor recorre la partida: { $done } decisiones de { $total }.
review-decision = Jugada { $ply }, { $name }, { $verdict ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}: { $move } dejaba el { $chance } %, { $best } daba el { $hope } %. { $reason }
review-tally = { $name }: decisiones { $decisions }, pérdida media { $lost } %; imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }.
review-no-mistakes = Ninguna decisión perdió más de lo que explica el azar.

## Before the first game

start-yes = Sí
start-no = No
start-language = ¿En qué idioma?
start-keys = Tab pasa de una pregunta a otra, las flechas y el espacio eligen; todo se puede pulsar con el ratón.
start-ask = Escribe un número; Intro vale { $default }, q para salir.
start-not-there = «{ $word }» no está: escribe un número del 1 al { $most }.
