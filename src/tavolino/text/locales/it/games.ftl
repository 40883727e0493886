games-title = Le mie partite
games-lead = Tutte le partite finite in questo browser. Restano solo qui; non serve un account.
games-all-played = Tutte le partite che hai giocato
games-none = Ancora nessuna partita finita. Giocane una e la troverai qui.
games-no-storage = Questo browser non permette alla pagina di memorizzare nulla: le partite non vengono conservate.

## Filters

games-filters = Filtri
games-filter-game = Gioco
games-filter-edition = Edizione
games-filter-opponent = Avversario
games-filter-result = Risultato
games-filter-when = Quando
games-any = Qualsiasi
games-any-time = Sempre
games-last-month = Ultimi 30 giorni
games-last-year = Ultimi 12 mesi
games-people = Persone
games-no-match = Nessuna partita corrisponde a questi filtri.

## Results

games-won = Vittoria
games-draw = Pareggio
games-lost = Sconfitta
games-shared = Un dispositivo
games-won-by = Vittoria: { $names }
games-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
games-blunders = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
games-mistakes = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
games-inaccuracies = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
games-no-mistakes = Nessun errore
games-not-reviewed = Non analizzata
games-review = Rivedi
games-review-which = Rivedi: { $game }, { $date }
games-no-record = Di questa partita non resta né il tavolo né una copia salvata.
games-more = Mostra altre

## Win rates

games-rates = % di vittorie
games-rates-text = Un pareggio vale mezza vittoria. Le partite con tutti i giocatori su questo dispositivo non contano.
games-col-rate = % vittorie
games-col-month = Mese
games-percent = { $percent }%
games-plot = Vittorie nel tempo
games-plot-text = La linea mostra la percentuale di vittorie delle ultime { $count } partite. Ogni tacca in alto è una vittoria, ogni tacca in basso una sconfitta.
games-plot-heard = Percentuale di vittorie, { $from } – { $to }. Nelle ultime { $count } partite: { $percent }%.
games-plot-table = Come tabella

## Keeping and carrying over

games-keep = Conserva le tue partite o portale con te
games-keep-text = L’elenco e le partite salvate sono solo in questo browser. Salvali in un file o portali su un altro dispositivo. Ciò che c’è già resta dov’è.
games-keys = Includi le chiavi dei tuoi tavoli
games-keys-text = Per continuare altrove le partite in corso. Chi ottiene il file o il link vede le tue carte e può giocare al posto tuo.
games-export = Salva in un file
games-import = Apri un file
games-carry = Link per un altro dispositivo
games-carry-text = Per il link, tutto viene cifrato in questo browser. Il server non può leggerlo, lo tiene dieci minuti e lo consegna una volta sola.
games-carry-insecure = Per un link a un altro dispositivo la pagina deve usare https. Salva piuttosto un file.
games-carry-large = È troppo per un link: salva piuttosto un file.
games-carry-code = Codice QR con il link
games-carry-ready = Inquadra il codice con l’altro dispositivo, o apri lì il link. Funziona una volta, fino alle { $time }.
games-arriving = Partite da un altro dispositivo
games-arriving-text = Questo link porta delle partite in questo browser. Si aggiungono a quelle che ci sono; niente viene tolto. Il link funziona una volta sola.
games-arriving-take = Aggiungile qui
games-arriving-damaged = Questo link è danneggiato: copialo per intero, o creane uno nuovo sull’altro dispositivo.
games-added = { $fresh ->
    [0] Nessuna partita nuova
    [one] Aggiunta { $fresh } partita
   *[other] Aggiunte { $fresh } partite
}; già presenti: { $known }.
games-added-tables = { $count ->
    [one] Puoi anche continuare a { $count } tavolo.
   *[other] Puoi anche continuare a { $count } tavoli.
}

## What is wrong with a file or a link

games-wrong-large = Questo file supera i { $most } MB. Non è un elenco di partite.
games-wrong-unreadable = Questo file non si può leggere: è danneggiato o non contiene partite salvate.
games-wrong-other = Questo file non contiene partite salvate da questa pagina.
games-wrong-newer = Questo file viene da una versione più recente della pagina. Ricarica la pagina e riprova.
games-wrong-field = Questo file è danneggiato ({ $where }). Non è stato aggiunto nulla.
games-wrong-link = Questo link è incompleto o danneggiato. Creane uno nuovo sull’altro dispositivo.
