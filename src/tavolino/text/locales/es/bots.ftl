bot-line-mimi-start-1 = ¡Miau! Cuántas cosas brillantes hay en esta mesa.
bot-line-mimi-start-2 = ¿Está calentito este sitio? Pues me quedo.
bot-line-mimi-start-3 = Juego lo que me gusta. Prrr.
bot-line-mimi-won-1 = Prrr. No tengo ni idea de cómo lo he hecho.
bot-line-mimi-won-2 = ¿He ganado? Yo solo quería lo que brilla.
bot-line-mimi-lost-1 = No importa. Ya es hora de la siesta.
bot-line-mimi-lost-2 = A la mitad me aburrí. ¡Bien jugado!
bot-line-mimi-drawn-1 = ¿Empate? Entonces compartimos el cojín.

bot-line-beppe-start-1 = Tengo un plan. Uno bueno, ya verás.
bot-line-beppe-start-2 = ¿Una partida antes de que se enfríe el café?
bot-line-beppe-start-3 = Contar es cosa de contables. Yo juego y ya está.
bot-line-beppe-won-1 = ¡Ja! Tal como lo planeé. Bueno, casi.
bot-line-beppe-won-2 = ¡El café lo pago yo!
bot-line-beppe-lost-1 = Y era un plan tan bueno…
bot-line-beppe-lost-2 = ¡Enhorabuena! La próxima vez traigo dos planes.
bot-line-beppe-drawn-1 = ¡Empate! Venga esa mano.

bot-line-carla-start-1 = Ya tengo el lápiz afilado. ¿Empezamos?
bot-line-carla-start-2 = ¡Suerte! Yo llevo la cuenta.
bot-line-carla-start-3 = Tómate tu tiempo. A mí me gusta saber qué queda por salir.
bot-line-carla-won-1 = Hoy los números estaban de mi parte.
bot-line-carla-won-2 = Por momentos estuvo reñida. ¿Otra?
bot-line-carla-lost-1 = Muy bien jugado. Tendré que repasar mis cuentas.
bot-line-carla-lost-2 = Lo conté todo, pero con eso no contaba. ¡Enhorabuena!
bot-line-carla-drawn-1 = Igualdad exacta. Qué ordenado.

bot-line-nonna-start-1 = Espalda recta, cariño, y a jugar.
bot-line-nonna-start-2 = Este juego ya lo sabía yo antes de que nacieras.
bot-line-nonna-start-3 = ¿Has comido? Bien. Pues empecemos.
bot-line-nonna-won-1 = Más sabe el diablo por viejo. ¿Una galleta?
bot-line-nonna-won-2 = Sesenta años de práctica, cariño.
bot-line-nonna-lost-1 = Vaya, vaya: ¡aquí alguien ha practicado!
bot-line-nonna-lost-2 = Parpadeé y ya se había acabado. Qué bonita partida.
bot-line-nonna-drawn-1 = Un empate mantiene la paz en casa.

bot-line-maestro-start-1 = Silencio, por favor. Empieza el primer movimiento.
bot-line-maestro-start-2 = Es un honor. Hagamos algo hermoso.
bot-line-maestro-start-3 = Ya oigo la partida entera. O casi.
bot-line-maestro-won-1 = ¡Gran final! Gracias, gracias.
bot-line-maestro-won-2 = Una buena interpretación, hasta el último acorde.
bot-line-maestro-lost-1 = ¡Bravo! Me inclino ante una interpretación mejor.
bot-line-maestro-lost-2 = Bastó una nota falsa. ¡Bravo!
bot-line-maestro-drawn-1 = Armonía perfecta. Nadie quería parar.

bot-line-virtuoso-start-1 = He tocado esta pieza miles de veces. Nunca así.
bot-line-virtuoso-start-2 = Afinado y listo. ¿Empezamos?
bot-line-virtuoso-start-3 = Ensayar, ensayar, ensayar. Y ahora, a tocar.
bot-line-virtuoso-won-1 = ¿Un bis?
bot-line-virtuoso-won-2 = Cada nota en su sitio. Gracias por la partida.
bot-line-virtuoso-lost-1 = Esa frase no la conocía. ¡Vuelvo a mis escalas!
bot-line-virtuoso-lost-2 = ¡Magnífico! ¿Me la puedo apuntar?
bot-line-virtuoso-drawn-1 = Acabamos en la misma nota. Qué bonito.

bot-line-other-start-1 = ¡Hola! Que sea una buena partida.
bot-line-other-start-2 = Cuando quieras.
bot-line-other-won-1 = ¡Gracias por la partida!
bot-line-other-won-2 = Buena partida. ¿Otra?
bot-line-other-lost-1 = ¡Bien jugado!
bot-line-other-lost-2 = ¡Enhorabuena, buena partida!
bot-line-other-drawn-1 = Empate. ¡Bien peleado!
