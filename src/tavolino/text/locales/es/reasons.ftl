why-only-move = Es la única jugada.
why-looked-into = El motor ha examinado esta jugada { $visits } veces.
