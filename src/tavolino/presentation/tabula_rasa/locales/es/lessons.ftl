### Tabula Rasa. The lesson: what to do in each step, and what is said when it is done.

lesson-tabula-number = Los caballeros van a diez territorios: cinco tienen un número, cinco un color. Un caballero puede ir a su número o a su color. Coloca el 4 rojo en el territorio de su número.
lesson-tabula-number-done = Después robas una carta, mientras queden en el mazo.
lesson-tabula-colour = Ahora envía un caballero rojo al territorio rojo.
lesson-tabula-colour-done = Un territorio numerado vale su número, y cada territorio de color, cinco puntos.
lesson-tabula-majority = Al final, quien tiene más caballeros en un territorio se lo lleva. Ponte por delante en el territorio 5.
lesson-tabula-majority-done = Allí vas por delante, hasta que alguien responda.
lesson-tabula-treasure = El segundo puesto se lleva el tesoro, un punto; sin caballeros no hay nada. Envía tu primer caballero al territorio azul.
lesson-tabula-treasure-done = Un caballero basta para un tesoro que nadie más busca.
lesson-tabula-tie = Si hay empate en cabeza, cada cual se lleva un tesoro y nadie el territorio. Empata en el territorio amarillo.
lesson-tabula-tie-done = Un tesoro en lugar del territorio le cuesta { points } al rival. Para ti no cambia nada: te llevas un tesoro, como antes.
lesson-tabula-castle = El castillo vale cinco puntos. Es para quien antes se lleva dos territorios numerados al contarlos de izquierda a derecha. Vas por delante en el territorio 1. Ponte por delante también en el 2.
lesson-tabula-castle-done = Los números pequeños se cuentan primero: valen más de lo que parece.
lesson-tabula-worth = Puedes romper uno de { $ties } empates, en el territorio 1 o en el morado. Un número vale su número; cada color, cinco puntos. Llévate el que más vale.
lesson-tabula-worth-done = { $own } contra { $theirs } en el morado: { points } en vez de { $treasure } por un tesoro. En el territorio 1 no habrías ganado nada.
lesson-tabula-three = Con tres jugadores, cada uno tiene su fila. En el territorio 3 uno tiene { $most } caballeros, otro { $second } y tú { $own }. Si dos empatan por el segundo puesto, nadie se lleva el tesoro. Provoca ese empate.
lesson-tabula-three-done = Ahora ninguno de los dos se lleva ese tesoro. Con un caballero más empatarías en cabeza y un tesoro sería para ti.
lesson-tabula-team = Cuatro jugadores forman dos equipos. Los compañeros se sientan uno frente al otro; comparten la fila de caballeros y los puntos, pero no la mano. En el territorio amarillo tu equipo tiene tantos caballeros como el otro. Ayuda a tu compañero.
lesson-tabula-team-done = { $own } contra { $theirs } para tu equipo.
lesson-tabula-end = La última carta de la partida. Ahora se cuenta todo, de izquierda a derecha. Colócala donde te haga ganar la partida.
lesson-tabula-end-done = Gana quien tiene más puntos; con los mismos puntos se comparte la victoria.
