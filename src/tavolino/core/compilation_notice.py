"""A notice on stderr while kernels are compiled, so that nobody thinks a first call hangs.

The first time that a kernel has to be compiled and cannot be loaded from the cache, one line says
so. On a terminal a second line counts kernels and seconds, and disappears at the end. It is printed
once per process; of several worker processes that compile at the same time, only the first prints
it. `TAVOLINO_QUIET=1` silences it, and so does a caller that shows the progress itself
(`kernel.compile_progress`).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from numba.core import event

NOTICE = "tavolino: compiling what is used for the first time on this machine"
_ERASE = "\r\x1b[K"


class CompilationNotice(event.Listener):
    """Listens to Numba. `is_ours` says whether a dispatcher is one of our entries: what a user
    compiles is not announced. Numba holds its lock all the time."""

    def __init__(self, is_ours: Callable[[Any], bool]) -> None:
        self._is_ours = is_ours
        self._muted = 0
        self._said = False
        self._depth = 0  # of nested kernels that are being compiled
        self._kernels = 0
        self._seconds = 0.0
        self._started = 0.0

    @contextmanager
    def muted(self) -> Iterator[None]:
        self._muted += 1
        try:
            yield
        finally:
            self._muted -= 1

    def on_start(self, event: Any) -> None:
        if not self._depth:
            if self._muted or _is_quiet() or not self._is_ours(event.data["dispatcher"]):
                return
            self._started = time.monotonic()
        self._depth += 1
        self._kernels += 1
        self._say()
        self._count()

    def announce(self) -> None:
        """Say it without counting."""
        if not self._muted and not _is_quiet():
            self._say()

    def on_end(self, event: Any) -> None:
        if not self._depth:
            return
        self._depth -= 1
        if not self._depth:
            self._seconds += time.monotonic() - self._started
            if _is_terminal():
                _write(_ERASE)

    def _say(self) -> None:
        if not self._said:
            self._said = True
            _write(NOTICE + "\n")

    def _count(self) -> None:
        if _is_terminal():
            seconds = self._seconds + time.monotonic() - self._started
            _write(f"{_ERASE}kernels: {self._kernels}, {seconds:.0f} s")


def warn(text: str) -> None:
    """Print a line, unless nobody wants to read any."""
    if not _is_quiet():
        _write(text + "\n")


def _is_quiet() -> bool:
    if os.environ.get("TAVOLINO_QUIET", "0") not in ("", "0"):
        return True
    is_worker = multiprocessing.parent_process() is not None
    return is_worker and not multiprocessing.current_process().name.endswith("-1")


def _is_terminal() -> bool:
    with suppress(AttributeError, ValueError):  # there is no stderr, or it is closed
        return sys.stderr.isatty()
    return False


def _write(text: str) -> None:
    with suppress(AttributeError, ValueError, OSError):
        sys.stderr.write(text)
        sys.stderr.flush()
