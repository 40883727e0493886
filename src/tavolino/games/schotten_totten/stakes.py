"""What stones mean for the game: its chance from the chances of the stones, and how much each of
them matters.

The stones are taken as independent of each other. Of each way that they may fall, a table knows
what it means; the mean over all ways is linear in the chance of every single stone, and the slope
is what that stone is worth.
"""

from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .state import STONES

# Three in a row need fewer stones than five, so they mostly come first.
_ROW_BEFORE_FIVE = 0.8


def _meaning(stones: int, won: int) -> float:
    """Of a row of so many stones, of which the set `won` is won and the others are lost."""
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


# The stones in three groups of three; a group falls in one of eight ways.
_GROUP, _WAYS = 3, 8
MEANING = np.array(
    [
        np.reshape([_meaning(n, won) for won in range(1 << STONES)], (_WAYS, _WAYS, _WAYS))
        for n in range(STONES + 1)
    ]
)

# Nothing is quite impossible, so that what a stone is worth can be told of decided ones too.
_NEVER = 1e-9

# Scratch space: of each group and way, how likely it is, and the chance of the game if it comes.
STAKES_ROOM = 2 * 3 * _WAYS


@kernel
def find_stakes(stones, scratch, ways, chances, slopes):
    """The chance of the game from those of its stones, which lie in `scratch` from `chances` on;
    from `slopes` on, what each stone is worth is noted."""
    if_comes = ways + 3 * _WAYS
    for group in range(3):
        scratch[ways + group * _WAYS] = 1.0
        for i in range(_GROUP):
            stone = group * _GROUP + i
            chance = scratch[chances + stone] if stone < stones else 0.0
            chance = min(max(chance, _NEVER), 1.0 - _NEVER)
            for way in range(1 << i):
                at = ways + group * _WAYS + way
                scratch[at + (1 << i)] = scratch[at] * chance
                scratch[at] -= scratch[at] * chance
    for way in range(3 * _WAYS):
        scratch[if_comes + way] = 0.0
    for high in range(_WAYS):
        for middle in range(_WAYS):
            here = scratch[ways + 2 * _WAYS + high] * scratch[ways + _WAYS + middle]
            mean = 0.0
            for low in range(_WAYS):
                meaning = MEANING[stones, high, middle, low]
                mean += scratch[ways + low] * meaning
                scratch[if_comes + low] += here * meaning
            scratch[if_comes + _WAYS + middle] += scratch[ways + 2 * _WAYS + high] * mean
            scratch[if_comes + 2 * _WAYS + high] += scratch[ways + _WAYS + middle] * mean
    for stone in range(stones):
        group, bit = stone // _GROUP * _WAYS, 1 << stone % _GROUP
        chance = min(max(scratch[chances + stone], _NEVER), 1.0 - _NEVER)
        won = lost = 0.0
        for way in range(_WAYS):
            at = ways + group + way
            if way & bit:
                won += scratch[at] * scratch[at + 3 * _WAYS]
            else:
                lost += scratch[at] * scratch[at + 3 * _WAYS]
        scratch[slopes + stone] = won / chance - lost / (1.0 - chance)
    chance = 0.0
    for way in range(_WAYS):
        chance += scratch[ways + way] * scratch[if_comes + way]
    return chance
