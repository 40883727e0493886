"""Which strips could have been turned up instead: kernels."""

from __future__ import annotations

from ...core.contract import Luck
from ...core.kernel import i64, kernel
from .evaluation.chances import chances

PILES = 1


@kernel
def unknown(s, pile, out):
    n = 0
    for place in range(i64(s.laid + s.turned_up), i64(s.strips)):
        out[n] = place
        n += 1
    return n


@kernel
def swap(s, one, other):
    strip = s.order[one]
    s.order[one] = s.order[other]
    s.order[other] = strip


@kernel
def open_chances(s, scratch, out):
    """Nobody has anything hidden here."""
    chances(s, i64(s.player), scratch, out)


LUCK = Luck(PILES, unknown, swap, open_chances)
