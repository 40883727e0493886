"""What a side may still become: the chance of each formation, and its likely sum.

Two players look at a stone, each with an *eye*: how likely each clan card comes to that player in
time, and what follows from it for values, colours and sums. An *outlook* is the answer for one
side: of each formation, the chance that it is the best one the side gets, and the sum it then has.
Both are stretches of an array of numbers, `room`, so that nothing is allocated here.

Everything is judged by one seat. For the cards that it cannot place it knows their number only.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...core.kernel import kernel, wide
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
from .judgement import (
    DRAWN,
    FRESH,
    HELD,
    PLAN,
    SPREAD,
    SUM_SHARE,
    THEIR_HAND,
    UNCOUNTED,
)
from .state import CLAN, COLOURS, SIDE, VALUES

FORMATIONS = 5

# An eye, by number of place. Rows end with slots for what is sure and what never comes, and there
# is a row and a column for no colour, so that sides can be looked at without asking what they hold.
SURE, NEVER = VALUES, VALUES + 1
VALUE_ROW = VALUES + 2
NO_COLOUR = COLOURS
COLOUR_ROW = COLOURS + 1
AVAILABLE = 0  # + colour * VALUE_ROW + value - 1: the chance that the card comes in time
OF_VALUE = AVAILABLE + COLOUR_ROW * VALUE_ROW  # + n * VALUE_ROW + value - 1: that n of a value do
OF_COLOUR = OF_VALUE + (SIDE + 1) * VALUE_ROW  # + n * COLOUR_ROW + colour: that n of a colour do
COLOUR_SUM = OF_COLOUR + (SIDE + 1) * COLOUR_ROW  # the same: their likely sum
ANY_SUM = COLOUR_SUM + (SIDE + 1) * COLOUR_ROW  # + n: the likely sum of n more cards of any kind
EYE = ANY_SUM + SIDE + 1

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


# -- eyes ----------------------------------------------------------------------------------------


@kernel
def open_eye(s, seat, whose, weights, room, eye):  # type: ignore[no-untyped-def]
    """Fill the eye of `seat` (`whose` 0) or of its opponent (1), as `seat` can."""
    for at in range(eye, eye + EYE):
        room[at] = 0.0
    for value in range(VALUES):
        room[eye + OF_VALUE + value] = 1.0
    for colour in range(COLOURS):
        room[eye + OF_COLOUR + colour] = 1.0
        room[eye + AVAILABLE + colour * VALUE_ROW + SURE] = 1.0
    room[eye + OF_VALUE + VALUE_ROW + SURE] = 1.0
    note_cards(s, seat, whose, weights, room, eye)
    for value in range(wide(s.values)):
        count_value(s, room, eye, value)
    for colour in range(wide(s.colours)):
        count_colour(s, room, eye, colour)
    count_sums(s, room, eye, weights[SUM_SHARE])


@kernel
def place_of(card):  # type: ignore[no-untyped-def]
    """Where an eye has the chance of a clan card."""
    return AVAILABLE + card // VALUES * VALUE_ROW + card % VALUES


@kernel
def note_cards(s, seat, whose, weights, room, eye):  # type: ignore[no-untyped-def]
    """How likely each clan card comes to a player. Cards that `seat` has not seen lie in the deck
    or in the opponent's hand; of the deck, each player draws half."""
    other = 1 - seat
    known_bit = 1 << seat
    in_hand = wide(0)  # cards of the opponent's hand that `seat` cannot name: those whose backs
    for i in range(wide(s.hand_count[other])):  # are those of clan cards
        card = wide(s.hand[other, i])
        in_hand += not s.where[card] & known_bit and (s.one_deck or card < CLAN)
    in_deck = wide(s.deck_count[0])
    unknown = max(in_hand + in_deck, 1)
    comes = weights[DRAWN] * 0.5 * in_deck / unknown
    if whose:
        comes += weights[THEIR_HAND] * in_hand / unknown
    uncounted = weights[UNCOUNTED]
    for colour in range(wide(s.colours)):
        unseen = wide(s.unseen[colour])
        for value in range(wide(s.values)):
            at = eye + AVAILABLE + colour * VALUE_ROW + value
            room[at] = uncounted if uncounted > 0.0 else comes * ((unseen >> value) & 1)
    for i in range(wide(s.hand_count[seat])):
        card = wide(s.hand[seat, i])
        if card < CLAN and (not whose or uncounted <= 0.0):
            room[eye + place_of(card)] = 0.0 if whose else weights[HELD]
    for i in range(wide(s.hand_count[other])):
        card = wide(s.hand[other, i])
        if card < CLAN and s.where[card] & known_bit:
            room[eye + place_of(card)] = weights[HELD] if whose else 0.0


