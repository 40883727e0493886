### Fortuna e bravura

review-luck-title = Fortuna e bravura
review-played-you = Precisione: { $played }%.
review-played = { $name }: precisione { $played }%.
review-luck-good-you = La fortuna ti ha dato { points }.
review-luck-bad-you = La sfortuna ti è costata { points }.
review-luck-good = La fortuna ha dato { points }.
review-luck-bad = La sfortuna è costata { points }.
review-luck-even = La fortuna non ha inciso.
review-luck-unfinished = Questa partita non è arrivata alla fine, quindi fortuna e decisioni non danno un risultato.
review-luck-text = Un punto è l’1% della probabilità di vittoria. La fortuna confronta la distribuzione e ogni pescata con tutto ciò che poteva arrivare. Le decisioni sono ciò che si è perso rispetto alle mosse migliori trovate. Il resto è ciò che rimane: gli altri giocatori, ciò che era nascosto e gli errori del motore.
review-part-start = Inizio
review-part-luck = Fortuna
review-part-decisions = Decisioni
review-part-remainder = Resto
review-part-result = Risultato
review-parts-player = Giocatore
review-parts-plot = Fortuna, decisioni e resto di { $name }, sommati mossa per mossa
review-parts-moves = Mossa per mossa
