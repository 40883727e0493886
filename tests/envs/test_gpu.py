"""Batches on a GPU, as far as they can be tested without one: Numba's simulator runs the code, and
the kernels are compiled for real GPUs. On a machine with a GPU, run `python -m tests.gpu.compare`.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from tavolino.core import registry
from tavolino.core.errors import TavolinoError
from tavolino.envs import dlpack
from tavolino.envs.batch import batch, concatenate
from tests.repeats import repeated_but

needs_numba_cuda = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="no numba-cuda here")


def run(*arguments: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, "TAVOLINO_QUIET": "1", **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@needs_numba_cuda
@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", repeated_but("rat-hot", registry.names()))
def test_simulated_gpu_plays_the_same_games_to_the_byte(game: str) -> None:
    sizes = ["--games", "5", "--moves", "8", "--random-moves", "8", "--first"]
    told = run(
        "tests.gpu.compare", game, *sizes, NUMBA_ENABLE_CUDASIM="1", TAVOLINO_KERNELS="interpreted"
    )
    assert "all bytes the same" in told
    assert "simulator" in told


@needs_numba_cuda
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the compiler for GPUs is not there")
def test_kernels_of_every_game_compile_for_a_gpu() -> None:
    told = run("tests.gpu.ptx", "--one").splitlines()
    assert [line.split(" ")[0] for line in told] == registry.names()


@needs_numba_cuda
def test_without_a_gpu_that_is_said() -> None:
    from numba import cuda

    if cuda.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(TavolinoError, match="there is no GPU here"):
        batch("tabula-rasa", 2, device="cuda")


def test_without_numba_cuda_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.envs.cuda.find_spec", lambda name: None)
    with pytest.raises(TavolinoError, match=r"pip install 'tavolino\[gpu\]'"):
        batch("tabula-rasa", 2, device="cuda")


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"device": "tpu"}, "not one of cpu, cuda"),
        ({"device": "cuda", "threads": 2}, "threads"),
        ({"stream": 7}, "stream"),
    ],
)
def test_settings_of_another_device_are_refused(settings: Any, says: str) -> None:
    with pytest.raises(TavolinoError, match=says):
        batch("tabula-rasa", 2, **settings)


def test_nothing_is_refused_later_on_the_cpu() -> None:
    games = batch("tabula-rasa", 3)
    games.play_randomly(5)
    games.check()
    assert games.plies.tolist() == [5, 5, 5]
    assert concatenate([games]).device == "cpu"


class Offered:
    """An array of NumPy as others see it that use DLPack."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __dlpack__(self, **settings: Any) -> Any:
        array = self.array
        address = array.ctypes.data
        return dlpack.offer(self, address, array.shape, array.strides, array.dtype, (dlpack.CPU, 0))

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0


@pytest.fixture
def all_let_go() -> Iterator[None]:
    yield
    gc.collect(0)  # what is new: to look through everything takes most of a second
    assert not dlpack._held, "memory that nobody uses any more is kept"


@pytest.mark.usefixtures("all_let_go")
@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("kind", ["i1", "i2", "i4", "i8", "f4", "f8", "?"])
def test_arrays_are_handed_over_without_a_copy(kind: str, order: Any) -> None:
    array = np.array(np.arange(12).reshape(3, 4), kind, order=order)
    taken = np.from_dlpack(Offered(array))
    assert taken.dtype == array.dtype
    assert (taken == array).all()
    assert taken.ctypes.data == array.ctypes.data


@pytest.mark.usefixtures("all_let_go")
def test_what_nobody_takes_is_let_go() -> None:
    offered = Offered(np.zeros(3)).__dlpack__()
    assert dlpack._held
    del offered
