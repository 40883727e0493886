"""The network with JAX is the one that bots play with."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import tavolino
from tavolino.bots.network import Network
from tavolino.bots.network_weights import weights_of
from tavolino.core import registry
from tavolino.core.contract import Rules
from tavolino.learn.network import NO_MOVE, Params, Sizes, network, new_params, shares
from tavolino.learn.self_play import SelfPlay, by_seat, by_turn

GAMES = [name for name in registry.names() if registry.rules(name).network_inputs is not None]


def random_params(rules: Rules, rounds: int) -> Params:
    """Parameters with which everything matters: new ones hardly look at the table."""
    assert rules.network_inputs is not None
    seats = max(rules.seats(rules.check_options(each)) for each in rules.variants)
    sizes = Sizes(hidden=8, trunk=16, rounds=rounds, blocks=2)
    params = new_params(jax.random.key(0), rules.network_inputs, seats, sizes)
    draw = np.random.default_rng(1)
    return {name: jnp.asarray(draw.normal(0, 0.3, each.shape)) for name, each in params.items()}


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_bots_and_training_compute_the_same(game: str, rounds: int) -> None:
    rules = registry.rules(game)
    params = random_params(rules, rounds)
    games = SelfPlay(tavolino.batch(game, 32, seed=3), jnp.float32)
    for _ in range(10):
        games.batch.step(games.batch.sample())
    logits, value_logits, _ = network(params, games.look())
    values = shares(value_logits, *games.table)
    # Copies, which may be written: for others the kernels would be compiled anew.
    plain = {name: np.array(each, np.float32) for name, each in params.items()}
    evaluated = Network(rules, weights_of(plain, rules), {}).evaluate(games.batch.states)
    player = games.batch.player.astype(int)
    described = games.batch.network_inputs().moves_described
    running = np.flatnonzero(~games.batch.over)
    assert len(running) > 8
    for i in running:
        count = evaluated.counts[i]
        assert count == described[i] > 0
        np.testing.assert_allclose(evaluated.logits[i, :count], logits[i, :count], atol=2e-3)
        assert np.all(np.asarray(logits[i, count:]) == NO_MOVE)
    seats = games.table.seats
    found = np.asarray(by_seat(values, jnp.asarray(player), seats))[:, :seats]
    np.testing.assert_allclose(evaluated.values[running], found[running], atol=1e-3)


def test_numbers_by_seat_and_by_turn_are_each_other_turned_round() -> None:
    numbers = jnp.arange(12.0).reshape(3, 4)
    player = jnp.array([0, 1, 2])
    turned = by_turn(numbers, player, 3)
    assert turned.tolist() == [[0, 1, 2, 3], [5, 6, 4, 7], [10, 8, 9, 11]]
    assert by_seat(turned, player, 3).tolist() == numbers.tolist()


def test_shares_add_up_to_the_partners_of_a_side() -> None:
    logits = jnp.array([[0.3, -1.0, 2.0, 0.5]])
    assert float(shares(logits, 4, 2).sum()) == pytest.approx(2)
    three = shares(logits, 3, 1)
    assert float(three.sum()) == pytest.approx(1)
    assert float(three[0, 3]) == 0
