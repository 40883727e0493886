why-only-move = C’est le seul coup possible.
why-looked-into = { $visits ->
    [one] Le moteur a examiné ce coup { $visits } fois.
   *[other] Le moteur a examiné ce coup { $visits } fois.
}
why-sure-win = Une victoire certaine : ce coup termine la partie, peu importe ce qui est encore caché.
why-sure-win-passed-up = Une victoire certaine a été manquée : ce coup termine la partie, peu importe ce qui est encore caché.
