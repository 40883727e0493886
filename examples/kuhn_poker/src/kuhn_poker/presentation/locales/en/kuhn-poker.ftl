### Kuhn poker. $card is J, Q, K or A; $who says who did it: [you] the listener, [other] somebody else.

game-kuhn-poker = One card each and one chip to bet: the smallest poker worth playing.
kuhn-poker-option-ace = Ace
kuhn-poker-option-ace-text = An ace is the fourth card, and the highest.

kuhn-card = { $card ->
    [J] the jack
    [Q] the queen
    [K] the king
   *[A] the ace
}
kuhn-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## What happened

kuhn-check = { $who ->
    [you] You check.
   *[other] { $name } checks.
}
kuhn-bet = { $who ->
    [you] You bet a chip.
   *[other] { $name } bets a chip.
}
kuhn-fold = { $who ->
    [you] You fold.
   *[other] { $name } folds.
}
kuhn-call = { $who ->
    [you] You call.
   *[other] { $name } calls.
}
kuhn-show = { $who ->
    [you] You have { kuhn-card }.
   *[other] { $name } has { kuhn-card }.
}
kuhn-end = { $who ->
    [you] You win { kuhn-chips }.
   *[other] { $name } wins { kuhn-chips }.
}

## What to do

kuhn-prompt = You have { kuhn-card }. { $bet ->
    [yes] There is a bet: call it, or fold.
   *[no] Check, or bet a chip.
}
kuhn-waiting = Waiting for { $name }.
kuhn-move-check = Check
kuhn-move-bet = Bet a chip
kuhn-move-fold = Fold
kuhn-move-call = Call the bet
kuhn-pot = In the pot: { kuhn-chips }.

## Why a move cannot be played

kuhn-answer-the-bet = There is a bet: call it, or fold.
kuhn-no-bet = There is no bet yet: check, or bet.
