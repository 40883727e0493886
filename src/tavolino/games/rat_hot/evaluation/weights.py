"""How much each thing on the table matters to a player, in points.

Each weight has two numbers: for the player's own colour, and for the opponent's.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

OWN, THEIRS = range(2)
WEIGHTS = np.dtype(
    [
        ("point", "f8", 2),  # scored now
        ("spice", "f8", (3, 2)),  # in sight: alone, with one of its kind, with two or more
        ("spice_hope", "f8", (3, 2)),  # the same for every ten fields of it that are still to come
        ("keep", "f8", 2),  # how much of that is lost with a field that gets covered
        ("spot_1", "f8", 2),  # the last open field where it scores 1 point, for ten fields to come
        ("spot_2", "f8", 2),
        ("rat", "f8", 2),  # each rat in sight
        ("more_rats", "f8", 2),  # each rat after the first
        ("stuck", "f8", 2),  # each of them that is stuck
        ("more_stuck", "f8", 2),  # and its square
        ("rats_to_come", "f8", 2),  # how much these four grow with each to come beyond the third
        ("third", "f8", 2),  # a third rat at the end of the turn: it loses, or presses the opponent
        ("trapped", "f8", 2),  # three of them stuck, with a strip or a turn left
        ("late", "f8", 2),  # own rats to be covered by the second strip
        ("ahead", "f8", 2),  # what the second strip promises
        ("scale", "f8", 2),  # points as logarithms of odds
    ],
    align=True,
)

# A player who sees only their own points and rats.
_BEGINNER: dict[str, Any] = {
    "point": (1.0, 0.0),
    "rat": (0.8, 0.0),
    "more_rats": (0.5, 0.0),
    "stuck": (0.4, 0.0),
    "third": (12.0, 0.0),
    "late": (1.0, 0.0),
    "scale": (1.5, 0.0),
}
# A player who knows what groups are good for, and considers the opponent, but takes one strip after
# the other and does not count what is still to come.
_NOW_AND_THEN: dict[str, Any] = {
    "point": (1.0, 0.8),
    "spice": ((0.0, 0.0), (0.5, 0.4), (0.5, 0.4)),
    "keep": (1.0, 1.0),
    "rat": (0.5, 0.3),
    "more_rats": (0.7, 0.2),
    "stuck": (0.5, 0.2),
    "third": (12.0, 0.0),
    "scale": (1.5, 0.0),
}
# Found by self-play, from a first guess: 600 steps in random directions, each with 600 games
# between the weights one step ahead and one step behind (SPSA); the mean of the second half.
_EXPERIENCED: dict[str, Any] = {
    "point": (1.0, 1.6),
    "spice": ((-0.45, 0.1), (0.85, 0.7), (0.5, 0.9)),
    "spice_hope": ((0.3, -0.05), (0.5, 0.3), (0.35, 0.25)),
    "keep": (0.17, 0.47),
    "spot_1": (0.25, 0.4),
    "spot_2": (0.5, 1.1),
    "rat": (0.65, 0.3),
    "more_rats": (0.55, 0.4),
    "stuck": (0.75, 0.9),
    "more_stuck": (0.6, 0.35),
    "rats_to_come": (0.28, -0.08),
    "third": (15.0, 0.5),
    "trapped": (12.0, 2.0),
    "late": (0.7, 0.0),
    "ahead": (0.75, 0.0),
    "scale": (1.5, 0.0),
}
# In the last turn of the game nothing is to come except the final scoring of the groups in sight.
_LAST_TURN: dict[str, Any] = {
    **_EXPERIENCED,
    "point": (1.0, 1.0),
    "spice": ((0.0, 0.0), (1.0, 1.0), (0.8, 0.8)),
    "keep": (1.0, 1.0),
    "ahead": (1.0, 0.0),
}


def weights_of(*rows: dict[str, Any]) -> npt.NDArray[np.void]:
    """Records of weights; those that are not named are 0."""
    found = np.zeros(len(rows), WEIGHTS)
    for row, named in enumerate(rows):
        for name, sides in named.items():
            found[name][row] = sides
    return found


# By skill, and one more for the full skill in the last turn.
FULL_SKILL, LAST_TURN = 2, 3
SKILLS = weights_of(_BEGINNER, _NOW_AND_THEN, _EXPERIENCED, _LAST_TURN)

# The chance of the seat to move, as a logarithm of odds: what each term is multiplied by, in
# columns by stage. A stage begins with that many strips left. benchmarks/fit_rat_hot.py prints it.
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
