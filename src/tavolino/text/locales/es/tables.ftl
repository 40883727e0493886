tables-begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
tables-deal = Partida { $round } de { $rounds }. { tables-begins }
tables-undo = { $who ->
    [you] Deshaces la última jugada.
   *[other] { $name } deshace la última jugada.
}
tables-takeback = { $who ->
    [you] Retiras tu última jugada.
   *[other] { $name } retira la última jugada.
}
tables-resign = { $who ->
    [you] Te rindes.
   *[other] { $name } se rinde.
}
tables-resign-game = { $who ->
    [you] Te rindes en esta partida.
   *[other] { $name } se rinde en esta partida.
}
tables-draw-agreed = Se acuerda el empate.
tables-time = { $who ->
    [you] Se te ha acabado el tiempo y pierdes.
   *[other] A { $name } se le ha acabado el tiempo y pierde.
}
tables-close = La mesa está cerrada.
tables-sit = { $who ->
    [you] Te sientas a la mesa.
   *[other] { $name } se sienta a la mesa.
}
tables-freed = Un sitio vuelve a estar libre.
tables-left = { $name } deja el sitio.
tables-freed-away = { $name } lleva demasiado tiempo fuera: el sitio vuelve a estar libre.
tables-call = { $who ->
    [you] Los demás te esperan.
   *[other] { $name } no está. Si no da señales de vida, el sitio quedará libre.
}
tables-present = { $who ->
    [you] Ya estás aquí.
   *[other] { $name } está aquí.
}
tables-device = Ahora juegas también en otro dispositivo.
tables-given = Esta mesa se preparó a partir de una partida guardada: quien lo hizo puede conocer lo que está oculto.
tables-offer = { $who ->
    [you] { $offer ->
        [draw] Ofreces empate.
        [takeback] Pides retirar tu jugada.
       *[rematch] Propones la revancha.
    }
   *[other] { $offer ->
        [draw] { $name } ofrece empate.
        [takeback] { $name } pide retirar su jugada.
       *[rematch] { $name } propone la revancha.
    }
}
tables-agree = { $who ->
    [you] { $offer ->
        [draw] Aceptas el empate.
        [takeback] Aceptas que se retire la jugada.
       *[rematch] Aceptas la revancha.
    }
   *[other] { $offer ->
        [draw] { $name } acepta el empate.
        [takeback] { $name } acepta que se retire la jugada.
       *[rematch] { $name } acepta la revancha.
    }
}
tables-decline = { $who ->
    [you] { $offer ->
        [draw] Rechazas el empate.
        [takeback] Rechazas que se retire la jugada.
       *[rematch] Rechazas la revancha.
    }
   *[other] { $offer ->
        [draw] { $name } rechaza el empate.
        [takeback] { $name } rechaza que se retire la jugada.
       *[rematch] { $name } rechaza la revancha.
    }
}
tables-hint = { $who ->
    [you] Pides una pista.
   *[other] { $name } pide una pista.
}
tables-analysis = El motor ha analizado la mesa tras la jugada { $move }.
tables-review = El motor ha analizado la partida.

tables-prompt-sit = Siéntate: escribe tu nombre.
tables-prompt-empty = Todavía falta que alguien se siente.
tables-ended = { $by ->
    [resignation] { $who ->
        [you] Te has rendido.
       *[other] { $count ->
            [one] { $names } se ha rendido.
           *[other] { $names } se han rendido.
        }
    }
    [game_resignation] { $who ->
        [you] Te has rendido en esta partida.
       *[other] { $count ->
            [one] { $names } se ha rendido en esta partida.
           *[other] { $names } se han rendido en esta partida.
        }
    }
    [agreement] Se acordó el empate.
   *[time] { $who ->
        [you] Se te ha acabado el tiempo.
       *[other] { $count ->
            [one] A { $names } se le ha acabado el tiempo.
           *[other] A { $names } se les ha acabado el tiempo.
        }
    }
}
tables-win = { $who ->
    [you] Ganas tú.
   *[other] { $count ->
        [one] Gana { $names }.
       *[other] Ganan { $names }.
    }
}

