rules-heading-goal = Objetivo
rules-heading-setup = Preparación
rules-heading-turn = Un turno
rules-heading-formations = Formaciones
rules-heading-claims = { $edition ->
    [menhir] Reclamar menhires
   *[other] Reclamar piedras
}
rules-heading-tactics = Cartas de táctica
rules-heading-end = Final de la partida
rules-heading-rulings = Donde el reglamento calla: nuestras decisiones
rules-heading-count = Recuento de puntos
rules-heading-points = Puntos
rules-heading-laying = Dónde puede ir una tira
rules-heading-rats = Ratas

## Schotten-Totten

rules-schotten-goal = { $edition ->
    [menhir] Dos clanes se disputan nueve menhires. En tu lado de cada uno reúnes una formación de tres cartas; la más fuerte gana el menhir. Tres menhires vecinos, o cinco cualesquiera, ganan la partida.
   *[other] Dos clanes se disputan nueve piedras. En tu lado de cada una reúnes una formación de tres cartas; la más fuerte gana la piedra. Tres piedras vecinas, o cinco cualesquiera, ganan la partida.
}
rules-schotten-setup = { $edition ->
    [menhir] Los nueve menhires están en fila
   *[other] Las nueve piedras están en fila
} entre los dos jugadores. Se barajan las 54 cartas de clan, seis colores con valores del 1 al 9; cada uno recibe seis y el resto es el mazo. Se sortea quién empieza; en un encuentro de varias partidas empieza quien ganó la anterior.
rules-schotten-hand-tactics-iello = Con cartas de táctica se tienen siete cartas en vez de seis, al principio todas de clan.
rules-schotten-hand-tactics-ps-games = Con cartas de táctica se siguen teniendo seis cartas, al principio todas de clan.
rules-schotten-hand-tactics-menhir = Las diez cartas de táctica, si se juega con ellas, se barajan con el único mazo antes de repartir.
rules-schotten-turn-play = { $edition ->
    [menhir] Juega una carta: colócala en tu lado de un menhir que no sea de nadie.
   *[other] Juega una carta: colócala en tu lado de una piedra que no sea de nadie.
} Un lado admite tres cartas, y la carta colocada se queda donde está.
rules-schotten-turn-claim = { $edition ->
    [menhir] Reclama menhires, si puedes y quieres.
   *[other] Reclama piedras, si puedes y quieres.
}
rules-schotten-turn-draw = Roba hasta llenar la mano.
rules-schotten-turn-empty = Cuando el mazo se agota, se sigue sin robar. Si tienes una carta de clan y un espacio para ella, debes jugar una carta. Si no, puedes pasar o jugar una carta de táctica.
rules-schotten-expert = Variante experta: las piedras se reclaman al principio del turno, así que el rival tiene una jugada para responder.
rules-schotten-formations = La más fuerte primero. El orden en que se colocan las cartas no importa, y ninguna escalera pasa del 9 al 1.
rules-schotten-colour-run = Escalera de color
rules-schotten-colour-run-text = un color, valores seguidos
rules-schotten-kind = Trío
rules-schotten-kind-text = un mismo valor
rules-schotten-colour = Color
rules-schotten-colour-text = un mismo color
rules-schotten-run = Escalera
rules-schotten-run-text = valores seguidos, de cualquier color
rules-schotten-sum = Suma
rules-schotten-sum-text = todo lo demás
rules-schotten-tie-sum = Entre dos formaciones del mismo tipo gana la suma más alta; si es igual, el lado que se completó primero.
rules-schotten-tie-first = Entre dos formaciones del mismo tipo gana el lado que se completó primero. Solo entre dos simples sumas cuenta la más alta, y después quién fue primero.
rules-schotten-claim-complete = { $edition ->
    [menhir] Cuando los dos lados de un menhir están completos, el más fuerte puede reclamarlo.
   *[other] Cuando los dos lados de una piedra están completos, el más fuerte puede reclamarla.
}
rules-schotten-claim-own-complete = Tu lado debe estar completo.
rules-schotten-claim-own-incomplete = Tu lado puede estar incompleto: entonces cuenta la formación más débil que aún pueda salir de él, y debe ganar, no solo igualar.
rules-schotten-claim-proof = Mientras el otro lado no esté completo, debes demostrar que nada de lo que aún puede llegar le haría ganar:
rules-schotten-proof-open = Solo se conoce lo que está a la vista: lo colocado a ambos lados de toda la fila y los descartes. Todas las demás cartas de clan pueden llegar aún, también las de tu mano.
rules-schotten-proof-tactics = Las cartas de táctica no jugadas nunca cuentan.
rules-schotten-proof-equal = Una formación que solo igualara tu lado completo no te detiene: tú lo completaste antes.
rules-schotten-proof-short = Si ya no quedan cartas suficientes para completar el otro lado, nada te gana.
rules-schotten-claim-refused = La mesa hace la demostración. Si lo que reclamas no se sostiene, responde con las cartas que aún te ganarían, y el intento no cuesta nada.
rules-schotten-claim-many = { $edition ->
    [menhir] En un turno puedes reclamar todos los menhires que hayas ganado.
   *[other] En un turno puedes reclamar todas las piedras que hayas ganado.
}
rules-schotten-claim-one = En un turno puedes reclamar una piedra.
rules-schotten-claim-closed = Una piedra reclamada queda cerrada: allí no se coloca nada más y nada sale de ella.
rules-schotten-claim-closed-menhir = Un menhir reclamado queda cerrado: allí no se coloca nada más, y solo Desertor y Traidor pueden llevarse una carta. Su dueño no cambia.
rules-schotten-tactics-second-deck = Diez cartas en un mazo aparte. Cada vez que robas eliges el mazo. En lugar de una carta de clan puedes jugar una de táctica, pero en total como mucho una más que el rival.
rules-schotten-tactics-one-deck = Diez cartas, barajadas con el único mazo. En lugar de una carta de clan puedes jugar una de táctica, tantas veces como quieras.
rules-schotten-joker = Se coloca como una carta de clan: cualquier color y valor. Qué representa se decide en el momento de la reclamación. Uno por jugador y partida.
rules-schotten-spy = Se coloca como una carta de clan: un 7 de cualquier color.
rules-schotten-shield = Se coloca como una carta de clan: un 1, 2 o 3 de cualquier color.
rules-schotten-fog = { $edition ->
    [menhir] Se juega en un menhir sin reclamar: allí solo cuenta la suma, no las formaciones.
   *[other] Se juega en una piedra sin reclamar: allí solo cuenta la suma, no las formaciones.
}
rules-schotten-mud = { $edition ->
    [menhir] Se juega en un menhir sin reclamar: allí hacen falta cuatro cartas por lado.
   *[other] Se juega en una piedra sin reclamar: allí hacen falta cuatro cartas por lado.
}
rules-schotten-scout-iello = Roba tres cartas, de un mazo o de los dos, y devuelve dos cartas de tu mano al fondo de sus mazos.
rules-schotten-scout-ps-games = Roba tres cartas de un solo mazo y devuelve dos cartas de tu mano encima de sus mazos.
rules-schotten-scout-menhir = Mira la mano rival.
rules-schotten-redeploy = Mueve una de tus cartas de una piedra sin reclamar a otra con un espacio libre, o descártala.
rules-schotten-redeploy-menhir = Mueve una de tus cartas de un menhir sin reclamar a otro con un espacio libre.
rules-schotten-deserter = Descarta una carta rival, de clan o de táctica, de una piedra sin reclamar.
rules-schotten-deserter-menhir = Lleva a tu mano una carta del lado rival de un menhir reclamado, sea de quien sea el menhir.
rules-schotten-traitor = Mueve una carta de clan rival de una piedra sin reclamar a un espacio libre de tu lado.
rules-schotten-traitor-menhir = Mueve cualquier carta rival, también de un menhir reclamado, a un espacio libre de tu lado de uno sin reclamar.
rules-schotten-tactics-where = Niebla y Barro quedan en el lado de quien los jugó: Reagrupamiento y Desertor pueden elegirlos.
rules-schotten-tactics-discards = { $edition ->
    [iello] Reclutador, Estratega, Banshee y Traidor
   *[other] Explorador, Reagrupamiento, Desertor y Traidor
} van a los descartes, que todos pueden leer.
rules-schotten-end = { $edition ->
    [menhir] Tres menhires vecinos, o cinco cualesquiera, terminan la partida al instante, incluso a mitad de turno.
   *[other] Tres piedras vecinas, o cinco cualesquiera, terminan la partida al instante, incluso a mitad de turno.
}
rules-schotten-match = En un encuentro de varias partidas, quien gana una suma 5 puntos y quien la pierde, 1 por cada piedra suya. Gana quien tenga más puntos.
rules-schotten-match-menhir = En un encuentro de varias partidas, quien gana una suma 5 puntos y quien la pierde resta 1 por cada menhir de quien la gana. Gana quien tenga más puntos.
rules-schotten-ruling-first = Se sortea quién empieza, diga lo que diga un reglamento sobre viajes a Escocia, y quien gana una partida empieza la siguiente, aunque el reglamento no lo diga. Tras un empate empieza quien no empezó antes.
rules-schotten-ruling-after = { $edition ->
    [menhir] Donde los menhires se reclaman después de jugar, se puede hacer tras cualquier carta, y también tras pasar.
   *[other] Donde las piedras se reclaman después de jugar, se puede hacer tras cualquier carta, y también tras pasar.
}
rules-schotten-ruling-pass = Pasar sigue la misma regla con y sin cartas de táctica: solo puede pasar quien no puede colocar una carta de clan.
rules-schotten-ruling-no-target = Una carta de táctica sin objetivo válido no se puede jugar.
rules-schotten-ruling-drawing = La mano se llena hasta su tamaño; si ya está llena, no se roba.
rules-schotten-ruling-equal = En una demostración cuenta quién ganaría, así que una formación igual que llega después no importa.
rules-schotten-ruling-age = Un lado completo tiene la edad de su carta más reciente. Si perdió una carta y recibió otra, se completó más tarde; con cuatro cartas por lado cuenta la cuarta.
rules-schotten-ruling-fog-mud = { $edition ->
    [iello] Gallina ciega y Lucha en el barro pueden estar juntas
   *[other] Niebla y Barro pueden estar juntos
}: cuatro cartas por lado, y solo sumas.
rules-schotten-ruling-jokers = Un comodín jugado está jugado, vaya luego adonde vaya.
rules-schotten-ruling-joker-kept = Quien ha jugado un comodín se queda con el otro hasta el final de la partida: no lo devuelve al mazo, aunque lo acabe de robar, salvo que no tenga otra cosa en la mano. Quien no ha jugado ninguno puede devolver un comodín.
rules-schotten-ruling-scout = { $edition ->
    [ps-games] Explorador necesita una carta en algún mazo, roba del único mazo elegido lo que haya, hasta tres, y devuelve dos, o las que tenga la mano.
   *[other] Reclutador necesita una carta en algún mazo, roba lo que haya, hasta tres, y devuelve dos, o las que tenga la mano.
}
rules-schotten-ruling-any-five = { $edition ->
    [iello] El reglamento habla de cinco piedras dispersas a lo largo de la frontera; aquí ganan cinco cualesquiera, vecinas o no.
   *[other] El reglamento habla de cinco piedras no vecinas; aquí ganan cinco cualesquiera, vecinas o no.
}
rules-schotten-ruling-unplayed-tactics = Las cartas de táctica no jugadas nunca impiden una demostración, estén en la mano o en el mazo que estén. Este reglamento no lo dice; el de IELLO, sí.
rules-schotten-ruling-redeploy = Reagrupamiento mueve la carta a otra piedra, o la descarta. El reglamento solo habla de un espacio disponible («uno spazio disponibile»).
rules-schotten-ruling-mud-leaves = Cuando el Barro deja una piedra, un lado de cuatro cartas descarta la última que llegó.
rules-schotten-ruling-moving-fog = Niebla y Barro no necesitan espacio libre: pueden ir a cualquier otra piedra sin reclamar.
rules-schotten-ruling-mud-both = Con Barro los dos lados necesitan cuatro cartas, aunque el reglamento hable solo de un jugador.
rules-schotten-ruling-redeploy-menhir = Reagrupamiento mueve una carta propia, entre menhires sin reclamar; el reglamento no dice ni lo uno ni lo otro.
rules-schotten-ruling-traitor-menhir = Traidor toma cualquier carta del lado rival, pero ni Niebla ni Barro: están en el propio menhir, los jugara quien los jugara.
rules-schotten-ruling-third-card = El reglamento dice que el presunto ganador no puede reclamar el menhir mientras el rival retenga la tercera carta. Lo leemos así: no sin la demostración.
rules-schotten-ruling-jokers-menhir = Un comodín jugado está jugado, vaya luego adonde vaya. Uno que mueve Traidor no cuenta como jugado por quien lo mueve.
rules-schotten-ruling-weakest = Tu formación más débil y la más fuerte del rival se buscan sin tener en cuenta la una a la otra. Un lado que ya no puede completarse no reclama nada.
rules-schotten-ruling-taken-card = Una carta que el Desertor llevó a una mano aún puede llegar, aunque todos la conozcan. Un comodín tomado así solo puede jugarlo quien no haya jugado ninguno.
rules-schotten-ruling-nobody-plays = { $edition ->
    [menhir] Cuando los dos jugadores pasan uno tras otro, la partida termina. De izquierda a derecha, cada menhir que un jugador podría reclamar, con los dos lados completos o con una demostración, va a ese jugador; si así no ha ganado nadie, gana quien tenga más menhires.
   *[other] Cuando los dos jugadores pasan uno tras otro, la partida termina. De izquierda a derecha, cada piedra que un jugador podría reclamar, con los dos lados completos o con una demostración, va a ese jugador; si así no ha ganado nadie, gana quien tenga más piedras.
} Si hay igualdad, es un empate, y ambos puntúan como quien pierde.
rules-schotten-ruling-both-ways = { $edition ->
    [menhir] Tres menhires seguidos y cinco a la vez cuentan como tres seguidos.
   *[other] Tres piedras seguidas y cinco a la vez cuentan como tres seguidas.
}

