### Schotten-Totten. $edition: an edition may have a word of its own for the stones.

# $edition
schotten-stone = stone { $stone }
# $edition
schotten-at-stone = at stone { $stone }
# $edition
schotten-from-stone = from stone { $stone }
# $edition. $target is a stone, too.
schotten-to-stone = to stone { $target }
schotten-deck = { $deck ->
    [clan] the clan deck
    [tactic] the tactic deck
   *[deck] the deck
}

## What happened

schotten-lay = { $who ->
    [you] You lay { $card } { schotten-at-stone }.
   *[other] { $name } lays { $card } { schotten-at-stone }.
}
schotten-completes = That completes { $formation }.
schotten-condition = { $who ->
    [you] You play { $card } { schotten-at-stone }.
   *[other] { $name } plays { $card } { schotten-at-stone }.
} { $condition ->
    [fog] Only the sum counts there now.
   *[mud] Both sides need four cards there now.
}
schotten-scout = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
# $hand: whose hand it is. [yours] the listener’s.
schotten-look = { $who ->
    [you] You look at your opponent’s hand: { $cards }.
   *[other] { $hand ->
        [yours] { $name } looks at your hand: { $cards }.
       *[theirs] { $name } looks at the opponent’s hand: { $cards }.
    }
}
schotten-ruse = { $who ->
    [you] You play { $ruse }: { $effect }.
   *[other] { $name } plays { $ruse }: { $effect }.
}
schotten-moves = { $card } moves { schotten-from-stone } { schotten-to-stone }
schotten-changes-sides = { $card } changes sides, { schotten-from-stone } { schotten-to-stone }
# $edition
schotten-changes-sides-there = { $card } changes sides { schotten-at-stone }
schotten-discarded = { $card } { schotten-at-stone } is discarded
schotten-taken-up = { $card } { schotten-at-stone } is taken into the hand
schotten-fall = There’s no longer room for a fourth card: { schotten-discarded }.
schotten-becomes = { $who ->
    [you] You now have { $formation } { schotten-at-stone }.
   *[other] { $name } now has { $formation } { schotten-at-stone }.
}
schotten-return = { $who ->
    [you] You put { $card } back { $to ->
        [top] on top of
       *[bottom] at the bottom of
    } { schotten-deck }.
   *[other] { $name } puts { $card } back { $to ->
        [top] on top of
       *[bottom] at the bottom of
    } { schotten-deck }.
}
schotten-draw = { $who ->
    [you] You draw { $card } from { schotten-deck }.
   *[other] { $name } draws { $card } from { schotten-deck }.
}
schotten-done = { $who ->
    [you] You’re done claiming.
   *[other] { $name } is done claiming.
}
schotten-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
schotten-claim = { $who ->
    [you] You claim { schotten-stone }: { $reason }.
   *[other] { $name } claims { schotten-stone }: { $reason }.
}
schotten-award = { $who ->
    [you] You get { schotten-stone }: { $reason }.
   *[other] { $name } gets { schotten-stone }: { $reason }.
}

# Why a stone is won. $own and $theirs are formations by their bare names.
schotten-stronger = { $own } against { $theirs }
schotten-higher-sum = { $own }, with a sum of { $sum } against { $against }
schotten-was-first = { $own } on both sides, but this side was completed first
# $theirs is what somebody has, here: “a run”.
schotten-proof = { $own }; with { $cards } the other side could have made { $theirs } at best
schotten-proof-first = { $own }; with { $cards } the other side could also have made { $theirs } at best, but this side was completed first
schotten-proof-sum = { $own }, with a sum of { $sum }; with { $cards } the other side could have made { $theirs } with a sum of { $against } at best
schotten-no-rival = { $own }; the other side can no longer be completed
schotten-at-worst = at worst { $formation }

