### Tabula Rasa. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

## $own and $rival are numbers of knights, with the new one; $unseen are cards.

tabula-why-treasure = With { $card } you have your first knight { tabula-at-territory }: that is worth at least its treasure.
tabula-why-not-needed = Nothing more is needed { tabula-at-territory }: you can spare { $card } and keep the cards that still count.
tabula-why-not-needed-last = Nothing more is needed { tabula-at-territory }, and { $card } is your last card.
tabula-why-lost = There’s little to gain { tabula-at-territory }: you can spare { $card } and keep your better cards.
tabula-why-lost-last = There’s little to gain { tabula-at-territory }, and { $card } is your last card.
tabula-why-wins = With { $card } you win { tabula-territory } for good, worth { points }: nobody can catch up.
tabula-why-first = With { $card } you have the first knight { tabula-at-territory }, worth { points }.
tabula-why-lead = With { $card } you take the lead { tabula-at-territory }, { $own } to { $rival } for { points }.
tabula-why-stronger = With { $card } you strengthen your lead { tabula-at-territory }, { $own } to { $rival }. Cards that could still go there: { $unseen }.
tabula-why-level = With { $card } you draw level { tabula-at-territory }, { $own } to { $rival }, so nobody takes its { points }.
tabula-why-closer = With { $card } you close the gap { tabula-at-territory }: { $own } to { $rival }, for { points }.
tabula-why-castle = Together with what you have at { $numbers }, this could win you the castle.
