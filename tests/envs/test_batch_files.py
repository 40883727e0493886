"""Batches in files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolino import load_batch
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


def changed(path: Path, change: Callable[[dict[str, Any], dict[str, Any]], None]) -> None:
    """Write a file again with a change to what it says of itself, or to its arrays."""
    with np.load(path) as file:
        arrays: dict[str, Any] = dict(file)
    about = json.loads(arrays.pop("about").tobytes())
    change(about, arrays)
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
