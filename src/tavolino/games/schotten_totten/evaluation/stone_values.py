"""What stones mean for the game: its chance from the chances of the stones, and how much each of
them matters.

The stones are treated as independent of each other. For each way that they may fall, a table says
what it means; the mean over all ways is linear in the chance of every single stone, and the slope
is what that stone is worth.
"""

from __future__ import annotations

import numpy as np

from ....core.kernel import kernel
from ..state import STONES
from .scratch import GROUP, GROUPS, WAYS

# Three in a row need fewer stones than five, so they mostly come first.
_ROW_BEFORE_FIVE = 0.8


def _meaning(stones: int, won: int) -> float:
    """Of a row of `n` stones, of which the set `won` is won and the others are lost."""
    lost = ~won & ((1 << stones) - 1)
    if won >> stones:
        return 0.0
    row, their_row = (bool(each & each >> 1 & each >> 2) for each in (won, lost))
    more = won.bit_count() - lost.bit_count()
    if row == their_row:
        return 0.5 if row or more == 0 else float(more > 0)
    other_has_five = (lost if row else won).bit_count() >= 5
    sure = _ROW_BEFORE_FIVE if other_has_five else 1.0
    return sure if row else 1.0 - sure


# In tenths: the constants of a kernel have little room on a GPU.
MEANING = np.array(
    [
        np.reshape([round(10 * _meaning(n, won)) for won in range(1 << STONES)], (WAYS, WAYS, WAYS))
        for n in range(STONES + 1)
    ],
    np.int8,
)

# Nothing is quite impossible, so that decided stones have a value too.
_NEVER = 1e-9


@kernel
def find_stone_values(stones, scratch):
    """The chance of the game from those of its stones; what each stone is worth is noted."""
    for group in range(GROUPS):
        scratch.way[group, 0] = 1.0
        for i in range(GROUP):
            stone = group * GROUP + i
            chance = scratch.chance[stone] if stone < stones else 0.0
            chance = min(max(chance, _NEVER), 1.0 - _NEVER)
            for way in range(1 << i):
                scratch.way[group, way + (1 << i)] = scratch.way[group, way] * chance
                scratch.way[group, way] -= scratch.way[group, way] * chance
        for way in range(WAYS):
            scratch.if_way[group, way] = 0.0
    for high in range(WAYS):
        for middle in range(WAYS):
            here = scratch.way[2, high] * scratch.way[1, middle]
            mean = 0.0
            for low in range(WAYS):
                meaning = 0.1 * MEANING[stones, high, middle, low]
                mean += scratch.way[0, low] * meaning
                scratch.if_way[0, low] += here * meaning
            scratch.if_way[1, middle] += scratch.way[2, high] * mean
            scratch.if_way[2, high] += scratch.way[1, middle] * mean
    for stone in range(stones):
        group, bit = stone // GROUP, 1 << stone % GROUP
        chance = min(max(scratch.chance[stone], _NEVER), 1.0 - _NEVER)
        won = lost = 0.0
        for way in range(WAYS):
            if way & bit:
                won += scratch.way[group, way] * scratch.if_way[group, way]
            else:
                lost += scratch.way[group, way] * scratch.if_way[group, way]
        scratch.value[stone] = won / chance - lost / (1.0 - chance)
    chance = 0.0
    for way in range(WAYS):
        chance += scratch.way[0, way] * scratch.if_way[0, way]
    return chance
