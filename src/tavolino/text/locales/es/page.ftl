### Lo que dice la propia página.

page-navigation = Páginas
page-view-text = Vista de texto
page-view-drawn = Vista dibujada
cancel = Cancelar
close = Cerrar
try-again = Reintentar
reload = Recargar
part-not-loaded = No se ha podido cargar una parte de esta página. Comprueba tu conexión y vuelve a cargar la página.
offline-notice = Ahora mismo el servidor no responde.

home-title = Siéntate, hay una mesa libre
home-lead = Cajas pequeñas, una mesa pequeña. Juega contra un bot, envía un enlace a alguien o comparte un mismo dispositivo.
home-play = Jugar
home-play-against = contra { $names }
home-friend = Con un amigo
home-whoever = Con quien venga
home-more = Más opciones
home-being-prepared = Preparándose…
home-notice = Dibujos y palabras propios. Sin relación con las editoriales de los juegos.
home-api = Para programas: la API

saved-title = Tus mesas
saved-against = con { $names }
saved-your-turn = Te toca
saved-their-turn = Le toca a { $name }
saved-waiting = Falta gente
saved-over = La partida ha terminado
saved-closed = La mesa está cerrada
saved-forget = Olvidar
saved-forget-which = Olvidar esta mesa: { $table }

open-title = Mesas abiertas
open-none = Ahora no espera nadie. Abre una mesa para cualquiera.
open-seats = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
open-host = { $name } espera
age-now = ahora mismo
age-minutes = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
age-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
age-days = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
}

new-title = Una mesa nueva
new-game = ¿A qué se juega?
option-edition = ¿Qué edición?
new-against = ¿Contra quién?
new-seats = ¿Quién se sienta dónde?
new-colour = ¿Cuál es tu color?
colour-red = Rojo
colour-green = Verde
colour-drawn = Al azar
new-name = Tu nombre (opcional)
new-names = Los nombres (opcionales)
new-options = ¿Con qué opciones?
new-details = Reglas, encuentro y reloj
new-smaller = Una caja más pequeña
new-smaller-text = Con menos cartas o lugares la partida es más corta: buena para probar.
new-choose-file = Elegir un archivo
new-no-file = Sin el archivo
new-sit-down = Sentarse

against-link = Quien tú invites
against-link-text = Recibes un enlace para enviar. El sitio espera lo que haga falta.
against-here = Este dispositivo
against-here-text = Pasa de mano en mano; un telón tapa las cartas.
against-open = Cualquiera
against-open-text = La mesa sale en la lista, y quien llegue antes se sienta.

bot-mimi = Toma lo que ahora le parece bonito y no piensa en nadie más.
bot-beppe = Tiene un plan para su mano, pero no lleva la cuenta de nada.
bot-carla = Cuenta lo que aún puede salir y se conforma con una buena jugada.
bot-nonna = Calcula una o dos jugadas por adelantado.
bot-maestro = Calcula tan lejos como le permite una fracción de segundo.
bot-virtuoso = Ha jugado innumerables partidas contra sí mismo y mira por delante.
bot-stands-in = { $bot } no ha aprendido este juego con estas opciones; en su lugar juega { $other }.
bot-strength = Fuerza { $level } de 6
bot-rating = Elo { $rating }
bot-at-once = al instante
bot-thinks = { $seconds } s por jugada
option-players = ¿Cuántos juegan?
option-colours = Colores
option-colours-text = Colores de las cartas.
option-values = Valores
option-values-text = Cartas de un color.
option-hand = Mano
option-hand-text = Cartas en la mano.
option-hints = Pistas
option-hints-text = Pregunta qué haría alguien que juega bien.
option-spectators = Público
option-spectators-text = Otros pueden mirar con un enlace; ven lo que está boca arriba.
option-rounds = Partidas del encuentro
option-first = ¿Quién empieza?
option-clock = Reloj
players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
rounds-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
first-drawn = Al azar
first-me = Yo
clock-none = Sin reloj
clock-quick = 5 min + 5 s por turno
clock-calm = 15 min + 15 s por turno
clock-day = Un día por turno
clock-days = Tres días por turno
clock-fischer = { $minutes } min + { $increment } s por turno
clock-per-turn = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
}
clock-left = quedan { $time }
clock-unsure = Se ha perdido la conexión: quedan unos { $time }
clock-long = { $days } d { $hours } h

