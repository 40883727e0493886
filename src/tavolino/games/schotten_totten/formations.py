"""Formations, and the proof that a claim needs.

The strength of a side is one number, `formation * UNIT + sum`; the higher one is the stronger. If
an edition compares sums only between plain sums, the other formations carry no sum.

A set of values is a number with bit `value - 1` set for each; so is a set of colours. The clan
cards that do not lie face up are `s.unseen`, a set of values per colour. Properties of a set of
values are looked up in tables.

What formations need to know about a side is kept in one number, its summary: the set of its clan
cards' values, the set of their colours, whether a value is there twice, their sum, and its wild
cards.
"""

from __future__ import annotations

import numpy as np

from ...core.kernel import entry, i64, kernel, record
from ...core.signature import Bool, Int, Tables
from .state import CLAN, COLOURS, SHIELD, SPY, STONES, VALUES

SUM, RUN, COLOUR, KIND, COLOUR_RUN = range(5)
UNIT = 64  # between formations; no sum of four cards reaches it

# A summary: values in the lowest bits, then colours, then these.
VALUE_SET = (1 << VALUES) - 1
FIRST_COLOUR = 1 << VALUES
REPEATED = FIRST_COLOUR << COLOURS
TOTAL_SHIFT = VALUES + COLOURS + 1
JOKERS = 1 << (TOTAL_SHIFT + 6)
SPIES = JOKERS * 4
SHIELDS = SPIES * 2

IMPOSSIBLE = -1  # the strength of a side that can no longer be completed, or is not complete

_SETS = [[v for v in range(1, VALUES + 1) if s & (1 << (v - 1))] for s in range(1 << VALUES)]
LOWEST = np.array([min(s, default=VALUES) for s in _SETS], np.int8)
HIGHEST = np.array([max(s, default=0) for s in _SETS], np.int8)
# HIGHEST_SUM[n, s]: the sum of the n highest values of a set, or -1 if it has fewer.
HIGHEST_SUM = np.array(
    [[sum(s[len(s) - n :]) if n <= len(s) else -1 for s in _SETS] for n in range(5)], np.int8
)
# Of a set of values: those that make a run of it and one more card; those that are too far from
# every value of the set to be in a run of three with it.
COMPLETES_RUN = np.array(
    [
        sum(
            1 << (v - 1)
            for v in range(1, VALUES + 1)
            if v not in s and max([*s, v]) - min([*s, v]) == len(s)
        )
        for s in _SETS
    ],
    np.int16,
)
FAR_FROM = np.array(
    [
        sum(1 << (v - 1) for v in range(1, VALUES + 1) if all(abs(v - each) > 2 for each in s))
        for s in _SETS
    ],
    np.int16,
)


@kernel
def cards_needed(s, stone):
    return i64(4 if s.mud[stone] else 3)


@kernel
def completed_first(s, stone, seat):
    """Which of two complete sides was completed first: a side is as old as its newest card."""
    youngest = s.count[stone, 0] + s.count[stone, 1] - 1
    return (s.order[stone] >> youngest) & 1 != seat


