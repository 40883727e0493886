### Setting up a position of Tabula Rasa.

set-up-tr-territory = { $place ->
    [r] Territoire rouge
    [y] Territoire jaune
    [g] Territoire vert
    [b] Territoire bleu
    [p] Territoire violet
   *[number] Territoire { $number }
}
