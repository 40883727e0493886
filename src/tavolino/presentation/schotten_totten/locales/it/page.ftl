### Schotten-Totten. What is said of the game before it is played.

game-schotten-totten = Due clan litigano per una fila di pietre. Schiera la combinazione più forte davanti a una pietra, dimostra che nulla può batterla e reclamala.

edition-iello = IELLO 2021
edition-iello-text = La scatola del 2021. Dopo aver giocato reclami tutte le pietre che dimostri di aver vinto; con le carte Tattica hai sette carte in mano.
edition-ps-games = PS Games
edition-ps-games-text = La scatola italiana. Reclami una pietra per turno, dopo aver giocato; la sua Ricognizione pesca da un solo mazzo e rimette le carte in cima.
edition-menhir = I menhir
edition-menhir-text = Pietre erette e le carte Tattica del 2004, tutte in un mazzo. I menhir si reclamano prima di giocare, anche con un lato incompleto.

option-tactics = Carte Tattica
option-tactics-text = Dieci carte che stravolgono le regole: jolly, un portatore di scudo, un traditore e altre.
option-expert = Variante per esperti
option-expert-text = Le pietre si reclamano solo all’inizio del turno.
option-stones = Pietre
option-stones-text = Pietre nella fila.
schotten-totten-option-hand-text = Carte in mano; 0 = quante ne prevede l’edizione.
explained-stone = { $edition ->
    [menhir] Perché non il menhir { $stone }?
   *[other] Perché non la pietra { $stone }?
}