@kernel
def count_value(s, room, eye, value):  # type: ignore[no-untyped-def]
    """The chances that one, two, three and four cards of a value come."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    for colour in range(wide(s.colours)):
        comes = room[eye + AVAILABLE + colour * VALUE_ROW + value]
        three += (two - three) * comes
        two += (one - two) * comes
        one += (none - one) * comes
        none -= none * comes
    at = eye + OF_VALUE + value
    room[at + VALUE_ROW] = 1.0 - none
    room[at + 2 * VALUE_ROW] = max(1.0 - none - one, 0.0)
    room[at + 3 * VALUE_ROW] = max(1.0 - none - one - two, 0.0)
    room[at + 4 * VALUE_ROW] = max(1.0 - none - one - two - three, 0.0)


@kernel
def count_colour(s, room, eye, colour):  # type: ignore[no-untyped-def]
    """The chances that one, two, three and four cards of a colour come, and their likely sums: the
    best one that comes, and average ones beside it."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    best = 0.0
    amount = weighted = 1e-9
    for value in range(s.values - 1, -1, -1):
        comes = room[eye + AVAILABLE + colour * VALUE_ROW + value]
        best += none * comes * (value + 1)
        amount += comes
        weighted += comes * (value + 1)
        three += (two - three) * comes
        two += (one - two) * comes
        one += (none - one) * comes
        none -= none * comes
    at = eye + OF_COLOUR + colour
    room[at + COLOUR_ROW] = 1.0 - none
    room[at + 2 * COLOUR_ROW] = max(1.0 - none - one, 0.0)
    room[at + 3 * COLOUR_ROW] = max(1.0 - none - one - two, 0.0)
    room[at + 4 * COLOUR_ROW] = max(1.0 - none - one - two - three, 0.0)
    at = eye + COLOUR_SUM + colour
    best /= max(1.0 - none, 1e-9)
    mean = weighted / amount
    for n in range(1, SIDE + 1):
        room[at + n * COLOUR_ROW] = best + (n - 1) * mean


@kernel
def count_sums(s, room, eye, share):  # type: ignore[no-untyped-def]
    """The likely sums of further cards: the highest that come, `share` of each being free."""
    free = 0.0
    for value in range(wide(s.values), 0, -1):
        before = free
        for colour in range(wide(s.colours)):
            free += share * room[eye + AVAILABLE + colour * VALUE_ROW + value - 1]
        if value == 1:
            free = 1.0 * SIDE  # some card there will be
        for n in range(1, SIDE + 1):
            room[eye + ANY_SUM + n] += value * max(min(free, 1.0 * n) - before, 0.0)


