lesson-wrong = Si può giocare, ma qui serve un’altra mossa. Riprova.
lesson-you = Tu