## Tabula Rasa

rules-tabula-goal = Diez territorios están en fila. En cada turno envías un caballero, por su número o por su color. Cuando todas las cartas están colocadas, se lleva un territorio quien tiene allí más caballeros. Gana quien tenga más puntos.
rules-tabula-setup = Hay 50 caballeros: cinco colores con los números del 1 al 5, cada uno dos veces. Los territorios van de izquierda a derecha, primero los números del 1 al 5 y luego los colores, cada uno con un tesoro; al lado está el castillo. Dos cartas salen del juego sin verse, cada uno recibe ocho y el resto es el mazo.
rules-tabula-rows = Cada jugador tiene una fila de caballeros a lo largo de los territorios. Con dos o tres jugadores, cada uno juega por su cuenta.
rules-tabula-teams = Cuatro forman dos equipos, y los compañeros se sientan uno frente al otro. Un equipo tiene una fila de caballeros y una puntuación, pero las manos son secretas también entre compañeros.
rules-tabula-turn = Coloca un caballero de tu mano en el territorio de su número o en el de su color, por muchos que haya ya. Luego roba una carta.
rules-tabula-two-places = va al territorio 4 o al territorio azul
rules-tabula-turn-end = Cuando el mazo se agota nadie roba más, y se sigue hasta que todas las manos estén vacías. Se juega en el sentido de las agujas del reloj.
rules-tabula-count = Los territorios se cuentan uno a uno, de izquierda a derecha. Cuenta cuántos caballeros hay, no sus números.
rules-tabula-most = Más caballeros
rules-tabula-most-text = se lleva el territorio
rules-tabula-second = Segundo puesto
rules-tabula-second-text = se lleva su tesoro
rules-tabula-tie-most = Dos empatan en cabeza
rules-tabula-tie-most-text = un tesoro cada uno, nadie se lleva el territorio
rules-tabula-tie-three = Tres empatan en cabeza
rules-tabula-tie-three-text = nadie se lleva nada
rules-tabula-tie-second = Dos empatan por el segundo puesto
rules-tabula-tie-second-text = nadie se lleva el tesoro
rules-tabula-none = Ningún caballero
rules-tabula-none-text = no se lleva nada, tengan lo que tengan los demás
rules-tabula-number = Territorio numerado
rules-tabula-number-text = su número, del 1 al 5
rules-tabula-colour = Territorio de color
rules-tabula-colour-text = 5 puntos
rules-tabula-treasure = Tesoro
rules-tabula-treasure-text = 1 punto
rules-tabula-castle = Castillo
rules-tabula-castle-text = 5 puntos
rules-tabula-castle-how = El castillo va a quien, durante el recuento, tenga primero dos de los cinco territorios numerados. Si después del 5 nadie tiene dos, no se adjudica.
rules-tabula-end = Gana quien tenga más puntos.
rules-tabula-ruling-colours = El reglamento da a los territorios de 1 a 5 puntos y no dice a cuáles; aquí cada territorio de color vale 5.
rules-tabula-ruling-order = Los colores están siempre en el mismo orden: rojo, amarillo, verde, azul, morado.
rules-tabula-ruling-first = Aquí nadie reparte, así que se sortea quién empieza; en un encuentro de varias partidas, la siguiente la empieza el sitio siguiente.
rules-tabula-ruling-partner = Los compañeros no se ven las cartas.
rules-tabula-ruling-third = Donde dos empatan en cabeza, un tercer jugador no se lleva nada.
rules-tabula-ruling-three = Donde tres empatan en cabeza, tampoco nadie se lleva el tesoro.
rules-tabula-ruling-castle = Hay un solo castillo, y se gana con territorios numerados; ahí el reglamento habla de castillos numerados.
rules-tabula-ruling-shared = Gana quien tenga más puntos; a igualdad, la victoria es compartida.

