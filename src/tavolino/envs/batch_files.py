"""Batches in files (`core.array_files`)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core import registry
from ..core.array_files import arrays_digest, read_arrays, write_arrays
from ..core.contract import Options, Rules, State
from ..core.errors import TavolinoError

FORMAT = "tavolino batch"
VERSION = 1


class BatchFileError(TavolinoError):
    """A file does not hold a batch, or not one that can be played on."""


@dataclass(frozen=True)
class Kept:
    """Everything that a batch goes on from."""

    rules: Rules
    options: Options
    stride: int
    states: State
    seeds: npt.NDArray[np.int64]
    plies: npt.NDArray[np.int64]
    history: npt.NDArray[Any] | None

    def __getstate__(self) -> dict[str, Any]:
        return {"about": _about(self), "arrays": _arrays(self)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = _kept(state["about"], state["arrays"])
        for name, value in vars(kept).items():
            object.__setattr__(self, name, value)


def action_type(rules: Rules) -> np.dtype[Any]:
    return np.dtype(np.int16 if rules.actions <= np.iinfo(np.int16).max else np.int32)


def write(path: Path, kept: Kept) -> None:
    """Write a file at once: it is never half there."""
    write_arrays(path, _about(kept), _arrays(kept))


def read(path: Path) -> Kept:
    try:
        return _kept(*read_arrays(path, FORMAT))
    except BatchFileError as error:
        raise BatchFileError(f"{path}: {error}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise BatchFileError(f"{path}: not a batch, or damaged") from error


def _about(kept: Kept) -> dict[str, Any]:
    arrays = _arrays(kept)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": kept.rules.name,
        "rules": kept.rules.version,
        "record": _layout(kept.rules),
        "options": kept.options,
        "stride": kept.stride,
        "digest": arrays_digest(arrays),
    }


def _arrays(kept: Kept) -> dict[str, npt.NDArray[Any]]:
    games = len(kept.states)
    arrays: dict[str, npt.NDArray[Any]] = {
        "states": np.frombuffer(kept.states.tobytes(), np.uint8).reshape(games, -1),
        "seeds": kept.seeds,
        "plies": kept.plies,
    }
    if kept.history is not None:
        arrays["history"] = kept.history
    return arrays


def _kept(about: dict[str, Any], arrays: dict[str, npt.NDArray[Any]]) -> Kept:
    if about["version"] != VERSION:
        raise BatchFileError(f"version {about['version']}; this program reads version {VERSION}")
    rules = registry.rules(about["game"])
    if (about["rules"], about["record"]) != (rules.version, _layout(rules)):
        raise BatchFileError(f"its tables are of another version of {rules.name}")
    if about["digest"] != arrays_digest(arrays):
        raise BatchFileError("damaged: its checksum does not match")
    options = rules.check_options(about["options"])
    states = arrays["states"]
    games = len(states)
    history = arrays.get("history")
    expected = {
        "states": (np.uint8, (games, rules.state.itemsize)),
        "seeds": (np.int64, (games,)),
        "plies": (np.int64, (games,)),
    }
    if history is not None:
        expected["history"] = (action_type(rules).type, (games, history.shape[1]))
    for name, (kind, shape) in expected.items():
        if arrays[name].dtype != kind or arrays[name].shape != shape:
            raise BatchFileError(f"damaged: its {name} are not {shape} of {np.dtype(kind)}")
    return Kept(
        rules=rules,
        options=options,
        stride=int(about["stride"]),
        states=np.frombuffer(bytearray(states.tobytes()), rules.state),
        seeds=arrays["seeds"],
        plies=arrays["plies"],
        history=history,
    )


def _layout(rules: Rules) -> str:
    """Tells records of different shapes apart."""
    return hashlib.sha256(repr(rules.state.descr).encode()).hexdigest()[:16]
