## Review

review-moves = Jugadas
review-scrub = Ir a una jugada
review-first = Al principio
review-last = Al final
review-at = Jugada { $number } de { $moves }
review-deal = El reparto
review-view = Punto de vista
review-view-open = Todo a la vista
review-running = Esta partida aún no ha terminado. Se podrá repasar cuando termine.
review-analyse = Analizar con el motor
review-analyse-text = Cada decisión se piensa una vez a fondo, con lo que sabía entonces quien jugaba. Tarda uno o dos minutos.
review-thinking = El motor analiza la partida…
review-progress = { $percent } %
review-chances = Probabilidad de ganar
review-chances-text = Una línea por jugador: la probabilidad antes y después de cada decisión suya. Una línea que cae en una decisión propia es un error.
review-chance = { $name }: { $chance } %
review-mistakes = Errores
review-page-no-mistakes = El motor no ha encontrado errores. Bien jugado.
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-lost = cuesta un { $lost } %
review-better = Mejor: { $move }.
review-told = El motor a { $name }: { $why }
review-show-better = Mostrar la mejor jugada
review-show-played = Mostrar la que se jugó
review-better-shown = Se muestra la mejor jugada.
review-play-on = Seguir jugando desde aquí
review-play-on-seat = Como { $name }, contra un bot
review-record = Partida guardada (JSON)
review-picture = Imagen (SVG)
review-save = Guardar y compartir
review-game = Partida { $number }
review-import = Repasar una partida tuya
review-import-text = Suelta aquí una partida guardada (JSON) o elige un archivo. Se abre en su propia mesa.
review-import-choose = Elegir un archivo
review-import-wrong = Esto no es una partida guardada.

## Learn

learn-lead = Unos minutos en una mesa de verdad: en cada paso hay algo que hacer, y las reglas del juego dicen si lo has hecho.
learn-offline = Sin conexión
learn-start = Empezar la lección
learn-rules = Leer las reglas
learn-step = Paso { $number } de { $steps }
learn-steps = Pasos
learn-parts = Partes de la lección
learn-next = Siguiente
learn-back = Atrás
learn-again = Repetir
learn-show = Ver un ejemplo
learn-example = Por ejemplo: { $move }
learn-done = Hasta aquí la lección
learn-done-text = Ya sabes cómo va. Siéntate y juega, o consulta algo en las reglas.
learn-play = Jugar una partida
learn-all = Todas las lecciones

## Rules

rules-page = Reglas
rules-edition = Edición
rules-contents = Índice
rules-lesson = Aprender en la mesa
rules-tip = Señala algo de la mesa, mantenlo pulsado o pulsa ? sobre ello y se te explicará.