you-seat = Tú
sit-title = Este sitio es tuyo
sit-text = { $game }, con { $names }.
sit-name = Tu nombre
sit-invited = { $names } te invita a jugar a { $game }.
sit-again = Seguir aquí
sit-again-text = { $game }: sigue jugando como { $name } en este dispositivo. El otro también sigue.
sit-used = Aquí ya se ha sentado otra persona, y ha visto estas cartas.
table-mine = A mi sitio en esta mesa
join-title = Un sitio libre
join-text = { $game }. Siéntate y juega.
join-watch = Solo mirar

invite-title = Invita a alguien
invite-text = Envía el enlace o deja que escaneen el código. El sitio es de quien se siente primero.
invite-listed = Tu mesa está abierta
invite-listed-text = Aparece en la página de inicio, y el sitio es de quien llegue primero. También puedes enviar el enlace.
invite-code = Código QR del enlace
invite-meanwhile = Jugar mientras tanto contra { $name }
waiting-title = Todavía no ha venido nadie.
waiting-arrived = En tu mesa se ha sentado: { $names }.
waiting-go = Ir a la mesa
waiting-stay = Quedarme aquí
waiting-look = Ver
waiting-stop = Parar

connected = Conectado
connecting = Conectando…
connection-lost = Sin conexión; otro intento en { $seconds } s
connection-lost-heard = Conexión perdida. Reconectando; no se pierde nada.
connection-lost-move = Conexión perdida, tu jugada se enviará
connection-restarting = El servidor se reinicia; vuelve en { $seconds } s
connection-restarting-heard = El servidor se reinicia. La mesa volverá por sí sola.
connection-refused = Acceso denegado

table-main = La mesa
table-seats = En la mesa
table-to-move = tiene el turno
table-round = Partida { $round } de { $rounds }
table-refused = Esta mesa no se puede abrir
table-coming = Se está poniendo la mesa…
table-board-failed = No se ha podido cargar el tablero de este juego. Puedes jugar con la imagen y los botones.
table-moves = Tus jugadas
table-waiting = { $count ->
    [one] Esperando a otro jugador
   *[other] Esperando a { $count } jugadores
}
table-side-panel = Registro y más

confirm-move = ¿{ $move }?
confirm-yes = Sí, jugar
back-at = Tras la jugada { $number }
back-one = Una jugada atrás
on-one = Una jugada adelante
back-now = Volver a la partida

log-title = Registro
log-empty = Todavía no ha pasado nada.
log-look-back = Volver a ver la jugada { $number }
log-full = Frases completas
chat-title = Chat
chat-line = Di algo
chat-send = Enviar
chat-empty = Nadie ha escrito todavía. El público no puede leer este chat.
chat-empty-spectators = Nadie ha escrito todavía. Los jugadores no pueden leer este chat.
chat-spectator = Espectador
unseen-title = Por salir
share-title = Invitar
share-lead = Envía cada enlace a una sola persona. El sitio es de quien se siente primero; después el enlace ya no abre nada, ni siquiera para ti.
share-taken = Aquí ya hay alguien.
share-spectators = Público
share-link-of = Enlace: { $name }
share-only-here = Esta dirección solo funciona en este dispositivo. Para que otros de tu red puedan entrar, inicia el servidor así:
share-copy = Copiar el enlace
share-copied = Copiado
share-free = Liberar el sitio
share-nothing = Aquí no hay enlaces que compartir.
share-close = Cerrar la mesa
share-close-sure = ¿Cerrar la mesa para todos? Nadie podrá jugar más aquí.
share-new-link = Crear un enlace nuevo
share-make-link = Crear un enlace
share-send = Enviar el enlace
share-free-at = Se puede liberar a las { $time }, si nadie vuelve.
share-device = En otro dispositivo
share-device-text = Crea un enlace para seguir en otro dispositivo. Sirve una vez, durante diez minutos. No se lo des a nadie: muestra tus cartas.
share-device-terminal = En un terminal:
share-leave = Dejar mi sitio
share-leave-sure = ¿Dejar tu sitio? Quien reciba el nuevo enlace se sienta en tu lugar y ve tus cartas.
share-left = Has dejado tu sitio. Envía este enlace a quien lo ocupe.
share-given = De una partida guardada
share-given-text = Esta mesa se preparó a partir de una partida guardada: quien lo hizo puede conocer lo que está oculto.

explained-title = ¿Por qué no?
curtain-title = Le toca a { $name }
curtain-text = Pasa el dispositivo. Las cartas siguen tapadas hasta que mires.
curtain-look = Soy { $name }: mostrar mis cartas
curtain-back = Volver a { $name }

