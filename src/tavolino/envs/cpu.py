"""Batches on the CPU, on several cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.checks import check_integer
from . import kernels
from .device import Array, Kind, Shape

GAMES_PER_THREAD = 256  # fewer are not worth a thread
PARTS_PER_THREAD = 4  # whoever is done early takes one more
GENERATOR = 4  # numbers of a generator
CACHE_LINES = 16  # such numbers in two cache lines: a thread that writes must not slow down others
MOST_THREADS = 4096


class Cpu:
    name = "cpu"
    finds_illegal_first = True

    def __init__(self, threads: int | None = None) -> None:
        self.asked_threads = threads
        self.threads = _check_threads(threads)
        self._rngs = list(np.zeros((self.threads, CACHE_LINES), np.int64)[:, :GENERATOR])

    def another(self) -> Cpu:
        return Cpu(self.asked_threads)

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
        made = array.astype(kind, copy=False)
        if made is not array and np.count_nonzero(made != array):
            made[made != array] = -1
        return made

    def writable(self, array: Any) -> npt.NDArray[Any] | None:
        room = np.asarray(array)
        is_theirs = room is array or np.may_share_memory(room, np.asarray(array))  # not a copy
        return room if is_theirs and room.flags.carray else None

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
        threads = min(self.threads, games // GAMES_PER_THREAD)
        if threads <= 1:
            return [kernel(*arguments, *self._own(0, rng, scratch), 0, games)]
        return self._run_on(threads, kernel, games, arguments, rng, scratch)

    def _own(self, thread: int, rng: bool, scratch: int | Sequence[Any]) -> tuple[Any, ...]:
        """What only this thread writes to."""
        generator = (self._rngs[thread],) if rng else ()
        if not scratch:
            return generator
        rooms = (np.empty(scratch, np.int32),) if isinstance(scratch, int) else scratch[thread]
        return (*generator, *rooms)

    def _run_on(
        self,
        threads: int,
        kernel: Callable[..., Any],
        games: int,
        arguments: tuple[Any, ...],
        rng: bool,
        scratch: int | Sequence[Any],
    ) -> list[Any]:
        parts = min(threads * PARTS_PER_THREAD, games // GAMES_PER_THREAD)
        edges = [games * part // parts for part in range(parts + 1)]
        ranges = iter(list(pairwise(edges)))  # shared: each thread takes the next one

        def work(thread: int) -> list[Any]:
            written = self._own(thread, rng, scratch)
            return [kernel(*arguments, *written, first, last) for first, last in ranges]

        others = [_pool(self.threads).submit(work, thread) for thread in range(1, threads)]
        done = work(0)
        for other in others:
            done += other.result()
        return done

    def play(self, games: int, legal: Array, *arguments: Any) -> None:
        self.run(kernels.play_games, games, *arguments, rng=True, scratch=legal.shape[1])

    def wait(self) -> None:
        pass


def _plain(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Records as mere bytes: NumPy would copy them field by field."""
    return array.view(f"V{array.dtype.itemsize}") if array.dtype.names else array


def _check_threads(threads: int | None) -> int:
    if threads is None:
        allowed = getattr(os, "sched_getaffinity", None)  # Linux has it
        return len(allowed(0)) if allowed else os.cpu_count() or 1
    return check_integer("threads", threads, 1, MOST_THREADS)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """The threads besides the one that calls."""
    return ThreadPoolExecutor(threads - 1, "tavolino-batch")


if hasattr(os, "register_at_fork"):  # a child process has none of these threads
    os.register_at_fork(after_in_child=_pool.cache_clear)
