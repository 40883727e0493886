why-only-move = Es la única jugada.
why-looked-into = { $visits ->
    [one] El motor ha examinado esta jugada una vez.
   *[other] El motor ha examinado esta jugada { $visits } veces.
}
why-sure-win = Una victoria segura: esta jugada termina la partida, sea lo que sea lo que aún está oculto.
why-sure-win-passed-up = Se dejó pasar una victoria segura: esta jugada termina la partida, sea lo que sea lo que aún está oculto.
