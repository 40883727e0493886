"""A notice on stderr while kernels are compiled, so that nobody thinks a first call hangs.

The first time that a kernel has to be compiled and cannot be loaded from the cache, one line says
so. On a terminal a second line counts kernels and seconds, and disappears at the end. It is printed
once per process; of several worker processes that compile at the same time, only the first prints
it. `TAVOLINO_QUIET=1` silences it, and so does a caller that shows the progress itself
(`CompilationNotice.told_to`).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

NOTICE = "tavolino: compiling what is used for the first time on this machine"
_ERASE = "\r\x1b[K"


class CompilationNotice:
    def __init__(self) -> None:
        self._announcers: list[Callable[[str], None]] = []
        self._said = False
        self._kernels = 0
        self._seconds = 0.0
        self._started = 0.0

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """While kernels are compiled, each of which is then noted."""
        self._started = time.monotonic()
        try:
            yield
        finally:
            self._seconds += time.monotonic() - self._started
            if self._is_printed() and _is_terminal():
                _write(_ERASE)

    def note(self, kernel: str) -> None:
        """Say that a kernel is being compiled."""
        for announce in self._announcers:
            announce(kernel)
        self._kernels += 1
        if not self._is_printed():
            return
        if not self._said:
            self._said = True
            _write(NOTICE + "\n")
        if _is_terminal():
            seconds = self._seconds + time.monotonic() - self._started
            _write(f"{_ERASE}kernels: {self._kernels}, {seconds:.0f} s")

    @contextmanager
    def told_to(self, announce: Callable[[str], None]) -> Iterator[None]:
        """A context in which `announce` is called with the name of each kernel that has to be
        compiled, instead of the notice on stderr."""
        self._announcers.append(announce)
        try:
            yield
        finally:
            self._announcers.remove(announce)

    def _is_printed(self) -> bool:
        return not self._announcers and not _is_quiet()


notice = CompilationNotice()


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
