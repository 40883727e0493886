### Setting up a position of Schotten-Totten.

# Of a stone.
set-up-st-owner = Κάτοχος
set-up-st-nobody = κανείς
set-up-st-step = Βήμα
# What the player to move does now.
set-up-st-step-now = { $step ->
    [claim] διεκδικεί
    [draw] διαλέγει στοίβα
   *[play] παίζει κάρτα
}
set-up-st-tactics = Κάρτες Τακτικής που έπαιξε: { $name }
set-up-st-won = Με αυτές τις πέτρες νίκησε: { $name }. Άφησε μερικές.
