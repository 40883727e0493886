"""Checkpoints: everything from which a training goes on, in one file that is never half written."""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..core.errors import TavolinoError
from .network import Params


@dataclass
class Progress:
    """How far a training has come."""

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
    history: list[dict[str, float]]


_ABOUT = "about"


def write_checkpoint(path: Path, made: Checkpoint) -> None:
    """Replace the file at once: whoever is killed while writing leaves the old one."""
    about = {
        "seed": made.seed,
        "settings": made.settings,
        "progress": asdict(made.progress),
        "history": made.history,
    }
    arrays = {f"param {name}": np.asarray(array) for name, array in made.params.items()}
    for i, leaf in enumerate(jax.tree.leaves(made.state)):
        arrays[f"state {i}"] = np.asarray(leaf)
    arrays[_ABOUT] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]  # the stubs mean its other argument
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def read_checkpoint(path: Path, state: Any) -> Checkpoint:
    """Read a checkpoint; `state` is any state of the same optimiser. Raises TavolinoError if the
    file is damaged."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(bytes(file[_ABOUT]))
            params = {
                name.removeprefix("param "): jnp.asarray(file[name])
                for name in file.files
                if name.startswith("param ")
            }
            structure = jax.tree.structure(state)
            leaves = [jnp.asarray(file[f"state {i}"]) for i in range(structure.num_leaves)]
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise TavolinoError(
            f"{path} is damaged ({error}); remove it to begin anew, or name another folder"
        ) from error
    return Checkpoint(
        about["seed"],
        about["settings"],
        Progress(**about["progress"]),
        params,
        jax.tree.unflatten(structure, leaves),
        about["history"],
    )
