### Suerte y habilidad

review-luck-title = Suerte y habilidad
review-played-you = Precisión: { $played } %.
review-played = { $name }: precisión del { $played } %.
review-luck-good-you = La suerte te ha dado { points }.
review-luck-bad-you = La mala suerte te ha costado { points }.
review-luck-good = La suerte ha dado { points }.
review-luck-bad = La mala suerte ha costado { points }.
review-luck-even = La suerte estuvo repartida.
review-luck-unfinished = Esta partida no se jugó hasta el final, así que suerte y decisiones no suman un resultado.
review-luck-text = Un punto es un 1 % de probabilidad de ganar. La suerte compara el reparto y cada robo con todo lo que podría haber salido. Las decisiones son lo que se perdió frente a las mejores jugadas encontradas. El resto es todo lo demás: los otros jugadores, lo que estaba oculto y los errores del motor.
review-part-start = Inicio
review-part-luck = Suerte
review-part-decisions = Decisiones
review-part-remainder = Resto
review-part-result = Resultado
review-parts-player = Jugador
review-parts-plot = Suerte, decisiones y resto de { $name }, sumados jugada a jugada
review-parts-moves = Jugada a jugada