actions-title = Otras acciones
action-undo = Deshacer
action-takeback = Pedir retirar la jugada
action-hint = Pista
action-draw = Ofrecer empate
action-resign = Rendirse
# Below icons on phones: as short as can be.
action-undo-short = Deshacer
action-takeback-short = Retirar
action-draw-short = Empate
analysis-board-short = Análisis

action-claim-time = Ganar por tiempo
# $players: how many sit here, with whoever resigns; $rounds: games of the match.
resign-sure =
    ¿Rendirse? { $rounds ->
        [1] La partida la
       *[other] El encuentro lo
    } { $players ->
        [2] gana tu rival.
       *[other] ganan los demás.
    }
resign-which = ¿Rendirse solo en esta partida o en todo el encuentro?
resign-game = Esta partida
resign-match = Todo el encuentro
hint-thinking = Pensando…
hint-says = { $move }. Probabilidad de ganar: cerca del { $chance } %.
hint-chance = { $chance } %
hint-play = Jugarla
hint-best = Las mejores jugadas

offer-draw = { $name } ofrece empate.
offer-takeback = { $name } quiere retirar una jugada.
offer-rematch = { $name } propone la revancha.
offer-draw-mine = Has ofrecido empate.
offer-takeback-mine = Has pedido retirar tu jugada.
offer-rematch-mine = Has propuesto la revancha.
offer-agree = Aceptar
offer-decline = Rechazar
offer-withdraw = Retirar la oferta

end-title = El final
end-win = { $who ->
    [you] ¡Ganas tú!
   *[other] { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
}
end-draw = Empate
end-tally = Victorias en esta mesa: { $scores }
end-tally-draws = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
}
seat-wins = { $count ->
    [one] { $count } victoria en esta mesa
   *[other] { $count } victorias en esta mesa
}
end-match = { $who ->
    [you] Ganas el encuentro.
   *[other] El encuentro es para { $names }.
}
end-match-draw = El encuentro termina en empate.
end-scoring = Puntuación
end-next-step = Siguiente
end-skip = Mostrar todo
end-next-round = Siguiente partida
end-rematch = Revancha

text-title = La mesa en palabras
text-commands = Comandos
text-line = Una jugada o un comando
text-do = Ejecutar
text-help = Escribe ? para ver los comandos.
text-help-move = Escribe ? para ver los comandos, o una jugada como { $move }.
text-moves = { $count ->
    [one] { $count } jugada posible
   *[other] { $count } jugadas posibles
}

learn-title = Aprender
review-title = Repasar
lost-title = Aquí no hay nada
lost-text = La dirección no lleva a ninguna parte. Quizá falte una letra.
lost-home = Inicio

settings-title = Ajustes
settings-lead = Se guardan en este navegador.
setting-language = Idioma
setting-theme = Tema
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
setting-palette = Colores de las cartas
palette-colours = Fáciles de distinguir
palette-contrast = Máximo contraste
setting-speed = Movimiento
speed-normal = Ritmo normal
speed-fast = Rápido
speed-off = Desactivado
setting-pace = Jugadas de los bots
pace-calm = Tras una pausa
pace-quick = Tras una pausa breve
pace-off = Al momento
setting-habits = Preferencias
setting-letters = Letras en las cartas
setting-letters-text = Cada color tiene su letra.
setting-glyphs = Símbolos en las cartas
setting-glyphs-text = Cada color tiene su símbolo: llama, sol, hoja, ola, cardo, nieve.
setting-confirm = Confirmar jugadas
setting-confirm-text = Antes de que una jugada cuente, se pide confirmación.
setting-hover-help = Ayuda al señalar
setting-hover-help-text = Lo que es algo en la mesa aparece cuando el puntero se detiene encima. Una pulsación larga y la tecla ? lo muestran siempre.
setting-bot-lines = Los bots hablan
setting-bot-lines-text = Dicen una frase al empezar y al acabar la partida.
setting-sounds = Sonidos
setting-sounds-text = Cartas sobre la mesa, y una campanilla cuando te toca.
setting-call = Llámame cuando me toque
setting-call-text = Una campanilla y, si el navegador puede, una notificación mientras tienes delante otra pestaña u otro programa.
setting-call-allow = Permitir notificaciones
setting-push = También con la página cerrada
setting-push-text = El servicio push del navegador te dice en qué juego te toca, sin cartas ni chat.
setting-push-refused = Este navegador no lo permite.
setting-text-view = Vista de texto
setting-text-view-text = Mesas en palabras, con una línea de comandos como en un terminal.
rules-ruling = Decisión nuestra
