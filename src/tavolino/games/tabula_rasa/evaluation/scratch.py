"""The intermediate results of an evaluation, as one record, so that kernels allocate nothing.

Rows are numbered from the seat's own: row 0 is its own, then those of the next seats in turn.
"""

from __future__ import annotations

import numpy as np

from ..state import KINDS, ROWS, TERRITORIES, VALUES

OUTCOMES = ROWS + 1  # of a number territory: which row takes it, or nobody
NOBODY = ROWS
SETS = 2**ROWS  # of rows that own one number territory

SCRATCH = np.dtype(
    [
        # -- by row and territory
        ("mean", "f8", (ROWS, TERRITORIES)),  # how many knights a row will have there
        ("spread", "f8", (ROWS, TERRITORIES)),  # the variance of that number
        ("any", "f8", (ROWS, TERRITORIES)),  # the chance that it has one at all
        ("first", "f8", (ROWS, TERRITORIES)),  # the chance to take the territory
        ("second", "f8", (ROWS, TERRITORIES)),  # the chance to take a treasure there
        ("open_hands", "f8", (ROWS, TERRITORIES)),  # cards of open hands that will go there
        # -- by territory
        ("gain", "f8", TERRITORIES),  # what one own knight more is worth, in points of the margin
        ("loss", "f8", TERRITORIES),  # what one own knight less would cost
        ("held", "f8", TERRITORIES),  # cards of the seat's hand that will go there
        ("loose", "f8", TERRITORIES),  # unseen cards that would go there
        ("liked", "f8", TERRITORIES),  # how much a knight is liked there
        ("missed", "f8", TERRITORIES),  # how much it is liked that it does not go there
        # -- by kind
        ("unseen", "f8", KINDS),  # copies that the seat has not seen
        ("share", "f8", KINDS),  # how likely a card goes to its number rather than to its colour
        # -- by row
        ("supply", "f8", ROWS),  # the chance that it will lay an unseen card
        ("score", "f8", ROWS),  # the points it will have
        ("stake", "f8", ROWS),  # what one of its points counts for the seat; 1 for its own row
        ("win", "f8", ROWS),  # its share of the win
        # -- the castle
        ("prize", "f8", (VALUES, OUTCOMES)),  # what it is worth for the seat then
        ("ways", "f8", (VALUES + 1, SETS)),  # before a number: a set's chance, castle not yet given
        ("ahead", "f8", SETS),  # what the castle is worth for the seat from there on
        # -- as the table lies: contests.py
        ("held_fit", "i8", TERRITORIES),  # cards of the seat's hand that fit there
        ("unseen_fit", "i8", TERRITORIES),  # cards that the seat has not seen and that fit there
        ("knights", "i8", (ROWS, TERRITORIES)),  # that a row has there
        ("most", "i8", (ROWS, TERRITORIES)),  # knights that a row can still have there
        ("points_now", "i8", ROWS),  # if the game ended now
        ("points_more", "i8", (ROWS, TERRITORIES)),  # and how they change with an own knight there
        ("owner", "i8", (2, TERRITORIES)),  # who takes it now, and with an own knight more
        ("castle_now", "i8"),  # which row takes the castle now, or nobody
    ],
    align=True,
)
