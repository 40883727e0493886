"""A table of Tabula Rasa as numbers that know no colour's name: for players that learn.

They are the survey of majorities.py and, in the place of what it needs for the castle alone, the
cards and knights themselves. Each is scaled to about -1 to 1. Colours lie in descending order of
their numbers, the first that differ decide; so exchanging two colours changes nothing.
"""

from __future__ import annotations

import numpy as np

from ...core.kernel import i64, kernel
from .majorities import (
    ANY,
    ESTIMATE,
    FIRST,
    GAIN,
    GRID,
    HELD,
    LOOSE,
    MEAN,
    OUTCOMES,
    PRIZE,
    SCORE,
    SECOND,
    SHARE,
    SPREAD,
    SURVEY,
    UNSEEN,
    share_win,
    survey,
)
from .state import (
    CARDS,
    CASTLE_POINTS,
    COLOUR_POINTS,
    COLOURS,
    COPIES,
    HAND,
    KINDS,
    ROWS,
    TERRITORIES,
    VALUES,
)

IN_HAND = PRIZE  # by kind: copies in the own hand
STANDING = IN_HAND + KINDS  # by row and territory: knights on the table
STOCK = STANDING + GRID  # cards in it
CARDS_LEFT = STOCK + 1  # in the own hand
TO_MOVE = CARDS_LEFT + 1  # 1 if it is the seat's turn
THREE_ROWS = TO_MOVE + 1  # 1 if nobody shares a row and three play
PARTNERS = THREE_ROWS + 1  # 1 if partners share the rows
CASTLE = PARTNERS + 1  # by number: what taking it means for the castle
FEATURES = max(CASTLE + VALUES, SURVEY)


def _scales() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """What a number is divided by."""
    scales = np.ones(FEATURES)
    for start, size, scale in (
        (MEAN, GRID, HAND),
        (SPREAD, GRID, HAND),
        (GAIN, TERRITORIES, COLOUR_POINTS),
        (HELD, TERRITORIES, HAND),
        (LOOSE, TERRITORIES, HAND),
        (UNSEEN, KINDS, COPIES),
        (SCORE, ROWS, COLOURS * COLOUR_POINTS),
        (IN_HAND, KINDS, COPIES),
        (STANDING, GRID, HAND),
        (STOCK, 1, CARDS),
        (CARDS_LEFT, 1, HAND),
        (CASTLE, VALUES, CASTLE_POINTS),
    ):
        scales[start : start + size] = scale
    return scales


SCALES = _scales()

# What there is by colour: where it begins, and how far apart the colours lie.
BY_COLOUR = np.array(
    [(GAIN + VALUES, 1), (HELD + VALUES, 1), (LOOSE + VALUES, 1)]
    + [
        (start + row * TERRITORIES + VALUES, 1)
        for start in (MEAN, SPREAD, ANY, FIRST, SECOND, STANDING)
        for row in range(ROWS)
    ]
    + [(start + value, VALUES) for start in (UNSEEN, SHARE, IN_HAND) for value in range(VALUES)]
)


@kernel
def features(s, seat, out):
    for at in range(FEATURES):
        out[at] = 0.0
    survey(s, i64(seat), ESTIMATE, out)
    share_win(s.rows, ESTIMATE, out)
    for number in range(VALUES):
        prize = PRIZE + number * OUTCOMES
        out[CASTLE + number] = out[prize] - out[prize + ROWS]
    for card in range(KINDS):
        out[IN_HAND + card] = s.hand[seat, card]
    for row in range(ROWS):
        for territory in range(TERRITORIES):
            knights = s.knights[(seat + row) % s.rows, territory] if row < s.rows else 0
            out[STANDING + row * TERRITORIES + territory] = knights
    out[STOCK] = s.stock_count
    out[CARDS_LEFT] = s.hand_count[seat]
    out[TO_MOVE] = s.player == seat
    out[THREE_ROWS] = s.rows == ROWS
    out[PARTNERS] = s.players > s.rows
    for at in range(CASTLE + VALUES, FEATURES):
        out[at] = 0.0
    for at in range(FEATURES):
        out[at] /= SCALES[at]
    sort_colours(out)


@kernel
def sort_colours(out):
    for last in range(1, COLOURS):
        colour = last
        while colour > 0 and is_larger(out, colour, colour - 1):
            for line in range(len(BY_COLOUR)):
                at = BY_COLOUR[line, 0] + colour * BY_COLOUR[line, 1]
                before = at - BY_COLOUR[line, 1]
                number = out[at]
                out[at] = out[before]
                out[before] = number
            colour -= 1


@kernel
def is_larger(out, colour, other):
    for line in range(len(BY_COLOUR)):
        number = out[BY_COLOUR[line, 0] + colour * BY_COLOUR[line, 1]]
        beside = out[BY_COLOUR[line, 0] + other * BY_COLOUR[line, 1]]
        if number != beside:
            return number > beside
    return False
