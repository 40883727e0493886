"""Ratings from results: the Bradley–Terry model on the Elo scale, and intervals of percentages."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

ELO = 400 / math.log(10)  # Elo points per unit of log odds
NORMAL_95 = 1.959964
PRIOR_DRAWS = 1.0  # added for every pair, so that no rating is infinite
MOST_STEPS = 100  # ten are usually enough
NEARLY = 1e-10


@dataclass(frozen=True)
class Rating:
    """A rating with its margin: a 95% interval."""

    value: float
    margin: float


def rate(points: npt.NDArray[np.float64], anchor: int | None = None) -> list[Rating]:
    """Ratings of all players. `points[i, j]` is what player i got from games against player j.

    The anchor has rating 0; without one, the weakest player. The margin of a difference between two
    players is the root of the sum of their squared margins, so that any two can be compared, and a
    player that is hard to place, because it lost every game, widens only its own margin.
    """
    players = len(points)
    wins = points + PRIOR_DRAWS / 2 * (1 - np.eye(players))
    logits = _most_likely(wins)
    margins = NORMAL_95 * np.sqrt(_quasi_variances(_information(wins, logits)))
    shift = logits.min() if anchor is None else logits[anchor]
    return [
        Rating(float(ELO * (logit - shift)), float(ELO * margin))
        for logit, margin in zip(logits, margins, strict=True)
    ]


def _most_likely(wins: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The logits under which these wins are the most likely, by Newton's method. The likelihood is
    concave, and a step that would overshoot is halved."""
    games = wins + wins.T
    logits: npt.NDArray[np.float64] = np.zeros(len(wins))
    likelihood = _log_likelihood(wins, logits)
    for _ in range(MOST_STEPS):
        chance = 1 / (1 + np.exp(logits[None, :] - logits[:, None]))
        slope = (wins - games * chance).sum(axis=1)
        step = np.linalg.pinv(_information(wins, logits)) @ slope
        while (new := _log_likelihood(wins, logits + step)) < likelihood - NEARLY:
            step /= 2
        logits, likelihood = logits + step, new
        if np.abs(step).max() < NEARLY:
            break
    logits -= logits.mean()
    return logits


def _log_likelihood(wins: npt.NDArray[np.float64], logits: npt.NDArray[np.float64]) -> float:
    return -float((wins * np.logaddexp(0, logits[None, :] - logits[:, None])).sum())


def _information(
    wins: npt.NDArray[np.float64], logits: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The information matrix: the negative second derivative of the log likelihood."""
    chance = 1 / (1 + np.exp(logits[None, :] - logits[:, None]))
    weight = (wins + wins.T) * chance * (1 - chance)
    information: npt.NDArray[np.float64] = np.diag(weight.sum(axis=1)) - weight
    return information


def _quasi_variances(information: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """A variance for each player such that the sum for two players is as close as possible to the
    variance of their difference: quasi-variances (Firth and de Menezes), by least squares."""
    covariance = np.linalg.pinv(information)
    alone = np.diag(covariance)
    of_difference = alone[:, None] + alone[None, :] - 2 * covariance
    players = len(information)
    if players == 2:
        half: npt.NDArray[np.float64] = of_difference.sum(axis=1) / 2
        return half
    total = of_difference.sum() / 2 / (players - 1)
    quasi: npt.NDArray[np.float64] = (of_difference.sum(axis=1) - total) / (players - 2)
    return np.maximum(quasi, 0.0)


def wilson(points: float, games: int) -> tuple[float, float]:
    """A 95% interval for the true share of points: Wilson's."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    square = NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games**2)
    margin = NORMAL_95 / (1 + square / games) * math.sqrt(spread)
    return max(0.0, middle - margin), min(1.0, middle + margin)
