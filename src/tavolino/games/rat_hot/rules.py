"""The rules of Rat Hot, as kernels over one table record.

They read in the order of a turn: deal, where a strip may lie, laying it, its points, the end.
"""

from __future__ import annotations

import numpy as np

from ...core.chance import below, shuffle, sort
from ...core.contract import WHOLE_WIN
from ...core.kernel import entry, i64, kernel, record
from ...core.signature import Int, Nothing, Tables
from .actions import (
    COLUMN_STEPS,
    DIRECTIONS,
    EAST,
    NORTH,
    ROW_STEPS,
    SOUTH,
    START_PLACE,
    WEST,
    action_of,
    column_of,
    direction_of,
    place_at,
    place_of,
    row_of,
    slot_of,
)
from .state import (
    DIGITS,
    DRAW,
    EMPTY,
    FIELDS,
    GREEN,
    NOBODY,
    POINTS,
    RAT,
    RATS,
    RED,
    ROW,
    SIZE,
    SPICES,
    START,
    START_ROW,
    STRIPS,
    TOO_MANY_RATS,
)

# -- setting up ----------------------------------------------------------------------------------


@kernel
def deal(s, rng):
    for i in range(i64(s.strips)):
        s.order[i] = i + 1
    shuffle_pile(s, rng)
    first = below(rng, i64(2))
    if s.player < 0:
        s.player = first
    begin(s)


@kernel
def begin(s):
    """The start strip lies on the table, and the first player turns up one strip."""
    s.winner = NOBODY
    s.north = s.south = START_ROW
    lay(s, i64(START), i64(START_PLACE))
    s.turned_up = 1


@entry
def begin_at(states: Tables, i: Int) -> Nothing:
    begin(record(states, i))


@kernel
def shuffle_pile(s, rng):
    """Shuffle the strips that lie face down."""
    start = i64(s.laid + s.turned_up)
    left = i64(s.strips) - start
    sort(s.order, start, left)
    shuffle(s.order, start, left, rng)


# -- where a strip may lie -----------------------------------------------------------------------

# The column of a single bit: multiplied by this number of de Bruijn's, each bit has five binary
# digits of its own at the top of 32.
DE_BRUIJN = 0x077CB531
COLUMN_OF_BIT = np.array(
    [
        next(column for column in range(32) if (DE_BRUIJN << column) >> 27 & 31 == digits)
        for digits in range(32)
    ]
)


@kernel
def legal_moves(s, out):
    if s.over:
        return 0
    n = i64(0)
    turns_before = i64(0)
    for slot in range(i64(s.turned_up)):
        turns = turns_of(s, slot)
        if slot and turns == turns_before:
            for i in range(n):
                out[n + i] = action_of(i64(slot), i64(out[i]))
            n *= 2
        else:
            n = placements(s, True, turns, i64(slot), out, n)
        turns_before = turns
    return n


@kernel
def turns_of(s, slot):
    """0 for a turned up strip that reads the same both ways, which is laid east or south only;
    otherwise -1."""
    strip = s.order[s.laid + slot]
    return i64(-1 if s.field[strip, 0] != s.field[strip, FIELDS - 1] else 0)


@kernel
def count_moves(s, scratch):
    """A strip that can be turned has each place twice. Leaves what `nth_move` needs: the sets of
    columns of each row, and how many places there are."""
    if s.over:
        return i64(0)
    places = placements(s, False, i64(0), i64(0), scratch, i64(0))
    scratch[2 * SIZE] = places
    moves = i64(0)
    for slot in range(i64(s.turned_up)):
        moves += places << -turns_of(s, slot)
    return moves


@kernel
def nth_move(s, n, scratch):
    slot = i64(0)
    turns = turns_of(s, slot)
    with_first = i64(scratch[2 * SIZE]) << -turns
    if n >= with_first:
        n -= with_first
        slot = i64(1)
        turns = turns_of(s, slot)
    row, last = scanned_rows(s)
    across, down = i64(scratch[2 * row]), i64(scratch[2 * row + 1])
    north = west = down_1 = i64(0)
    while row < last:
        west = across << 2 & turns
        places = fields_in(across | down << SIZE) + fields_in(north | west << SIZE)
        if n < places:
            break
        n -= places
        north, down_1 = down_1 & turns, down
        row += 1
        across, down = i64(scratch[2 * row]), i64(scratch[2 * row + 1])
    listed = i64(2 * SIZE + 1)
    add_row(row, north, across, down, west, slot, scratch, listed)
    return i64(scratch[listed + n])


@kernel
def scanned_rows(s):
    """The rows in which a strip may begin: from this one, up to that one."""
    return max(i64(s.north) - 3, 0), min(i64(s.south) + 4, SIZE)


