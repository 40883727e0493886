### Chi è al tavolo, chi guarda e che cosa si fa intorno a un turno.

presence-here = qui
presence-away = non c’è
presence-slow = connessione lenta
presence-back = di nuovo qui
presence-left = { $name } per ora non c’è.
presence-returned = { $name } è di nuovo qui.
presence-busy = Qui ora si giocano molte partite: { $name } risponde tra circa { $seconds } secondi.
watchers-count = { $count ->
    [0] nessuno guarda
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
watching-title = Stai guardando
watching-text = Vedi quello che è scoperto. Solo chi gioca può muovere.

premove-chosen = Al tuo turno: { $move }
premove-then = Poi: { $move }
premove-heard = Scelta per il tuo prossimo turno: { $move }. Esc la annulla.
premove-drop = Annulla
premove-dropped = Annullata: { $move }.
premove-impossible = La mossa che avevi scelto ora non è possibile: { $move }.
premove-title = Scegli la prossima mossa
premove-text = Viene giocata appena tocca a te, se è ancora possibile. Fino ad allora la conosce solo questo browser.

pass-text = Guarda le tue carte, poi passa il dispositivo a { $name }.
pass-button = Passa il dispositivo
card-new = nuova

sound-on = I suoni sono attivi
sound-off = I suoni sono spenti
