### Quién está en la mesa, quién mira, y lo que rodea a un turno.

presence-here = presente
presence-away = ausente
presence-slow = conexión lenta
presence-back = de vuelta
presence-left = { $name } se ha ausentado.
presence-returned = { $name } está de vuelta.
presence-busy = Ahora mismo se juegan aquí muchas partidas: { $name } responde en unos { $seconds } segundos.
watchers-count = { $count ->
    [0] nadie está mirando
    [one] { $count } persona está mirando
   *[other] { $count } personas están mirando
}
watching-title = Estás mirando
watching-text = Ves lo que está boca arriba. Solo mueve quien juega.

premove-chosen = Cuando te toque: { $move }
premove-then = Después: { $move }
premove-heard = Elegida para tu próximo turno: { $move }. Escape la descarta.
premove-drop = Descartar
premove-dropped = Descartada: { $move }.
premove-impossible = La jugada que habías elegido no es posible ahora: { $move }.
premove-title = Elige tu próxima jugada
premove-text = Se juega en cuanto te toque, si todavía es posible. Hasta entonces solo la conoce este navegador.

pass-text = Mira tus cartas y luego pasa el dispositivo a { $name }.
pass-button = Pasar el dispositivo
card-new = nueva

sound-on = Sonidos activados
sound-off = Sonidos desactivados