@kernel
def set_available(s, room, eye, card, comes):  # type: ignore[no-untyped-def]
    """The eye of a player to whom a card comes with this chance; return what it was before. The
    sums of cards of any kind stay as they were: one card makes little difference to them."""
    at = eye + place_of(card)
    before = room[at]
    room[at] = comes
    count_value(s, room, eye, wide(card % VALUES))
    count_colour(s, room, eye, wide(card // VALUES))
    return before


# -- outlooks ------------------------------------------------------------------------------------


@kernel
def look(s, summary, missing, needed, fog, weights, room, eye, at):  # type: ignore[no-untyped-def]
    """The outlook of a side, given by its summary, that misses so many of the cards it needs."""
    if fog:
        look_at_sum(s, summary, missing, room, eye, at)
    elif summary == 0:
        look_at_nothing(weights, room, eye, at, needed)
    elif summary >= JOKERS or needed > 3:
        look_at_rare(s, summary, missing, needed, weights, room, eye, at)
    else:
        look_at_usual(s, summary, missing, weights, room, eye, at)


@kernel
def look_at_usual(s, summary, missing, weights, room, eye, at):  # type: ignore[no-untyped-def]
    """`look` for a side of three with one to three clan cards, written without branches: it is what
    nearly all the time goes into."""
    values = summary & VALUE_SET
    total = (summary >> TOTAL_SHIFT) & 63
    colour = wide(_ONLY_COLOUR[(summary // FIRST_COLOUR) & COLOUR_SET])
    plan = weights[PLAN] if missing > 1 else 1.0
    runs = values + (1 << VALUES if summary & REPEATED else 0)

    left = 1.0  # the chance that nothing better has come
    left = look_for_run(
        runs, plan, room, eye + AVAILABLE + colour * VALUE_ROW, at + COLOUR_RUN, left
    )

    value = wide(_ONLY_VALUE[values])
    comes = left * room[eye + OF_VALUE + missing * VALUE_ROW + value]
    room[at + CHANCE_OF + KIND] = comes
    room[at + SUM_OF + KIND] = 3.0 * (value + 1)
    left -= comes

    comes = left * room[eye + OF_COLOUR + missing * COLOUR_ROW + colour]
    room[at + CHANCE_OF + COLOUR] = comes
    room[at + SUM_OF + COLOUR] = total + room[eye + COLOUR_SUM + missing * COLOUR_ROW + colour]
    left -= comes

    left = look_for_run(runs, plan, room, eye + OF_VALUE + VALUE_ROW, at + RUN, left)
    room[at + CHANCE_OF + SUM] = left
    room[at + SUM_OF + SUM] = total + room[eye + ANY_SUM + missing]


@kernel
def look_for_run(runs, plan, room, cards, at, left):  # type: ignore[no-untyped-def]
    """Note the chance of a run, the highest that comes, and its likely sum; `cards` is where the
    chances of each value lie. Return what is left of `left`."""
    chance = 0.0
    weighted = 0.0
    for i in range(3):
        one, other = wide(_RUN_GAPS[runs, i, 0]), wide(_RUN_GAPS[runs, i, 1])
        comes = plan * room[cards + one] * room[cards + other]
        comes *= left
        left -= comes
        chance += comes
        weighted += comes * _RUN_SUM[runs, i]
    room[at + CHANCE_OF] = chance
    room[at + SUM_OF] = weighted / max(chance, 1e-9)
    return left


@kernel
def look_at_nothing(weights, room, eye, at, needed):  # type: ignore[no-untyped-def]
    """The outlook of a side without cards: what such sides become in the end."""
    left = 1.0
    for formation in range(COLOUR_RUN, SUM, -1):
        room[at + CHANCE_OF + formation] = weights[FRESH + formation]
        room[at + SUM_OF + formation] = 5.5 * needed
        left -= weights[FRESH + formation]
    room[at + CHANCE_OF + SUM] = left
    room[at + SUM_OF + SUM] = room[eye + ANY_SUM + needed]


@kernel
def look_at_sum(s, summary, missing, room, eye, at):  # type: ignore[no-untyped-def]
    """The outlook of a side in the Fog."""
    for formation in range(RUN, COLOUR_RUN + 1):
        room[at + CHANCE_OF + formation] = 0.0
        room[at + SUM_OF + formation] = 0.0
    room[at + CHANCE_OF + SUM] = 1.0
    room[at + SUM_OF + SUM] = total_of(s, summary) + room[eye + ANY_SUM + missing]


@kernel
def look_at_rare(s, summary, missing, needed, weights, room, eye, at):  # type: ignore[no-untyped-def]
    """`look` for any side: with wild cards, which take the faces that help most, or in the Mud."""
    colours = (summary // FIRST_COLOUR) & COLOUR_SET
    one_colour = colours & (colours - 1) == 0
    different = not summary & REPEATED
    plan = weights[PLAN] if missing > 1 else 1.0
    look_at_sum(s, summary, missing, room, eye, at)
    total = total_of(s, summary)
    left = 1.0
    for formation in range(COLOUR_RUN, SUM, -1):
        best = 0.0
        its_sum = 0.0
        if formation == COLOUR_RUN or formation == COLOUR:
            for colour in range(wide(s.colours)):
                if not one_colour or (colours and not colours & (1 << colour)):
                    continue
                if formation == COLOUR:
                    chance = room[eye + OF_COLOUR + missing * COLOUR_ROW + colour]
                    mean = total + room[eye + COLOUR_SUM + missing * COLOUR_ROW + colour]
                elif different:
                    cards = eye + AVAILABLE + colour * VALUE_ROW
                    chance, mean = rare_run(s, summary, needed, plan, room, cards)
                else:
                    chance, mean = 0.0, 0.0
                if chance > best:
                    best, its_sum = chance, mean
        elif formation == KIND:
            for value in range(wide(s.values), 0, -1):
                if can_all_be(s, summary, value):
                    chance = room[eye + OF_VALUE + missing * VALUE_ROW + value - 1]
                    if chance > best:
                        best, its_sum = chance, 1.0 * needed * value
        elif different:
            best, its_sum = rare_run(s, summary, needed, plan, room, eye + OF_VALUE + VALUE_ROW)
        room[at + CHANCE_OF + formation] = left * best
        room[at + SUM_OF + formation] = its_sum
        left -= left * best
    room[at + CHANCE_OF + SUM] = left


@kernel
def can_all_be(s, summary, value):  # type: ignore[no-untyped-def]
    """Whether all cards of a side have this value, or can take it."""
    if summary & VALUE_SET & ~(1 << (value - 1)):
        return False
    if summary & SPIES and value != min(7, s.values):
        return False
    return not (summary & SHIELDS and value > 3)


@kernel
def rare_run(s, summary, needed, plan, room, cards):  # type: ignore[no-untyped-def]
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
            gaps &= ~rarest(gaps & 0b111, room, cards)
        for _ in range(summary // JOKERS & 3):
            gaps &= ~rarest(gaps, room, cards)
        comes = plan * (1.0 - chance)
        while gaps:
            comes *= room[cards + wide(LOWEST[gaps]) - 1]
            gaps &= gaps - 1
        chance += comes
        weighted += comes * (needed * lowest + needed * (needed - 1) // 2)
    return chance, weighted / max(chance, 1e-9)


@kernel
def rarest(gaps, room, cards):  # type: ignore[no-untyped-def]
    """Of a set of values, the one of which a card is least likely to come, as a set."""
    found = wide(0)
    least = 2.0
    while gaps:
        value = wide(LOWEST[gaps])
        if room[cards + value - 1] < least:
            least = room[cards + value - 1]
            found = wide(1 << (value - 1))
        gaps &= gaps - 1
    return found


# -- stones --------------------------------------------------------------------------------------


@kernel
def lead(s, stone, seat, missing, theirs_missing):  # type: ignore[no-untyped-def]
    """From -0.5 to 0.5: how surely `seat` completes its side before the opponent does."""
    if missing == 0 and theirs_missing == 0:
        return 0.5 if completed_first(s, stone, seat) else -0.5
    if missing == 0:
        return 0.5
    if theirs_missing == 0:
        return -0.5
    return 0.12 * (theirs_missing - missing)


@kernel
def chance_of_stone(room, mine, theirs, first, spread, sums_count):  # type: ignore[no-untyped-def]
    """The chance that the outlook at `mine` beats the one at `theirs`; `first` is the lead, and
    `spread` by how much sums may differ from what is likely."""
    chance = 0.0
    weaker = 1.0
    for formation in range(COLOUR_RUN, SUM - 1, -1):
        equal = room[theirs + CHANCE_OF + formation]
        weaker -= equal
        own = room[mine + CHANCE_OF + formation]
        share = 0.5 + first
        if sums_count or formation == SUM:
            ahead = room[mine + SUM_OF + formation] - room[theirs + SUM_OF + formation]
            share = min(max(0.5 + (ahead + first) / spread, 0.0), 1.0)
        chance += own * (weaker + equal * share)
    return min(max(chance, 0.0), 1.0)


@kernel
def spread_of(weights, missing, theirs_missing):  # type: ignore[no-untyped-def]
    return 1.0 + weights[SPREAD] * (missing + theirs_missing)
