### Schotten-Totten. Why a move cannot be played. $word is what the player typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

schotten-no-card = There is no card “{ $word }”. A card is a colour ({ $colours }) with a value from 1 to 9, or { $tactics }.
# $edition
schotten-no-stone = There is no stone { $word }; stones are numbered 1 to { $last }.
# $edition
schotten-ruse-not-laid = A ruse is not laid at a stone: { $card }.
# $edition
schotten-not-on-your-side = { $card } is not on your side of stone { $stone }.
# $edition
schotten-not-on-their-side = { $card } is not on your opponent’s side of stone { $stone }.
schotten-deserter-move = In this edition the move is written { $move }.
# $edition
schotten-needs-stone = { $card } needs a stone after the >, like { $move }.
schotten-traitor-moves = { $card } moves a card from your opponent’s side to a free space on yours.
schotten-cannot-change-sides = { $card } cannot change sides.
schotten-must-play = You have a clan card and a free space for it, so you must play a card.
# $edition
schotten-asked = { $step ->
    [claim] Now claim a stone, or stop claiming.
    [play] Now play a card.
    [take] Now draw cards: choose a deck.
    [return] Now put a card from your hand back.
   *[draw] Now draw a card: choose a deck.
}
# $edition
schotten-joker-played = Each player may play one joker per game, and you have played yours.
# $edition
schotten-joker-kept = You have played a joker, so you keep the other one until the end of the game. Put another card back.
schotten-tactic-limit = Tactic cards played: { $own } by you, { $other } by your opponent. Wait until your opponent has played another one.
schotten-nothing-to-draw = Both decks are empty, so { $card } has nothing to draw.
# $edition
schotten-deserter-takes = { $card } takes a card from your opponent’s side of a claimed stone.
# $edition
schotten-deserter-discards = { $card } discards a card from your opponent’s side of an unclaimed stone.
# $edition
schotten-redeploys = { $card } moves one of your cards from an unclaimed stone to another one, or discards it.
# $edition
schotten-redeploys-only = { $card } moves one of your cards from an unclaimed stone to another one; in this edition it cannot discard.
# $edition
schotten-is-claimed = Stone { $stone } is claimed. Unclaimed stones: { $free }.
# $edition
schotten-another-stone = { $card } moves a card to another stone.
# $edition
schotten-closed = Stone { $stone } is claimed, so no card can leave it.
# $edition
schotten-lies-on-stone = In this edition { $card } lies on the stone itself, and nothing can move it.
schotten-clan-cards-only = { $card } takes only clan cards.
# $edition
schotten-all-full = Your side is full at every unclaimed stone.
# $edition
schotten-full = Your side of stone { $stone } is full. Stones with a free space: { $free }.
# $edition
schotten-claimed-by-you = Stone { $stone } is already yours.
# $edition
schotten-claimed-by-them = Stone { $stone } already belongs to your opponent.
# $edition
schotten-incomplete = Your side of stone { $stone } has { $laid } of { $needed } cards; complete it first.
# $edition
schotten-hopeless = Your side of stone { $stone } can no longer be completed.
# $edition
schotten-claims-first = Stones are claimed at the start of the turn, before playing a card.
# $edition
schotten-claims-after = Stones are claimed after playing a card, before drawing.
# $lays: cards that are missing; $cards: all of them with these; $theirs: what they are then.
schotten-can-still-lay = Your opponent can still lay { $lays } { schotten-at-stone } and have { $theirs }: { $cards }.
schotten-has-laid = Your opponent has { $theirs } { schotten-at-stone }: { $cards }.
# $formation is what you have; $own are its cards.
schotten-beats = That beats what you have: { $formation } ({ $own }).
schotten-beats-hope = That beats what your side may still become: { $formation } ({ $own }).
schotten-can-be-first = That is as strong as what your side may still become, { $formation } ({ $own }), and could be completed first.
schotten-is-second = That is as strong as what you have, { $formation } ({ $own }), and was completed first.
