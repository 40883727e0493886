### Setting up a position of Schotten-Totten.

# Of a stone.
set-up-st-owner = À qui
set-up-st-nobody = personne
set-up-st-step = Étape
# What the player to move does now.
set-up-st-step-now = { $step ->
    [claim] revendiquer
    [draw] choisir une pioche
   *[play] jouer une carte
}
set-up-st-tactics = Cartes Tactique jouées par { $name }
set-up-st-won = Avec ces bornes, { $name } a gagné : rends-en quelques-unes.
