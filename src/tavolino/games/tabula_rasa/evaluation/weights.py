"""The weights of the estimate, as one record."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..state import VALUES

WEIGHTS = np.dtype(
    [
        ("number_share", "f8", VALUES),  # the log odds that a card goes to its number, not colour
        ("pull", "f8"),  # how much a point of gain turns these odds
        ("loose_spread", "f8"),  # the variance that an unseen card adds,
        ("held_spread", "f8"),  # that a card of the hand adds,
        ("least_spread", "f8"),  # and that is always there
        ("steepness", "f8"),  # of the chance to have more knights, by the lead expected
        ("tie", "f8"),  # the lead at which it is one half
        ("rivalry", "f8"),  # how much the rival who has a point more counts before the other one
        ("least_uncertainty", "f8"),  # the variance of a lead in points that is always there,
        ("uncertainty", "f8"),  # and that a squared point of a territory still open adds
        ("counting", "f8"),  # 1 if the seat knows which cards have gone, 0 if all kinds are alike
    ],
    align=True,
)


def weights_of(numbers: npt.ArrayLike) -> npt.NDArray[np.void]:
    """One record of weights from its numbers, in order."""
    return np.asarray(numbers, np.float64).view(WEIGHTS)


# Fitted to tables of self-play, as benchmarks/fit_tabula_rasa.py does it. A new run gives slightly
# different ones, since it starts with players that use these.
ESTIMATE = weights_of(
    [-0.14, 0.01, 0.1, 0.06, 0.18, 0.26, 0.99, 0.14, 0.005, 1.59, 0.45, 0.085, 0.03, 0.33, 1.0]
)
ROUGH_ESTIMATE = ESTIMATE.copy()
ROUGH_ESTIMATE["counting"] = 0.0
