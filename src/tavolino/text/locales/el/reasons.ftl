why-only-move = Είναι η μόνη κίνηση.
why-looked-into = { $visits ->
    [one] Η μηχανή εξέτασε αυτή την κίνηση { $visits } φορά.
   *[other] Η μηχανή εξέτασε αυτή την κίνηση { $visits } φορές.
}
