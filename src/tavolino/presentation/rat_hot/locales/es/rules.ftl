### Rat Hot. The rules to read.

rules-heading-laying = Dónde puede ir una tira
rules-heading-rats = Ratas

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
