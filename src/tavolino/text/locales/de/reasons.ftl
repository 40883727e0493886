why-only-move = Es ist der einzige Zug.
why-looked-into = Die Engine hat diesen Zug { $visits }-mal untersucht.
