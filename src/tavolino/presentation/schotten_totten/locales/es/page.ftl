### Schotten-Totten. What is said of the game before it is played.

game-schotten-totten = Dos clanes se disputan una fila de piedras. Coloca la formación más fuerte ante una piedra, demuestra que nada puede ganarle y reclámala.

edition-iello = IELLO 2021
edition-iello-text = La caja de 2021. Después de jugar reclamas todas las piedras que demuestres haber ganado; con cartas de táctica tienes siete cartas en la mano.
edition-ps-games = PS Games
edition-ps-games-text = La caja italiana. Reclamas una piedra por turno, después de jugar; su Explorador roba de un solo mazo y devuelve cartas encima.
edition-menhir = Menhires
edition-menhir-text = Piedras erguidas y las cartas de táctica de 2004, todas en un mazo. Los menhires se reclaman antes de jugar, también con un lado incompleto.

option-tactics = Cartas de táctica
option-tactics-text = Diez cartas que se saltan las reglas: comodines, un portaescudo, un traidor y otras.
option-expert = Variante experta
option-expert-text = Las piedras solo se reclaman al principio del turno.
option-stones = Piedras
option-stones-text = Piedras en la fila.
schotten-totten-option-hand-text = Cartas en la mano; 0 = las que diga la edición.
explained-stone = { $edition ->
    [menhir] ¿Por qué no el menhir { $stone }?
   *[other] ¿Por qué no la piedra { $stone }?
}
