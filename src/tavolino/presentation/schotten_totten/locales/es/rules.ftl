### Schotten-Totten. The rules to read.

rules-heading-formations = Formaciones
rules-heading-claims = { $edition ->
    [menhir] Reclamar menhires
   *[other] Reclamar piedras
}
rules-heading-tactics = Cartas de táctica

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
    [ps-games] Reclama una piedra, si puedes y quieres.
    [menhir] Reclama menhires, si puedes y quieres.
   *[other] Reclama piedras, si puedes y quieres.
}
rules-schotten-turn-draw = Roba hasta llenar la mano.
rules-schotten-turn-empty = Cuando el mazo se agota, se sigue sin robar. Si tienes una carta de clan y un espacio para ella, debes jugar una carta. Si no, pasas.
rules-schotten-turn-empty-tactics = Cuando el mazo se agota, se sigue sin robar. Si tienes una carta de clan y un espacio para ella, debes jugar una carta. Si no, puedes pasar o jugar una carta de táctica.
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
    [menhir] Cuando los dos lados de un menhir están completos, puede reclamarlo quien tenga el más fuerte.
   *[other] Cuando los dos lados de una piedra están completos, puede reclamarla quien tenga el más fuerte.
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
rules-schotten-claim-closed = { $edition ->
    [menhir] Un menhir reclamado queda cerrado: allí no se coloca nada más y nada sale de él.
   *[other] Una piedra reclamada queda cerrada: allí no se coloca nada más y nada sale de ella.
}
rules-schotten-claim-closed-menhir = Un menhir reclamado queda cerrado: allí no se coloca nada más, y solo Desertor y Traidor pueden llevarse una carta. Su dueño no cambia.
rules-schotten-tactics-second-deck = Diez cartas en un mazo aparte. Cada vez que robas eliges el mazo. En lugar de una carta de clan puedes jugar una de táctica, pero en total como mucho una más que el rival.
rules-schotten-tactics-one-deck = Diez cartas, barajadas con el único mazo. En lugar de una carta de clan puedes jugar una de táctica, tantas veces como quieras.
rules-schotten-joker = { $edition ->
    [menhir] Se coloca como una carta de clan: cualquier color y valor. Qué representa se decide al reclamar el menhir. Uno por jugador y partida.
   *[other] Se coloca como una carta de clan: cualquier color y valor. Qué representa se decide al reclamar la piedra. Uno por jugador y partida.
}
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
rules-schotten-match-menhir = En un encuentro de varias partidas, quien gana una partida suma 5 puntos, y el perdedor pierde 1 por cada menhir del ganador. Gana quien tenga más puntos.
rules-schotten-ruling-first = { $edition ->
    [iello] Se sortea quién empieza, diga lo que diga el reglamento sobre viajes a Escocia, y quien gana una partida empieza la siguiente. Tras un empate empieza quien no empezó esa partida.
   *[other] Tras un empate empieza quien no empezó esa partida.
}
rules-schotten-ruling-after = Las piedras se pueden reclamar tras cualquier carta, y también tras pasar.
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
