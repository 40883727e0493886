"""Ratings and intervals beside figures worked out by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tavolino.arena.ratings import NORMAL_95, rate, wilson


def test_two_players_get_the_odds_of_their_score() -> None:
    strong, weak = rate(np.array([[0.0, 75.0], [25.0, 0.0]]))
    assert weak.value == 0
    assert strong.value == pytest.approx(400 * math.log10(75.5 / 25.5), abs=0.01)


def test_the_margins_of_two_add_up_to_that_of_their_difference() -> None:
    strong, weak = rate(np.array([[0.0, 75.0], [25.0, 0.0]]))
    chance = 75.5 / 101
    of_difference = NORMAL_95 * 400 / math.log(10) / math.sqrt(101 * chance * (1 - chance))
    assert math.hypot(strong.margin, weak.margin) == pytest.approx(of_difference, rel=1e-6)
    assert strong.margin == pytest.approx(weak.margin)


def test_ratings_are_found_again_in_games_that_follow_them() -> None:
    true = np.array([0.0, 120.0, 300.0, 550.0])
    expected = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    np.fill_diagonal(expected, 0)
    found = [rating.value for rating in rate(10_000 * expected)]
    assert found == pytest.approx(true.tolist(), abs=1)


def test_who_wins_everything_has_a_finite_rating_and_a_wide_margin() -> None:
    even, also_even, strong = rate(
        np.array([[0.0, 200.0, 0.0], [200.0, 0.0, 0.0], [400.0, 400.0, 0.0]])
    )
    assert 800 < strong.value < 2000
    assert strong.margin > 5 * even.margin
    # A difference is as well known as the games between the two and against the third tell.
    assert even.margin == pytest.approx(also_even.margin)
    of_difference = NORMAL_95 * 400 / math.log(10) * 2 / math.sqrt(401)
    assert math.hypot(even.margin, also_even.margin) == pytest.approx(of_difference, rel=0.01)


def test_the_anchor_has_nought() -> None:
    points = np.array([[0.0, 30.0, 40.0], [20.0, 0.0, 35.0], [10.0, 15.0, 0.0]])
    free, anchored = rate(points), rate(points, anchor=1)
    assert free[2].value == 0
    assert anchored[1].value == 0
    assert anchored[2].value < 0
    assert anchored[0].value == pytest.approx(free[0].value - free[1].value)


def test_more_games_make_margins_smaller() -> None:
    points = np.array([[0.0, 60.0], [40.0, 0.0]])
    assert rate(100 * points)[0].margin == pytest.approx(rate(points)[0].margin / 10, rel=0.01)


def test_a_pairing_without_games_leaves_ratings_finite() -> None:
    ratings = rate(np.array([[0.0, 5.0, 0.0], [5.0, 0.0, 0.0], [0.0, 0.0, 0.0]]))
    assert all(math.isfinite(rating.value) and rating.margin < 1000 for rating in ratings)


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [  # Newcombe (1998), table I: the score method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_the_literature(
    points: float, games: int, low: float, high: float
) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_every_share_is_possible() -> None:
    assert wilson(0, 0) == (0, 1)
