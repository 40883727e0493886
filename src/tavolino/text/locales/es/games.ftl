games-title = Mis partidas
games-lead = Todas las partidas terminadas en este navegador. Se guardan solo aquí; no hay cuenta.
games-all-played = Todas las partidas que has jugado
games-none = Aún no hay partidas terminadas. Juega una y la encontrarás aquí.
games-no-storage = Este navegador no deja que la página guarde nada: las partidas no se conservan aquí.

## Filters

games-filters = Filtros
games-filter-game = Juego
games-filter-edition = Edición
games-filter-opponent = Rival
games-filter-result = Resultado
games-filter-when = Cuándo
games-any = Cualquiera
games-any-time = Siempre
games-last-month = Últimos 30 días
games-last-year = Últimos 12 meses
games-people = Personas
games-no-match = Ninguna partida encaja con estos filtros.

## Results

games-won = Victoria
games-draw = Empate
games-lost = Derrota
games-shared = Un dispositivo
games-won-by = Victoria: { $names }
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
games-blunders = { $count ->
    [one] { $count } error grave
   *[other] { $count } errores graves
}
games-mistakes = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
games-inaccuracies = { $count ->
    [one] { $count } imprecisión
   *[other] { $count } imprecisiones
}
games-no-mistakes = Sin errores
games-not-reviewed = Sin analizar
games-review = Repasar
games-review-which = Repasar: { $game }, { $date }
games-no-record = De esta partida no queda ni la mesa ni una copia guardada.
games-more = Ver más

## Win rates

games-rates = % de victorias
games-rates-text = Un empate cuenta como media victoria. Las partidas con todos los jugadores en este dispositivo no cuentan.
games-col-rate = % de victorias
games-col-month = Mes
games-percent = { $percent } %
games-plot = Victorias a lo largo del tiempo
games-plot-text = La línea muestra el porcentaje de victorias de las últimas { $count } partidas. Cada marca de arriba es una victoria; cada marca de abajo, una derrota.
games-plot-heard = Porcentaje de victorias del { $from } al { $to }. En las últimas { $count } partidas: { $percent } %.
games-plot-table = Como tabla

## Keeping and carrying over

games-keep = Guarda tus partidas o llévatelas
games-keep-text = La lista y las partidas guardadas están solo en este navegador. Guárdalas en un archivo o llévalas a otro dispositivo. Lo que ya hay allí se queda.
games-keys = Incluir las claves de tus mesas
games-keys-text = Para seguir en otro sitio las partidas en curso. Quien tenga el archivo o el enlace ve tus cartas y puede jugar en tu lugar.
games-export = Guardar en un archivo
games-import = Abrir un archivo
games-carry = Enlace a otro dispositivo
games-carry-text = Para el enlace, todo se cifra en este navegador. El servidor no puede leerlo, lo guarda diez minutos y lo entrega una sola vez.
games-carry-insecure = Un enlace a otro dispositivo necesita una página con https. Guarda mejor un archivo.
games-carry-large = Es demasiado para un enlace: guarda mejor un archivo.
games-carry-code = Código QR con el enlace
games-carry-ready = Escanea el código con el otro dispositivo o abre allí el enlace. Funciona una vez, hasta las { $time }.
games-arriving = Partidas de otro dispositivo
games-arriving-text = Este enlace trae partidas a este navegador. Se añaden a las que hay; no se quita nada. El enlace solo funciona una vez.
games-arriving-take = Añadirlas aquí
games-arriving-damaged = Este enlace está dañado: cópialo entero o crea uno nuevo en el otro dispositivo.
games-added = { $fresh ->
    [0] Ninguna partida nueva
    [one] Se ha añadido { $fresh } partida
   *[other] Se han añadido { $fresh } partidas
}; ya estaban: { $known }.
games-added-tables = { $count ->
    [one] También puedes seguir en { $count } mesa.
   *[other] También puedes seguir en { $count } mesas.
}

## What is wrong with a file or a link

games-wrong-large = Este archivo pasa de { $most } MB. No es una lista de partidas.
games-wrong-unreadable = Este archivo no se puede leer: está dañado o no contiene partidas guardadas.
games-wrong-other = Este archivo no contiene partidas guardadas desde esta página.
games-wrong-newer = Este archivo es de una versión más nueva de la página. Recarga la página e inténtalo de nuevo.
games-wrong-field = Este archivo está dañado ({ $where }). No se ha añadido nada.
games-wrong-link = Este enlace está incompleto o dañado. Crea uno nuevo en el otro dispositivo.
