### Rat Hot. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

rat-hot-not-turned-up = La bande { $word } n’est pas retournée. À poser : { $listed }.
rat-hot-no-such-line = { $line ->
    [column] Il n’y a pas de colonne { $word } ; les colonnes vont de 0 à 24.
   *[row] Il n’y a pas de ligne { $word } ; les lignes vont de 0 à 24.
}
rat-hot-only-strip = Seule la bande { $strip } est retournée.
rat-hot-over-the-edge = La bande { $strip } dépasserait le bord de la table ; colonnes et lignes vont de 0 à 24.
rat-hot-both-ways = La bande { $strip } se lit pareil dans les deux sens : on la pose seulement vers E ou S. Cet emplacement s’écrit { $move }.
rat-hot-hollow = Il y aurait un creux sous la bande { $strip } : les hauteurs y sont { $listed } et doivent être égales.
rat-hot-touches-nothing = La bande { $strip } n’y toucherait rien. Au moins une de ses cases doit toucher par un bord une bande déjà posée.
rat-hot-covers-one = La bande { $strip } couvrirait exactement la bande { $other } ; pose-la sur deux ou trois bandes.
