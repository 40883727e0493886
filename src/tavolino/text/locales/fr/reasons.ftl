why-only-move = C’est le seul coup possible.
why-looked-into = Le moteur a examiné ce coup { $visits } fois.