@kernel
def placements(s, lists, turns, slot, out, n):
    """Scan the rows for every place for a strip: on the table beside another strip, or on three
    fields of one height that are not all of one strip. For `turns` see `turns_of`.

    If it `lists` the moves, return how many there are then. Otherwise write the columns of each row
    from which a strip may lie eastwards and southwards, and return how many there are."""
    start, end = scanned_rows(s)
    here = occupied(s, start)
    next_1 = occupied(s, start + 1)
    next_2 = occupied(s, start + 2)
    free = ROW & ~here
    free_1 = ROW & ~next_1
    near = here << 1 | here >> 1 | next_1
    near_1 = here | next_1 << 1 | next_1 >> 1 | next_2
    level = level_with_next(s, start, here)
    down_1 = down_2 = i64(0)  # where a strip may lie southwards from one and two rows further north
    for row in range(start, end):
        next_3 = occupied(s, row + 3)
        free_2 = ROW & ~next_2 if row + 2 < SIZE else 0
        near_2 = next_1 | next_2 << 1 | next_2 >> 1 | next_3
        level_1 = level_with_next(s, row + 1, next_1)
        down = free & free_1 & free_2 & (near | near_1 | near_2)
        down |= level & level_1 & ~i64(s.whole_down[row])
        along = here
        for digit in range(DIGITS):
            along &= ~i64(s.height[digit, row] ^ s.height[digit, row] >> 1)
        across = free & free >> 1 & free >> 2 & (near | near >> 1 | near >> 2)
        across |= along & along >> 1 & ~i64(s.whole_across[row])

        if lists:
            n = add_row(row, down_2 & turns, across, down, across << 2 & turns, slot, out, n)
        else:
            out[2 * row], out[2 * row + 1] = across, down
            n += fields_in(across | down << SIZE)

        here, next_1, next_2 = next_1, next_2, next_3
        free, free_1 = free_1, free_2
        near, near_1 = near_1, near_2
        level = level_1
        down_2, down_1 = down_1, down
    return n


@kernel
def add_row(row, north, across, down, west, slot, out, n):
    """List the places of a row, given by a set of columns for each direction."""
    somewhere = north | across | down | west
    while somewhere:
        bit = somewhere & -somewhere
        somewhere ^= bit
        column = i64(COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31])
        first = action_of(slot, place_at(row, column, i64(NORTH)))
        out[n] = first
        n += north >> column & 1
        out[n] = first + EAST
        n += across >> column & 1
        out[n] = first + SOUTH
        n += down >> column & 1
        out[n] = first + WEST
        n += west >> column & 1
    return n


@kernel
def fields_in(bits):
    """How many of 50 bits are set."""
    bits -= bits >> 1 & 0x1555555555555
    bits = (bits & 0x3333333333333) + (bits >> 2 & 0x3333333333333)
    bits = (bits + (bits >> 4)) & 0xF0F0F0F0F0F0F
    bits += bits >> 32
    bits += bits >> 16
    return (bits + (bits >> 8)) & 63


@kernel
def occupied(s, row):
    """The fields of a row where a strip lies; none beyond the table's edge."""
    if row >= SIZE:
        return 0
    return s.height[0, row] | s.height[1, row] | s.height[2, row] | s.height[3, row]


@kernel
def level_with_next(s, row, here):
    """Those of the occupied fields `here` of a row that are as high as the field south of them."""
    if row + 1 >= SIZE:
        return 0
    for digit in range(DIGITS):
        here &= ~(s.height[digit, row] ^ s.height[digit, row + 1])
    return here


# -- laying it -----------------------------------------------------------------------------------


@kernel
def apply(s, action):
    place = place_of(action)
    if slot_of(action):
        other = s.order[s.laid]
        s.order[s.laid] = s.order[s.laid + 1]
        s.order[s.laid + 1] = other
    strip = i64(s.order[s.laid])
    covered = lay(s, strip, place)
    s.place[s.laid] = place
    score_strip(s, strip, place, covered)
    s.laid += 1
    s.turned_up -= 1
    if not s.turned_up:
        end_turn(s)


@kernel
def lay(s, strip, place):
    """Put a strip on the table; return the three faces that it covers, four digits each."""
    direction = direction_of(place)
    column = column_of(place)
    row = row_of(place)
    covered = 0
    for i in range(FIELDS):
        at = row + i * i64(ROW_STEPS[direction])
        at_column = column + i * i64(COLUMN_STEPS[direction])
        bit = 1 << at_column
        old = 0
        new = i64(s.field[strip, i])
        carry = bit
        for digit in range(DIGITS):
            old |= (s.face[digit, at] >> at_column & 1) << digit
            s.face[digit, at] = s.face[digit, at] & ~bit | bit * (new >> digit & 1)
            height = s.height[digit, at]
            s.height[digit, at] = height ^ carry
            carry &= height
        covered |= old << i * DIGITS
        if old >= RAT:
            s.rats[old - RAT] -= 1
        if new >= RAT:
            s.rats[new - RAT] += 1
        s.north = min(s.north, at)
        s.south = max(s.south, at)
        # A strip that lay here uncovered is now partly covered.
        s.whole_across[at] &= ~(bit | bit >> 1 | bit >> 2)
        for north in range(max(at - 2, 0), at + 1):
            s.whole_down[north] &= ~bit
    if ROW_STEPS[direction] == 0:
        s.whole_across[row] |= 1 << (column - 2 if direction == WEST else column)
    else:
        s.whole_down[row - 2 if direction == NORTH else row] |= 1 << column
    return covered


