"""Checkpoints: everything that training resumes from, in one file that is never half written."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..core.array_files import DamagedFile, arrays_digest, read_arrays, write_arrays
from ..core.errors import TavolinoError
from .network import Params

FORMAT = "tavolino checkpoint"
_PARAM = "param "
_STATE = "state "
_AVERAGE = "average "


@dataclass
class Progress:
    """How far a training run has come."""

    segments: int = 0
    updates: int = 0
    steps: int = 0  # decisions
    seconds: float = 0.0


@dataclass(frozen=True)
class Checkpoint:
    seed: int
    settings: str  # their digest
    progress: Progress
    params: Params
    state: Any  # of the optimiser
    average: Params  # of the parameters; empty if none is kept
    history: list[dict[str, float]]


def write_checkpoint(path: Path, made: Checkpoint) -> None:
    """Replace the file at once: whoever is killed while writing leaves the old one."""
    arrays = {
        prefix + name: np.asarray(array)
        for prefix, params in ((_PARAM, made.params), (_AVERAGE, made.average))
        for name, array in params.items()
    }
    for i, leaf in enumerate(jax.tree.leaves(made.state)):
        arrays[f"{_STATE}{i}"] = np.asarray(leaf)
    about = {
        "format": FORMAT,
        "seed": made.seed,
        "settings": made.settings,
        "progress": asdict(made.progress),
        "history": made.history,
        "digest": arrays_digest(arrays),
    }
    write_arrays(path, about, arrays)


def read_checkpoint(path: Path, state: Any) -> Checkpoint:
    """Read a checkpoint; `state` is any state of the same optimiser. Raises TavolinoError if the
    file is damaged."""
    try:
        about, arrays = read_arrays(path, FORMAT)
        if about["digest"] != arrays_digest(arrays):
            raise DamagedFile("its checksum does not match")
        params, average = (
            {
                name.removeprefix(prefix): jnp.asarray(array)
                for name, array in arrays.items()
                if name.startswith(prefix)
            }
            for prefix in (_PARAM, _AVERAGE)
        )
        leaves, structure = jax.tree.flatten(state)
        leaves = [jnp.asarray(arrays[f"{_STATE}{i}"]) for i in range(len(leaves))]
        return Checkpoint(
            about["seed"],
            about["settings"],
            Progress(**about["progress"]),
            params,
            jax.tree.unflatten(structure, leaves),
            average,
            about["history"],
        )
    except (DamagedFile, KeyError, TypeError) as error:
        raise TavolinoError(
            f"{path} is damaged ({error}); remove it to start over, or choose another folder"
        ) from error
