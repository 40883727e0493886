### Setting up a position of Schotten-Totten.

# Of a stone.
set-up-st-owner = Owner
set-up-st-nobody = nobody
set-up-st-step = Step
# What the player to move does now.
set-up-st-step-now = { $step ->
    [claim] claim stones
    [draw] choose a deck
   *[play] play a card
}
set-up-st-tactics = Tactic cards played by { $name }
set-up-st-won = { $name } has won with these stones: give some back.
