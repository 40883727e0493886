### Schotten-Totten. What is said of the game before it is played.

game-schotten-totten = Zwei Clans streiten um eine Reihe Steine. Lege an einen Stein die stärkere Formation, beweise, dass nichts sie schlägt, und beanspruche ihn.

edition-iello = IELLO 2021
edition-iello-text = Die Schachtel von 2021. Nach dem Legen beanspruchst du jeden Stein, den du nachweislich gewonnen hast; mit Taktikkarten hast du sieben Karten auf der Hand.
edition-ps-games = PS Games
edition-ps-games-text = Die italienische Schachtel. Du beanspruchst nach dem Legen einen Stein pro Zug; ihr Späher zieht von einem Stapel und legt Karten obenauf zurück.
edition-menhir = Menhire
edition-menhir-text = Aufgerichtete Steine und die Taktikkarten von 2004, alles in einem Stapel. Menhire werden vor dem Legen beansprucht, auch mit unvollständiger Seite.

option-tactics = Taktikkarten
option-tactics-text = Zehn Karten, die die Regeln auf den Kopf stellen: Joker, Schildträger, Verräter und andere.
option-expert = Expertenvariante
option-expert-text = Steine werden nur am Anfang eines Zuges beansprucht.
option-stones = Steine
option-stones-text = Steine in der Reihe.
schotten-totten-option-hand-text = Karten auf der Hand; 0 = wie in der Ausgabe.
explained-stone = { $edition ->
    [menhir] Warum nicht Menhir { $stone }?
   *[other] Warum nicht Stein { $stone }?
}
