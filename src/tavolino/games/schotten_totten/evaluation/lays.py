"""What a clan card makes of the side where it is laid, as numbers for a network: kernels."""

from __future__ import annotations

from ....core.contract import Part, part_starts, parts_size
from ....core.kernel import kernel
from ..formations import cards_missing
from .evaluate import wins_with
from .scratch import FORMATIONS

LAY = (
    Part("stone", (4,), "the chance of the stone before and after, the gain, what it means"),
    Part("odds", (FORMATIONS,), "what the side becomes afterwards"),
    Part("sums", (FORMATIONS,), "and its sum"),
    Part("decides", (2,), "1 if it completes the side; if the stone would win the game"),
    Part("elsewhere", (1,), "what the card is worth at other stones"),
)
STONE_AT, ODDS_AT, SUMS_AT, DECIDES_AT, ELSEWHERE_AT = part_starts(LAY)
LAY_SIZE = parts_size(LAY)

SUM_SCALE = 27.0
GAIN_SCALE = 4.0


@kernel
def note_lay(s, stone, seat, chance, lost, scratch, at, lays, i):
    """Note the lay of a card at a stone as number `i`: the stone's `chance` after it, the odds of
    the side, stored at `at`, and what all stones lose when the card has gone from the hand."""
    value, before = scratch.value[stone], scratch.chance[stone]
    here = value * (before - scratch.without[stone])
    lays[i, STONE_AT] = before
    lays[i, STONE_AT + 1] = chance
    lays[i, STONE_AT + 2] = GAIN_SCALE * value * (chance - before)
    lays[i, STONE_AT + 3] = value
    for formation in range(FORMATIONS):
        lays[i, ODDS_AT + formation] = scratch.formation[at, formation]
        lays[i, SUMS_AT + formation] = scratch.sum[at, formation] / SUM_SCALE
    lays[i, DECIDES_AT] = cards_missing(s, stone, seat) == 1
    lays[i, DECIDES_AT + 1] = wins_with(s, stone, seat)
    lays[i, ELSEWHERE_AT] = GAIN_SCALE * (lost - here)