refused-no-table = Esta mesa no existe.
refused-key-needed = Esta mesa no es pública: hace falta una clave para verla.
refused-wrong-key = Esta clave no abre esta mesa.
refused-bearer = La cabecera se escribe: Authorization: Bearer KEY
refused-key-header = Hace falta una clave, así: Authorization: Bearer KEY
refused-socket-key = Esta conexión solo mira: preséntate con una clave.
refused-only-looks-on = Con esta clave solo puedes mirar: hace falta la de un sitio.
refused-owner-only = Eso solo puede hacerlo quien abrió la mesa.
refused-closed = Quien abrió esta mesa la ha cerrado.
refused-not-seated = Primero siéntate: escribe tu nombre.
refused-no-seat = Ya no queda ningún sitio libre en esta mesa.
refused-not-a-person = El sitio { $seat } no es de una persona.
refused-seat-taken = Este sitio está ocupado: alguien se ha sentado con este enlace. Si fuiste tú, sigue donde te sentaste o crea allí un enlace para este dispositivo.
refused-seat-in-use = Ahí hay alguien sentado.
refused-seat-empty = En el sitio { $seat } no hay nadie.
refused-seat-freed = Este sitio ya no es tuyo: quedó libre.
refused-link-old = Este enlace es demasiado viejo. Crea uno nuevo en el dispositivo en el que juegas.
refused-link-used = Este enlace ya se ha usado. Crea uno nuevo en el dispositivo en el que juegas.
refused-owner-plays = Juegas en esta mesa: no puedes liberar un sitio en el que ha jugado otra persona ni invitar a nadie a él.
refused-other-seat = Ya juegas en esta mesa: este sitio es para otra persona.
refused-own-seat = Sitio { $seat }: un sitio tuyo no puede ser de un bot ni abierto.
refused-seat-changes = Este sitio ha cambiado de manos { $most } veces; ya basta.
refused-key-missing = key: para sentarse hace falta un secreto propio.
refused-key-known = key: esta mesa ya la conoce; crea otra.
refused-key-form = key: se esperan de { $least } a { $most } letras, cifras, - o _.

refused-stale = La mesa va por el estado { $ply } y respondiste al { $answered }: mira de nuevo.
refused-id-used = Ese id pertenece a otra petición: cada petición necesita el suyo.
refused-turn = Le toca a { $name }.
refused-over = La partida ha terminado.
refused-nothing-to-undo = Solo puedes deshacer tu propia jugada, antes de que actúe alguien más.
refused-revealed = Tu jugada ha descubierto algo oculto: pide retirarla.
refused-offer-kind = Eso no se puede ofrecer. Ofertas posibles: { $kinds }.
refused-rematch-later = La revancha viene después del encuentro.
refused-bot-draw = Un bot nunca acepta un empate.
refused-no-move-yet = Todavía no has jugado nada en esta partida.
refused-no-offer = { $offer ->
    [draw] Ahora nadie ofrece empate.
    [takeback] Ahora nadie pide retirar una jugada.
   *[rematch] Ahora nadie propone la revancha.
}
refused-resign-game = Solo en un encuentro se puede abandonar una sola partida, y solo si las reglas del juego dicen cuántos puntos vale.
refused-time-left = A ningún rival se le ha acabado el tiempo.
refused-round-running = La partida aún no ha terminado.
refused-match-over = Ya se han jugado todas las partidas del encuentro: propón la revancha.
refused-no-hints = En esta mesa se juega sin pistas.
refused-hint-turn = La pista es para quien tiene el turno.
refused-hints-used = Ya se han gastado todas las pistas de esta mesa ({ $most }).
refused-gone-on = Entretanto la partida ha seguido.
refused-no-thought = El bot no dio con una respuesta: inténtalo otra vez.

refused-not-finished = Hay que esperar a que termine la partida.
refused-ends-there = La partida acaba ahí: elige una jugada anterior.
refused-own-view = Hasta que acabe la partida, cada cual ve la mesa solo desde su sitio.
refused-no-onlooker = { $onlooker } no es ni un sitio, ni «spectator», ni «open».
refused-no-game = La mesa tiene las partidas 0 a { $last }.
refused-no-such-move = La partida tiene { $moves } jugadas: no hay nada tras la { $after }.
refused-analyses-used = Se analizan como mucho { $most } posiciones por mesa.
refused-no-record = Una partida guardada es un objeto con options, setup y moves.
refused-no-position = Una posición empieza por el nombre de un juego. Copia el texto entero de una posición, o una partida guardada.
refused-position-long = Una posición tiene como máximo { $most } caracteres.
refused-line-long = Una variante tiene como máximo { $most } jugadas.
refused-no-set-up = Las piezas de este juego no se pueden colocar aquí: escribe la posición como texto.
refused-arrangement = Las piezas no pueden quedar así: otras necesitan la que has movido.

