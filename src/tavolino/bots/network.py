"""Networks that learned to play: what they make of a table.

A network reads only what the seat to move knows. It needs nothing but NumPy and Numba.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..core import dispatch
from ..core.contract import Json, Options, Rules, State, parts_size
from .network_kernels import NetworkBuffers, evaluate_tables
from .network_weights import HEADS, Weights, covers, inputs_of, read_weights

TABLES_AT_ONCE = 16  # many, to read weights seldom; few, so that caches hold everything
WEIGHTS_FOLDER = "TAVOLINO_WEIGHTS"  # an environment variable


@dataclass(frozen=True, eq=False)
class Network:
    """A network for the tables of a game."""

    rules: Rules
    weights: Weights
    about: Json

    def covers(self, options: Options) -> bool:
        """Whether it was trained with these options."""
        return covers(self.about, options) and self.rules.seats(options) <= len(
            self.weights.value_bias
        )

    def evaluate(self, states: State) -> Evaluated:
        """What the network makes of some tables, all with the same options."""
        return Evaluator(self, states).evaluate(states)


class Evaluated(NamedTuple):
    """What a network makes of some tables, one row each."""

    counts: npt.NDArray[np.int64]  # how many moves it has an opinion on; none if a game is over
    actions: npt.NDArray[np.int32]  # which they are
    logits: npt.NDArray[np.float64]  # of each of them: natural logarithms of the odds
    values: npt.NDArray[np.float64]  # the share of the win that each seat can expect


def _buffers(network: Network, tables: int) -> NetworkBuffers:
    rules, weights, inputs = network.rules, network.weights, inputs_of(network.rules)
    rows, moves = tables * inputs.rows, tables * inputs.most_moves
    width, trunk = len(weights.row_1_bias), len(weights.trunk_bias)
    legal = dispatch.legal_buffer(rules)

    def numbers(*shape: int) -> npt.NDArray[np.float32]:
        return np.zeros(shape, np.float32)

    things = numbers(tables, inputs.rows, parts_size(inputs.row))
    return NetworkBuffers(
        legal=legal,
        scores=np.zeros(len(legal)),
        scratch=dispatch.evaluation_scratch(rules),
        described=np.zeros(inputs.most_moves, np.int32),
        table=np.zeros(tables, np.int64),
        first_move=np.zeros(tables + 1, np.int64),
        facts=numbers(tables, parts_size(inputs.facts)),
        things=things,
        rows=things.reshape(rows, -1),
        moves=numbers(moves, parts_size(inputs.move)),
        references=np.zeros((moves, inputs.references), np.int32),
        rows_1=numbers(rows, width),
        rows_2=numbers(rows, width),
        told=numbers(rows, 2 * width),
        referring=numbers(rows, width),
        referred=numbers(rows, width),
        referred_at=np.zeros(inputs.rows, np.int64),
        referred_by=np.zeros(moves, np.int64),
        score=numbers(moves, HEADS),
        weight=numbers(rows, HEADS),
        encoded=numbers(moves, width),
        pooled=numbers(tables, len(weights.trunk)),
        trunk=numbers(tables, trunk),
        hidden=numbers(tables, trunk),
        trunk_out=numbers(tables, width),
        move_out=numbers(moves, width),
        value=numbers(tables, len(weights.value_bias)),
    )


class Evaluator:
    """Evaluates up to as many tables as it was made for, over and over, all with the same options.
    Each thread needs its own."""

    def __init__(self, network: Network, states: State) -> None:
        rules = network.rules
        most = len(states)
        self.seats = rules.seats(rules.options_of(states[:1]))
        sides = len(rules.teams(states[:1])) or self.seats
        moves = inputs_of(rules).most_moves
        self._weights = network.weights
        self._buffers = _buffers(network, min(most, TABLES_AT_ONCE))
        self._total = self.seats / sides
        self._out = Evaluated(
            np.zeros(most, np.int64),
            np.zeros((most, moves), np.int32),
            np.zeros((most, moves)),
            np.zeros((most, self.seats)),
        )

    def evaluate(self, states: State) -> Evaluated:
        """What the network makes of these tables; the next call overwrites it."""
        n = len(states)
        evaluate_tables(
            states, n, self._weights, self._buffers, self.seats, self._total, *self._out
        )
        counts, actions, logits, values = self._out
        return Evaluated(counts[:n], actions[:n], logits[:n], values[:n])


_networks: dict[Path, tuple[int, Network]] = {}  # by file: when it was changed, and what it held


def network_for(rules: Rules, options: Options) -> Network | None:
    """The network that plays tables with these options; None if there is none. A file of weights
    that cannot be used raises WeightsError."""
    network = network_of(rules)
    return network if network is not None and network.covers(options) else None


def network_of(rules: Rules) -> Network | None:
    """The network that a game brings, or the one in the folder that `TAVOLINO_WEIGHTS` names; None
    if there is none."""
    path = _weights_path(rules)
    if path is None:
        return None
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        return None
    before, network = _networks.get(path, (0, None))
    if network is None or before != changed or network.rules is not rules:
        network = Network(rules, *read_weights(path, rules))
        _networks[path] = changed, network
    return network


def _weights_path(rules: Rules) -> Path | None:
    if rules.network_inputs is None:
        return None
    folder = os.environ.get(WEIGHTS_FOLDER)
    return weights_file(rules, Path(folder)) if folder else rules.network_inputs.weights


def weights_file(rules: Rules, folder: Path) -> Path:
    """Where a folder of weights has those of a game."""
    return folder / f"{rules.name}.npz"
