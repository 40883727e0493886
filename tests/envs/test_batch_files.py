"""Batches in files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolino import load_batch
from tavolino.core import registry
from tavolino.core.array_files import arrays_digest
from tavolino.core.contract import Options
from tavolino.envs.batch import Batch, batch
from tavolino.envs.batch_files import BatchFileError
from tests.conftest import typical_variants


def saved(path: Path, **settings: Any) -> Batch:
    games = batch("tabula-rasa", 4, seed=3, **settings)
    games.play_randomly(6)
    games.save(path)
    return games


@typical_variants
def test_a_loaded_batch_goes_on_alike(name: str, options: Options, tmp_path: Path) -> None:
    games = batch(name, 5, seed=9, history=True, **options)
    games.play_randomly(12)
    games.save(tmp_path / "games.npz")
    loaded = load_batch(tmp_path / "games.npz", threads=1)
    for each in (games, loaded):
        each.play_randomly(20)
    assert loaded.states.tobytes() == games.states.tobytes()
    assert (loaded.legal == games.legal).all()
    assert [game.record() for game in loaded] == [game.record() for game in games]


def changed(
    path: Path, change: Callable[[dict[str, Any], dict[str, Any]], None], right: bool = False
) -> None:
    """Write a file again with a change to what it says of itself, or to its arrays; with the right
    checksum, if wanted."""
    with np.load(path) as file:
        arrays: dict[str, Any] = dict(file)
    about = json.loads(arrays.pop("about").tobytes())
    change(about, arrays)
    if right:
        about["digest"] = arrays_digest(arrays)
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(path, allow_pickle=False, about=text, **arrays)


def flipped(about: dict[str, Any], arrays: dict[str, Any]) -> None:
    arrays["states"][1, 7] ^= 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda about, arrays: about.update(format="chess"), "not a batch, or damaged"),
        (lambda about, arrays: about.update(version=99), "version 99; this program reads"),
        (lambda about, arrays: about.update(record="another"), "another version of tabula-rasa"),
        (lambda about, arrays: about.update(rules=99), "another version of tabula-rasa"),
        (lambda about, arrays: about.pop("stride"), "not a batch, or damaged"),
        (lambda about, arrays: arrays.pop("plies"), "damaged"),
        (flipped, "damaged: its checksum does not match"),
    ],
)
def test_other_files_are_refused(change: Any, says: str, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    saved(path)
    changed(path, change)
    with pytest.raises(BatchFileError, match=f"games.npz: .*{says}"):
        load_batch(path)


def put(name: str, index: Any, value: Any) -> Callable[[Any, dict[str, Any]], None]:
    """A change to a number of an array, or to a field of the tables."""

    def change(about: Any, arrays: dict[str, Any]) -> None:
        tables = arrays["states"] = arrays["states"].copy()
        target = arrays.get(name)
        if target is None:
            target = tables.reshape(-1).view(registry.rules("tabula-rasa").state)[name]
        target[index] = value

    return change


def wide(about: Any, arrays: dict[str, Any]) -> None:
    arrays["history"] = arrays["history"][:, :0]


def stride(value: Any) -> Callable[[dict[str, Any], Any], None]:
    return lambda about, arrays: about.update(stride=value)


def options(value: Any) -> Callable[[dict[str, Any], Any], None]:
    return lambda about, arrays: about.update(options=value)


@pytest.mark.parametrize("history", [False, True])
@pytest.mark.parametrize(
    "change",
    [
        put("hand_count", (1, 0), 100),
        put("player", 1, -1),
        put("player", 2, 3),
        put("stock", (0, 0), 99),
        put("hand", (0, 1, 0), 1),
        put("knights", (0, 0, 0), -128),
        put("rows", 0, 3),
        put("seeds", 2, -1),
        put("seeds", 2, 2**63 - 1),
        put("plies", 0, -1),
        put("plies", 0, 2**31),
        stride(0),
        stride(2**64),
        stride("4"),
        options([]),
        options({"players": 3}),
        options({"players": 9}),
    ],
)
def test_tables_that_are_wrong_are_refused_whatever_the_checksum_says(
    change: Any, history: bool, tmp_path: Path
) -> None:
    """Kernels check nothing: they would write outside such a table."""
    path = tmp_path / "games.npz"
    saved(path, history=history)
    changed(path, change, right=True)
    with pytest.raises(BatchFileError):
        load_batch(path)


def test_of_an_own_file_only_the_checksum_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    saved(path, history=True)
    assert load_batch(path, own=True).states.tobytes() == load_batch(path).states.tobytes()
    changed(path, put("plies", 1, 3), right=True)
    with pytest.raises(BatchFileError):
        load_batch(path)
    assert load_batch(path, own=True).plies[1] == 3
    changed(path, put("plies", 1, 4), right=False)
    with pytest.raises(BatchFileError, match="checksum"):
        load_batch(path, own=True)


@pytest.mark.parametrize(
    "change",
    [put("history", (1, 2), 49), put("history", (1, 2), 30_000), put("plies", 1, 99), wide],
)
def test_a_history_leads_to_its_tables(change: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    saved(path, history=True)
    load_batch(path)
    changed(path, change, right=True)
    with pytest.raises(BatchFileError):
        load_batch(path)


def test_a_history_may_be_full(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    games = saved(path, history=True)

    def cut(about: Any, arrays: dict[str, Any]) -> None:
        arrays["history"] = arrays["history"][:, :6]

    changed(path, cut, right=True)
    loaded = load_batch(path)
    for each in (games, loaded):
        each.play_randomly(20)
    assert [game.record() for game in loaded] == [game.record() for game in games]


def test_a_file_that_is_not_there_is_not_damaged(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_batch(tmp_path / "games.npz")


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_half_a_file_is_refused(share: float, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    saved(path)
    data = path.read_bytes()
    path.write_bytes(data[: int(share * len(data))])
    with pytest.raises(BatchFileError, match="not a batch, or damaged"):
        load_batch(path)


def test_code_is_never_read(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    np.savez(path, about=np.array([print], object))
    with pytest.raises(BatchFileError, match="not a batch, or damaged"):
        load_batch(path)
