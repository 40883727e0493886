"""The table of a game of Rat Hot as one record.

               column 11  12  13
    row 11        .   .   .   .          order   laid strips | turned up | face down
    row 12        .  r1   .  g1 .        place   where each laid strip lies
    row 13        .   .   .   .

The table is 25 x 25 fields. What lies there is kept as bit boards: one number per row, bit
`column`. Heights and faces take four boards each, one per binary digit: `height[1, 12]` has the
bits of the columns of row 12 where the height has digit 2. Four digits are enough, because 43
strips reach a height of 15 at most: the topmost one lies on at least two, and two or more lie on at
least three.

All fields are signed: compiled code would turn mixed signs into floating point numbers.
"""

from __future__ import annotations

import numpy as np

SIZE = 25  # rows and columns of the table
ROW = (1 << SIZE) - 1  # a row with all its bits
DIGITS = 4  # of heights and of faces
STRIPS = 42  # the most strips besides the start strip
FIELDS = 3  # of a strip
START = 0  # the number of the start strip
START_COLUMN, START_ROW = 11, 12

# Faces: what a field shows. Spices 1-4 are red's, 5-8 green's.
EMPTY = 0
SPICES = 4  # of a colour
RAT = 2 * SPICES + 1  # + colour
RED, GREEN = 0, 1  # seat 0 and seat 1
TOO_MANY_RATS = 3

NOBODY = -1

# Reasons of the end.
RUNNING, POINTS, RATS, DRAW = range(4)

STATE = np.dtype(
    [
        # -- whose turn it is
        ("player", "i1"),
        ("over", "i1"),
        ("winner", "i1"),
        ("reason", "i1"),
        # -- options
        ("shrunk_groups_score", "i1"),
        ("strips", "i1"),  # besides the start strip
        ("field", "i1", (STRIPS + 1, FIELDS)),  # the faces of each strip; 0 where no such strip
        # -- the strips: `laid` of them, then `turned_up` ones, then those face down, next first
        ("laid", "i1"),
        ("turned_up", "i1"),
        ("order", "i1", STRIPS),  # turned up ones ascending; 0 where no such strip
        ("unused", "i1"),  # always 0, so that the record has no gap here
        ("place", "i2", STRIPS),  # of laid strips: cell * 4 + direction; else 0
        ("strip_points", "i1", (STRIPS, 2)),  # what each laid strip scored for red and green
        # -- points and dangers
        ("points", "i2", 2),
        ("rats", "i1", 2),  # face up
        # -- the table from above, bit boards
        ("north", "i1"),  # the first and the last row that a strip reaches to
        ("south", "i1"),
        ("height", "i4", (DIGITS, SIZE)),
        ("face", "i4", (DIGITS, SIZE)),
        ("whole_across", "i4", SIZE),  # the western end of each strip of which nothing is covered
        ("whole_down", "i4", SIZE),  # the northern end, where it lies along a column
        ("scored", "i4", SIZE),  # the fields of the groups that scored last
    ],
    align=True,
)
