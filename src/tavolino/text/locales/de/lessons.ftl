lesson-wrong = Das ist erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch einmal.
lesson-you = Du
