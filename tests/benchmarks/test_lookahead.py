"""What a decision gains by looking ahead, from values that are made up."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from benchmarks.lookahead import NOBODY, Noted, all_views, gain_of, last_view, look_ahead, race_of
from tavolino.bots.network_search import DEALS_BEFORE_DROPPING
from tavolino.core import registry

DEALS, PLIES = 128, 3


def noted(chances: tuple[float, ...], priors: tuple[float, ...]) -> Noted:
    """Two seats in turn. The other one always sees half the chance."""
    player = np.broadcast_to(np.arange(PLIES + 1) % 2, (DEALS, len(chances), PLIES + 1)).copy()
    expected = np.array(chances)[None, :, None] * np.where(player == 0, 1.0, 0.5)
    return Noted(np.array(priors), expected, player)


def test_all_views_are_the_last_ones_of_all_seats_or_the_result() -> None:
    seen = noted((0.4, 0.8), (0.9, 0.1))
    seen.player[7, 1, 2:] = NOBODY
    seen.expected[7, 1, 2:] = 1.0
    assert (last_view(seen, 3)[0] == [0.2, 0.4]).all()
    assert (all_views(seen, 0)[0] == [0.4, 0.8]).all()
    assert np.allclose(all_views(seen, 3)[0], [0.3, 0.6])
    assert np.allclose(all_views(seen, 3)[7], [0.3, 1.0])


def test_the_gain_is_that_of_the_choice_over_the_likeliest_move() -> None:
    positions = [noted((0.4, 0.8, 0.6), (0.99, 1e-3, 1e-5))] * 3
    gain = partial(gain_of, positions, partial(all_views, ply=3), 64)
    assert gain(8, 0.0) == pytest.approx((30.0, 0.0))
    assert gain(8, 0.01) == pytest.approx((0.0, 0.0))
    assert gain(1, 0.0) == pytest.approx((0.0, 0.0))
    last = gain_of(positions, partial(last_view, ply=3), 64, 8, 0.0)
    assert last == pytest.approx((30.0, 0.0))


def test_moves_that_fall_behind_are_dropped_in_a_race() -> None:
    positions = [noted((0.4, 0.8, 0.6), (0.9, 0.09, 0.01))] * 3
    gain, games = race_of(positions, 64, candidates=8, dropping=2.5)
    assert gain == pytest.approx((30.0, 0.0))
    assert games == 3 * DEALS_BEFORE_DROPPING  # then only the best one is left
    gain, games = race_of(positions, 64, candidates=1, dropping=2.5)
    assert gain == pytest.approx((0.0, 0.0))


@pytest.mark.parametrize("game", registry.names())
def test_positions_are_looked_at(game: str) -> None:
    look = partial(look_ahead, game=game, options={}, plies=2, deals=8, candidates=3)
    found = next(each for each in map(look, range(20)) if each is not None)
    moves = len(found.priors)
    assert found.expected.shape == found.player.shape == (8, moves, 3)
    assert 1 < moves <= 3
    assert (np.diff(found.priors) <= 0).all()
    assert ((found.expected >= 0) & (found.expected <= 1)).all()
    assert (found.player >= NOBODY).all()
