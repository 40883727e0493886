why-only-move = È l’unica mossa.
why-looked-into = Il motore ha esaminato questa mossa { $visits } volte.
