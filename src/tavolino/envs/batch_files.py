"""Batches in files (`core.array_files`)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core import chance, registry
from ..core.array_files import arrays_digest, read_arrays, write_arrays
from ..core.checks import check_integer
from ..core.contract import Options, Rules, State
from ..core.errors import TavolinoError
from ..core.game import new

FORMAT = "tavolino batch"
VERSION = 1
MOST_PLIES = 2**31 - 1


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


def read(path: Path, *, check_tables: bool = True) -> Kept:
    """Compiled kernels check nothing, so the tables are checked here, one by one."""
    try:
        kept = _kept(*read_arrays(path, FORMAT))
        if check_tables:
            _check_tables(kept)
        return kept
    except BatchFileError as error:
        raise BatchFileError(f"{path}: {error}") from error
    except (ValueError, LookupError, TypeError) as error:
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
    if not isinstance(about["options"], dict):
        raise BatchFileError("damaged: its options are not an object")
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
    for name, most in (("seeds", chance.LARGEST_SEED), ("plies", MOST_PLIES)):
        if not ((arrays[name] >= 0) & (arrays[name] <= most)).all():
            raise BatchFileError(f"damaged: some of its {name} are not from 0 to {most}")
    if history is not None and history.shape[1] < arrays["plies"].max(initial=1):
        raise BatchFileError("damaged: it has more plies than moves")
    stride = check_integer("stride", about["stride"], 1, chance.LARGEST_SEED)
    chance.check_seed(int(arrays["seeds"].max(initial=0)) + stride)
    return Kept(
        rules=rules,
        options=options,
        stride=stride,
        states=np.frombuffer(bytearray(states.tobytes()), rules.state),
        seeds=arrays["seeds"],
        plies=arrays["plies"],
        history=history,
    )


def _check_tables(kept: Kept) -> None:
    """Whatever a wrong table leads to while it is written as a position, it is not played."""
    for number in range(len(kept.states)):
        table = kept.states[number : number + 1]
        try:
            with np.errstate(all="ignore"):
                again = _read_again(kept, number, table)
            is_right = again.tobytes() == table.tobytes()
        except Exception as error:
            raise BatchFileError(f"game {number} is not a table of {kept.rules.name}") from error
        if not is_right:
            raise BatchFileError(f"game {number} is not a table of {kept.rules.name}")


def _read_again(kept: Kept, number: int, table: State) -> State:
    """The table as its moves or, without a history, its position lead to it."""
    rules = kept.rules
    if kept.history is None:
        again = rules.from_position(rules.position(table))
        if rules.check_options(rules.options_of(again)) != kept.options:
            raise BatchFileError("other options")
        return again
    game = new(rules.name, seed=int(kept.seeds[number]), **kept.options)
    for action in kept.history[number][: kept.plies[number]].tolist():
        game.play(action)
    return game.state


def _layout(rules: Rules) -> str:
    """Tells records of different shapes apart."""
    return hashlib.sha256(repr(rules.state.descr).encode()).hexdigest()[:16]
