"""What a network makes of a table, beside the same sums written plainly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino.bots.network import TABLES_AT_ONCE
from tavolino.bots.network_kernels import LARGEST_SCORE, LOGIT_STEPS, VALUE_STEPS
from tavolino.bots.network_weights import HEADS
from tavolino.core import dispatch, registry
from tavolino.core.contract import State
from tavolino.envs.batch import batch
from tests.bots.networks import (
    arbitrary_params,
    games_with_networks,
    printed_with_a_network,
    write_network,
)
from tests.conftest import finished_game, steps

Numbers = npt.NDArray[Any]


def tables(name: str, **options: Any) -> State:
    """The tables of a game, from the deal to the end."""
    game = tavolino.new(name, seed=7, **options)
    return np.concatenate([each.state for each in steps(game, 7)])


def relu(x: Numbers) -> Numbers:
    return np.maximum(x, 0)


def referring(own: Numbers, things: Numbers, references: Numbers, weights: Numbers) -> Numbers:
    """What moves are, with what they refer to; the number after the last thing is no reference."""
    told = np.vstack([things, np.zeros_like(things[0])])
    pairs = zip(own, references, strict=False)
    return np.array(
        [
            relu(move + sum(told[thing] @ weights[j] for j, thing in enumerate(refers)))
            for move, refers in pairs
        ]
    )


def heard_of(moves: Numbers, by: list[int], w: dict[str, Numbers], name: str) -> Numbers:
    """What a thing hears from the moves that refer to it: a mean for each part of the numbers."""
    width = moves.shape[1]
    if not by:
        return np.zeros(width)
    scores = moves[by] @ w[f"{name}_score"] + w[f"{name}_score_bias"]
    odds = np.exp(LARGEST_SCORE * np.tanh(scores / LARGEST_SCORE)).repeat(width // HEADS, axis=1)
    mean: Numbers = (odds * moves[by]).sum(0) / odds.sum(0)
    return mean


def plainly(params: dict[str, Numbers], inputs: tuple[Numbers, ...]) -> tuple[Numbers, Numbers]:
    """Logits, and how the seats are valued, before softmax."""
    w = {name: array.astype(np.float64) for name, array in params.items()}
    facts, rows, moves, references = inputs
    encoded = [
        relu(relu(row @ w["row_1"] + w["row_1_bias"]) @ w["row_2"] + w["row_2_bias"])
        for row in rows.astype(np.float64)
    ]
    things = np.array(encoded)
    described = referring(
        moves @ w["move_1"] + w["move_1_bias"], things, references, w["reference"]
    )
    each = 0
    while f"round_{each}_score" in w:
        name = f"round_{each}"
        heard = [
            heard_of(described, [i for i in range(len(moves)) if thing in references[i]], w, name)
            for thing in range(len(things))
        ]
        told = np.concatenate([things, heard], axis=1)
        things = relu(told @ w[f"{name}_row"] + w[f"{name}_row_bias"])
        own = described @ w[f"{name}_move"] + w[f"{name}_move_bias"]
        described = referring(own, things, references, w[f"{name}_reference"])
        each += 1
    pooled = np.concatenate(
        [
            things.mean(0),
            things.max(0),
            np.mean(described, 0),
            np.max(described, 0),
            facts.astype(np.float64),
        ]
    )
    t = relu(pooled @ w["trunk"] + w["trunk_bias"])
    block = 0
    while f"block_{block}_1" in w:
        name = f"block_{block}"
        hidden = relu(t @ w[f"{name}_1"] + w[f"{name}_1_bias"])
        t = t + hidden @ w[f"{name}_2"] + w[f"{name}_2_bias"]
        block += 1
    logits = [
        relu(e @ w["out_1"] + t @ w["out_t"] + w["out_1_bias"]) @ w["out_2"] + move @ w["skip"]
        for e, move in zip(described, moves, strict=True)
    ]
    return np.array(logits), t @ w["value"] + w["value_bias"]


@games_with_networks
def test_the_kernels_compute_the_network(tmp_path: Path, name: str, options: Any) -> None:
    network = write_network(tmp_path / "weights.npz", registry.rules(name))
    params = arbitrary_params(network.rules)
    games = batch(name, 6, seed=5, threads=1, **options)
    compared = 0
    while not games.over.all():
        found, given = network.evaluate(games.states), games.network_inputs()
        for i in np.flatnonzero(~games.over):
            count = given.moves_described[i]
            inputs = (given.facts[i], given.rows[i], given.moves[i, :count], given.references[i])
            logits, seats = plainly(params, inputs)
            assert found.counts[i] == count
            assert (found.actions[i, :count] == games.legal[i, given.described[i, :count]]).all()
            assert found.logits[i, :count] == pytest.approx(logits, abs=1 / LOGIT_STEPS)
            odds = np.exp(seats[: games.seats])
            sides = len(network.rules.teams(games.states[i : i + 1])) or games.seats
            by_seat = np.roll(odds / odds.sum() * games.seats / sides, games.player[i])
            assert found.values[i] == pytest.approx(by_seat, abs=2 / VALUE_STEPS)
            compared += 1
        for _ in range(7):
            games.step(games.sample())
    assert compared


@games_with_networks
def test_numbers_do_not_depend_on_how_many_tables_are_evaluated_together(
    tmp_path: Path, name: str, options: Any
) -> None:
    network = write_network(tmp_path / "weights.npz", registry.rules(name))
    states = tables(name, **options)
    states = np.concatenate([states] * (TABLES_AT_ONCE // len(states) + 1))
    assert len(states) > TABLES_AT_ONCE
    together = network.evaluate(states)
    for i in range(0, len(states), 3):
        alone = network.evaluate(states[i : i + 1])
        n = alone.counts[0]
        assert n == together.counts[i]
        assert (alone.logits[0, :n] == together.logits[i, :n]).all()
        assert (alone.values[0] == together.values[i]).all()


@games_with_networks
def test_of_a_finished_game_the_network_tells_the_result(
    tmp_path: Path, name: str, options: Any
) -> None:
    network = write_network(tmp_path / "weights.npz", registry.rules(name))
    game = finished_game(name, 3, **options)
    found = network.evaluate(game.state)
    assert found.counts.tolist() == [0]
    shares = [dispatch.outcome_at(game.state, 0, seat) / 12 for seat in range(len(game.names))]
    assert found.values[0].tolist() == shares


@pytest.mark.slow
def test_compiled_and_interpreted_runs_agree(tmp_path: Path) -> None:
    """To the bit, whatever is multiplied by what."""
    program = """
for ply in range(8):
    found = network.evaluate(game.state)
    print([each.tobytes().hex() for each in found])
    game.play(game.actions[-1])
"""
    compiled, interpreted = printed_with_a_network(tmp_path, program)
    assert compiled == interpreted
    assert compiled.count("\n") == 8
