### Setting up a position of Schotten-Totten.

# Of a stone.
set-up-st-owner = Dueño
set-up-st-nobody = nadie
set-up-st-step = Fase
# What the player to move does now.
set-up-st-step-now = { $step ->
    [claim] reclamar lo ganado
    [draw] elegir un mazo
   *[play] jugar una carta
}
set-up-st-tactics = Cartas de táctica jugadas por { $name }
set-up-st-won = Con estas piedras ha ganado { $name }: devuelve alguna.
