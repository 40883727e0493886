lesson-wrong = Se puede jugar, pero aquí se pide otra cosa. Inténtalo otra vez.
lesson-you = Tú
