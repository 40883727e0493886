"""The weights of a network: named arrays of numbers, checked, and files of them.

A file says which game and which inputs its weights are for, which options they were trained with,
and how they were made; anything else is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.array_files import DamagedFile, arrays_digest, read_arrays, write_arrays
from ..core.contract import Json, NetworkInputs, Options, Rules, parts_size
from ..core.errors import TavolinoError
from ..core.signature import Bundle, SingleMatrices, SingleRows, Singles, SingleStacks

FORMAT = "tavolino weights"
VERSION = 1
HEADS = 4  # parts of the numbers of a move, which are weighed each in its own way
MADE = ("command", "commit", "seed", "steps", "device")  # what is known of how weights were made

Array = npt.NDArray[np.float32]
Params = Mapping[str, npt.NDArray[Any]]


class WeightsError(TavolinoError):
    """A file does not hold weights, or not weights for this game."""


@dataclass(frozen=True, eq=False)
class Weights(Bundle):
    """The weights as kernels take them. The layers of all rounds and of all blocks lie in one array
    each, and so do the matrices for the things that a move refers to."""

    row_1: SingleRows
    row_1_bias: Singles
    row_2: SingleRows
    row_2_bias: Singles
    move_1: SingleRows
    move_1_bias: Singles
    reference: SingleMatrices
    round_score: SingleMatrices
    round_score_bias: SingleRows
    round_row: SingleMatrices
    round_row_bias: SingleRows
    round_move: SingleMatrices
    round_move_bias: SingleRows
    round_reference: SingleStacks
    trunk: SingleRows
    trunk_bias: Singles
    block_1: SingleMatrices
    block_1_bias: SingleRows
    block_2: SingleMatrices
    block_2_bias: SingleRows
    out_1: SingleRows
    out_1_bias: Singles
    out_t: SingleRows
    out_2: Singles
    skip: Singles
    value: SingleRows
    value_bias: Singles


WEIGHTS = [each.name for each in fields(Weights)]


def about_weights(
    rules: Rules, made: Mapping[str, Any], options: Mapping[str, Sequence[Any]] | None = None
) -> Json:
    """What a file of weights says about them: `made` has an entry for each of `MADE`; `options` are
    those that they were trained with, by name, each with its values. An option that is not named
    may have any value."""
    if sorted(made) != sorted(MADE):
        raise TypeError(f"how weights were made takes {', '.join(MADE)}, not {', '.join(made)}")
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": rules.name,
        "rules": rules.version,
        "inputs": inputs_digest(inputs_of(rules)),
        "options": {name: list(values) for name, values in (options or {}).items()},
        "made": dict(made),
    }


def inputs_of(rules: Rules) -> NetworkInputs:
    if rules.network_inputs is None:
        raise WeightsError(f"{rules.name} does not describe its tables for networks")
    return rules.network_inputs


def inputs_digest(inputs: NetworkInputs) -> str:
    """Tells inputs apart by the names and the shapes of their parts."""
    parts = [
        [(part.name, part.shape) for part in each]
        for each in (inputs.facts, inputs.row, inputs.move)
    ]
    layout = (parts, inputs.rows, inputs.references, inputs.most_moves)
    return hashlib.sha256(repr(layout).encode()).hexdigest()[:16]


def write_weights(path: Path, params: Params, about: Json) -> None:
    """Write a file of weights, as 16-bit or 32-bit numbers, as they come. `about` comes from
    `about_weights`; the sizes of the arrays and a digest are added to it."""
    arrays = {name: np.asarray(array) for name, array in params.items()}
    sizes = {name: list(array.shape) for name, array in arrays.items()}
    write_arrays(path, about | {"sizes": sizes, "digest": arrays_digest(arrays)}, arrays)


def read_weights(path: Path, rules: Rules) -> tuple[Weights, Json]:
    """The weights in a file, and what it says about them; raises WeightsError, with a sentence that
    says what to do, if they are not for this game. A missing file is a FileNotFoundError."""
    remedy = f"reinstall tavolino, or train {rules.name} again"
    try:
        about, arrays = read_arrays(path, FORMAT)
        if about["version"] != VERSION:
            raise WeightsError(
                f"{path}: its format has version {about['version']}, this program reads version"
                f" {VERSION}; {remedy}"
            )
        if about["game"] != rules.name:
            raise WeightsError(f"{path}: its weights are for {about['game']}; {remedy}")
        if about["rules"] != rules.version or about["inputs"] != inputs_digest(inputs_of(rules)):
            raise WeightsError(
                f"{path}: its weights are for a different version of {rules.name}; {remedy}"
            )
        if about["digest"] != arrays_digest(arrays):
            raise DamagedFile("its checksum does not match")
        covers(about, {})
        return weights_of(arrays, rules), about
    except (DamagedFile, KeyError, TypeError, AttributeError) as error:
        raise WeightsError(f"{path}: not a file of weights, or damaged; {remedy}") from error


def covers(about: Json, options: Options) -> bool:
    """Whether weights were trained with these options."""
    return all(options.get(name) in values for name, values in about["options"].items())


def weights_of(params: Params, rules: Rules) -> Weights:
    """Named arrays as kernels take them; raises DamagedFile if one is missing, is not finite or
    does not fit the inputs of the game."""
    if any(array.dtype not in (np.float16, np.float32) for array in params.values()):
        raise DamagedFile("its arrays do not hold 16-bit or 32-bit numbers")
    arrays = {name: np.ascontiguousarray(array, np.float32) for name, array in params.items()}
    for name, array in arrays.items():
        if not np.isfinite(array).all():
            raise DamagedFile(f"{name} holds something that is not a number")
    shapes = _shapes(arrays, inputs_of(rules))
    if {name: array.shape for name, array in arrays.items()} != shapes:
        raise DamagedFile("the shapes of its arrays do not match the network")
    stacked = {
        f"{kind}_{layer}": _stacked(arrays, kind, layer, shape)
        for kind, layers in _repeated(arrays, inputs_of(rules)).items()
        for layer, shape in layers.items()
    }
    return Weights(**{name: arrays[name] for name in WEIGHTS if name in arrays} | stacked)


Shapes = dict[str, tuple[int, ...]]


def _stacked(arrays: Mapping[str, Array], kind: str, layer: str, shape: tuple[int, ...]) -> Array:
    """The arrays of all rounds, or of all blocks, as one."""
    count = count_of(arrays, kind)
    out = np.zeros((count, *shape), np.float32)
    for i in range(count):
        out[i] = arrays[f"{kind}_{i}_{layer}"]
    return out


def count_of(arrays: Mapping[str, Any], kind: str) -> int:
    """How many rounds or blocks there are."""
    return len({name.split("_")[1] for name in arrays if name.startswith(f"{kind}_")})


def _repeated(arrays: Params, inputs: NetworkInputs) -> dict[str, Shapes]:
    """The shapes of the layers of a round and of a block."""
    width, trunk = arrays["row_1_bias"].size, arrays["trunk_bias"].size
    return {
        "round": {
            "score": (width, HEADS),
            "score_bias": (HEADS,),
            "row": (2 * width, width),
            "row_bias": (width,),
            "move": (width, width),
            "move_bias": (width,),
            "reference": (inputs.references, width, width),
        },
        "block": {
            "1": (trunk, trunk),
            "1_bias": (trunk,),
            "2": (trunk, trunk),
            "2_bias": (trunk,),
        },
    }


def _shapes(arrays: Params, inputs: NetworkInputs) -> Shapes:
    """The shape of each array; how wide the layers are and how many seats there are, the arrays
    say."""
    facts, row, move = (parts_size(each) for each in (inputs.facts, inputs.row, inputs.move))
    width, trunk, seats = (arrays[name].size for name in ("row_1_bias", "trunk_bias", "value_bias"))
    if not (width and trunk and seats and count_of(arrays, "block")):
        raise DamagedFile("an array is empty")
    if width % HEADS:
        raise DamagedFile(f"its layer sizes are not divisible by {HEADS}")
    shapes: Shapes = {
        "row_1": (row, width),
        "row_1_bias": (width,),
        "row_2": (width, width),
        "row_2_bias": (width,),
        "move_1": (move, width),
        "move_1_bias": (width,),
        "reference": (inputs.references, width, width),
        "trunk": (4 * width + facts, trunk),
        "trunk_bias": (trunk,),
        "out_1": (width, width),
        "out_1_bias": (width,),
        "out_t": (trunk, width),
        "out_2": (width,),
        "skip": (move,),
        "value": (trunk, seats),
        "value_bias": (seats,),
    }
    for kind, layers in _repeated(arrays, inputs).items():
        for i in range(count_of(arrays, kind)):
            shapes |= {f"{kind}_{i}_{layer}": shape for layer, shape in layers.items()}
    return shapes