# $edition
schotten-end = { $who ->
    [you] You win
   *[other] { $name } wins
} { $reason ->
    [three-in-a-row] with three stones in a row.
    [five-stones] with five stones.
   *[more-stones] with more stones.
}
# $edition
schotten-draw-end = The game is a draw: both own the same number of stones.

## In a line of the log, after the player’s name
## or “You”, so without a verb

# $stone is only a number here.
schotten-brief-lay = { $card } → { $stone }
schotten-brief-completes = { schotten-brief-lay }: { $formation }
schotten-brief-ruse = { $ruse }: { $effect }
schotten-brief-moves = { $card }, { $stone } → { $target }
schotten-brief-discarded = { $card }, { $stone } → discards
schotten-brief-taken-up = { $card }, { $stone } → hand
schotten-brief-look = a look at the other hand
schotten-brief-return = a card put back
schotten-brief-draw = a tactic card drawn
schotten-brief-pass = pass
schotten-brief-claim = { schotten-stone } claimed
schotten-brief-award = { $who ->
    [you] { schotten-stone } → you
   *[other] { schotten-stone } → { $name }
}

## How it was won

# $edition
schotten-won-by = { $reason ->
    [three-in-a-row] Three stones in a row.
    [five-stones] The fifth stone.
   *[more-stones] More stones at the end.
}
# $edition
schotten-drawn = Both own the same number of stones.

## What to do

schotten-prompt-claim = Claim { $stones }, or stop claiming.
schotten-prompt-play = Play a card.
schotten-prompt-play-or-pass = Play a card, or pass.
schotten-prompt-pass = You can’t play a card: pass.
schotten-prompt-take = { $edition ->
    [ps-games] Choose the deck to draw three cards from.
   *[other] Draw three cards, one at a time: choose a deck.
}
schotten-prompt-return = Put a card from your hand back into its deck.
schotten-prompt-draw = Draw a card: choose a deck.
# $edition
schotten-waiting = { $step ->
    [claim] { $name } may claim stones.
    [play] Waiting for { $name } to play a card.
    [take] Waiting for { $name } to draw three cards.
    [return] Waiting for { $name } to put cards back.
   *[draw] Waiting for { $name } to draw a card.
}

schotten-move-lay = Lay { $card } { schotten-at-stone }
schotten-move-scout = Play { $card }
schotten-move-ruse = { $ruse }: { $effect }
schotten-move-claim = Claim { schotten-stone }
schotten-move-done = Stop claiming
schotten-move-pass = Pass
schotten-move-draw = Draw from { schotten-deck }
schotten-move-return = Put { $card } back

## The table in words

# Five points for who wins, however many stones that took.
schotten-match-points = Match points: { $scores }.

# $edition
schotten-stones = Stones
schotten-owner = { $owner ->
    [you] You own { schotten-stone }.
    [other] { $name } owns { schotten-stone }.
   *[nobody] { schotten-stone-title }.
}
# $edition
schotten-stone-title = Stone { $stone }
schotten-in-fog = { $card }: only the sum counts.
schotten-in-mud = { $card }: four cards per side.
schotten-first-complete = { $who ->
    [you] Your side was completed first.
   *[other] { $name }’s side was completed first.
}
schotten-known-to-opponent = Your opponent knows { $cards }.
schotten-backs = { $deck ->
    [clan] { $count ->
        [one] { $count } clan card
       *[other] { $count } clan cards
    }
    [tactic] { $count ->
        [one] { $count } tactic card
       *[other] { $count } tactic cards
    }
   *[deck] { cards }
}
schotten-deck-count = { $deck ->
    [clan] Clan deck: { cards }.
    [tactic] Tactic deck: { cards }.
   *[deck] Deck: { cards }.
}
schotten-known-draw = { $draw ->
    [1] The next card is { $card }.
   *[other] Card { $draw } from the top is { $card }.
}
schotten-discards = Discarded: { $cards }.
schotten-tactics-played = Tactic cards played: { $scores }.
schotten-just-passed = The previous player passed; a second pass ends the game.