## Rat Hot

rules-rat-hot-goal = El rojo y el verde colocan tiras de especias, unas junto a otras y unas sobre otras. Los grupos de una especia puntúan para quien juega con su color. Pero quien termine su turno con tres ratas de su color a la vista ha perdido.
rules-rat-hot-setup = Hay 43 tiras de tres casillas. La tira inicial está en medio de la mesa, las otras 42 boca abajo en una pila. Un jugador es el rojo y el otro el verde.
rules-rat-hot-fields = Una casilla muestra una de las cuatro especias de un color, una rata de un color, o nada.
rules-rat-hot-red = nuez moscada, chile, pimienta y anís del rojo, y su rata
rules-rat-hot-green = lo mismo para el verde
rules-rat-hot-turn = En el primer turno hay una sola tira: se descubre y se coloca. Después se descubren dos tiras por turno y se colocan en el orden que se quiera. La última tira sobra y es un turno por sí sola.
rules-rat-hot-laying = Una tira va a lo largo de una fila o de una columna, entera dentro de la mesa, y se apoya
rules-rat-hot-laying-table = bien sobre la mesa, con al menos una casilla que comparta un lado con una tira ya colocada; una esquina no basta;
rules-rat-hot-laying-top = bien sobre otras tiras, con las tres casillas a la misma altura y no las tres sobre una misma tira.
rules-rat-hot-laying-stays = Debajo no puede quedar ningún hueco. Lo colocado se queda donde está, y lo cubierto ya no cuenta.
rules-rat-hot-points = Cada tira puntúa en cuanto se coloca, para los dos colores. Un grupo lo forman especias iguales a la vista, unidas por sus lados a cualquier altura. Cada grupo con una casilla en la tira nueva puntúa una vez:
rules-rat-hot-single = Una casilla
rules-rat-hot-single-text = nada
rules-rat-hot-pair = Dos casillas
rules-rat-hot-pair-text = 1 punto
rules-rat-hot-three = Tres o más
rules-rat-hot-three-text = 2 puntos
rules-rat-hot-points-both = Así puntúas también en el turno del rival, y el rival en el tuyo. Las ratas nunca puntúan, y la tira inicial por sí sola tampoco.
rules-rat-hot-rats = Con tres o más ratas de tu color a la vista al final de tu turno pierdes al instante, sin puntuación final.
rules-rat-hot-rats-when = Durante el turno son inofensivas. Solo se cuentan las ratas del jugador cuyo turno termina.
rules-rat-hot-end = Tras la última tira, y el recuento de ratas, cada grupo a la vista puntúa una vez más para su color. Gana quien tenga más puntos.
rules-rat-hot-ruling-strips = Lo que muestran las tiras de la caja no está publicado en ninguna parte: jugamos con un conjunto propio, equilibrado para los dos colores. Quien tenga la caja puede introducir el auténtico.
rules-rat-hot-ruling-number = El reglamento no dice cuántas tiras hay. 43 es el número publicado, contando la tira inicial.
rules-rat-hot-ruling-colours = Cada jugador elige su color, dice el reglamento. Aquí el primer sitio es siempre rojo y el segundo verde, así que elegir color es elegir sitio.
rules-rat-hot-ruling-first = Se sortea quién empieza; el reglamento deja empezar a quien tenga más edad.
rules-rat-hot-ruling-table = La mesa tiene un borde: 25 columnas y 25 filas, con la tira inicial en el centro.
rules-rat-hot-ruling-covering = El reglamento prohíbe cubrir de forma idéntica una tira ya cubierta («già coperta»). Lo leemos así: ninguna tira puede tener sus tres casillas directamente sobre una sola tira, en ningún sentido, estuviera esta cubierta antes o no. Si hay varias tiras en medio, puede quedar encima de las mismas tres casillas.
rules-rat-hot-ruling-same = Una especia colocada sobre la misma especia pertenece a la tira nueva, así que su grupo puntúa.
rules-rat-hot-ruling-shrunk = Un grupo que solo perdió una casilla, o quedó partido, no puntúa. Una opción activa la otra lectura: entonces puntúa también lo que queda.
rules-rat-hot-ruling-bank = Siempre hay monedas suficientes.
rules-rat-hot-ruling-draw = A igualdad de puntos, hay empate.
