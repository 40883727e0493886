"""What a side may still become, and the chance of a stone, from both sides.

The odds of a side are, for each formation, the chance that it is the best one that the side gets,
and the sum that it then has. They are stored at an index of `scratch.formation` and `scratch.sum`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ....core.kernel import i64, kernel
from ..formations import (
    COLOUR,
    COLOUR_RUN,
    FIRST_COLOUR,
    JOKERS,
    KIND,
    LOWEST,
    REPEATED,
    RUN,
    SHIELDS,
    SPIES,
    SUM,
    TOTAL_SHIFT,
    VALUE_SET,
    completed_first,
    total_of,
)
from ..state import COLOURS, VALUES
from .scratch import ANY_COLOUR, NEVER, NO_COLOUR, SURE

COLOUR_SET = (1 << COLOURS) - 1
# Of a set of colours or values that holds just one: which; else the place of what never comes.
_ONLY_COLOUR = np.array(
    [n.bit_length() - 1 if n.bit_count() == 1 else NO_COLOUR for n in range(1 << COLOURS)], np.int8
)
_ONLY_VALUE = np.array(
    [n.bit_length() - 1 if n.bit_count() == 1 else NEVER for n in range(1 << VALUES)], np.int8
)


def _gaps(values: int, lowest: int) -> tuple[int, int]:
    """The values, less 1, that a set misses for the run of three from `lowest` on."""
    run = range(lowest - 1, lowest + 2)
    gaps = [value for value in run if not values >> value & 1]
    if len(gaps) > 2 or values & ~(0b111 << (lowest - 1)):
        return NEVER, NEVER
    return (*gaps, SURE, SURE)[0], (*gaps, SURE, SURE)[1]


def _runs() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """Of each set of values, and then of each that has a value twice, the runs of three that it can
    become, highest first: the two gaps of each, and its sum."""
    gaps = np.full((2 << VALUES, 3, 2), NEVER, np.int8)
    sums = np.zeros((2 << VALUES, 3), np.int8)
    for values in range(1, 1 << VALUES):
        found = 0
        for lowest in range(VALUES - 2, 0, -1):
            if _gaps(values, lowest) != (NEVER, NEVER):
                gaps[values, found] = _gaps(values, lowest)
                sums[values, found] = 3 * lowest + 3
                found += 1
    return gaps, sums


_RUN_GAPS, _RUN_SUM = _runs()


@kernel
def find_side_odds(s, summary, missing, needed, fog, weights, scratch, whose, at):
    """The odds of a side, given by its summary, that misses that many of the cards it needs; it may
    have one too many, which is the same as none missing."""
    missing = max(missing, 0)
    if fog:
        sum_odds(s, summary, missing, scratch, whose, at)
    elif summary == 0:
        fresh_odds(scratch, whose, at, needed)
    elif summary >= JOKERS or needed > 3:
        rare_odds(s, summary, missing, needed, weights, scratch, whose, at)
    else:
        usual_odds(s, summary, missing, weights, scratch, whose, at)


@kernel
def usual_odds(s, summary, missing, weights, scratch, whose, at):
    """The odds of a side of three with one to three clan cards, written without branches, because
    nearly all the time is spent here."""
    values = summary & VALUE_SET
    total = (summary >> TOTAL_SHIFT) & 63
    colour = i64(_ONLY_COLOUR[(summary // FIRST_COLOUR) & COLOUR_SET])
    plan = weights.plan if missing > 1 else 1.0
    runs = values + (1 << VALUES if summary & REPEATED else 0)

    left = 1.0  # the chance that nothing better has come
    left = run_odds(runs, plan, scratch, whose, colour, at, i64(COLOUR_RUN), left)

    value = i64(_ONLY_VALUE[values])
    comes = left * scratch.of_value[whose, missing, value]
    scratch.formation[at, KIND] = comes
    scratch.sum[at, KIND] = 3.0 * (value + 1)
    left -= comes

    comes = left * scratch.of_colour[whose, missing, colour]
    scratch.formation[at, COLOUR] = comes
    scratch.sum[at, COLOUR] = total + scratch.colour_sum[whose, missing, colour]
    left -= comes

    left = run_odds(runs, plan, scratch, whose, i64(ANY_COLOUR), at, i64(RUN), left)
    scratch.formation[at, SUM] = left
    scratch.sum[at, SUM] = total + scratch.any_sum[whose, missing]


@kernel
def run_odds(runs, plan, scratch, whose, colour, at, formation, left):
    """Note the chance of a run of a colour, the highest that comes, and its likely sum. Return what
    is left of `left`."""
    chance = 0.0
    weighted = 0.0
    for i in range(3):
        one, other = i64(_RUN_GAPS[runs, i, 0]), i64(_RUN_GAPS[runs, i, 1])
        comes = plan * scratch.card[whose, colour, one] * scratch.card[whose, colour, other]
        comes *= left
        left -= comes
        chance += comes
        weighted += comes * _RUN_SUM[runs, i]
    scratch.formation[at, formation] = chance
    scratch.sum[at, formation] = weighted / max(chance, 1e-9)
    return left


@kernel
def fresh_odds(scratch, whose, at, needed):
    """The odds of a side without cards."""
    for formation in range(RUN, COLOUR_RUN + 1):
        scratch.formation[at, formation] = scratch.fresh[whose, formation]
        scratch.sum[at, formation] = 6.0 * needed
    scratch.formation[at, SUM] = scratch.fresh[whose, SUM]
    scratch.sum[at, SUM] = scratch.any_sum[whose, needed]


@kernel
def sum_odds(s, summary, missing, scratch, whose, at):
    """The odds of a side in the Fog."""
    for formation in range(RUN, COLOUR_RUN + 1):
        scratch.formation[at, formation] = 0.0
        scratch.sum[at, formation] = 0.0
    scratch.formation[at, SUM] = 1.0
    scratch.sum[at, SUM] = total_of(s, summary) + scratch.any_sum[whose, missing]


@kernel
def rare_odds(s, summary, missing, needed, weights, scratch, whose, at):
    """The odds of any side: with wild cards, which take the faces that help most, or in the Mud."""
    colours = (summary // FIRST_COLOUR) & COLOUR_SET
    one_colour = colours & (colours - 1) == 0
    different = not summary & REPEATED
    plan = weights.plan if missing > 1 else 1.0
    sum_odds(s, summary, missing, scratch, whose, at)
    total = total_of(s, summary)
    left = 1.0
    for formation in range(COLOUR_RUN, SUM, -1):
        best = 0.0
        its_sum = 0.0
        if formation == COLOUR_RUN or formation == COLOUR:
            for colour in range(i64(s.colours)):
                if not one_colour or (colours and not colours & (1 << colour)):
                    continue
                if formation == COLOUR:
                    chance = scratch.of_colour[whose, missing, colour]
                    mean = total + scratch.colour_sum[whose, missing, colour]
                elif different:
                    chance, mean = rare_run(s, summary, needed, plan, scratch, whose, colour)
                else:
                    chance, mean = 0.0, 0.0
                if chance > best:
                    best, its_sum = chance, mean
        elif formation == KIND:
            for value in range(i64(s.values), 0, -1):
                if can_all_be(s, summary, value):
                    chance = scratch.of_value[whose, missing, value - 1]
                    if chance > best:
                        best, its_sum = chance, 1.0 * needed * value
        elif different:
            best, its_sum = rare_run(s, summary, needed, plan, scratch, whose, i64(ANY_COLOUR))
        scratch.formation[at, formation] = left * best
        scratch.sum[at, formation] = its_sum
        left -= left * best
    scratch.formation[at, SUM] = left


@kernel
def can_all_be(s, summary, value):
    """Whether all cards of a side have this value, or can take it."""
    if summary & VALUE_SET & ~(1 << (value - 1)):
        return False
    if summary & SPIES and value != min(7, s.values):
        return False
    return not (summary & SHIELDS and value > 3)


@kernel
def rare_run(s, summary, needed, plan, scratch, whose, colour):
    """The chance of a run and its likely sum. Spy and shield stand where they must, jokers where a
    card is hardest to get."""
    values = summary & VALUE_SET
    seven = 1 << (min(7, s.values) - 1)
    chance = 0.0
    weighted = 0.0
    for lowest in range(s.values - needed + 1, 0, -1):
        run = ((1 << needed) - 1) << (lowest - 1)
        gaps = run & ~values
        if values & ~run or (summary & SPIES and not gaps & seven):
            continue
        if summary & SPIES:
            gaps &= ~seven
        if summary & SHIELDS:
            if not gaps & 0b111:
                continue
            gaps &= ~rarest(gaps & 0b111, scratch, whose, colour)
        for _ in range(summary // JOKERS & 3):
            gaps &= ~rarest(gaps, scratch, whose, colour)
        comes = plan * (1.0 - chance)
        while gaps:
            comes *= scratch.card[whose, colour, i64(LOWEST[gaps]) - 1]
            gaps &= gaps - 1
        chance += comes
        weighted += comes * (needed * lowest + needed * (needed - 1) // 2)
    return chance, weighted / max(chance, 1e-9)


@kernel
def rarest(gaps, scratch, whose, colour):
    """Of a set of values, the one of which a card is least likely to come, as a set."""
    found = i64(0)
    least = 2.0
    while gaps:
        value = i64(LOWEST[gaps])
        if scratch.card[whose, colour, value - 1] < least:
            least = scratch.card[whose, colour, value - 1]
            found = i64(1 << (value - 1))
        gaps &= gaps - 1
    return found


# -- stones --------------------------------------------------------------------------------------


@kernel
def lead(s, stone, seat, missing, theirs_missing, weights):
    """From -0.5 to 0.5: how likely `seat` completes its side before the opponent does."""
    if missing == 0 and theirs_missing == 0:
        return 0.5 if completed_first(s, stone, seat) else -0.5
    if missing == 0:
        return 0.5
    if theirs_missing == 0:
        return -0.5
    return weights.ahead * (theirs_missing - missing)


@kernel
def chance_of_stone(s, scratch, mine, theirs, first, spread, weights):
    """The chance that the side at `mine` beats the one at `theirs`; `first` is the lead,
    `spread` by how much sums may differ from what is likely."""
    sums_count = s.sums_break_all_ties
    chance = 0.0
    weaker = 1.0
    for formation in range(COLOUR_RUN, SUM - 1, -1):
        equal = scratch.formation[theirs, formation]
        weaker -= equal
        own = scratch.formation[mine, formation]
        share = 0.5 + first
        if sums_count or formation == SUM:
            ahead = scratch.sum[mine, formation] - scratch.sum[theirs, formation]
            share = min(max(0.5 + (ahead + first) / spread, 0.0), 1.0)
        chance += own * (weaker + equal * share)
    chance = min(max(chance, 0.0), 1.0)
    even = weights.uncertainty * (2.0 * chance - 1.0)
    return chance - even * chance * (1.0 - chance)  # certainties stay certain


@kernel
def spread_of(weights, missing, theirs_missing):
    return 1.0 + weights.spread * (missing + theirs_missing)
