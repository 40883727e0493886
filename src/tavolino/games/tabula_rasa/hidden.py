"""Re-dealing what a seat cannot know. What it may see: view.py."""

from __future__ import annotations

from ...core.chance import shuffle, sort
from ...core.kernel import i64, kernel
from .state import KINDS


@kernel
def determinize(s, seat, rng, scratch):
    """Gather the removed cards, the stock and all hands except that of `seat` (-1: a spectator),
    including the partner's; shuffle them, and deal them to the same places."""
    scratch[0] = s.removed[0]
    scratch[1] = s.removed[1]
    n = 2
    for place in range(s.stock_count):
        scratch[n] = s.stock[place]
        n += 1
    for other in range(s.players):
        if other != seat:
            for card in range(KINDS):
                for _ in range(s.hand[other, card]):
                    scratch[n] = card
                    n += 1
                s.hand[other, card] = 0
    sort(scratch, i64(0), i64(n))
    shuffle(scratch, i64(0), i64(n), rng)
    s.removed[0] = min(scratch[0], scratch[1])
    s.removed[1] = max(scratch[0], scratch[1])
    n = 2
    for place in range(s.stock_count):
        s.stock[place] = scratch[n]
        n += 1
    for other in range(s.players):
        if other != seat:
            for _ in range(s.hand_count[other]):
                s.hand[other, scratch[n]] += 1
                n += 1
