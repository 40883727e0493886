### Chance et talent

review-luck-title = Chance et talent
review-played-you = Ta précision : { $played } %.
review-played = { $name } : précision de { $played } %.
review-luck-good-you = La chance t’a rapporté { points }.
review-luck-bad-you = La malchance t’a coûté { points }.
review-luck-good = La chance a rapporté { points }.
review-luck-bad = La malchance a coûté { points }.
review-luck-even = La chance a été équitable.
review-luck-unfinished = Cette partie n’est pas allée à son terme : chance et décisions ne donnent donc pas de résultat.
review-luck-text = Un point vaut 1 % de chances de gagner. La chance compare la donne et chaque pioche à tout ce qui aurait pu venir. Les décisions sont ce qui a été perdu par rapport aux meilleurs coups trouvés. Le reste, c’est tout ce qui demeure : les autres joueurs, ce qui était caché et les erreurs du moteur.
review-part-start = Départ
review-part-luck = Chance
review-part-decisions = Décisions
review-part-remainder = Reste
review-part-result = Résultat
review-parts-player = Joueur
review-parts-plot = Chance, décisions et reste de { $name }, cumulés coup par coup
review-parts-moves = Coup par coup
