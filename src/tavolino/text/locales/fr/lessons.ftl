lesson-wrong = Ce coup est permis, mais ce n’est pas ce qui est demandé ici. Réessaie.
lesson-you = Toi
