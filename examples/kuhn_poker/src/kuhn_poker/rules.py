"""The table as one record, and the rules as kernels over it.

A kernel is plain Python over a record `s`; Numba compiles it. It reads and writes fields, works
with whole numbers, and allocates nothing. While you write one, run with
TAVOLINO_KERNELS=interpreted: nothing is compiled then, and a number that does not fit its field is
an error.
"""
# mypy: allow-untyped-defs

from __future__ import annotations

import numpy as np

from tavolino.core.chance import below, shuffle, sort
from tavolino.core.contract import WHOLE_WIN
from tavolino.core.kernel import i64, kernel

SEATS = 2
CARDS = 3  # jack, queen, king; with the option `ace`, one more
PLACES = CARDS + 1
MOST_PLIES = 3  # check, bet, call
ANTE = 1
NOTHING = -1

# What can be done, as numbers. Legal moves are listed in ascending order.
CHECK, BET, FOLD, CALL = range(4)
ACTIONS = 4
MOST_LEGAL = 2

# --8<-- [start:state]
# The whole table, including hidden cards. All games have the fields `player` and `over`. Signed
# fields only: compiled code would turn mixed signs into floating point numbers.
STATE = np.dtype(
    [
        ("player", "i1"),  # whose turn it is; when the game is over, who was last
        ("over", "i1"),
        ("ace", "i1"),  # the option
        ("first", "i1"),  # who began
        ("cards", "i1", PLACES),  # place 0 and 1: in the hands; then the rest of the deck
        ("chips", "i1", SEATS),  # in the pot, by seat
        ("plies", "i1"),  # how many moves were played,
        ("played", "i1", MOST_PLIES),  # and which
    ]
)
# --8<-- [end:state]


# --8<-- [start:deal]
@kernel
def deal(s, rng):
    """From a blank record to the first decision. All chance comes from `rng`, so that the same seed
    gives the same game on every machine."""
    for card in range(CARDS + s.ace):
        s.cards[card] = card
    shuffle(s.cards, i64(0), i64(CARDS + s.ace), rng)
    drawn = below(rng, i64(SEATS))
    if s.player < 0:  # it is not given who begins
        s.player = drawn
    s.first = s.player
    for seat in range(SEATS):
        s.chips[seat] = ANTE
    # --8<-- [end:deal]


# --8<-- [start:moves]
@kernel
def legal_moves(s, out):
    """Fill `out` with the legal moves, and return how many there are."""
    if s.over:
        return 0
    is_bet = s.chips[0] != s.chips[1]
    out[0] = FOLD if is_bet else CHECK
    out[1] = CALL if is_bet else BET
    return 2


@kernel
def apply(s, action):
    """Play a legal move, and everything that follows automatically."""
    s.played[s.plies] = action
    s.plies += 1
    if action == BET or action == CALL:
        s.chips[s.player] += 1
    if action == FOLD or action == CALL or (action == CHECK and s.plies == 2):
        s.over = 1
    else:
        s.player = 1 - s.player
    # --8<-- [end:moves]


# --8<-- [start:hidden]
@kernel
def is_hidden(s, place, seat):
    """Whether a seat cannot know the card at a place: it knows its own, and both after a showdown.
    A hand that was folded, or folded to, is never shown."""
    shown = s.over and s.played[s.plies - 1] != FOLD
    return place != seat and not (place < SEATS and shown)


@kernel
def determinize(s, seat, rng, scratch):
    """Re-deal everything that a seat cannot know: bots play on such tables, never on the real one.
    The cards are sorted first, so that the new table depends only on what the seat knows."""
    n = 0
    for place in range(CARDS + s.ace):
        if is_hidden(s, place, seat):
            scratch[n] = s.cards[place]
            n += 1
    sort(scratch, i64(0), i64(n))
    shuffle(scratch, i64(0), i64(n), rng)
    n = 0
    for place in range(CARDS + s.ace):
        if is_hidden(s, place, seat):
            s.cards[place] = scratch[n]
            n += 1
    # --8<-- [end:hidden]


# --8<-- [start:end]
@kernel
def winner(s):
    """The winner of a finished game. A player who folded made the last move."""
    if s.played[s.plies - 1] == FOLD:
        return 1 - s.player
    return 0 if s.cards[0] > s.cards[1] else 1


@kernel
def outcome(s, seat):
    """The share of the win, in twelfths."""
    return WHOLE_WIN if seat == winner(s) else 0


@kernel
def returns(s, seat):
    """What the game was worth, in chips: the winner gets what the other has put into the pot. The
    search maximises it. A game without `returns` is worth the share of the win."""
    loser = 1 - winner(s)
    return -1.0 * s.chips[loser] if seat == loser else 1.0 * s.chips[loser]
    # --8<-- [end:end]
