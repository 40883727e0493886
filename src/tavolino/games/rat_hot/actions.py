"""Moves as action numbers, in one fixed range for all sets of strips. No other module does
arithmetic with them.

A move names one of the turned up strips (the lower number first) and a place for it: the cell of
its first field and the direction of the others.
"""

from __future__ import annotations

import numpy as np

from ...core.kernel import i64, kernel
from .state import SIZE, START_COLUMN, START_ROW

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = 4
ROW_STEP = (-1, 0, 1, 0)
COLUMN_STEP = (0, 1, 0, -1)
PLACES = SIZE * SIZE * DIRECTIONS
ACTIONS = 2 * PLACES

# Two strips, each way round, along every row and every column: more than can occur together.
MOST_LEGAL = 2 * 2 * 2 * SIZE * (SIZE - 2)

# The parts of a place, as arrays: compiled code divides and looks into tuples more slowly. In few
# bytes, because constants have little room on a GPU.
_CELL_OF = (np.arange(PLACES) // DIRECTIONS).astype(np.int16)
_ROW_OF = (_CELL_OF // SIZE).astype(np.int8)
_COLUMN_OF = (_CELL_OF % SIZE).astype(np.int8)
ROW_STEPS, COLUMN_STEPS = np.array(ROW_STEP), np.array(COLUMN_STEP)


def place_number(row: int, column: int, direction: int) -> int:
    return (row * SIZE + column) * DIRECTIONS + direction


def encode(slot: int, place: int) -> int:
    """The action that lays a turned up strip, the first (slot 0) or the second, at a place."""
    return slot * PLACES + place


def decode(action: int) -> tuple[int, int]:
    """The slot of a turned up strip, and its place."""
    return divmod(action, PLACES)


def parts_of(place: int) -> tuple[int, int, int]:
    """Row, column and direction of a place."""
    return int(_ROW_OF[place]), int(_COLUMN_OF[place]), place % DIRECTIONS


START_PLACE = place_number(START_ROW, START_COLUMN, EAST)

# -- the same for kernels

place_at = kernel(place_number)
action_of = kernel(encode)


@kernel
def slot_of(action):
    return i64(1 if action >= PLACES else 0)


@kernel
def place_of(action):
    return i64(action) - slot_of(action) * PLACES


@kernel
def direction_of(place):
    return place & DIRECTIONS - 1


@kernel
def cell_of(place):
    return i64(_CELL_OF[place])


@kernel
def row_of(place):
    return i64(_ROW_OF[place])


@kernel
def column_of(place):
    return i64(_COLUMN_OF[place])
