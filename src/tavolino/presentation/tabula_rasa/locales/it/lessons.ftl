### Tabula Rasa. The lesson: what to do in each step, and what is said when it is done.

lesson-tabula-number = I cavalieri vanno in dieci territori: cinque hanno un numero, cinque un colore. Un cavaliere va al suo numero o al suo colore. Piazza il 4 rosso nel territorio del suo numero.
lesson-tabula-number-done = Poi peschi una carta, finché c’è il tallone.
lesson-tabula-colour = Ora manda un cavaliere rosso nel territorio rosso.
lesson-tabula-colour-done = Un territorio numerato vale il suo numero, ogni territorio colorato cinque punti.
lesson-tabula-majority = Alla fine chi ha più cavalieri in un territorio lo prende. Passa in testa nel territorio 5.
lesson-tabula-majority-done = Lì sei in testa, finché qualcuno non risponde.
lesson-tabula-treasure = Chi è secondo prende il tesoro, un punto; senza cavalieri non si prende niente. Manda il tuo primo cavaliere nel territorio blu.
lesson-tabula-treasure-done = Un cavaliere basta per un tesoro che nessun altro cerca.
lesson-tabula-tie = In caso di parità in testa, ognuno prende un tesoro e nessuno il territorio. Pareggia nel territorio giallo.
lesson-tabula-tie-done = Un tesoro al posto del territorio costa all’avversario { points }. Per te non cambia nulla: prendi un tesoro, come prima.
lesson-tabula-castle = Il castello vale cinque punti. Va a chi per primo prende due territori numerati, contando da sinistra a destra. Sei in testa nel territorio 1. Passa in testa anche nel territorio 2.
lesson-tabula-castle-done = I numeri piccoli si contano per primi: valgono più di quanto sembri.
lesson-tabula-worth = Puoi rompere uno di { $ties } pareggi: nel territorio 1 o in quello viola. Un numero vale il suo numero, ogni colore cinque punti. Prendi quello che vale di più.
lesson-tabula-worth-done = { $own } contro { $theirs } nel viola: { points } invece di { $treasure } per un tesoro. Nel territorio 1 non avresti guadagnato nulla.
lesson-tabula-three = In tre, ognuno ha la sua fila. Nel territorio 3 uno ha { $most } cavalieri, uno ne ha { $second } e tu { $own }. Se due pareggiano per il secondo posto, nessuno prende il tesoro. Crea quel pareggio.
lesson-tabula-three-done = Ora nessuno dei due prende quel tesoro. Con un altro cavaliere pareggeresti in testa, e un tesoro sarebbe tuo.
lesson-tabula-team = In quattro si gioca in due squadre. I compagni siedono uno di fronte all’altro: condividono la fila di cavalieri e i punti, ma non la mano. Nel giallo la tua squadra ha tanti cavalieri quanti gli altri. Aiuta chi gioca con te.
lesson-tabula-team-done = { $own } contro { $theirs } per la tua squadra.
lesson-tabula-end = L’ultima carta della partita. Ora si conta tutto, da sinistra a destra. Piazzala dove ti fa vincere.
lesson-tabula-end-done = Vince chi ha più punti; a parità di punti si vince insieme.
