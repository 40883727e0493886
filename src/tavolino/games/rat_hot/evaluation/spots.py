"""Where something can still be laid, and what it would score there: kernels over rows of bits.

A *spot* of a spice is a field where it scores: beside one field that shows it 1 point, beside two,
or beside one that has company already, 2 points. An *open* field is one that a strip can be laid
on, whether bare or covered.
"""

from __future__ import annotations

from ....core.kernel import kernel
from ..rules import level_with_next, occupied
from ..state import DIGITS, FIELDS, ROW, SIZE


@kernel
def count(bits):
    """How many bits of a row are set."""
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return bits * 0x01010101 >> 24 & 63


@kernel
def neighbours(north_2, north, here, south, south_2):
    """Of five rows of fields that show a spice, as seen from the middle one: the fields that have
    it north, east, south and west of them; then those where that neighbour has company, apart from
    the field itself."""
    return (
        north,
        here >> 1,
        south,
        here << 1 & ROW,
        north & (north << 1 | north >> 1 | north_2),
        (here & (north | south | here >> 1)) >> 1,
        south & (south << 1 | south >> 1 | south_2),
        (here & (north | south | here << 1)) << 1 & ROW,
    )


@kernel
def spots(north_2, north, here, south, south_2):
    """Of five such rows, the fields of the middle one where the spice scores, and those where it
    scores 2 points. For fields that show it already they say what company it has."""
    above, east, below, west, far_above, far_east, far_below, far_west = neighbours(
        north_2, north, here, south, south_2
    )
    two = far_above | far_east | far_below | far_west | above & below | east & west
    two |= (above | below) & (east | west)
    return above | east | below | west, two


@kernel
def coverable_across(s, row):
    """The western ends of the places in a row where a strip may lie on others."""
    along = occupied(s, row)
    for digit in range(DIGITS):
        along &= ~(s.height[digit, row] ^ s.height[digit, row] >> 1)
    return along & along >> 1 & ~s.whole_across[row]


@kernel
def coverable_down(s, row):
    """The northern ends, in a row, of the places along a column where a strip may lie on others."""
    if row < 0 or row + FIELDS > SIZE:
        return 0
    level = level_with_next(s, row, occupied(s, row))
    return level & level_with_next(s, row + 1, occupied(s, row + 1)) & ~s.whole_down[row]


@kernel
def coverable(s, row):
    """The fields of a row that a strip may cover."""
    across = coverable_across(s, row)
    down = coverable_down(s, row) | coverable_down(s, row - 1) | coverable_down(s, row - 2)
    return across | across << 1 | across << 2 | down


@kernel
def bare(s, row):
    """The fields of a row on which nothing lies; none beyond the table's edge."""
    return 0 if row < 0 or row >= SIZE else ROW & ~occupied(s, row)


@kernel
def roomy(s, row):
    """The bare fields of a row where there is room for a strip."""
    here = bare(s, row)
    north = bare(s, row - 1)
    south = bare(s, row + 1)
    across = here & here >> 1 & here >> 2
    down = north & (south | bare(s, row - 2)) | south & bare(s, row + 2)
    return across | across << 1 | across << 2 | here & down
