"""Evaluates the table of Rat Hot before places for strips are compared: kernels.

What covering each cell would change, what each spice would bring, where it would score, and the
rats in sight.
"""

from __future__ import annotations

from ....core.kernel import i64, kernel
from ..rules import COLUMN_OF_BIT, DE_BRUIJN, shows
from ..state import EMPTY, FIELDS, RAT, SIZE, SPICES
from .rats import height_at, line_around
from .scratch import EDGE, FACES, MOST_RATS, PARTS, POINTS
from .spots import count, coverable, neighbours, roomy, spots
from .weights import OWN, THEIRS

# The part of a field in a strip says which of its neighbours lie outside of the strip.
ACROSS_MIDDLE, WEST_END, EAST_END, DOWN_MIDDLE, NORTH_END, SOUTH_END = range(PARTS)

TWO = 32  # a row of spots: where a spice scores; and, so many bits higher, where it scores 2 points
TEN = 10.0
THEIR_RAT = 16  # rats of both colours are counted in one number: own ones, plus theirs times this

LEFT_OF_ONE = 1.5  # points of what is left of a group, be it two fields or more


@kernel
def evaluate(s, weights, scratch):
    """What covering a cell changes, what a face brings, and where the spices in hand score."""
    start = max(i64(s.north) - FIELDS, 0)
    stop = min(i64(s.south) + FIELDS + 1, SIZE)
    for row in range(start, stop):
        for column in range(SIZE):
            scratch.cover[row, column] = 0.0
            scratch.near[row, column] = 0
    for row in range(start, stop):
        scratch.open[row] = coverable(s, row) | roomy(s, row)
    count_to_come(s, scratch)
    for i in range(2):
        scratch.shown[EDGE + start - 1 - i] = scratch.shown[EDGE + stop + i] = 0
    in_hand = 0
    for slot in range(i64(s.turned_up)):
        for i in range(FIELDS):
            in_hand |= 1 << s.field[s.order[s.laid + slot], i]
    for face in range(EMPTY + 1, RAT):
        side = i64(OWN if (face - 1) // SPICES == s.player else THEIRS)
        sign = 1.0 - 2.0 * side
        hope = scratch.to_come[face]
        for points in range(POINTS):
            scratch.lay[face, points] = sign * (
                weights.spice[points, side] + hope * weights.spice_hope[points, side]
            )
        weigh_spice(s, face, side, start, stop, weights, scratch)
        for points in range(POINTS):
            scratch.lay[face, points] += sign * points * weights.point[side]
        if s.shrunk_groups_score:
            weigh_shrinking(sign * weights.point[side], start, stop, scratch)
        if in_hand >> face & 1:
            note_spots(i64(face), start, stop, scratch)


@kernel
def count_to_come(s, scratch):
    for face in range(FACES):
        scratch.to_come[face] = 0.0
    for i in range(i64(s.laid + s.turned_up), i64(s.strips)):
        for field in range(FIELDS):
            scratch.to_come[s.field[s.order[i], field]] += 1.0 / TEN


@kernel
def weigh_spice(s, face, side, start, stop, weights, scratch):
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
        scratch.shown[EDGE + row] = here
        scratch.any[row] = one | two << TWO
        seen |= one
        twos += count(two & scratch.open[row])
        ones += count(one & scratch.open[row])
    if not seen:
        return
    sign = 1.0 - 2.0 * side
    spot_1 = sign * scratch.to_come[face] * weights.spot_1[side] / (1 + ones)
    spot_2 = sign * scratch.to_come[face] * weights.spot_2[side] / (1 + twos)
    for row in range(start, stop):
        here = scratch.shown[EDGE + row]
        one = scratch.any[row] & scratch.open[row]
        while here:
            bit = here & -here
            here ^= bit
            column = COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31]
            spot = scratch.any[row] >> column
            points = (spot & 1) + (spot >> TWO & 1)
            lost = weights.keep[side] * scratch.lay[face, points]
            scratch.cover[row, column] -= lost
        while one:
            bit = one & -one
            one ^= bit
            column = COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31]
            is_two = scratch.any[row] >> TWO >> column & 1
            scratch.cover[row, column] -= spot_2 if is_two else spot_1


@kernel
def weigh_shrinking(value, start, stop, scratch):
    """If the players agreed on it, what is left of a group that loses a field scores. This is
    approximate, since what is left may be one group or several."""
    for row in range(start, stop):
        rows = EDGE + row
        here = scratch.shown[rows]
        if not here:
            continue
        _, _, _, _, north, east, south, west = neighbours(
            scratch.shown[rows - 2],
            scratch.shown[rows - 1],
            here,
            scratch.shown[rows + 1],
            scratch.shown[rows + 2],
        )
        left = here & (north | east | south | west)
        while left:
            bit = left & -left
            left ^= bit
            column = COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31]
            parts = (north >> column & 1) + (east >> column & 1)
            parts += (south >> column & 1) + (west >> column & 1)
            scratch.cover[row, column] += value * (LEFT_OF_ONE if parts == 1 else 2.0)


@kernel
def note_spots(face, start, stop, scratch):
    """Where the spice scores as each part of a strip, by its neighbours outside of the strip."""
    for row in range(start, stop):
        rows = EDGE + row
        north, east, south, west, far_north, far_east, far_south, far_west = neighbours(
            scratch.shown[rows - 2],
            scratch.shown[rows - 1],
            scratch.shown[rows],
            scratch.shown[rows + 1],
            scratch.shown[rows + 2],
        )
        one = north | south
        two = far_north | far_south | north & south
        scratch.spots[face, ACROSS_MIDDLE, row] = one | two << TWO
        scratch.spots[face, WEST_END, row] = one | west | (two | far_west | one & west) << TWO
        scratch.spots[face, EAST_END, row] = one | east | (two | far_east | one & east) << TWO
        one = east | west
        two = far_east | far_west | east & west
        scratch.spots[face, DOWN_MIDDLE, row] = one | two << TWO
        scratch.spots[face, NORTH_END, row] = one | north | (two | far_north | one & north) << TWO
        scratch.spots[face, SOUTH_END, row] = one | south | (two | far_south | one & south) << TWO


@kernel
def find_rats(s, scratch):
    """Store the rats in sight; return how many there are and how many of them are stuck, each with
    both colours in one number."""
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
                scratch.rat_row[found] = row
                scratch.rat_column[found] = column
                scratch.rat_whose[found] = whose
                scratch.rat_stuck[found] = is_stuck
                scratch.rat_height[found] = height_at(s, row, column)
                scratch.rat_across[found] = line_around(s, row, column, False)
                scratch.rat_along[found] = line_around(s, row, column, True)
                for i in range(1 - FIELDS, FIELDS):
                    if 0 <= row + i < SIZE:
                        scratch.near[row + i, column] |= 1 << found
                    if 0 <= column + i < SIZE:
                        scratch.near[row, column + i] |= 1 << found
                found += 1
    return rats, stuck
