"""The share of points of a pairing, corrected for the luck of the cards.

Luck is zero on average (`bots.luck`), so subtracting it leaves the expected share as it is, and
takes away a part of its variance: it is a control variate. How much of the luck is subtracted is
fitted to the deals, for each of them to all others: so it does not depend on the deal's own luck,
and what is subtracted stays zero on average.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .play import Played
from .ratings import NORMAL_95

FEWEST_DEALS = 10  # with fewer, neither variance means much


@dataclass(frozen=True)
class Corrected:
    """What the first player of a pairing scores, and by how much less that varies than what it
    scored. A deal with both seatings counts as one observation."""

    pairing: tuple[str, str]
    games: int
    share: float  # of the points, as they were scored
    margin: float  # of a 95% interval
    corrected_share: float
    corrected_margin: float
    reduction: float  # of the variance: 0.25 means that a quarter of it is gone

    @property
    def counts_for(self) -> int:
        """The number of games that would be needed without the correction."""
        return round(self.games / (1 - self.reduction))

    def __str__(self) -> str:
        if not self.reduction:
            return "luck explains nothing of how the results vary"
        return (
            f"variance reduced by {100 * self.reduction:.0f}%: these {self.games} games are worth"
            f" {self.counts_for}"
        )


def corrected(games: Collection[Played]) -> list[Corrected]:
    """A row for each pairing with enough deals whose luck is known, unless they all ended alike:
    then there is nothing to correct."""
    by_deal: dict[tuple[str, str], dict[int, list[Played]]] = {}
    for played in games:
        if played.luck is not None:
            pairing = (played.pairing[0], played.pairing[1])
            by_deal.setdefault(pairing, {}).setdefault(played.deal, []).append(played)
    rows = []
    for pairing, deals in by_deal.items():
        whole = [deal for _, deal in sorted(deals.items()) if len(deal) == 2]
        if len(whole) >= FEWEST_DEALS and len({sum(_points(deal)) for deal in whole}) > 1:
            rows.append(_corrected(pairing, whole))
    return rows


def _points(deal: list[Played]) -> list[float]:
    return [game.points[0] for game in deal]


def _corrected(pairing: tuple[str, str], deals: list[list[Played]]) -> Corrected:
    points = np.array([sum(_points(deal)) / 2 for deal in deals])
    luck = np.array([sum((game.luck or [0.0])[0] for game in deal) / 2 for deal in deals])
    without = points - _slopes(points, luck) * luck
    before, after = float(points.var(ddof=1)), float(without.var(ddof=1))
    return Corrected(
        pairing=pairing,
        games=2 * len(deals),
        share=float(points.mean()),
        margin=_margin(before, len(deals)),
        corrected_share=float(without.mean()),
        corrected_margin=_margin(after, len(deals)),
        reduction=max(0.0, 1 - after / before),
    )


def _slopes(
    points: npt.NDArray[np.float64], luck: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """For each deal, how strongly the points of all other deals follow their luck."""
    others = len(points) - 1
    sum_points, sum_luck = points.sum() - points, luck.sum() - luck
    together = (points * luck).sum() - points * luck - sum_points * sum_luck / others
    squares = (luck**2).sum() - luck**2 - sum_luck**2 / others
    slopes: npt.NDArray[np.float64] = np.zeros(len(points))
    np.divide(together, squares, out=slopes, where=squares > 1e-12)
    return slopes


def _margin(variance: float, observations: int) -> float:
    return NORMAL_95 * math.sqrt(variance / observations)
