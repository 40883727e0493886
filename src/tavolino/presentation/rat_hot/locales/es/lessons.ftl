### Rat Hot. The lesson: what to do in each step, and what is said when it is done.

lesson-rat-hot-beside = Juegas con el rojo. Coloca la tira junto a la de la mesa: al menos una casilla debe compartir un lado con ella.
lesson-rat-hot-beside-done = En el primer turno se coloca una tira; en los siguientes, dos, una tras otra; la última tira es un turno por sí sola.
lesson-rat-hot-score = Las especias iguales que se tocan forman un grupo. Cuando una tira se une a él, dos casillas dan un punto a su color. Coloca la tira de modo que puntúe el rojo.
lesson-rat-hot-score-done = Los grupos puntúan, coloque quien coloque la tira: cuidado también con el verde.
lesson-rat-hot-three = Tres casillas o más dan dos puntos. Forma un grupo así para el rojo.
lesson-rat-hot-three-done = Un grupo nunca da más de dos puntos de una vez, pero puede puntuar una y otra vez.
lesson-rat-hot-both = Esta tira tiene también una nuez moscada verde, y los grupos verdes puntúan para el verde incluso en tu turno. Consigue un punto para el rojo y ninguno para el verde.
lesson-rat-hot-both-done = { points } solo para ti. Mira siempre los dos colores antes de colocar.
lesson-rat-hot-on-top = Una tira también puede ir sobre otras: todas sus casillas a la misma altura, sin huecos debajo, y no exactamente sobre una sola tira. Colócala encima.
lesson-rat-hot-on-top-done = Lo que queda cubierto ya no cuenta.
lesson-rat-hot-rat = ¡Ratas! Quien acaba su turno con tres ratas de su color a la vista pierde al instante. Cubre la rata roja.
lesson-rat-hot-rat-done = Una preocupación menos. Solo cuentan tus propias ratas, y solo al final de tu turno.
lesson-rat-hot-danger = Hay { $rats } ratas rojas a la vista y esta tira trae una más. Colócala de modo que no pierdas.
lesson-rat-hot-danger-done = Has cubierto una rata: solo quedan { $rats } a la vista. Te has salvado.
lesson-rat-hot-last = La última tira. Después, cada grupo de la mesa puntúa una vez más. Ojo con las ratas, y gana.
lesson-rat-hot-last-done = Bien jugado. Ya conoces todas las reglas.
