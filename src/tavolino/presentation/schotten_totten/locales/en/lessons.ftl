### Schotten-Totten. The lesson: what to do in each step, and what is said when it is done.

lesson-schotten-lay = Two clans fight over nine stones. Each turn you lay one card from your hand on your side of a stone. Lay a card at stone 5.
lesson-schotten-lay-done = Well done. Then you draw a card, so you hold { $hand } again.
lesson-schotten-colour-run = Three cards on your side of a stone make a formation. Complete the strongest there is, a colour run: three values in a row, all of one colour.
lesson-schotten-colour-run-done = Only a higher colour run beats it.
lesson-schotten-kind = Next comes three of a kind: three cards of the same value. Complete it.
lesson-schotten-kind-done = Three sevens. There are six cards of each value, one in each colour.
lesson-schotten-colour = Third comes a colour: three cards of one colour, whatever their values. Complete it.
lesson-schotten-colour-done = A colour beats every run of mixed colours.
lesson-schotten-run = Fourth comes a run: three values in a row, in any colours. Complete it.
lesson-schotten-run-done = Everything else is just a sum. Between two formations of the same kind, the higher sum wins.
lesson-schotten-claim = After laying a card you may claim stones that you’ve won. At stone 4 both sides are complete, and yours is stronger. Claim it.
lesson-schotten-claim-done = The stone is yours for good; no more cards are laid there.
lesson-schotten-first = At two stones both sides are equally strong, even in their sums. Then the side completed first wins. Claim the stone where that side is yours.
lesson-schotten-first-done = Between equals, it pays to be quick.
lesson-schotten-proof = You don’t have to wait until your opponent’s side is complete. At one stone the only card that could save it is already on the table. Claim that stone.
lesson-schotten-proof-done = Nothing can beat you there any more. Only cards on the table count as proof, never those in your hand.
lesson-schotten-reveal = Only the cyan 7 could make a better colour run at stone 4, and that card is in your hand. But hands prove nothing, only what lies face up. Put the proof on the table: lay the cyan 7 at another stone.
lesson-schotten-reveal-done = Now everybody can see it: no better colour run is possible there any more, and you may claim the stone.
lesson-schotten-win = Three neighbouring stones win the game, and so do any five. Two neighbouring stones are already yours. Win the game.
lesson-schotten-win-done = Three in a row: the game is yours.
lesson-schotten-joker = Tactic cards bend the rules. A joker stands for any card; which one is decided when the stone is claimed. Lay your joker at stone 4.
lesson-schotten-joker-done = It counts as cyan { $value }. Each player may play one joker per game and may never be more than one tactic card ahead of their opponent.
lesson-schotten-fog = At stone 2 a low colour run faces your high cards. Fog makes only the sum count. Play Fog at stone 2.
lesson-schotten-fog-done = { $own } against { $theirs }. Mud would require four cards per side; other tactic cards stand for clan cards, or move, take or draw cards. You’re ready for a game.
