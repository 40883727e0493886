### Tabula Rasa. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

tabula-why-treasure = Avec { $card }, tu as ton premier chevalier { tabula-at-territory } : cela vaut au moins son trésor.
tabula-why-not-needed = Il n’en faut pas plus { tabula-at-territory } : tu peux te passer de cette carte ({ $card }), et les cartes qui comptent encore restent en main.
tabula-why-not-needed-last = Il n’en faut pas plus { tabula-at-territory }, et c’est ta dernière carte ({ $card }).
tabula-why-lost = Il y a peu à gagner { tabula-at-territory } : tu peux te passer de cette carte ({ $card }), et les meilleures restent en main.
tabula-why-lost-last = Il y a peu à gagner { tabula-at-territory }, et c’est ta dernière carte ({ $card }).
tabula-why-wins = Avec { $card }, tu gagnes pour de bon { tabula-territory }, { points } : personne ne peut te rattraper.
tabula-why-first = Avec { $card }, tu as le premier chevalier { tabula-at-territory }, { points }.
tabula-why-lead = Avec { $card }, tu prends la tête { tabula-at-territory }, { $own } à { $rival } pour { points }.
tabula-why-stronger = Avec { $card }, tu renforces ton avance { tabula-at-territory }, { $own } à { $rival }. Cartes qui peuvent encore y venir : { $unseen }.
tabula-why-level = Avec { $card }, tu égalises { tabula-at-territory }, { $own } à { $rival } : { points } que personne ne prend.
tabula-why-closer = Avec { $card }, tu te rapproches { tabula-at-territory }, { $own } à { $rival } pour { points }.
tabula-why-castle = Avec ce que tu as en { $numbers }, cela mène au château.