@kernel
def with_card(summary, card):
    """The summary of a side after a card was added to it."""
    if card < CLAN:
        value = 1 << (card % VALUES)
        if summary & value:
            summary |= REPEATED
        summary |= value | FIRST_COLOUR << (card // VALUES)
        return summary + ((card % VALUES + 1) << TOTAL_SHIFT)
    if card == SPY:
        return summary + SPIES
    if card == SHIELD:
        return summary + SHIELDS
    return summary + JOKERS


@kernel
def sum_up(s, stone, seat):
    """The summary of a side, counted from its cards."""
    summary = i64(0)
    for place in range(i64(s.count[stone, seat])):
        summary = i64(with_card(summary, i64(s.side[stone, seat, place])))
    return summary


@kernel
def total_of(s, summary):
    """The sum of a side, its wild cards at their highest."""
    total = (summary >> TOTAL_SHIFT) & 63
    if summary >= JOKERS:
        most = i64(s.values)
        total += (summary // JOKERS & 3) * most
        total += (summary // SPIES & 1) * min(7, most) + (summary // SHIELDS & 1) * 3
    return total


@kernel
def wild_faces_fit(summary, gaps, available, seven):
    """Whether the wild cards of a side can fill `gaps` (a set of values), each once, so that the
    remaining gaps are `available`."""
    if summary & SPIES:
        if not gaps & seven:
            return False
        gaps &= ~seven
    if summary & SHIELDS:
        low = gaps & 0b111
        if not low:
            return False
        best = low & ~available  # preferably where no card is available
        if not best:
            best = low
        gaps &= ~(best & -best)
    missing = gaps & ~available
    for _ in range(summary // JOKERS & 3):
        missing &= missing - 1
    return missing == 0


@kernel
def highest_wild_run(needed, summary, available, most_value):
    """`highest_run` for a side with wild cards."""
    values = summary & VALUE_SET
    seven = 1 << (min(7, most_value) - 1)
    for lowest in range(most_value - needed + 1, 0, -1):
        run = ((1 << needed) - 1) << (lowest - 1)
        if not values & ~run and wild_faces_fit(summary, run & ~values, available, seven):
            return needed * lowest + needed * (needed - 1) // 2
    return 0


@kernel
def highest_run(needed, values, available):
    """The sum of the highest run that values, all different, can become with available ones, or
    0. The set `starts` holds the lowest values of all runs, then of those that hold `values`."""
    usable = available | values
    starts = usable & (usable >> 1) & (usable >> 2)
    if needed == 4:
        starts &= usable >> 3
    if values:
        first = i64(HIGHEST[values]) - needed  # starts up to this value end before the highest
        starts &= (1 << i64(LOWEST[values])) - 1
        if first > 0:
            starts &= -1 << first
    if starts == 0:
        return 0
    return needed * i64(HIGHEST[starts]) + needed * (needed - 1) // 2


@kernel
def plain_sum(s, missing, total):
    """`total` and the highest `missing` unseen cards of any colours; IMPOSSIBLE if too few."""
    for value in range(i64(s.values), 0, -1):
        for colour in range(COLOURS):
            if missing == 0:
                return SUM * UNIT + total
            if s.unseen[colour] & (1 << (value - 1)):
                total += value
                missing -= 1
    return SUM * UNIT + total if missing == 0 else IMPOSSIBLE


@kernel
def strongest(s, stone, summary, missing, enough):
    """The greatest strength that a side can reach with `missing` more unseen clan cards, wild cards
    taking their best faces; IMPOSSIBLE if there are too few. It does not look for formations that
    are weaker than `enough`: then the answer is just some smaller number."""
    total = total_of(s, summary)
    if s.fog[stone]:
        return plain_sum(s, missing, total)
    most_value = i64(s.values)
    needed = cards_needed(s, stone)
    ties = i64(s.sums_break_all_ties)
    values = summary & VALUE_SET
    colours = (summary // FIRST_COLOUR) & ((1 << COLOURS) - 1)
    one_colour = colours & (colours - 1) == 0
    repeated = summary & REPEATED
    wild = summary >= JOKERS

    anywhere = i64(0)  # values of which a card of some colour can be laid
    highest = i64(0)
    for colour in range(COLOURS):
        available = i64(s.unseen[colour] if missing else 0)
        anywhere |= available
        if one_colour and not repeated and (colours == 0 or colours & (1 << colour)):
            if wild:
                run = highest_wild_run(needed, summary, available, most_value)
            else:
                run = highest_run(needed, values, available)
            highest = max(highest, run)
    if highest:
        return COLOUR_RUN * UNIT + ties * highest

    if enough >= COLOUR_RUN * UNIT:
        return IMPOSSIBLE
    if values & (values - 1) == 0:
        for value in range(i64(HIGHEST[values]) if values else most_value, 0, -1):
            if values and value < i64(HIGHEST[values]):
                break
            if (summary & SPIES and value != min(7, most_value)) or (
                summary & SHIELDS and value > 3
            ):
                continue
            found = 0
            for colour in range(COLOURS):
                found += (s.unseen[colour] >> (value - 1)) & 1
            if found >= missing:
                return KIND * UNIT + ties * needed * value

    if enough >= KIND * UNIT:
        return IMPOSSIBLE
    if one_colour:
        highest = i64(-1)
        for colour in range(COLOURS):
            if colours == 0 or colours & (1 << colour):
                highest = max(highest, i64(HIGHEST_SUM[missing, s.unseen[colour]]))
        if highest >= 0:
            return COLOUR * UNIT + ties * (total + highest)

    if enough >= COLOUR * UNIT:
        return IMPOSSIBLE
    if not repeated:
        if wild:
            run = highest_wild_run(needed, summary, anywhere, most_value)
        else:
            run = highest_run(needed, values, anywhere)
        if run:
            return RUN * UNIT + ties * run
    return plain_sum(s, missing, total)


@kernel
def strength_of(s, stone, summary):
    """The strength of a complete side."""
    if summary >= JOKERS:
        return strongest(s, stone, summary, i64(0), i64(0))
    values = summary & VALUE_SET
    colours = (summary // FIRST_COLOUR) & ((1 << COLOURS) - 1)
    one_colour = colours & (colours - 1) == 0
    run = values == (values & -values) * ((1 << cards_needed(s, stone)) - 1)
    formation = COLOUR if one_colour else SUM
    if run:
        formation = COLOUR_RUN if one_colour else RUN
    if values & (values - 1) == 0:
        formation = KIND
    if s.fog[stone]:
        formation = SUM
    counts = formation == SUM or s.sums_break_all_ties != 0
    return formation * UNIT + (summary >> TOTAL_SHIFT if counts else 0)


@kernel
def cards_missing(s, stone, seat):
    return cards_needed(s, stone) - i64(s.count[stone, seat])


@kernel
def strongest_side(s, stone, seat, enough):
    """`strongest` for a side as it is, however many cards are missing."""
    summary = i64(s.summary[stone, seat])
    return strongest(s, stone, summary, cards_missing(s, stone, seat), enough)


@kernel
def weigh(s, stone, seat):
    """Store the strength of a side if it is complete, after something changed there."""
    complete = cards_missing(s, stone, seat) == 0
    summary = i64(s.summary[stone, seat])
    s.strength[stone, seat] = strength_of(s, stone, summary) if complete else IMPOSSIBLE


@kernel
def weigh_both(s, stone):
    for seat in range(2):
        weigh(s, stone, seat)


@kernel
def can_fall_to(s, stone, seat, limit):
    """Whether some completion of a side with unseen clan cards is no stronger than `limit`. The
    side must be incomplete, and it must still be possible to complete it. Tries the completions
    from the lowest cards on: up to four nested choices, each a number `(value - 1) * COLOURS +
    colour` greater than the one before."""
    missing = cards_missing(s, stone, seat)
    summary = i64(s.summary[stone, seat])
    only_sums = limit < RUN * UNIT  # then a higher sum cannot come down to the limit any more
    last = COLOURS * i64(s.values)
    a = b = c = d = -1
    depth = 1
    tried = -1  # the value of which a last card was weighed whose colour makes no difference
    # A step: move the deepest choice on; if it fits, either go deeper or weigh the whole side.
    while depth > 0:
        choice = a if depth == 1 else b if depth == 2 else c if depth == 3 else d
        choice += 1
        while choice < last and not s.unseen[choice % COLOURS] & (1 << (choice // COLOURS)):
            choice += 1
        if depth == 1:
            a = choice
        elif depth == 2:
            b = choice
        elif depth == 3:
            c = choice
        else:
            d = choice
        if choice >= last:
            depth -= 1
            continue
        side = summary
        for step in range(depth):
            chosen = a if step == 0 else b if step == 1 else c if step == 2 else d
            side = i64(with_card(side, chosen % COLOURS * VALUES + chosen // COLOURS))
        if only_sums:
            lowest = total_of(s, side) + (missing - depth) * (choice // COLOURS + 1)
            if lowest > limit:
                depth -= 1
                continue
        if depth < missing:
            if depth == 1:
                b = choice
            elif depth == 2:
                c = choice
            else:
                d = choice
            depth += 1
            tried = -1
            continue
        colours = (side // FIRST_COLOUR) & ((1 << COLOURS) - 1)
        if colours & (colours - 1):
            if choice // COLOURS == tried:
                continue
            tried = choice // COLOURS
        if strength_of(s, stone, side) <= limit:
            return True
    return False


@kernel
def surely_falls_to(s, stone, seat, anywhere, in_pairs, limit):
    """A quick check for `can_fall_to`, for a side of three without wild cards: a value that is
    there twice, beside another value, is a plain sum. False settles nothing. The sets hold the
    values of which at least one card is unseen, and those of which two are.

    It settles nearly all claims of incomplete sides, so the rest is written without branches: the
    value that is to be there twice comes from the side, or from the unseen cards if the side is
    empty; a pair that lies there already needs another value."""
    summary = i64(s.summary[stone, seat])
    if summary >= JOKERS or s.mud[stone]:
        return False
    missing = cards_missing(s, stone, seat)
    values = summary & VALUE_SET
    choices = anywhere & (~values if summary & REPEATED else values)
    choices = in_pairs if missing == 3 else choices
    first = i64(LOWEST[choices])
    others = anywhere & ~(1 << (first - 1))
    total = (summary >> TOTAL_SHIFT) + (2 * first if missing == 3 else first)
    total += i64(LOWEST[others]) if missing > 1 else 0
    low_enough = total <= limit or limit >= RUN * UNIT
    return low_enough and choices != 0 and (missing == 1 or others != 0)


@kernel
def surely_reaches(s, stone, seat, anywhere):
    """A strength that a side has, or can reach with the highest unseen values; IMPOSSIBLE if this
    quick check finds none."""
    strength = i64(s.strength[stone, seat])
    highest = i64(HIGHEST_SUM[cards_missing(s, stone, seat), anywhere])
    if strength >= 0 or highest < 0:
        return strength
    return total_of(s, i64(s.summary[stone, seat])) + highest


@kernel
def claim_surely_fails(s, stone, seat, anywhere, in_pairs):
    """The quick check that settles most claims, small enough to be inlined."""
    limit = surely_reaches(s, stone, 1 - seat, anywhere)
    own = i64(s.strength[stone, seat])
    if own >= 0:
        return own < limit
    return surely_falls_to(s, stone, seat, anywhere, in_pairs, limit)


@kernel
def finds_low_completion(s, stone, seat, anywhere, in_pairs, limit):
    """A second check for `can_fall_to`, of more completions: whether one of them is a plain sum
    that is low enough. False settles nothing. Without wild cards,

    - a value that is there twice, beside another value, is a plain sum, in the Mud as well. It
      comes from the side, or from the unseen cards; a pair that lies there already needs another
      value;
    - so is a last card that makes no run, if the others have two colours."""
    summary = i64(s.summary[stone, seat])
    missing = cards_missing(s, stone, seat)
    if summary >= JOKERS:
        return finds_low_wild_completion(s, stone, summary, missing, in_pairs, limit)
    any_sum = limit >= RUN * UNIT
    total = summary >> TOTAL_SHIFT
    values = summary & VALUE_SET
    colours = (summary // FIRST_COLOUR) & ((1 << COLOURS) - 1)
    pairs = in_pairs & ~values
    if missing == 2 and pairs and (any_sum or total + 2 * i64(LOWEST[pairs]) <= limit):
        return True
    fitting = ~values if summary & REPEATED else values
    if missing == 1 and colours & (colours - 1) and not summary & REPEATED:
        fitting = ~i64(COMPLETES_RUN[values])
    choices = pairs if missing > 2 else anywhere & fitting
    first = i64(LOWEST[choices])
    others = anywhere & ~(1 << (first - 1))
    further = others & (others - 1)
    lowest = total + (2 * first if missing > 2 else first)
    lowest += i64(LOWEST[others]) if missing > 1 else 0
    lowest += i64(LOWEST[further]) if missing > 3 else 0
    if choices == 0 or (missing > 1 and others == 0) or (missing > 3 and further == 0):
        return False
    return any_sum or lowest <= limit


@kernel
def finds_low_wild_completion(s, stone, summary, missing, in_pairs, limit):
    """`finds_low_completion` for a side of three with a wild card: two cards of different colours
    whose values are too far apart for a run are a plain sum with it. Of a value that is there in
    pairs, one has another colour, whatever the colour of the first."""
    values = summary & VALUE_SET
    if s.mud[stone] or (missing == 1 and values == 0):
        return False
    total = total_of(s, summary)
    if missing == 2:
        first = i64(LOWEST[in_pairs])
        values = in_pairs & (1 << (first - 1))
        total += first
    choices = in_pairs & i64(FAR_FROM[values])
    lowest = total + i64(LOWEST[choices])
    return values != 0 and choices != 0 and (lowest <= limit or limit >= RUN * UNIT)


@kernel
def reaches_in_colour(s, stone, seat):
    """The strength that an incomplete side can reach with the highest unseen cards of its colour;
    IMPOSSIBLE if it has none, or two, or too few are unseen."""
    summary = i64(s.summary[stone, seat])
    colours = (summary // FIRST_COLOUR) & ((1 << COLOURS) - 1)
    if colours == 0 or colours & (colours - 1) or s.fog[stone]:
        return i64(IMPOSSIBLE)
    unseen = s.unseen[i64(LOWEST[colours]) - 1]
    highest = i64(HIGHEST_SUM[cards_missing(s, stone, seat), unseen])
    if highest < 0:
        return i64(IMPOSSIBLE)
    return COLOUR * UNIT + i64(s.sums_break_all_ties) * (total_of(s, summary) + highest)


@kernel
def claim_holds(s, stone, seat, anywhere, in_pairs):
    """Whether `seat` can prove, from the face-up cards alone, that it wins an unclaimed stone."""
    own = i64(s.strength[stone, seat])
    theirs = i64(s.strength[stone, 1 - seat])
    if own >= 0 and theirs >= 0:
        return own > theirs or (own == theirs and completed_first(s, stone, seat))
    if own >= 0:
        if reaches_in_colour(s, stone, 1 - seat) > own:
            return False
        return strongest_side(s, stone, 1 - seat, own + 1) <= own

    # The claimer's side is incomplete; the opponent completes first, or has: equal is not enough.
    missing = cards_missing(s, stone, seat)
    if HIGHEST_SUM[missing, anywhere] < 0 and plain_sum(s, missing, i64(0)) == IMPOSSIBLE:
        return False
    limit = surely_reaches(s, stone, 1 - seat, anywhere)
    if theirs < 0:
        limit = max(limit, reaches_in_colour(s, stone, 1 - seat))
    if finds_low_completion(s, stone, seat, anywhere, in_pairs, limit):
        return False
    if theirs < 0:
        theirs = strongest_side(s, stone, 1 - seat, i64(0))
        if theirs == IMPOSSIBLE:
            return True
        if finds_low_completion(s, stone, seat, anywhere, in_pairs, theirs):
            return False
    return not can_fall_to(s, stone, seat, theirs)


@kernel
def provable_claims(s, seat):
    """The set of stones that `seat` can claim, as bits."""
    anywhere, in_pairs = i64(0), i64(0)  # values of which a card is unseen; of which two are
    for colour in range(COLOURS):
        in_pairs |= anywhere & i64(s.unseen[colour])
        anywhere |= i64(s.unseen[colour])
    candidates = i64(0)
    least = i64(IMPOSSIBLE if s.incomplete_claims else 0)
    for stone in range(STONES):  # always all of them: the loop is unrolled
        candidates |= i64((s.owner[stone] < 0) & (s.strength[stone, seat] >= least)) << stone
    candidates &= (1 << i64(s.stones)) - 1
    claims = 0
    while candidates:
        stone = i64(LOWEST[candidates]) - 1  # sets of stones have as many bits as sets of values
        candidates &= candidates - 1
        if claim_surely_fails(s, stone, seat, anywhere, in_pairs):
            continue
        if claim_holds(s, stone, seat, anywhere, in_pairs):
            claims |= 1 << stone
    return claims


@entry
def summary_with_card(summary: Int, card: Int) -> Int:
    return with_card(i64(summary), i64(card))


@entry
def strongest_side_at(states: Tables, i: Int, stone: Int, seat: Int) -> Int:
    return strongest_side(record(states, i), i64(stone), i64(seat), i64(0))


@entry
def can_fall_to_at(states: Tables, i: Int, stone: Int, seat: Int, limit: Int) -> Bool:
    return can_fall_to(record(states, i), i64(stone), i64(seat), i64(limit))
