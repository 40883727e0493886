welcome-plain = Escribe una jugada, o ? para ver la ayuda.
not-possible-now = Ahora no es posible.
nothing-at-digit = Ahora no hay nada que elegir con { $digit }.
server-silent = El servidor no responde; inténtalo de nuevo.
line-lost = Se ha perdido la conexión; se intenta de nuevo.
# $reason: in English, for who has written the bot.
bot-failed = { $name } no puede seguir, y la partida acaba aquí: { $reason }
waiting-for-players = Falta alguien en la mesa.
table-closed = La mesa está cerrada.
offer-made = { $offer ->
    [draw] Los demás ofrecen empate: escribe draw? o decline.
    [takeback] Los demás piden retirar una jugada: escribe takeback o decline.
   *[rematch] Los demás proponen la revancha: escribe rematch o decline.
}
curtain = Pasa el teclado a { $name }; nadie más debe mirar. Pulsa Intro.
round-of = Partida { $round } de { $rounds }
match-points = Puntos del encuentro: { $scores }
time-left = Tiempo restante: { $times }
after-the-end = La partida ha terminado. Escribe { $words } o quit.
stopped = Interrumpido. Con --seed { $seed } se reparten otra vez las mismas partidas.
game-saved = Partida guardada. Para seguir: { $command }
leave-local = ¿Salir de la partida? Queda guardada: tavolino play --resume la continúa.
leave-server = ¿Dejar la mesa? El mismo enlace te devuelve a tu sitio.
leave-keys = Intro: salir. Esc: quedarse.
languages = Idiomas: { $codes }.
game-still-running = La partida aún no ha terminado.
is-thinking = { $name } está pensando…
thinking = Pensando…
hint-line = { $move }: { $chance } %. { $reason }
scores-nothing = Eso no da puntos.
type-here = una jugada o una pregunta; ? para la ayuda

## Keys

help-keys = Las flechas mueven, Intro elige, Esc vuelve atrás, las cifras eligen la carta en esa posición y después el lugar con ese número. Todo se puede pulsar con el ratón. / lleva a la línea de comandos.
key-turn = girar
key-hint = pista
key-undo = deshacer
key-replay = repasar
key-next = siguiente partida
key-rematch = revancha
key-type = escribir
key-language = idioma
key-theme = tema
key-log = registro
key-moves = jugadas
key-rules = reglas
key-help = ayuda
key-quit = salir
key-step = paso
key-analyse = analizar
key-mistake = siguiente error
key-close = cerrar

## Words to type

help-hint = las mejores jugadas, sus probabilidades de ganar y por qué
help-undo = deshaz tu última jugada
help-offer-draw = ofrece empate, o acéptalo
help-takeback = pide retirar una jugada, o acéptalo
help-rematch = propón la revancha a las mismas personas
help-decline = rechaza lo que ofrecen los demás
help-resign = ríndete
help-resign-game = ríndete en esta partida, pero no en el encuentro
help-clock = cuánto tiempo le queda a cada cual
help-who = quién está y cuántos miran
help-time = gana la partida cuando se acabe el tiempo rival
help-say = di algo a los demás
help-next = reparte la siguiente partida
help-rules = las reglas del juego
help-replay = recorre la partida terminada
help-analyse = analiza la partida terminada con el motor
help-picture = dibuja la mesa con letras
help-language = otro idioma (en it el de fr es)
help-quit = deja la mesa

## After the end

replay-help = Intro: jugada siguiente. b: atrás. Un número: ir a esa jugada. table: la mesa en palabras. q: cerrar.
replay-deal = El reparto.
replay-move = Jugada { $ply } de { $last }.
analysing = El motor analiza la partida…
analysing-so-far = El motor analiza la partida: { $done } decisiones de { $total }.
review-decision = Jugada { $ply }, { $name }, { $verdict ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}: { $move } dejaba un { $chance } %, { $best } habría dejado un { $hope } %. { $reason }
review-tally = { $name }: decisiones { $decisions }, pérdida media { $lost } %; imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }.
review-no-mistakes = Ninguna decisión perdió más de lo que explica el azar.

## Before the first game

start-yes = Sí
start-no = No
start-language = ¿En qué idioma?
start-keys = Tab pasa de una pregunta a otra, las flechas y el espacio eligen; todo se puede pulsar con el ratón.
start-ask = Escribe un número; Intro elige { $default }, q sale.
start-not-there = «{ $word }» no está en la lista: escribe un número del 1 al { $most }.
