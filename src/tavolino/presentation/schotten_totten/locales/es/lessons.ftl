### Schotten-Totten. The lesson: what to do in each step, and what is said when it is done.

lesson-schotten-lay = Dos clanes se disputan nueve piedras. En cada turno colocas una carta de tu mano en tu lado de una piedra. Coloca una carta en la piedra 5.
lesson-schotten-lay-done = Bien hecho. Después robas una carta y vuelves a tener { $hand }.
lesson-schotten-colour-run = Tres cartas en tu lado de una piedra componen una formación. Completa la más fuerte, la escalera de color: tres valores seguidos, todos del mismo color.
lesson-schotten-colour-run-done = Solo le gana una escalera de color más alta.
lesson-schotten-kind = En segundo lugar va el trío: tres cartas del mismo valor. Complétalo.
lesson-schotten-kind-done = Tres sietes. De cada valor hay seis cartas, una de cada color.
lesson-schotten-colour = En tercer lugar va el color: tres cartas de un mismo color, con cualquier valor. Complétalo.
lesson-schotten-colour-done = Un color gana a cualquier escalera de colores mezclados.
lesson-schotten-run = En cuarto lugar va la escalera: tres valores seguidos, de cualquier color. Complétala.
lesson-schotten-run-done = Todo lo demás es solo una suma. Entre dos formaciones del mismo tipo gana la suma más alta.
lesson-schotten-claim = Tras colocar una carta puedes reclamar las piedras que has ganado. En la piedra 4 los dos lados están completos y el tuyo es más fuerte. Reclámala.
lesson-schotten-claim-done = La piedra es tuya para siempre; allí ya no se colocan cartas.
lesson-schotten-first = En dos piedras los dos lados son igual de fuertes, hasta en la suma. Entonces gana el lado que se completó primero. Reclama la piedra donde fue el tuyo.
lesson-schotten-first-done = Entre iguales, conviene darse prisa.
lesson-schotten-proof = No hace falta esperar a que el rival complete su lado. En una piedra, la carta que podría salvar el otro lado ya no puede llegar: está en la mesa. Reclama esa piedra.
lesson-schotten-proof-done = Allí ya nada puede ganarte. Como prueba solo valen las cartas de la mesa, nunca las de tu mano.
lesson-schotten-reveal = Solo el 7 cian podría formar una escalera de color mejor en la piedra 4, y esa carta está en tu mano. Pero la mano no prueba nada: solo vale lo que está a la vista. Pon la prueba sobre la mesa: coloca el 7 cian en otra piedra.
lesson-schotten-reveal-done = Ahora lo ven todos: allí ya no puede llegar una escalera de color mejor, y puedes reclamar la piedra.
lesson-schotten-win = Tres piedras vecinas ganan la partida, y también cinco cualesquiera. Dos vecinas ya son tuyas. Gana la partida.
lesson-schotten-win-done = Tres seguidas: la partida es tuya.
lesson-schotten-joker = Con las cartas de táctica entran cartas que se saltan las reglas. Un comodín vale por cualquier carta; por cuál, se decide al reclamar la piedra. Coloca tu comodín en la piedra 4.
lesson-schotten-joker-done = Allí vale como { $value } cian. Cada jugador puede jugar un comodín por partida, y como mucho una carta de táctica más que el rival.
lesson-schotten-fog = En la piedra 2, una pequeña escalera de color está frente a tus cartas altas. Con Gallina ciega solo cuenta la suma. Juega Gallina ciega en la piedra 2.
lesson-schotten-fog-done = { $own } contra { $theirs }. Lucha en el barro pediría cuatro cartas por lado; otras cartas de táctica valen como cartas de clan, o mueven, quitan o roban cartas. Ya puedes jugar una partida.
