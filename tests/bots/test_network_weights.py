"""Files of weights: what was written comes back, and everything else is refused in one sentence
that says what to do."""

from __future__ import annotations

import gc
import json
import os
import pickle
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolino.bots.network import Network, network_for, network_of
from tavolino.bots.network_weights import (
    WeightsError,
    about_weights,
    read_weights,
    write_weights,
)
from tavolino.core import registry
from tavolino.core.contract import Part
from tests.bots.networks import MADE, VARIANTS, arbitrary_params, write_network

GAME, OPTIONS = VARIANTS[0]
RULES = registry.rules(GAME)
ABOUT = about_weights(RULES, MADE)
assert RULES.network_inputs is not None
OTHER_INPUTS = replace(
    RULES, network_inputs=replace(RULES.network_inputs, facts=(Part("other", (3,), "other"),))
)
DAMAGED = "not a file of weights, or damaged; reinstall tavolino, or train"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "weights.npz"


@pytest.mark.parametrize("kind", [np.float16, np.float32])
def test_what_is_written_comes_back(path: Path, kind: Any) -> None:
    params = {name: array.astype(kind) for name, array in arbitrary_params(RULES).items()}
    write_weights(path, params, ABOUT)
    weights, about = read_weights(path, RULES)
    assert about["made"] == MADE
    assert about["game"] == GAME
    assert about["sizes"]["trunk_bias"] == [16]
    for name in ("row_1", "out_2", "value_bias"):
        assert (getattr(weights, name) == params[name]).all()
    assert (weights.block_2[1] == params["block_1_2"]).all()
    assert all(array.dtype == np.float32 for array in vars(weights).values())


def test_the_same_weights_make_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / name for name in "ab"]
    for file in files:
        write_weights(file, arbitrary_params(RULES), ABOUT)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_how_weights_were_made_must_be_told() -> None:
    with pytest.raises(TypeError, match="command, commit, seed, steps, device"):
        about_weights(RULES, {"command": "train"})


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-400])


def one_byte_changed(path: Path) -> None:
    data, weights = path.read_bytes(), arbitrary_params(RULES)["trunk"].tobytes()
    start, end = data.split(weights)
    path.write_bytes(start + bytes([weights[0] ^ 1]) + weights[1:] + end)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def text(path: Path) -> None:
    path.write_text("weights", encoding="utf-8")


def pickled(path: Path) -> None:
    path.write_bytes(pickle.dumps(arbitrary_params(RULES)))


def pickled_arrays(path: Path) -> None:
    objects = np.array([{}, {}], object)
    about = np.frombuffer(json.dumps(ABOUT).encode(), np.uint8)
    with open(path, "wb") as file:
        np.savez(file, allow_pickle=True, about=about, row_1=objects)


def of_another_kind(path: Path) -> None:
    with open(path, "wb") as file:
        np.savez(file, about=np.frombuffer(b'{"format": "tavolino batch"}', np.uint8))


def with_params(**changes: Any) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        params = arbitrary_params(RULES) | changes
        write_weights(path, {k: v for k, v in params.items() if v is not None}, ABOUT)

    return write


BIAS = arbitrary_params(RULES)["value_bias"]

BROKEN: dict[str, Callable[[Path], None]] = {
    "cut short": cut_short,
    "one byte changed": one_byte_changed,
    "empty": empty,
    "text": text,
    "a pickle": pickled,
    "pickled arrays": pickled_arrays,
    "a file of something else": of_another_kind,
    "not a number": with_params(value_bias=np.full_like(BIAS, np.nan)),
    "infinite": with_params(value_bias=np.full_like(BIAS, np.inf)),
    "an array missing": with_params(skip=None),
    "an array too many": with_params(more=BIAS),
    "another shape": with_params(value_bias=BIAS[:-1]),
    "whole numbers": with_params(value_bias=np.ones(len(BIAS), np.int32)),
    "a block without its second layer": with_params(block_1_2=None),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_damaged_file_is_refused(path: Path, what: str) -> None:
    write_network(path, RULES)
    BROKEN[what](path)
    with pytest.raises(WeightsError, match=DAMAGED):
        read_weights(path, RULES)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "whist"}, "its weights are for whist; reinstall tavolino, or train"),
        ({"rules": 99}, "for a different version"),
        ({"inputs": "0"}, "for a different version"),
        ({"version": 2}, "its format has version 2, this program reads version 1"),
        ({"options": 3}, DAMAGED),
    ],
    ids=str,
)
def test_weights_for_something_else_are_refused(path: Path, changes: Any, says: str) -> None:
    write_weights(path, arbitrary_params(RULES), ABOUT | changes)
    with pytest.raises(WeightsError, match=says):
        read_weights(path, RULES)


def test_inputs_that_have_changed_need_new_weights(path: Path) -> None:
    write_network(path, RULES)
    with pytest.raises(WeightsError, match="for a different version"):
        read_weights(path, OTHER_INPUTS)


def test_a_network_plays_what_it_was_trained_with(path: Path) -> None:
    options = RULES.check_options(OPTIONS)
    name = next(iter(options))
    about = about_weights(RULES, MADE, {name: [options[name]]})
    write_weights(path, arbitrary_params(RULES), about)
    network = Network(RULES, *read_weights(path, RULES))
    assert network.covers(options)
    assert not network.covers(options | {name: "another"})


def test_weights_come_from_the_game_or_from_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert RULES.network_inputs is not None
    file, folder = tmp_path / "own.npz", tmp_path / "folder"
    folder.mkdir()
    brings = replace(RULES, network_inputs=replace(RULES.network_inputs, weights=file))
    options = RULES.check_options(OPTIONS)
    assert network_for(brings, options) is None
    write_network(file, RULES)
    brought = network_for(brings, options)
    assert brought is not None
    assert network_of(brings) is brought
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(folder))
    assert network_of(brings) is None
    write_network(folder / f"{GAME}.npz", RULES, trunk=24)
    own = network_of(brings)
    assert own is not None
    assert own.about["sizes"]["trunk_bias"] == [24]


def test_a_file_that_has_changed_is_read_again(path: Path) -> None:
    assert RULES.network_inputs is not None
    brings = replace(RULES, network_inputs=replace(RULES.network_inputs, weights=path))
    write_network(path, RULES)
    before = network_of(brings)
    path.write_bytes(b"")
    with pytest.raises(WeightsError, match=DAMAGED):
        network_of(brings)
    assert before is not None


def test_a_network_that_was_replaced_is_forgotten(path: Path) -> None:
    assert RULES.network_inputs is not None
    brings = replace(RULES, network_inputs=replace(RULES.network_inputs, weights=path))
    forgotten = []
    for trunk in (8, 16, 24):
        write_network(path, RULES, trunk=trunk)
        os.utime(path, ns=(trunk, trunk))
        network = network_of(brings)
        assert network is not None
        assert network.about["sizes"]["trunk_bias"] == [trunk]
        forgotten.append(weakref.ref(network))
        del network
    gc.collect()
    assert [each() is None for each in forgotten] == [True, True, False]
