"""Rats that can be covered, and rats that cannot: kernels.

A rat is *stuck* while no strip can be laid on it: no three fields in line with it lie level, or
only those of one whole strip. Laying a strip nearby can stick a rat or loosen it.
"""

from __future__ import annotations

from ....core.kernel import entry, i64, kernel, record
from ....core.signature import Int, Tables
from ..actions import COLUMN_STEP, ROW_STEP
from ..rules import COLUMN_OF_BIT, DE_BRUIJN, shows
from ..state import FIELDS, RAT, SIZE
from .spots import count, coverable


@kernel
def stuck_rats(s, colour):
    """How many rats of a colour are stuck."""
    stuck = 0
    if s.rats[colour]:
        for row in range(i64(s.north), i64(s.south) + 1):
            rats = shows(s, i64(RAT + colour), row)
            if rats:
                stuck += count(rats & ~coverable(s, row))
    return stuck


@entry
def stuck_rats_at(states: Tables, i: Int, colour: Int) -> Int:
    return stuck_rats(record(states, i), i64(colour))


@kernel
def rats_on(s, strip, colour):
    """How many rats of a colour a strip shows."""
    rats = 0
    for i in range(FIELDS):
        if s.field[strip, i] == RAT + colour:
            rats += 1
    return rats


@kernel
def height_at(s, row, column):
    """How high strips lie on a cell; 0 beyond the table's edge too."""
    if row < 0 or row >= SIZE or column < 0 or column >= SIZE:
        return i64(0)
    return i64(
        (s.height[0, row] >> column & 1)
        | (s.height[1, row] >> column & 1) << 1
        | (s.height[2, row] >> column & 1) << 2
        | (s.height[3, row] >> column & 1) << 3
    )


@kernel
def lies_on(north, west, down, row, column):
    """Whether a strip from a northern or western end along a column or a row lies on a cell."""
    if down:
        return column == west and north <= row < north + FIELDS
    return row == north and west <= column < west + FIELDS


@kernel
def would_stick(s, row, column, direction, field, height):
    """Whether a rat on a field of a strip would be stuck, if the strip were laid from here in a
    direction, and were at that height then."""
    row_step = ROW_STEP[direction]
    column_step = COLUMN_STEP[direction]
    # Along this strip, one that covers the rat has to reach beyond an end of it.
    if field > 0 and height_at(s, row + 3 * row_step, column + 3 * column_step) == height:
        return False
    if field < 2 and height_at(s, row - row_step, column - column_step) == height:
        return False
    row += field * row_step
    column += field * column_step
    one = height_at(s, row + column_step, column + row_step) == height
    other = height_at(s, row - column_step, column - row_step) == height
    if one and other:
        return False
    if one and height_at(s, row + 2 * column_step, column + 2 * row_step) == height:
        return False
    return not (other and height_at(s, row - 2 * column_step, column - 2 * row_step) == height)


# The line of cells around a rat, along a row or a column, that strips over it can reach: bits.
LINE = 2 * FIELDS - 1
ALL = (1 << LINE) - 1
THREE = (1 << FIELDS) - 1
WHOLE = 8  # from this bit on: where a whole strip begins


@kernel
def line_around(s, row, column, down):
    """Which cells of the line around a cell are as high as it is, and where whole strips lie."""
    height = height_at(s, row, column)
    line = 0
    for i in range(LINE):
        at_row = row + (i + 1 - FIELDS if down else 0)
        at_column = column + (0 if down else i + 1 - FIELDS)
        if at_row < 0 or at_row >= SIZE or at_column < 0 or at_column >= SIZE:
            continue
        if height_at(s, at_row, at_column) == height:
            line |= 1 << i
        whole = s.whole_down[at_row] if down else s.whole_across[at_row]
        if i < FIELDS and whole >> at_column & 1:
            line |= 1 << (WHOLE + i)
    return i64(line)


@kernel
def touched(row, column, down, north, west, strip_down):
    """Which cells of the line around a cell a strip covers, from its northern or western end along
    a column or a row."""
    along = north - row if down else west - column
    across = west - column if down else north - row
    along += FIELDS - 1
    if strip_down == down:
        if across or along <= -FIELDS or along >= LINE:
            return 0
        return (THREE << (along + FIELDS)) >> FIELDS & ALL
    return 1 << along if 0 <= along < LINE and -FIELDS < across <= 0 else 0


@kernel
def is_stuck_on(line, touched, is_level):
    """Whether no strip could be laid over the middle of a line, once some of its cells were
    covered, up to the same height or to another one."""
    level = line & ALL & ~touched
    if is_level:
        level |= touched
    whole = line >> WHOLE & ~(touched | touched >> 1 | touched >> 2)
    return not level & level >> 1 & level >> 2 & ~whole


@kernel
def field_on(row, column, direction, at_row, at_column):
    """Which field of a strip from here in a direction lies on a cell; -1 for none."""
    i = (at_row - row) * ROW_STEP[direction] + (at_column - column) * COLUMN_STEP[direction]
    if i < 0 or i >= FIELDS:
        return i64(-1)
    if at_row != row + i * ROW_STEP[direction] or at_column != column + i * COLUMN_STEP[direction]:
        return i64(-1)
    return i64(i)


@kernel
def most_covered(s, strip, row, column, direction, colour):
    """How many rats of a colour one strip could cover at most, if another one were laid from here
    in a direction."""
    height = height_at(s, row, column) + 1
    most = 0
    for at_row in range(max(i64(s.north) - FIELDS, 0), min(i64(s.south) + FIELDS + 1, SIZE)):
        rats = shows(s, i64(RAT + colour), i64(at_row))
        for i in range(FIELDS):
            if row + i * ROW_STEP[direction] == at_row:
                bit = 1 << (column + i * COLUMN_STEP[direction])
                rats = rats | bit if s.field[strip, i] == RAT + colour else rats & ~bit
        while rats:
            at_column = COLUMN_OF_BIT[(rats & -rats) * DE_BRUIJN >> 27 & 31]
            rats &= rats - 1
            for first in range(2 * FIELDS):  # each strip over this rat, by where it begins
                down = first // FIELDS
                back = first % FIELDS
                north = at_row - back * down
                west = at_column - back * (1 - down)
                covered = rats_under(
                    s, strip, row, column, direction, height, north, west, down, colour
                )
                most = max(most, covered)
    return most


@kernel
def rats_under(s, strip, row, column, direction, height, north, west, down, colour):
    """How many rats of a colour a strip would cover that was laid after another one; 0 where it
    cannot lie."""
    if north < 0 or west < 0 or north + 2 * down >= SIZE or west + 2 * (1 - down) >= SIZE:
        return 0
    rats = new = 0
    level = i64(-1)
    for i in range(FIELDS):
        at_row = north + i * down
        at_column = west + i * (1 - down)
        field = field_on(row, column, direction, at_row, at_column)
        if field >= 0:
            new += 1
            at_height = height
            is_rat = s.field[strip, field] == RAT + colour
        else:
            at_height = height_at(s, at_row, at_column)
            is_rat = shows(s, i64(RAT + colour), i64(at_row)) >> at_column & 1 == 1
        if i and at_height != level:
            return 0
        level = at_height
        rats += 1 if is_rat else 0
    whole = s.whole_down[north] if down else s.whole_across[north]
    if new == FIELDS or (new == 0 and whole >> west & 1):
        return 0
    return rats
