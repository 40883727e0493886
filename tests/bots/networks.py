"""Networks for tests: small ones with arbitrary weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tavolino.bots.network import Network
from tavolino.bots.network_weights import (
    HEADS,
    about_weights,
    inputs_of,
    read_weights,
    write_weights,
)
from tavolino.core import registry
from tavolino.core.contract import Options, Rules, parts_size
from tests.conftest import variant_id, variants
from tests.jit_modes import compiled_and_interpreted

# Every variant of the games that can have a network.
VARIANTS = [(name, options) for name, options in variants() if registry.rules(name).network_inputs]
games_with_networks = pytest.mark.parametrize(("name", "options"), VARIANTS, ids=variant_id)

MADE = {"command": "test", "commit": "none", "seed": 1, "steps": 0, "device": "cpu"}
MOST_SEATS = 4


def arbitrary_params(
    rules: Rules,
    *,
    width: int = 8,
    trunk: int = 16,
    rounds: int = 1,
    blocks: int = 2,
    seed: int = 1,
) -> dict[str, npt.NDArray[Any]]:
    """Weights that make a network prefer some moves clearly to others."""
    inputs = inputs_of(rules)
    facts, row, move = (parts_size(each) for each in (inputs.facts, inputs.row, inputs.move))
    shapes: dict[str, tuple[int, ...]] = {
        "row_1": (row, width),
        "row_2": (width, width),
        "move_1": (move, width),
        "reference": (inputs.references, width, width),
        "trunk": (4 * width + facts, trunk),
        "out_1": (width, width),
        "out_t": (trunk, width),
        "out_2": (width,),
        "skip": (move,),
        "value": (trunk, MOST_SEATS),
    }
    for each in range(rounds):
        shapes |= {
            f"round_{each}_score": (width, HEADS),
            f"round_{each}_row": (2 * width, width),
            f"round_{each}_move": (width, width),
            f"round_{each}_reference": shapes["reference"],
        }
    for block in range(blocks):
        shapes |= {f"block_{block}_1": (trunk, trunk), f"block_{block}_2": (trunk, trunk)}
    plain = ("reference", "out_t", "out_2", "skip")
    biases = [name for name in shapes if not name.endswith(plain)]
    shapes |= {f"{name}_bias": shapes[name][-1:] for name in biases}
    rng = np.random.default_rng(seed)
    return {
        name: rng.normal(scale=0.5 if len(shape) < 2 else shape[-2] ** -0.5, size=shape).astype(
            np.float16
        )
        for name, shape in shapes.items()
    }


def write_network(path: Path, rules: Rules, **sizes: int) -> Network:
    """Write arbitrary weights to a file, and read them back."""
    write_weights(path, arbitrary_params(rules, **sizes), about_weights(rules, MADE))
    return Network(rules, *read_weights(path, rules))


def smallest_with_network() -> tuple[str, Options]:
    """A small variant of a game that can have a network."""
    return VARIANTS[-1]


def printed_with_a_network(folder: Path, program: str) -> tuple[str, str]:
    """What a program prints, compiled and interpreted, that is given a `game` and a `network`."""
    name, options = smallest_with_network()
    path = folder / "weights.npz"
    write_network(path, registry.rules(name))
    given = f"""
import tavolino
from pathlib import Path
from tavolino.bots.network import Network
from tavolino.bots.network_weights import read_weights
game = tavolino.new({name!r}, seed=3, **{options!r})
network = Network(game.rules, *read_weights(Path({str(path)!r}), game.rules))
"""
    return compiled_and_interpreted(given + program)
