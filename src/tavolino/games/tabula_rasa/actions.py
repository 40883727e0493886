"""Moves as action numbers: a knight goes to the territory of its number or to that of its colour.
No other module does arithmetic with them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...core.kernel import kernel
from .state import ACTIONS, HAND, KINDS, VALUES

TO_NUMBER, TO_COLOUR = 0, 1
WAYS = 2  # to lay a knight
assert ACTIONS == WAYS * KINDS

MOST_LEGAL = HAND * WAYS + WAYS  # with room for the kind that `legal_moves` is checking
TERRITORY_OF = tuple(
    place for card in range(KINDS) for place in (card % VALUES, VALUES + card // VALUES)
)  # by action

# Of what is kept by action: that of each card laid at its number, and at its colour.
LAID_AT_NUMBER = slice(TO_NUMBER, None, WAYS)
LAID_AT_COLOUR = slice(TO_COLOUR, None, WAYS)


def encode(card: int, way: int) -> int:
    return card * WAYS + way


def decode(action: int) -> tuple[int, int]:
    """The card that is laid, and to which of its two territories."""
    return divmod(action, WAYS)


def renamed_actions(cards: npt.NDArray[np.int64]) -> npt.NDArray[np.int32]:
    """The number of each action once cards have new numbers."""
    card, way = np.divmod(np.arange(ACTIONS), WAYS)
    return (cards[card] * WAYS + way).astype(np.int32)


# -- the same for kernels

action_of = kernel(encode)


@kernel
def card_of(action):
    return action // WAYS


@kernel
def other_way(action):
    """The action that lays the same card at its other territory."""
    return action ^ 1
