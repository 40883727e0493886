"""What lies on the table, read from the record."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.contract import State
from .actions import COLUMN_STEP, DIRECTIONS, ROW_STEP, START_PLACE, parts_of
from .state import DIGITS, FIELDS, SIZE, SPICES, START
from .strips import FACE_NAMES

Cell = tuple[int, int]  # column, row
Board = npt.NDArray[np.int64]  # a number for each row and column

_COLUMNS = np.arange(SIZE)
_DIGITS = np.arange(DIGITS).reshape(DIGITS, 1, 1)


def _bits(rows: npt.NDArray[Any]) -> Board:
    """Bit boards with an axis for the columns."""
    bits: Board = rows[..., None].astype(np.int64) >> _COLUMNS & 1
    return bits


def _numbers(digits: npt.NDArray[Any]) -> Board:
    """The numbers whose binary digits four bit boards hold."""
    numbers: Board = (_bits(digits) << _DIGITS).sum(0)
    return numbers


def heights(state: State) -> Board:
    return _numbers(state["height"][0])


def faces(state: State) -> Board:
    return _numbers(state["face"][0])


def turned_up(state: State) -> list[int]:
    """The strips to be laid now, ascending."""
    laid, count = int(state["laid"][0]), int(state["turned_up"][0])
    strips: list[int] = state["order"][0, laid : laid + count].tolist()
    return strips


def face_down(state: State) -> list[int]:
    """The strips still to come, the next one first."""
    start = int(state["laid"][0] + state["turned_up"][0])
    strips: list[int] = state["order"][0, start : int(state["strips"][0])].tolist()
    return strips


def laid_strips(state: State) -> list[tuple[int, int]]:
    """Number and place of each strip on the table, in laying order, the start strip first."""
    laid = int(state["laid"][0])
    numbers, places = state["order"][0, :laid], state["place"][0, :laid]
    return [(START, START_PLACE), *zip(numbers.tolist(), places.tolist(), strict=True)]


def cells_of(place: int) -> list[Cell]:
    """Where the three fields of a strip would lie, even beyond the table's edge."""
    row, column, direction = parts_of(place)
    return [
        (column + i * COLUMN_STEP[direction], row + i * ROW_STEP[direction]) for i in range(FIELDS)
    ]


def top_strips(state: State) -> dict[Cell, int]:
    """The strip that is seen at each cell that is not bare."""
    return {cell: strip for strip, place in laid_strips(state) for cell in cells_of(place)}


def extent(state: State) -> tuple[range, range]:
    """The columns and the rows that strips reach to."""
    columns, rows = zip(*top_strips(state), strict=True)
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


def scored_groups(state: State) -> list[list[Cell]]:
    """The groups that the strip laid last scored, or the end of the game, from north to south."""
    shown = faces(state)
    left = {(int(column), int(row)) for row, column in np.argwhere(_bits(state["scored"][0]))}
    groups = []
    for start in sorted(left, key=lambda cell: cell[::-1]):
        if start not in left:
            continue
        left.remove(start)
        group = [start]
        for column, row in group:
            for step in range(DIRECTIONS):
                beside = column + COLUMN_STEP[step], row + ROW_STEP[step]
                if beside in left and shown[row, column] == shown[beside[::-1]]:
                    left.remove(beside)
                    group.append(beside)
        groups.append(sorted(group, key=lambda cell: cell[::-1]))
    return groups


def group_score(shown: Board, group: list[Cell]) -> dict[str, Any]:
    """A group that scores: whose it is, its spice, its fields and its points."""
    face = int(shown[group[0][::-1]])
    return {
        "player": (face - 1) // SPICES,
        "spice": FACE_NAMES[face],
        "cells": list(map(list, group)),
        "points": min(len(group) - 1, 2),
    }
