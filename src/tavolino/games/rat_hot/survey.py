"""The table of Rat Hot surveyed, before places for strips are compared: kernels.

What it would change to cover each cell, what each spice would bring, where it would score, and the
rats in sight. All of it goes into scratch space: `scratch` holds it as floating point numbers,
`whole` is the same space as whole ones.
"""

from __future__ import annotations

from ...core.kernel import i64, kernel
from . import weights as w
from .rats import height_at, line_around
from .rules import COLUMN_OF_BIT, DE_BRUIJN, shows
from .spots import count, coverable, neighbours, roomy, spots
from .state import EMPTY, FIELDS, RAT, SIZE, SPICES
from .weights import OWN, THEIRS

FACES = RAT + 2

# The part of a field in a strip says which of its neighbours lie outside of the strip.
ACROSS_MIDDLE, WEST_END, EAST_END, DOWN_MIDDLE, NORTH_END, SOUTH_END = range(6)
PARTS = 6

TWO = 32  # a row of spots: where a spice scores; and, so many bits higher, where it scores 2 points

COVER = 0  # scratch: what changes if a cell gets covered, without rats
NEAR = COVER + SIZE * SIZE  # whole: the rats that a strip on a cell covers, sticks or loosens, bits
LAY = NEAR + SIZE * SIZE  # scratch: what a face brings where it scores 0, 1, 2 points
POINTS = 3
TO_COME = LAY + FACES * POINTS  # scratch: tens of fields of each face that lie face down
TEN = 10.0
SPOTS = TO_COME + FACES  # whole: rows of spots, by face and part
ANY = SPOTS + FACES * PARTS * SIZE  # whole: rows of spots of one face, whatever the part
SHOWN = ANY + SIZE + 2  # whole: rows of fields that show it, two more on either side
OPEN = SHOWN + SIZE + 2  # whole: rows of open fields
RATS = OPEN + SIZE  # whole: each rat in sight: where, whose, is it stuck, height, lines around it
MOST_RATS = 40
RAT_SIZE = 7
THEIR_RAT = 16  # rats of both colours are counted in one number: own ones, and theirs times this
SURVEYED = RATS + RAT_SIZE * MOST_RATS

LEFT_OF_ONE = 1.5  # points of what is left of a group, be it two fields or more


@kernel
def survey(s, weights, scratch, whole):
    """What covering a cell changes, what a face brings, and where the spices in hand score."""
    start = max(i64(s.north) - FIELDS, 0)
    stop = min(i64(s.south) + FIELDS + 1, SIZE)
    for cell in range(start * SIZE, stop * SIZE):
        scratch[COVER + cell] = 0.0
        whole[NEAR + cell] = 0
    for row in range(start, stop):
        whole[OPEN + row] = coverable(s, row) | roomy(s, row)
    count_to_come(s, scratch)
    for i in range(2):
        whole[SHOWN + start - 1 - i] = whole[SHOWN + stop + i] = 0
    in_hand = 0
    for slot in range(i64(s.turned_up)):
        for i in range(FIELDS):
            in_hand |= 1 << s.field[s.order[s.laid + slot], i]
    for face in range(EMPTY + 1, RAT):
        side = i64(OWN if (face - 1) // SPICES == s.player else THEIRS)
        sign = 1.0 - 2.0 * side
        hope = scratch[TO_COME + face]
        brings = LAY + face * POINTS
        for points in range(POINTS):
            scratch[brings + points] = sign * (
                weights[w.SINGLE + points, side] + hope * weights[w.SINGLE_HOPE + points, side]
            )
        survey_spice(s, face, side, start, stop, weights, scratch, whole)
        for points in range(POINTS):
            scratch[brings + points] += sign * points * weights[w.POINT, side]
        if s.shrunk_groups_score:
            survey_shrinking(sign * weights[w.POINT, side], start, stop, scratch, whole)
        if in_hand >> face & 1:
            note_spots(i64(face), start, stop, whole)


@kernel
def count_to_come(s, scratch):
    for face in range(FACES):
        scratch[TO_COME + face] = 0.0
    for i in range(i64(s.laid + s.turned_up), i64(s.strips)):
        for field in range(FIELDS):
            scratch[TO_COME + s.field[s.order[i], field]] += 1.0 / TEN


@kernel
def survey_spice(s, face, side, start, stop, weights, scratch, whole):
    """Covering a field that shows the spice takes away what it brings; covering an open spot takes
    away the hope to score there, the more the fewer spots there are."""
    ones = twos = seen = 0
    north_2 = north = here = i64(0)
    south = i64(shows(s, face, i64(start)))
    south_2 = i64(shows(s, face, i64(start + 1)))
    for row in range(start, stop):
        north_2, north, here, south = north, here, south, south_2
        south_2 = i64(shows(s, face, i64(row + 2)))
        one, two = spots(north_2, north, here, south, south_2)
        whole[SHOWN + row] = here
        whole[ANY + row] = one | two << TWO
        seen |= one
        twos += count(two & whole[OPEN + row])
        ones += count(one & whole[OPEN + row])
    if not seen:
        return
    sign = 1.0 - 2.0 * side
    spot_1 = sign * scratch[TO_COME + face] * weights[w.SPOT_1, side] / (1 + ones)
    spot_2 = sign * scratch[TO_COME + face] * weights[w.SPOT_2, side] / (1 + twos)
    for row in range(start, stop):
        here = whole[SHOWN + row]
        one = whole[ANY + row] & whole[OPEN + row]
        while here:
            bit = here & -here
            here ^= bit
            column = COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31]
            spot = whole[ANY + row] >> column
            points = (spot & 1) + (spot >> TWO & 1)
            lost = weights[w.KEEP, side] * scratch[LAY + face * POINTS + points]
            scratch[COVER + row * SIZE + column] -= lost
        while one:
            bit = one & -one
            one ^= bit
            column = COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31]
            is_two = whole[ANY + row] >> TWO >> column & 1
            scratch[COVER + row * SIZE + column] -= spot_2 if is_two else spot_1


