"""The intermediate results of an evaluation, as one record, so that kernels allocate nothing."""

from __future__ import annotations

import numpy as np

from ..state import RAT, SIZE

FACES = RAT + 2
POINTS = 3  # a face scores 0, 1 or 2
PARTS = 6  # of a strip that a field can be, see evaluate.py
EDGE = 2  # empty rows before the first row of the table and after the last one; columns too
MOST_RATS = 40
FEW = 7  # more rats than these count as this many
BESTS = 6
TERMS = 28  # of the odds of the game, see chances.py

SCRATCH = np.dtype(
    [
        # -- by row and column
        ("cover", "f8", (SIZE, SIZE)),  # what changes if a cell gets covered, without rats
        ("near", "i8", (SIZE, SIZE)),  # bits: rats that a strip there covers, sticks or loosens
        # -- by face
        ("lay", "f8", (FACES, POINTS)),  # what it brings where it scores 0, 1, 2 points
        ("to_come", "f8", FACES),  # tens of its fields that lie face down
        ("spots", "i8", (FACES, PARTS, SIZE)),  # rows of spots, by part
        # -- rows, of the one face that is looked at
        ("any", "i8", SIZE),  # spots, whatever the part
        ("shown", "i8", SIZE + 2 * EDGE),  # fields that show it
        # -- rows, of all faces
        ("open", "i8", SIZE),  # fields that can be covered, or have room
        # -- each rat in sight
        ("rat_row", "i8", MOST_RATS),
        ("rat_column", "i8", MOST_RATS),
        ("rat_whose", "i8", MOST_RATS),
        ("rat_stuck", "i8", MOST_RATS),
        ("rat_height", "i8", MOST_RATS),
        ("rat_across", "i8", MOST_RATS),  # the line around it, west to east,
        ("rat_along", "i8", MOST_RATS),  # and north to south
        # -- own rats in sight, plus theirs times THEIR_RAT
        ("rats", "i8"),
        ("stuck", "i8"),
        # -- what rats are worth, by rats in sight and those that are stuck
        ("own_rats", "f8", (2, FEW + 1, FEW + 1)),  # and before those by strip in hand
        ("their_rats", "f8", (FEW + 1, FEW + 1)),
        ("alarm", "i8", 2),  # by strip: own rats of which the other one would have to cover two
        # -- the best places of each strip in hand
        ("best", "f8", (2, BESTS)),  # their values
        ("best_place", "i8", (2, BESTS)),
        # -- chances.py
        ("term", "f8", TERMS),
        # -- by spice: chances.py
        ("groups", "i8", RAT),  # in sight, single fields included
        ("alone", "i8", RAT),  # fields that are alone,
        ("pairs", "i8", RAT),  # and those of groups of two
        ("ones", "i8", RAT),  # open spots where it scores,
        ("twos", "i8", RAT),  # and where it scores 2 points
        ("in_hand", "i8", RAT),  # fields of it on the strips in hand
        # -- network_inputs.py
        ("strips_with", "i8", FACES),  # strips that lie face down and show it
        ("faces", "i1", (SIZE + 2 * EDGE, SIZE + 2 * EDGE)),  # what fields show, edges included
    ],
    align=True,
)
