### Setting up a position of Schotten-Totten.

# Of a stone.
set-up-st-owner = Gehört
set-up-st-nobody = niemandem
set-up-st-step = Schritt
# What the player to move does now.
set-up-st-step-now = { $step ->
    [claim] beanspruchen
    [draw] einen Stapel wählen
   *[play] eine Karte spielen
}
set-up-st-tactics = Taktikkarten, gespielt von { $name }
set-up-st-won = Mit diesen Steinen hat { $name } gewonnen: Gib welche zurück.
