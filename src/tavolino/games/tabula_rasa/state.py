"""The table of a game of Tabula Rasa as one record.

    row 1              r1 y1    g2                   <- knights[1, territory], laid[1, action]
    castle  territories 1  2  3  4  5  r  y  g  b  p      removed    stock
    row 0                 b2       r4                <- knights[0, territory], laid[0, action]

A player has one row of knights; with four, the partners opposite each other share one. Seat `n`
lays in row `n` modulo the number of rows: three rows for three players, otherwise two.

Knights are numbered by kind, `colour * 5 + value - 1` (0-24): copies are alike. Territories 0-4 are
the numbers, 5-9 the colours. The order in which knights came to a territory never matters and is
not kept. All fields are signed: compiled code would turn mixed signs into floating point numbers.
"""

from __future__ import annotations

import numpy as np

COLOURS, VALUES, COPIES = 5, 5, 2
KINDS = COLOURS * VALUES
ACTIONS = 2 * KINDS  # actions.py says which is which
CARDS = KINDS * COPIES
TERRITORIES = VALUES + COLOURS
SEATS, ROWS = 4, 3
HAND = 8
REMOVED = 2
NO_CARD = -1
NOWHERE = -1

# What a row takes at a territory: the better, the fewer rivals it has there.
NOTHING, TREASURE, TERRITORY = range(3)

COLOUR_POINTS = 5  # of a territory; a number territory is worth its number
TREASURE_POINTS = 1
CASTLE_POINTS = 5

STATE = np.dtype(
    [
        # -- whose turn it is; when the game is over, who was last
        ("player", "i1"),
        ("over", "i1"),
        # -- options
        ("players", "i1"),
        ("rows", "i1"),  # follows from the players
        ("colours", "i1"),
        ("values", "i1"),
        ("copies", "i1"),
        ("hand_size", "i1"),
        # -- a seat
        ("hand_count", "i1", SEATS),
        ("hand", "i1", (SEATS, KINDS)),  # copies of each kind of knight
        # -- a row
        ("knights", "i1", (ROWS, TERRITORIES)),  # how many stand there
        ("laid", "i1", (ROWS, ACTIONS)),  # which: how often each action was played
        # -- the rest of the table
        ("removed", "i1", REMOVED),  # ascending
        ("stock_count", "i1"),
        ("stock", "i1", CARDS),  # the top card is the last one, then NO_CARD
        # -- the end; nothing before it
        ("taken", "i1", (ROWS, TERRITORIES)),
        ("castle_at", "i1"),  # the territory whose owner won the castle with it, or NOWHERE
        ("score", "i1", ROWS),
    ],
    align=True,
)