@kernel
def survey_shrinking(value, start, stop, scratch, whole):
    """Where the players agreed on it, what is left of a group that loses a field scores: about, for
    what is left may be one group or several."""
    for row in range(start, stop):
        rows = SHOWN + row
        here = whole[rows]
        if not here:
            continue
        _, _, _, _, north, east, south, west = neighbours(
            whole[rows - 2], whole[rows - 1], here, whole[rows + 1], whole[rows + 2]
        )
        left = here & (north | east | south | west)
        while left:
            bit = left & -left
            left ^= bit
            column = COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31]
            parts = (north >> column & 1) + (east >> column & 1)
            parts += (south >> column & 1) + (west >> column & 1)
            scratch[COVER + row * SIZE + column] += value * (LEFT_OF_ONE if parts == 1 else 2.0)


@kernel
def note_spots(face, start, stop, whole):
    """Where the spice scores as each part of a strip, by its neighbours outside of the strip."""
    at = SPOTS + face * PARTS * SIZE
    for row in range(start, stop):
        rows = SHOWN + row
        north, east, south, west, far_north, far_east, far_south, far_west = neighbours(
            whole[rows - 2], whole[rows - 1], whole[rows], whole[rows + 1], whole[rows + 2]
        )
        one = north | south
        two = far_north | far_south | north & south
        whole[at + ACROSS_MIDDLE * SIZE + row] = one | two << TWO
        whole[at + WEST_END * SIZE + row] = one | west | (two | far_west | one & west) << TWO
        whole[at + EAST_END * SIZE + row] = one | east | (two | far_east | one & east) << TWO
        one = east | west
        two = far_east | far_west | east & west
        whole[at + DOWN_MIDDLE * SIZE + row] = one | two << TWO
        whole[at + NORTH_END * SIZE + row] = one | north | (two | far_north | one & north) << TWO
        whole[at + SOUTH_END * SIZE + row] = one | south | (two | far_south | one & south) << TWO


@kernel
def find_rats(s, whole):
    """Note the rats in sight; return how many there are and how many of them are stuck, both
    colours in one number each."""
    found = rats = stuck = i64(0)
    if not s.rats[0] + s.rats[1]:
        return rats, stuck
    for row in range(i64(s.north), i64(s.south) + 1):
        for colour in range(2):
            shown = shows(s, i64(RAT + colour), row)
            if not shown:
                continue
            whose = i64(1 if colour == s.player else THEIR_RAT)
            is_loose = coverable(s, row)
            for column in range(SIZE):
                if not shown >> column & 1:
                    continue
                rats += whose
                is_stuck = 1 - (is_loose >> column & 1)
                stuck += whose * is_stuck
                if found == MOST_RATS:
                    continue
                at = RATS + RAT_SIZE * found
                whole[at] = row
                whole[at + 1] = column
                whole[at + 2] = whose
                whole[at + 3] = is_stuck
                whole[at + 4] = height_at(s, row, column)
                whole[at + 5] = line_around(s, row, column, False)
                whole[at + 6] = line_around(s, row, column, True)
                for i in range(1 - FIELDS, FIELDS):
                    if 0 <= row + i < SIZE:
                        whole[NEAR + (row + i) * SIZE + column] |= 1 << found
                    if 0 <= column + i < SIZE:
                        whole[NEAR + row * SIZE + column + i] |= 1 << found
                found += 1
    return rats, stuck
