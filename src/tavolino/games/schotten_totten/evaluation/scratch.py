"""The intermediate results of an evaluation, as one record, so that kernels allocate nothing.

One seat judges: of the cards that it cannot place, it knows only the number.
"""

from __future__ import annotations

import numpy as np

from ..state import COLOURS, SIDE, STONES, VALUES

FORMATIONS = 5

# The terms of the odds of the game, see chances.py.
ODDS = 0  # that the chances of the stones give,
LATE_ODDS = 1  # and what is added to that when all cards have gone
TURN = 2  # 1 for the seat to move, else -1,
LATE_TURN = 3  # and what is added then
OWNED = 4  # stones
THREATS = 5  # stones that would win the game
SPACES = 6  # for cards that help nowhere
TACTICS = 7  # tactic cards of use in the hand
PLAYED_TACTICS = 8  # and played
DEALT_TACTICS = 9  # tactic cards in the hand where nobody chooses to draw them
TERMS = 10

# Whose card odds: of the seat that judges, or of its opponent.
MINE, THEIRS = range(2)

# Rows of card odds end with slots for what is sure and what never comes, and there are rows for no
# colour and for any colour, so that sides can be looked at without asking what they hold.
SURE, NEVER = VALUES, VALUES + 1
VALUE_ROW = VALUES + 2
NO_COLOUR, ANY_COLOUR = COLOURS, COLOURS + 1

# Places for side odds: two for each stone, `2 * stone` for the player's own side and `2 * stone +
# 1` for the other one; then sides that are only tried.
TRIAL = 2 * STONES
THEIR_TRIAL = TRIAL + 1
ALONE = TRIAL + 2  # of a card laid where the side has none
PLACES = TRIAL + 3

# Stones are weighed in three groups of three; a group falls in one of eight ways.
GROUPS, GROUP, WAYS = 3, 3, 8

SCRATCH = np.dtype(
    [
        # -- card_odds.py, all of them by whose
        ("card", "f8", (2, COLOURS + 2, VALUE_ROW)),  # by colour and value - 1: that the card comes
        ("of_value", "f8", (2, SIDE + 1, VALUE_ROW)),  # by n and value - 1: that n of a value come
        ("of_colour", "f8", (2, SIDE + 1, COLOURS + 1)),  # by n and colour: that n of a colour come
        ("colour_sum", "f8", (2, SIDE + 1, COLOURS + 1)),  # the same: their likely sum
        ("any_sum", "f8", (2, SIDE + 1)),  # by n: the likely sum of n more cards of any kind
        ("fresh", "f8", (2, FORMATIONS)),  # that a side without cards becomes a formation
        # -- side_odds.py, by place and formation
        ("formation", "f8", (PLACES, FORMATIONS)),  # the chance that it is the best one of the side
        ("sum", "f8", (PLACES, FORMATIONS)),  # the sum that the side then has
        # -- by stone
        ("chance", "f8", STONES),  # to win it
        ("value", "f8", STONES),  # what it means for the game
        ("without", "f8", STONES),  # the chance when a card of the hand has gone
        # -- stone_values.py, by group and way
        ("way", "f8", (GROUPS, WAYS)),  # how likely it is
        ("if_way", "f8", (GROUPS, WAYS)),  # the chance of the game if it comes
        # -- chances.py
        ("term", "f8", TERMS),
    ],
    align=True,
)
