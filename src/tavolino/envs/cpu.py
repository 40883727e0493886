"""Batches on the CPU, on several cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.errors import OptionError
from . import kernels
from .device import Array, Kind, Shape

GAMES_PER_THREAD = 256  # fewer are not worth a thread


class Cpu:
    name = "cpu"
    finds_illegal_first = True

    def __init__(self, threads: int | None = None) -> None:
        self.threads = _check_threads(threads)
        self._rngs = np.zeros((self.threads, 4), np.int64)

    def empty(self, shape: Shape, kind: Kind) -> npt.NDArray[Any]:
        return np.empty(shape, kind)

    empty_rows = empty

    def put(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def get(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def take(self, array: npt.NDArray[Any], rows: npt.NDArray[np.int64]) -> npt.NDArray[Any]:
        return _plain(array)[rows].view(array.dtype)

    def join(self, arrays: Sequence[npt.NDArray[Any]]) -> npt.NDArray[Any]:
        return np.concatenate([_plain(array) for array in arrays]).view(arrays[0].dtype)

    def given(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(array)

    def converted(self, array: npt.NDArray[Any], kind: Kind) -> npt.NDArray[Any]:
        return array.astype(kind, copy=False)

    def is_dense(self, array: npt.NDArray[Any]) -> bool:
        return array.flags.c_contiguous

    def write_rows(
        self, kernel: Callable[..., Any], games: int, *read: Any, out: npt.NDArray[Any]
    ) -> None:
        self.run(kernel, games, *read, out, False)

    def run(
        self,
        kernel: Callable[..., Any],
        games: int,
        *arguments: Any,
        rng: bool = False,
        scratch: int | Sequence[Any] = 0,
    ) -> list[Any]:
        parts = max(1, min(self.threads, games // GAMES_PER_THREAD))
        edges = [games * part // parts for part in range(parts + 1)]
        own_scratch = np.empty((parts, scratch), np.int32) if isinstance(scratch, int) else scratch

        def work(part: int) -> Any:
            own = (self._rngs[part],) if rng else ()
            own += (own_scratch[part],) if scratch else ()
            return kernel(*arguments, *own, edges[part], edges[part + 1])

        if parts == 1:
            return [work(0)]
        return list(_pool(self.threads).map(work, range(parts)))

    def play(self, games: int, legal: Array, *arguments: Any) -> bool:
        return False

    def advance(
        self, games: int, states: npt.NDArray[Any], *arguments: Any, out: npt.NDArray[Any]
    ) -> None:
        self.run(kernels.advance_games, games, states, *arguments, out, rng=True)

    def wait(self) -> None:
        pass


def _plain(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Records as mere bytes: NumPy would copy them field by field."""
    return array.view(f"V{array.dtype.itemsize}") if array.dtype.names else array


def _check_threads(threads: int | None) -> int:
    if threads is None:
        return os.cpu_count() or 1
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise OptionError(f"threads: {threads!r} is not a whole number from 1 on")
    return threads


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "tavolino-batch")
