"""What agents see and do, as spaces of Gymnasium, which PettingZoo uses, too."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.checks import check_choice
from ...core.contract import Observation, Rules
from ...core.errors import TavolinoError
from .extras import needs

with needs("envs", "an environment of Gymnasium or PettingZoo"):
    from gymnasium import spaces

Array = npt.NDArray[Any]

# What becomes of an illegal action.
RAISE, LOSE = "raise", "lose"


def observation_of(rules: Rules) -> Observation:
    if rules.observation is None:
        raise TavolinoError(f"{rules.name} has no observation, so no program can learn it")
    return rules.observation


def observation_space(rules: Rules) -> spaces.Box:
    observation = observation_of(rules)
    kind = np.dtype(observation.kind)
    limits = np.iinfo(kind)
    return spaces.Box(limits.min, limits.max, (observation.size,), kind.type)


def action_space(rules: Rules) -> spaces.Discrete:
    return spaces.Discrete(rules.actions)


def illegal_reward(rules: Rules) -> float:
    """What an illegal action costs: one less than the worst that the game itself can bring."""
    return rules.return_range[0] - 1.0


def check_illegal_actions(given: str) -> str:
    return check_choice("illegal_actions", given, (RAISE, LOSE))
