"""Moves as action numbers, in one fixed range for all sets of strips.

A move names one of the turned up strips (the lower number first), the cell of its first field and
the direction of the others.
"""

from __future__ import annotations

from .state import SIZE, START_COLUMN, START_ROW

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = 4
ROW_STEP = (-1, 0, 1, 0)
COLUMN_STEP = (0, 1, 0, -1)
PLACES = SIZE * SIZE * DIRECTIONS  # (row * SIZE + column) * DIRECTIONS + direction
START_PLACE = (START_ROW * SIZE + START_COLUMN) * DIRECTIONS + EAST
SECOND = PLACES  # + place: the second of two turned up strips
ACTIONS = 2 * PLACES

# Two strips, each way round, along every row and every column: more than can occur together.
MOST_LEGAL = 2 * 2 * 2 * SIZE * (SIZE - 2)
