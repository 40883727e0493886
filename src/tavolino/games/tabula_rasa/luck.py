"""Which knights could have been drawn instead: kernels."""

from __future__ import annotations

from ...core.contract import Luck
from ...core.kernel import i64, kernel
from .evaluation.open_chances import open_chances
from .state import CARDS, REMOVED

PILES = 1
# Places in the stock are numbered from its bottom; then come those of the removed cards.
FIRST_REMOVED = CARDS


@kernel
def unknown(s, pile, out):
    n = 0
    for place in range(i64(s.stock_count) - 1, -1, -1):
        out[n] = place
        n += 1
    for place in range(REMOVED):
        out[n] = FIRST_REMOVED + place
        n += 1
    return n


@kernel
def card_at(s, place):
    return s.removed[place - FIRST_REMOVED] if place >= FIRST_REMOVED else s.stock[place]


@kernel
def put_at(s, place, card):
    if place >= FIRST_REMOVED:
        s.removed[place - FIRST_REMOVED] = card
    else:
        s.stock[place] = card


@kernel
def swap(s, one, other):
    card = i64(card_at(s, one))
    put_at(s, one, card_at(s, other))
    put_at(s, other, card)
    if s.removed[0] > s.removed[1]:
        lower = s.removed[1]
        s.removed[1] = s.removed[0]
        s.removed[0] = lower


LUCK = Luck(PILES, unknown, swap, open_chances)
