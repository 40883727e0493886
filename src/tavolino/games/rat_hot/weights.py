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

# One who sees the own points and the own rats, and nothing else.
_BEGINNER = {
    POINT: (1.0, 0.0),
    RAT: (0.8, 0.0),
    MORE_RATS: (0.5, 0.0),
    STUCK: (0.4, 0.0),
    THIRD: (12.0, 0.0),
    LATE: (1.0, 0.0),
    SCALE: (1.5, 0.0),
}
# One who knows what groups are good for, and that there is an opponent, but takes one strip after
# the other and counts nothing that is to come.
_NOW_AND_THEN = {
    POINT: (1.0, 0.8),
    PAIR: (0.5, 0.4),
    GROUP: (0.5, 0.4),
    KEEP: (1.0, 1.0),
    RAT: (0.5, 0.3),
    MORE_RATS: (0.7, 0.2),
    STUCK: (0.5, 0.2),
    THIRD: (12.0, 0.0),
    SCALE: (1.5, 0.0),
}
# Found by playing, from a first guess: 600 steps in random directions, each of 600 games between
# the weights a step ahead and a step behind (SPSA); the mean of the second half.
_EXPERIENCED = {
    POINT: (1.0, 1.6),
    SINGLE: (-0.45, 0.1),
    PAIR: (0.85, 0.7),
    GROUP: (0.5, 0.9),
    SINGLE_HOPE: (0.3, -0.05),
    PAIR_HOPE: (0.5, 0.3),
    GROUP_HOPE: (0.35, 0.25),
    KEEP: (0.17, 0.47),
    SPOT_1: (0.25, 0.4),
    SPOT_2: (0.5, 1.1),
    RAT: (0.65, 0.3),
    MORE_RATS: (0.55, 0.4),
    STUCK: (0.75, 0.9),
    MORE_STUCK: (0.6, 0.35),
    RATS_TO_COME: (0.28, -0.08),
    THIRD: (15.0, 0.5),
    TRAPPED: (12.0, 2.0),
    LATE: (0.7, 0.0),
    AHEAD: (0.75, 0.0),
    SCALE: (1.5, 0.0),
}
# In the last turn of the game nothing is to come but the groups in sight, once more.
_LAST_TURN = {
    **_EXPERIENCED,
    POINT: (1.0, 1.0),
    SINGLE: (0.0, 0.0),
    PAIR: (1.0, 1.0),
    GROUP: (0.8, 0.8),
    KEEP: (1.0, 1.0),
    AHEAD: (1.0, 0.0),
}


def _table(rows: dict[int, tuple[float, float]]) -> npt.NDArray[Any]:
    table = np.zeros((SIZE, 2))
    for weight, sides in rows.items():
        table[weight] = sides
    return table


# By skill, and one more for the full skill in the last turn.
FULL_SKILL, LAST_TURN = 2, 3
WEIGHTS = np.stack([_table(rows) for rows in (_BEGINNER, _NOW_AND_THEN, _EXPERIENCED, _LAST_TURN)])

# The chance of the seat to move, as a logarithm of odds: what each feature is multiplied by, in
# columns by stage. A stage begins with so many strips left. benchmarks/fit_rat_hot.py prints it.
STAGES = (31, 21, 13, 7, 3, 2, 1)
_CHANCE = """
constant          -0.08  -0.11  -0.09  -0.11  -0.10  -0.13   0.26
margin             0.08   0.27   0.40   0.83   1.06   0.59   0.48
late margin        0.14   0.62   0.73   0.64   0.60   0.85   0.85
late total         0.48   1.07   1.42   1.44   1.45   1.95   2.21
to move           -0.08  -0.11  -0.09  -0.11  -0.10  -0.13   0.26
in hand           -0.04  -0.04   0.22   0.43   0.35   0.00   0.00
left               0.23   0.26   0.23   0.06   0.07  -0.01   0.01
own standing       0.66   0.31   0.37   0.52   0.69   0.74   0.90
their standing    -0.69  -0.30  -0.39  -0.48  -0.64  -0.79  -0.64
own hope          -0.22   1.28   2.44   2.64   2.30   0.53   0.00
their hope        -0.09  -1.46  -2.76  -3.08  -2.51  -1.12   0.00
own spread        -0.05  -0.48  -0.62   0.14   1.35   0.37   0.00
their spread       0.21   0.60   0.86  -0.06  -1.64  -0.87   0.00
own hand           0.33   0.35   0.40   0.63   0.70   0.90   1.30
their hand         0.22   0.05  -0.06  -0.06  -0.19  -0.13  -0.24
own hand rats      0.36   0.02  -0.17  -0.15   0.14  -0.91  -1.39
their hand rats   -0.20   0.17   0.44   0.45   1.19   0.59   0.09
own rats 1         0.24   0.08  -0.35  -0.72  -0.90  -0.02  -0.46
own rats 2         0.20   0.18   0.16   0.21   0.36  -0.11  -0.46
own rats 3         0.24   0.18   0.10   0.13   0.54  -0.57   1.02
their rats 1      -0.20  -0.07   0.41   0.66   0.68   0.65   0.03
their rats 2      -0.20  -0.13  -0.10  -0.17  -0.25   0.54   0.03
their rats 3       0.03  -0.09   0.05  -0.11  -0.46  -1.28   0.00
own stuck 1       -0.07  -0.14  -0.25  -0.31  -0.48  -0.12  -0.73
own stuck 2       -0.19  -0.18  -0.18  -0.30  -0.72  -0.11  -2.93
own stuck 3        0.06  -0.58  -0.61  -0.65  -0.74  -2.33  -4.21
their stuck 1      0.07   0.15   0.19   0.33   0.40   0.87  -0.08
their stuck 2     -0.02   0.15   0.14   0.33   0.92   1.91   0.00
their stuck 3      0.07   0.31   0.24   0.19   0.23   3.00   0.00
"""
CHANCE = np.array(
    [line.split()[-len(STAGES) :] for line in _CHANCE.split("\n")[1:-1]], float
).T.copy()
