"""Rats that can be covered, and rats that cannot: kernels.

A rat is *stuck* while no strip can be laid on it: no three fields in line with it lie level, or
only those of one whole strip. Laying a strip nearby can stick a rat or loosen it.
"""

from __future__ import annotations

from ...core.kernel import entry, kernel, record, wide
from .actions import COLUMN_STEP, ROW_STEP
from .rules import shows
from .spots import count, coverable
from .state import FIELDS, RAT, SIZE


@kernel
def stuck_rats(s, colour):  # type: ignore[no-untyped-def]
    """How many rats of a colour are stuck."""
    stuck = 0
    if s.rats[colour]:
        for row in range(wide(s.north), wide(s.south) + 1):
            rats = shows(s, wide(RAT + colour), row)
            if rats:
                stuck += count(rats & ~coverable(s, row))
    return stuck


@entry
def stuck_rats_at(states, i, colour):  # type: ignore[no-untyped-def]
    return stuck_rats(record(states, i), wide(colour))


@kernel
def rats_on(s, strip, colour):  # type: ignore[no-untyped-def]
    """How many rats of a colour a strip shows."""
    rats = 0
    for i in range(FIELDS):
        if s.field[strip, i] == RAT + colour:
            rats += 1
    return rats


@kernel
def height_at(s, row, column):  # type: ignore[no-untyped-def]
    """How high strips lie on a cell; 0 beyond the table's edge too."""
    if row < 0 or row >= SIZE or column < 0 or column >= SIZE:
        return wide(0)
    return wide(
        (s.height[0, row] >> column & 1)
        | (s.height[1, row] >> column & 1) << 1
        | (s.height[2, row] >> column & 1) << 2
        | (s.height[3, row] >> column & 1) << 3
    )


@kernel
def lies_on(north, west, down, row, column):  # type: ignore[no-untyped-def]
    """Whether a strip from a northern or western end along a column or a row lies on a cell."""
    if down:
        return column == west and north <= row < north + FIELDS
    return row == north and west <= column < west + FIELDS


@kernel
def would_stick(s, row, column, direction, field, height):  # type: ignore[no-untyped-def]
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
def line_around(s, row, column, down):  # type: ignore[no-untyped-def]
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
    return wide(line)


@kernel
def touched(row, column, down, north, west, strip_down):  # type: ignore[no-untyped-def]
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
def is_stuck_on(line, touched, is_level):  # type: ignore[no-untyped-def]
    """Whether no strip could be laid over the middle of a line, once some of its cells were
    covered, up to the same height or to another one."""
    level = line & ALL & ~touched
    if is_level:
        level |= touched
    whole = line >> WHOLE & ~(touched | touched >> 1 | touched >> 2)
    return not level & level >> 1 & level >> 2 & ~whole
