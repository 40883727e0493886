"""The tables of a batch as a network sees them: see `core.contract.NetworkInputs`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..core.contract import NetworkInputs, Rules, parts_size
from ..core.dispatch import Scratches, evaluation_scratch, legal_buffer, write_network_inputs
from ..core.kernel import entry, i64, record
from ..core.signature import (
    Floats,
    Int,
    IntMatrices,
    IntRows,
    Ints,
    Nothing,
    SingleMatrices,
    SingleRows,
    Tables,
    Truths,
)
from .cpu import Cpu
from .device import Array, Device, Kind, Shape
from .kernels import Actions


class TableInputs(NamedTuple):
    """What a network is given of each game: one row per game in each array. Nothing is written for
    games that are over, except that they have no moves."""

    facts: Array
    rows: Array
    moves: Array
    references: Array
    described: Array  # the place in `legal` of each move
    moves_described: Array


def shapes_of_inputs(inputs: NetworkInputs) -> tuple[tuple[Shape, Kind], ...]:
    """The shape, of one game, and the type of each array of `TableInputs`."""
    most = inputs.most_moves
    fraction, number = np.dtype(np.float32), np.dtype(np.int32)
    return (
        ((parts_size(inputs.facts),), fraction),
        ((inputs.rows, parts_size(inputs.row)), fraction),
        ((most, parts_size(inputs.move)), fraction),
        ((most, inputs.references), number),
        ((most,), number),
        ((), number),
    )


def empty_inputs(inputs: NetworkInputs, device: Device, games: int) -> TableInputs:
    """Room for the inputs of `games`; zeros at first, so that nothing in it is arbitrary."""
    return TableInputs(
        *(device.put(np.zeros((games, *shape), kind)) for shape, kind in shapes_of_inputs(inputs))
    )


def network_scratch(
    rules: Rules, device: Device, games: int
) -> tuple[tuple[Array, ...], dict[str, Any]]:
    """The scratch space of `inputs_of_games`, as its last arguments and as what `Device.run` gives
    it: one for each thread of the CPU, or for each game on a GPU; a column of the scores there, so
    that threads beside each other use memory beside each other."""
    scratch, numbers = evaluation_scratch(rules), len(legal_buffer(rules))
    if isinstance(device, Cpu):
        each = [(scratch.copy(), np.empty(numbers)) for _ in range(device.threads)]
        return (), {"scratch": each}
    scores = device.empty((numbers, games), np.dtype(np.float64))
    return (device.empty((games,), scratch.dtype), scores), {}


@entry
def inputs_of_games(
    states: Tables,
    over: Truths,
    legal: Actions,
    counts: Ints,
    facts: SingleRows,
    rows: SingleMatrices,
    moves: SingleMatrices,
    references: IntMatrices,
    described: IntRows,
    moves_described: Ints,
    scratches: Scratches,
    scores: Floats,
    first: Int,
    last: Int,
) -> Nothing:
    """Write what a network is given of each game. `scratches` is that of the evaluation, and
    `scores` has room for a number per legal action."""
    for i in range(first, last):
        if over[i]:
            moves_described[i] = 0
        else:
            moves_described[i] = write_network_inputs(
                record(states, i),
                legal[i],
                i64(counts[i]),
                record(scratches, i64(0)),
                scores,
                facts[i],
                rows[i],
                moves[i],
                references[i],
                described[i],
            )