refused-request = No se entiende la petición: { $detail }
refused-no-language = No existe el idioma «{ $language }». Idiomas: { $languages }.
refused-no-lesson = Esta lección no existe.
refused-no-page = Esto no es una página de la lista: empieza por la primera.
refused-no-text = { $field }: se espera un texto.
refused-text-long = { $field }: como mucho { $most } caracteres.
refused-text-empty = { $field }: está vacío.
refused-text-signs = { $field }: contiene signos que no se pueden mostrar.
refused-options = Opciones: se espera un objeto.
refused-true-or-false = { $field }: se espera true o false.
refused-range = { $field }: se espera un número de { $least } a { $most }.
refused-seats = Sitios: se dan { $given }, y el juego con estas opciones tiene { $count }.
refused-no-bot = Sitio { $seat }: no hay ningún bot «{ $bot }». Los bots son: { $bots }.
refused-open-seat = Sitio { $seat }: solo queda abierto el sitio de una persona en una mesa pública.
refused-clock = Reloj: se espera uno de { $kinds }.

refused-chat-pace = Como mucho { $most } líneas en { $within } segundos: inténtalo dentro de { $seconds } s.
refused-name-pace = Como mucho { $most } nombres en { $within } segundos: inténtalo dentro de { $seconds } s.
refused-offered = Ya lo has ofrecido { $most } veces: primero juega.
refused-no-push = Este servidor no envía avisos.
refused-push-service = No se pueden enviar avisos al servicio push de este navegador.
refused-full = { $limit ->
    [chat] El chat de esta partida está lleno ({ $most } líneas).
    [share] Esta partida ya se ha compartido bastantes veces ({ $most }).
    [sit] Ya son bastantes nombres para una partida ({ $most }).
    [undo] En esta partida ya se han deshecho bastantes jugadas ({ $most }).
   *[offer] Ya son bastantes ofertas para una partida ({ $most }).
}
refused-pace = { $limit ->
    [tables] Demasiadas mesas nuevas: inténtalo dentro de { $seconds } s.
    [thoughts] Se ha preguntado demasiado al motor: inténtalo dentro de { $seconds } s.
    [transfers] Demasiadas transferencias: inténtalo dentro de { $seconds } s.
   *[requests] Demasiadas peticiones: inténtalo dentro de { $seconds } s.
}
refused-transfers = En este servidor ya esperan demasiadas transferencias: inténtalo dentro de { $seconds } s o guarda un archivo.
refused-transfer-gone = Este enlace ya se ha usado o tiene más de diez minutos. Crea uno nuevo en el otro dispositivo.
refused-crowded = { $limit ->
    [table] Ya hay { $count } conexiones a esta mesa.
    [server] Este servidor ya tiene { $count } conexiones de este tipo.
   *[address] Ya hay { $count } conexiones desde tu dirección.
}
# $limit: quién pide tanto.
refused-thoughts = { $limit ->
    [table] Esta mesa ya espera { $count } respuestas del motor: inténtalo dentro de { $seconds } s.
    [address] Tu dirección ya espera { $count } respuestas del motor: inténtalo dentro de { $seconds } s.
   *[server] El motor tiene demasiado que hacer: inténtalo dentro de { $seconds } s.
}
refused-bot-tables = { $limit ->
    [address] En { $count } de tus mesas ya juegan solo bots: cierra una o espera a que acabe alguna.
   *[server] Aquí ya juegan solo bots en { $count } mesas y no cabe otra: inténtalo más tarde.
}
refused-bot-rounds = Entre ellos, los bots juegan como mucho { $most } partidas.
refused-unavailable = Ahora no se puede acceder a las mesas: inténtalo dentro de un momento.
refused-being-prepared = { $game } todavía se está preparando en este servidor: inténtalo dentro de { $seconds } s.
refused-crowd = Demasiada gente quiere actuar a la vez en esta mesa: inténtalo otra vez.
refused-old-rules = Esta mesa se jugó con reglas que ya no se conocen.
refused-damaged = Esta mesa no se puede abrir: lo que hay guardado de ella está dañado. Quien administra este servidor puede averiguar más.
refused-not-found = Aquí no hay nada.
refused-outdated = Esta página o este programa es más antiguo que el servidor: recarga la página o actualiza el programa.
refused-broken = Algo ha ido mal. Queda registrado, y nada se ha cambiado a medias.

preview-site = Una mesita para juegos de caja pequeña.
preview-waiting = { $names } espera: siéntate y juega.
preview-free = Hay un sitio libre: siéntate y juega.
preview-playing = Se está jugando una partida: { $names }.
preview-over = Una partida terminada: { $names }.

push-turn = Te toca.
