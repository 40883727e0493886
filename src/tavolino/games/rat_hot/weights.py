"""How much each thing on the table matters to the one who looks at it, in points.

Each row of a table has two numbers: for the own colour, and for the opponent's.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

OWN, THEIRS = range(2)
(
    POINT,  # scored now
    SINGLE,  # a spice in sight that stands alone, with one of its kind, with two or more
    PAIR,
    GROUP,
    SINGLE_HOPE,  # the same for every ten fields of that spice that are still to come
    PAIR_HOPE,
    GROUP_HOPE,
    KEEP,  # how much of that is lost with a field that gets covered
    SPOT_1,  # the last open field where the spice would score 1 point, for ten fields to come
    SPOT_2,
    RAT,  # each rat in sight
    MORE_RATS,  # each rat after the first
    STUCK,  # each of them that is stuck
    MORE_STUCK,  # and its square
    RATS_TO_COME,  # how much these four grow with each rat to come beyond the third
    THIRD,  # a third rat at the end of the turn: it loses, or presses the opponent
    TRAPPED,  # three of them stuck, with a strip or a turn left
    LATE,  # own rats to be covered by the second strip
    AHEAD,  # what the second strip promises
    SCALE,  # points as logarithms of odds
) = range(20)
SIZE = 20

_BEGINNER = {POINT: (1.0, 0.0), RAT: (0.3, 0.0), SCALE: (1.0, 0.0)}
_NOW_AND_THEN = {
    POINT: (1.0, 1.0),
    RAT: (0.3, 0.2),
    MORE_RATS: (0.5, 0.0),
    THIRD: (8.0, 0.0),
    SCALE: (1.0, 0.0),
}
_EXPERIENCED = {
    POINT: (1.0, 1.0),
    SINGLE: (0.0, 0.0),
    PAIR: (0.7, 0.7),
    GROUP: (0.7, 0.7),
    SINGLE_HOPE: (0.2, 0.2),
    PAIR_HOPE: (0.7, 0.3),
    GROUP_HOPE: (0.4, 0.25),
    KEEP: (1.0, 1.0),
    SPOT_1: (0.2, 0.3),
    SPOT_2: (0.5, 0.8),
    RAT: (0.3, 0.2),
    MORE_RATS: (0.5, 0.3),
    STUCK: (1.0, 0.7),
    MORE_STUCK: (0.7, 0.7),
    RATS_TO_COME: (0.0, 0.0),
    THIRD: (15.0, 0.5),
    TRAPPED: (12.0, 2.0),
    LATE: (0.5, 0.0),
    AHEAD: (0.8, 0.0),
    SCALE: (1.5, 0.0),
}


def _table(rows: dict[int, tuple[float, float]]) -> npt.NDArray[Any]:
    table = np.zeros((SIZE, 2))
    for weight, sides in rows.items():
        table[weight] = sides
    return table


# By sight: a beginner's, those of one who plays now and then, and an experienced player's.
WEIGHTS = np.stack([_table(rows) for rows in (_BEGINNER, _NOW_AND_THEN, _EXPERIENCED)])

# The chance of the seat to move, as a logarithm of odds: this, and the features times these.
CHANCE_OF_MOVER = 0.0
CHANCE = np.zeros(28)
CHANCE[2] = 1.5
