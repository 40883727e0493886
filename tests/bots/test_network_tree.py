"""The tree that a search with a network grows below each move that it tries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino.bots import network_tree
from tavolino.bots.network_tree import Trees
from tests.bots.networks import (
    games_with_networks,
    printed_with_a_network,
    smallest_with_network,
    write_network,
)

DEALS = 24
SEED = 5


def grown(game: tavolino.Game, folder: Path, candidates: int = 2, plies: int = 1) -> Any:
    """Trees below some moves, and the results on each deal."""
    network = write_network(folder / "weights.npz", game.rules)
    actions = np.array(game.actions[:candidates], np.int64)
    trees = Trees(
        game.sampler(), network, 8 * len(actions), plies=plies, temperature=0.5, c_puct=0.3
    )
    rounds = [trees.play(actions, first, 8, SEED) for first in range(0, DEALS, 8)]
    return trees, np.concatenate(rounds)


@games_with_networks
def test_every_walk_is_counted_once_with_its_result(
    tmp_path: Path, name: str, options: Any
) -> None:
    game = tavolino.new(name, seed=3, **options)
    game.play(game.actions[0])
    trees, results = grown(game, tmp_path)
    nodes = trees._nodes[: trees._search["nodes"][0]]
    assert results.shape == (DEALS, 2)
    assert ((results >= 0) & (results <= 1)).all()
    visited = nodes[nodes.visits > 0]
    assert (visited.visits <= visited.available).all()
    assert (visited.total > -1e-9).all()
    assert (visited.total < visited.visits + 1e-9).all()
    assert 0 < visited.visits.max() < DEALS


def test_trees_do_not_depend_on_each_other(tmp_path: Path) -> None:
    name, options = smallest_with_network()
    game = tavolino.new(name, seed=3, **options)
    _, together = grown(game, tmp_path)
    _, alone = grown(game, tmp_path, candidates=1)
    assert (together[:, :1] == alone).all()


def test_a_full_tree_does_not_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, options = smallest_with_network()
    game = tavolino.new(name, seed=3, **options)
    most = 2 * len(np.asarray(game.actions)) + 300
    monkeypatch.setattr(network_tree, "MOST_NODES", most)
    trees, results = grown(game, tmp_path)
    assert trees._search["nodes"][0] <= most
    assert results.shape == (DEALS, 2)


@pytest.mark.slow
def test_compiled_and_interpreted_runs_agree(tmp_path: Path) -> None:
    program = """
from tavolino.bots import network_search
from tavolino.bots.search import Budget
how = network_search.NetworkSearchParameters(plies=2, tree=True, deals=12)
found = network_search.analyse(game.sampler(), network, Budget(200), parameters=how)
for move in found.moves:
    print(move.move, move.chance.hex(), move.visits)
"""
    compiled, interpreted = printed_with_a_network(tmp_path, program)
    assert compiled == interpreted
    assert compiled.count("\n") > 1
