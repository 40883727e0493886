"""What a side may still become, and the chance of a stone that follows from both sides.

An *outlook* is the answer for one side: of each formation, the chance that it is the best one that
the side gets, and the sum that it then has. It is a stretch of an array of numbers, `scratch`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...core.kernel import i64, kernel
from .eyes import (
    ANY_SUM,
    AVAILABLE,
    COLOUR_ROW,
    COLOUR_SUM,
    FORMATIONS,
    NEVER,
    NO_COLOUR,
    OF_COLOUR,
    OF_NOTHING,
    OF_VALUE,
    SURE,
    VALUE_ROW,
)
from .formations import (
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
from .judgement import AHEAD, DOUBT, PLAN, SPREAD
from .state import COLOURS, VALUES

# An outlook: of each formation its chance, then of each its sum.
CHANCE_OF = 0
SUM_OF = FORMATIONS
OUTLOOK = 2 * FORMATIONS

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


def _runs() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float64]]:
    """Of each set of values, and then of each that has a value twice, the runs of three that it can
    become, highest first: the two gaps of each, and its sum."""
    gaps = np.full((2 << VALUES, 3, 2), NEVER, np.int8)
    sums = np.zeros((2 << VALUES, 3))
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
def look(s, summary, missing, needed, fog, weights, scratch, eye, at):
    """The outlook of a side, given by its summary, that misses so many of the cards it needs."""
    if fog:
        look_at_sum(s, summary, missing, scratch, eye, at)
    elif summary == 0:
        look_at_nothing(scratch, eye, at, needed)
    elif summary >= JOKERS or needed > 3:
        look_at_rare(s, summary, missing, needed, weights, scratch, eye, at)
    else:
        look_at_usual(s, summary, missing, weights, scratch, eye, at)


@kernel
def look_at_usual(s, summary, missing, weights, scratch, eye, at):
    """`look` for a side of three with one to three clan cards, written without branches: it is what
    nearly all the time goes into."""
    values = summary & VALUE_SET
    total = (summary >> TOTAL_SHIFT) & 63
    colour = i64(_ONLY_COLOUR[(summary // FIRST_COLOUR) & COLOUR_SET])
    plan = weights[PLAN] if missing > 1 else 1.0
    runs = values + (1 << VALUES if summary & REPEATED else 0)

    left = 1.0  # the chance that nothing better has come
    left = look_for_run(
        runs, plan, scratch, eye + AVAILABLE + colour * VALUE_ROW, at + COLOUR_RUN, left
    )

    value = i64(_ONLY_VALUE[values])
    comes = left * scratch[eye + OF_VALUE + missing * VALUE_ROW + value]
    scratch[at + CHANCE_OF + KIND] = comes
    scratch[at + SUM_OF + KIND] = 3.0 * (value + 1)
    left -= comes

    comes = left * scratch[eye + OF_COLOUR + missing * COLOUR_ROW + colour]
    scratch[at + CHANCE_OF + COLOUR] = comes
    scratch[at + SUM_OF + COLOUR] = (
        total + scratch[eye + COLOUR_SUM + missing * COLOUR_ROW + colour]
    )
    left -= comes

    left = look_for_run(runs, plan, scratch, eye + OF_VALUE + VALUE_ROW, at + RUN, left)
    scratch[at + CHANCE_OF + SUM] = left
    scratch[at + SUM_OF + SUM] = total + scratch[eye + ANY_SUM + missing]


@kernel
def look_for_run(runs, plan, scratch, cards, at, left):
    """Note the chance of a run, the highest that comes, and its likely sum; `cards` is where the
    chances of each value lie. Return what is left of `left`."""
    chance = 0.0
    weighted = 0.0
    for i in range(3):
        one, other = i64(_RUN_GAPS[runs, i, 0]), i64(_RUN_GAPS[runs, i, 1])
        comes = plan * scratch[cards + one] * scratch[cards + other]
        comes *= left
        left -= comes
        chance += comes
        weighted += comes * _RUN_SUM[runs, i]
    scratch[at + CHANCE_OF] = chance
    scratch[at + SUM_OF] = weighted / max(chance, 1e-9)
    return left


@kernel
def look_at_nothing(scratch, eye, at, needed):
    """The outlook of a side without cards."""
    for formation in range(RUN, COLOUR_RUN + 1):
        scratch[at + CHANCE_OF + formation] = scratch[eye + OF_NOTHING + formation]
        scratch[at + SUM_OF + formation] = 6.0 * needed
    scratch[at + CHANCE_OF + SUM] = scratch[eye + OF_NOTHING + SUM]
    scratch[at + SUM_OF + SUM] = scratch[eye + ANY_SUM + needed]


@kernel
def look_at_sum(s, summary, missing, scratch, eye, at):
    """The outlook of a side in the Fog."""
    for formation in range(RUN, COLOUR_RUN + 1):
        scratch[at + CHANCE_OF + formation] = 0.0
        scratch[at + SUM_OF + formation] = 0.0
    scratch[at + CHANCE_OF + SUM] = 1.0
    scratch[at + SUM_OF + SUM] = total_of(s, summary) + scratch[eye + ANY_SUM + missing]


@kernel
def look_at_rare(s, summary, missing, needed, weights, scratch, eye, at):
    """`look` for any side: with wild cards, which take the faces that help most, or in the Mud."""
    colours = (summary // FIRST_COLOUR) & COLOUR_SET
    one_colour = colours & (colours - 1) == 0
    different = not summary & REPEATED
    plan = weights[PLAN] if missing > 1 else 1.0
    look_at_sum(s, summary, missing, scratch, eye, at)
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
                    chance = scratch[eye + OF_COLOUR + missing * COLOUR_ROW + colour]
                    mean = total + scratch[eye + COLOUR_SUM + missing * COLOUR_ROW + colour]
                elif different:
                    cards = eye + AVAILABLE + colour * VALUE_ROW
                    chance, mean = rare_run(s, summary, needed, plan, scratch, cards)
                else:
                    chance, mean = 0.0, 0.0
                if chance > best:
                    best, its_sum = chance, mean
        elif formation == KIND:
            for value in range(i64(s.values), 0, -1):
                if can_all_be(s, summary, value):
                    chance = scratch[eye + OF_VALUE + missing * VALUE_ROW + value - 1]
                    if chance > best:
                        best, its_sum = chance, 1.0 * needed * value
        elif different:
            best, its_sum = rare_run(s, summary, needed, plan, scratch, eye + OF_VALUE + VALUE_ROW)
        scratch[at + CHANCE_OF + formation] = left * best
        scratch[at + SUM_OF + formation] = its_sum
        left -= left * best
    scratch[at + CHANCE_OF + SUM] = left


@kernel
def can_all_be(s, summary, value):
    """Whether all cards of a side have this value, or can take it."""
    if summary & VALUE_SET & ~(1 << (value - 1)):
        return False
    if summary & SPIES and value != min(7, s.values):
        return False
    return not (summary & SHIELDS and value > 3)


@kernel
def rare_run(s, summary, needed, plan, scratch, cards):
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
            gaps &= ~rarest(gaps & 0b111, scratch, cards)
        for _ in range(summary // JOKERS & 3):
            gaps &= ~rarest(gaps, scratch, cards)
        comes = plan * (1.0 - chance)
        while gaps:
            comes *= scratch[cards + i64(LOWEST[gaps]) - 1]
            gaps &= gaps - 1
        chance += comes
        weighted += comes * (needed * lowest + needed * (needed - 1) // 2)
    return chance, weighted / max(chance, 1e-9)


@kernel
def rarest(gaps, scratch, cards):
    """Of a set of values, the one of which a card is least likely to come, as a set."""
    found = i64(0)
    least = 2.0
    while gaps:
        value = i64(LOWEST[gaps])
        if scratch[cards + value - 1] < least:
            least = scratch[cards + value - 1]
            found = i64(1 << (value - 1))
        gaps &= gaps - 1
    return found


# -- stones --------------------------------------------------------------------------------------


@kernel
def lead(s, stone, seat, missing, theirs_missing, weights):
    """From -0.5 to 0.5: how surely `seat` completes its side before the opponent does."""
    if missing == 0 and theirs_missing == 0:
        return 0.5 if completed_first(s, stone, seat) else -0.5
    if missing == 0:
        return 0.5
    if theirs_missing == 0:
        return -0.5
    return weights[AHEAD] * (theirs_missing - missing)


@kernel
def chance_of_stone(s, scratch, mine, theirs, first, spread, weights):
    """The chance that the outlook at `mine` beats the one at `theirs`; `first` is the lead,
    `spread` by how much sums may differ from what is likely."""
    sums_count = s.sums_break_all_ties
    chance = 0.0
    weaker = 1.0
    for formation in range(COLOUR_RUN, SUM - 1, -1):
        equal = scratch[theirs + CHANCE_OF + formation]
        weaker -= equal
        own = scratch[mine + CHANCE_OF + formation]
        share = 0.5 + first
        if sums_count or formation == SUM:
            ahead = scratch[mine + SUM_OF + formation] - scratch[theirs + SUM_OF + formation]
            share = min(max(0.5 + (ahead + first) / spread, 0.0), 1.0)
        chance += own * (weaker + equal * share)
    chance = min(max(chance, 0.0), 1.0)
    even = weights[DOUBT] * (2.0 * chance - 1.0)
    return chance - even * chance * (1.0 - chance)  # what is sure stays so


@kernel
def spread_of(weights, missing, theirs_missing):
    return 1.0 + weights[SPREAD] * (missing + theirs_missing)
