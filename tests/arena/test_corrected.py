"""Correcting for luck leaves the true share as it is, and takes away variance."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from tavolino.arena.corrected import FEWEST_DEALS, Corrected, corrected
from tavolino.arena.play import Played, play
from tests.arena.tables import settings
from tests.arena.test_report import game

pytestmark = pytest.mark.slow

SURE = 4.0  # standard errors; the seeds are fixed


def run(
    seed: int, deals: int = 60, weight: float = 1.0, share: float = 0.6, scale: float = 1.0
) -> list[Played]:
    """Games whose luck decides as much of the result as `weight` says; `scale` is by how much the
    measure exaggerates."""
    rng = np.random.default_rng(seed)
    games = []
    for deal in range(deals):
        for swapped in (False, True):
            luck = rng.normal(0, 0.2)
            point = float(share + weight * luck + rng.normal(0, 0.1))
            played = game("greedy", "random", point, deal, swapped)
            games.append(replace(played, luck=[scale * luck, -scale * luck]))
    return games


def only(games: list[Played]) -> Corrected:
    (row,) = corrected(games)
    return row


@pytest.mark.parametrize("weight", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("scale", [0.5, 1.0, 3.0])
def test_the_corrected_share_is_right_on_average(weight: float, scale: float) -> None:
    found = [only(run(seed, 12, weight, scale=scale)).corrected_share - 0.6 for seed in range(300)]
    error = np.std(found, ddof=1) / math.sqrt(len(found))
    assert abs(np.mean(found)) < SURE * error


def test_the_variance_that_luck_explains_is_gone() -> None:
    row = only(run(3, deals=400))
    assert row.reduction == pytest.approx(0.8, abs=0.05)  # of 0.2² + 0.1², 0.2² is luck
    assert row.corrected_margin == pytest.approx(row.margin * math.sqrt(1 - row.reduction))
    assert row.games == 800
    assert row.counts_for == round(800 / (1 - row.reduction))
    assert str(row) == (
        f"variance reduced by {100 * row.reduction:.0f}%:"
        f" these 800 games are worth {row.counts_for}"
    )


def test_luck_that_explains_nothing_takes_nothing_away() -> None:
    row = only(run(4, deals=200, weight=0.0))
    assert row.reduction < 0.02
    assert "are worth" not in str(replace(row, reduction=0.0))


def test_only_whole_deals_with_luck_count() -> None:
    games = run(5, FEWEST_DEALS)
    assert only(games).games == 2 * FEWEST_DEALS
    assert corrected(games[:-1]) == []
    assert corrected([replace(each, luck=None) for each in games]) == []
    alike = [replace(each, points=[1.0, 0.0]) for each in games]
    assert corrected(alike) == []


def test_the_luck_of_both_players_cancels_out() -> None:
    for players in (2, 3, 4):
        arena = settings(game="tabula-rasa", options={"players": players})
        for swapped in (False, True):
            played = play(arena, (0, 1), 2, swapped)
            assert played.luck is not None
            assert sum(played.luck) == 0
            assert 0 < abs(played.luck[0]) < 1
            assert Played.from_json(played.json()).luck == played.luck
