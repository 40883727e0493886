### Wer am Tisch ist, wer zuschaut, und was rund um einen Zug geschieht.

presence-here = da
presence-away = abwesend
presence-slow = langsame Verbindung
presence-back = wieder da
presence-left = { $name } ist gerade nicht da.
presence-returned = { $name } ist wieder da.
presence-busy = Gerade wird hier viel gespielt: { $name } antwortet in etwa { $seconds } Sekunden.
watchers-count = { $count ->
    [0] niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
watching-title = Du schaust zu
watching-text = Du siehst, was offen liegt. Ziehen können nur die, die mitspielen.

premove-chosen = Sobald du dran bist: { $move }
premove-then = Danach: { $move }
premove-heard = Für deinen nächsten Zug gewählt: { $move }. Escape verwirft ihn.
premove-drop = Verwerfen
premove-dropped = Verworfen: { $move }.
premove-impossible = Der gewählte Zug ist jetzt nicht möglich: { $move }.
premove-title = Wähle deinen nächsten Zug
premove-text = Er wird gespielt, sobald du dran bist, falls er dann noch möglich ist. Bis dahin kennt ihn nur dieser Browser.

pass-text = Sieh dir deine Karten an und gib das Gerät dann { $name }.
pass-button = Gerät weitergeben
card-new = neu

sound-on = Die Töne sind an
sound-off = Die Töne sind aus