# -- its points ----------------------------------------------------------------------------------


@kernel
def score_strip(s, strip, place, covered):
    """Each group with a field of the strip scores and, if the players agreed on it, what is left of
    each group that lost a field."""
    direction = direction_of(place)
    column = column_of(place)
    row = row_of(place)
    for each in range(SIZE):
        s.scored[each] = 0
    for i in range(FIELDS):
        at_row = row + i * i64(ROW_STEPS[direction])
        at_column = column + i * i64(COLUMN_STEPS[direction])
        new = i64(s.field[strip, i])
        old = covered >> i * DIGITS & 15
        if EMPTY < new < RAT:
            score_for_strip(s, new, at_row, at_column)
        if s.shrunk_groups_score and EMPTY < old < RAT:
            for beside in range(DIRECTIONS):
                near_row = at_row + i64(ROW_STEPS[beside])
                near_column = at_column + i64(COLUMN_STEPS[beside])
                if 0 <= near_column < SIZE and shows(s, old, near_row) >> near_column & 1:
                    score_for_strip(s, old, near_row, near_column)


@kernel
def score_for_strip(s, face, row, column):
    points = score_group(s, face, row, 1 << column)
    colour = (face - 1) // SPICES
    s.strip_points[s.laid, colour] += points
    s.points[colour] += points


@kernel
def shows(s, face, row):
    """The fields of a row that show a spice; none beyond the table's edge."""
    if row < 0 or row >= SIZE:
        return 0
    fields = ROW
    for digit in range(DIGITS):
        fields &= s.face[digit, row] ^ ((face >> digit & 1) - 1)
    return fields


@kernel
def score_group(s, face, row, bit):
    """The points of the group of a field; none if it has scored just now, or is a single field."""
    if s.scored[row] & bit:
        return 0
    beside = shows(s, face, row) & (bit << 1 | bit >> 1)
    if not (beside | (shows(s, face, row - 1) | shows(s, face, row + 1)) & bit):
        return 0
    s.scored[row] |= bit
    fields = 1
    first = last = row
    grew = True
    while grew:
        grew = False
        for each in range(first, last + 1):
            group = s.scored[each] & shows(s, face, each)
            for near in range(max(each - 1, 0), min(each + 2, SIZE)):
                reached = group << 1 | group >> 1 if near == each else group
                reached &= shows(s, face, near) & ~s.scored[near]
                if reached:
                    grew = True
                    s.scored[near] |= reached
                    first = min(first, near)
                    last = max(last, near)
                while reached:
                    reached &= reached - 1
                    fields += 1
    return 1 if fields == 2 else 2


# -- the end -------------------------------------------------------------------------------------


@kernel
def end_turn(s):
    """With too many of their own rats in sight, the player loses at once; otherwise the next player
    turns up two strips, or what is left. After the last strip, all groups score."""
    if s.rats[s.player] >= TOO_MANY_RATS:
        end(s, i64(1 - s.player), i64(RATS))
        return
    start = i64(s.laid)
    left = i64(s.strips) - start
    if left:
        s.player = 1 - s.player
        s.turned_up = min(left, 2)
        if left > 1 and s.order[start] > s.order[start + 1]:
            lower = s.order[start + 1]
            s.order[start + 1] = s.order[start]
            s.order[start] = lower
        return
    score_all_groups(s)
    if s.points[RED] == s.points[GREEN]:
        end(s, i64(NOBODY), i64(DRAW))
    else:
        end(s, i64(RED if s.points[RED] > s.points[GREEN] else GREEN), i64(POINTS))


@kernel
def score_all_groups(s):
    for row in range(SIZE):
        s.scored[row] = 0
    for row in range(i64(s.north), i64(s.south) + 1):
        for face in range(EMPTY + 1, RAT):
            fields = shows(s, face, row)
            while fields:
                bit = fields & -fields
                s.points[(face - 1) // SPICES] += score_group(s, face, row, bit)
                fields ^= bit


@kernel
def end(s, winner, reason):
    s.over = 1
    s.winner = winner
    s.reason = reason


@kernel
def outcome(s, seat):
    if s.winner < 0:
        return WHOLE_WIN // 2
    return WHOLE_WIN if s.winner == seat else 0


@kernel
def revealed(s):
    """The two strips that were turned up. A single one reveals nothing new: it is the first of the
    game, the other of two, or the last."""
    if s.turned_up < 2:
        return 0
    return i64(s.order[s.laid]) * (STRIPS + 1) + i64(s.order[s.laid + 1])
