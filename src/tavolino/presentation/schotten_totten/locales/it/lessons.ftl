### Schotten-Totten. The lesson: what to do in each step, and what is said when it is done.

lesson-schotten-lay = Due clan si contendono nove pietre. A ogni turno piazzi una carta della mano sul tuo lato di una pietra. Piazzane una sulla pietra 5.
lesson-schotten-lay-done = Ben fatto. Poi peschi una carta e torni ad averne { $hand }.
lesson-schotten-colour-run = Tre carte sul tuo lato di una pietra formano una combinazione. Completa la più forte, la scala reale: tre valori consecutivi dello stesso colore.
lesson-schotten-colour-run-done = La batte solo una scala reale più alta.
lesson-schotten-kind = Al secondo posto c’è il tris: tre carte dello stesso valore. Completalo.
lesson-schotten-kind-done = Tre sette. Di ogni valore ci sono sei carte, una per colore.
lesson-schotten-colour = Al terzo posto c’è il colore: tre carte dello stesso colore, di qualunque valore. Completalo.
lesson-schotten-colour-done = Il colore batte ogni scala di colori misti.
lesson-schotten-run = Al quarto posto c’è la scala: tre valori consecutivi, di qualunque colore. Completala.
lesson-schotten-run-done = Tutto il resto è una semplice somma. Tra due combinazioni dello stesso tipo vince la somma più alta.
lesson-schotten-claim = Dopo aver piazzato una carta puoi reclamare le pietre che hai vinto. Sulla pietra 4 i due lati sono completi e il tuo è più forte. Reclamala.
lesson-schotten-claim-done = La pietra è tua per sempre; lì non si piazzano più carte.
lesson-schotten-first = Su due pietre i lati sono ugualmente forti, somma compresa. Allora vince il lato completato per primo. Reclama la pietra dove il primo è stato il tuo.
lesson-schotten-first-done = A parità di forza, conviene fare presto.
lesson-schotten-proof = Non occorre aspettare che l’avversario abbia finito. C’è una pietra dove la carta che salverebbe l’altro lato non può più arrivare: è già sul tavolo. Reclama quella pietra.
lesson-schotten-proof-done = Lì nulla può più batterti. Come prova contano solo le carte sul tavolo, mai quelle in mano.
lesson-schotten-reveal = Solo il 7 azzurro potrebbe fare una scala reale migliore sulla pietra 4, e quella carta è nella tua mano. Ma la mano non prova nulla: conta solo ciò che è scoperto. Metti la prova sul tavolo: piazza il 7 azzurro su un’altra pietra.
lesson-schotten-reveal-done = Ora lo vedono tutti: lì non può più arrivare una scala reale migliore, e puoi reclamare la pietra.
lesson-schotten-win = Tre pietre adiacenti danno la vittoria, e lo stesso fanno cinque qualsiasi. Due adiacenti sono già tue. Vinci la partita.
lesson-schotten-win-done = Tre in fila: la partita è tua.
lesson-schotten-joker = Le carte Tattica stravolgono le regole. Un jolly vale come una carta qualsiasi: quale, si decide quando si reclama la pietra. Piazza il tuo jolly sulla pietra 4.
lesson-schotten-joker-done = Lì vale come { $value } azzurro. Ognuno può giocare un solo jolly a partita, e mai più di una carta Tattica oltre quelle dell’avversario.
lesson-schotten-fog = Sulla pietra 2 una piccola scala reale sta di fronte alle tue carte alte. Con Mosca cieca conta solo la somma. Gioca Mosca cieca sulla pietra 2.
lesson-schotten-fog-done = { $own } contro { $theirs }. Con Lotta nel fango servirebbero quattro carte per lato; altre carte Tattica valgono come carte Clan, o spostano, tolgono o pescano carte. Ora puoi giocare una partita.
