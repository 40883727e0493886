"""Which cards could have been drawn instead: kernels."""

from __future__ import annotations

from ...core.contract import Luck
from ...core.kernel import i64, kernel
from .evaluation.chances import chances
from .state import DECK_START

PILES = 2


@kernel
def unknown(s, pile, out):
    """A card that a player put back is not unknown: that player knows where it lies."""
    n = 0
    for place in range(i64(s.deck_count[pile]) - 1, -1, -1):
        at = DECK_START[pile] + place
        if s.where[s.deck[at]] == 0:
            out[n] = at
            n += 1
    return n


@kernel
def swap(s, one, other):
    card = s.deck[one]
    s.deck[one] = s.deck[other]
    s.deck[other] = card


@kernel
def open_chances(s, scratch, out):
    chances(s, i64(s.player), scratch, out)


LUCK = Luck(PILES, unknown, swap, open_chances)
