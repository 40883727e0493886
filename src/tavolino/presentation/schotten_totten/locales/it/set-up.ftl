### Setting up a position of Schotten-Totten.

# Of a stone.
set-up-st-owner = Proprietà
set-up-st-nobody = nessuno
set-up-st-step = Fase
# What the player to move does now.
set-up-st-step-now = { $step ->
    [claim] reclamare pietre
    [draw] scegliere un mazzo
   *[play] giocare una carta
}
set-up-st-tactics = Carte Tattica giocate: { $name }
set-up-st-won = Con queste pietre { $name } ha vinto: restituiscine qualcuna.
