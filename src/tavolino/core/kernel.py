"""One rules source, several machines.

A *kernel* is a plain Python function over one table record. By default Numba compiles it; with
`NUMBA_DISABLE_JIT=1` it runs as it is written, to read, debug and measure coverage. Both give the
same bytes (`tests/test_every_game.py::test_interpreted_and_compiled_runs_agree`).

What a kernel may do, so that every machine runs it alike:
- read and write fields of a record, `record.field` and `record.field[i, j]`; no slices of them;
- signed integers only, within 63 bits; no allocation: scratch space comes in as an argument, a
  record too.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])

_settings: Any = numba.config
INTERPRETED = bool(_settings.DISABLE_JIT)

# A cached kernel is only checked against its own file, not against the kernels that it calls. So
# each version of the sources gets a folder of its own; folders of old versions are removed. A bot's
# kernels call those of core and games, never the other way round.
_CACHE_NAME = "kernels-"
_CACHE_DAYS = 30
_CACHES = Path(os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("tavolino"))
_RULES_ROOMS = ("core", "games")
_ALL_ROOMS = ("core", "games", "bots")


def _sources_digest(rooms: tuple[str, ...]) -> str:
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    package = Path(__file__).parent.parent
    for path in sorted(path for scratch in rooms for path in package.glob(f"{scratch}/**/*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _cache_folder(rooms: tuple[str, ...]) -> str:
    folder = _CACHES / (_CACHE_NAME + _sources_digest(rooms))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for old in _CACHES.glob(_CACHE_NAME + "*"):
            if time.time() - old.stat().st_mtime > _CACHE_DAYS * 86400:
                shutil.rmtree(old, ignore_errors=True)
    except OSError:  # nowhere to write: compile for this run only
        folder = Path(tempfile.mkdtemp(prefix="tavolino-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return str(folder)


def kernel(function: Function) -> Function:
    """A function for other kernels. It is compiled as part of the entries that use it."""
    return _compile(function, keep=False)


def entry(function: Function) -> Function:
    """A kernel that is called from Python. It is kept on disk, with all kernels beneath it."""
    if not INTERPRETED:  # Numba asks for the folder as it decorates
        is_bots = ".bots." in function.__module__
        _settings.CACHE_DIR = _cache_folder(_ALL_ROOMS if is_bots else _RULES_ROOMS)
    return _compile(function, keep=True)


def _compile(function: Function, keep: bool) -> Function:
    if INTERPRETED:
        return function
    decorate: Callable[..., Any] = njit
    # Kernels allocate nothing, so there are no references to count: at every call, that would cost
    # more than many of them do.
    compiled: Function = decorate(
        cache=keep, nogil=True, error_model="numpy", no_cfunc_wrapper=True, _nrt=False
    )(function)
    return compiled


class _Row:
    """A record with attributes for interpreted kernels: fields are Python numbers, and writing a
    value that does not fit its field is an error instead of a silent wrap."""

    __slots__ = ("_fields", "dtype")

    def __init__(self, states: np.ndarray[Any, Any], i: int) -> None:
        fields = {}
        names = states.dtype.names
        assert names is not None
        for name in names:
            column = states[name]
            shape = column.shape[1:]
            fields[name] = (memoryview(column[i] if shape else column[i : i + 1]), bool(shape))
        object.__setattr__(self, "_fields", fields)
        object.__setattr__(self, "dtype", states.dtype)

    def __getattr__(self, name: str) -> Any:
        view, is_array = self._fields[name]
        return view if is_array else view[0]

    def __setattr__(self, name: str, value: float) -> None:
        view = self._fields[name][0]
        view[0] = float(value) if view.format == "d" else int(value)


def _element(states, i):
    return states[i]


def _int64(number):
    return np.int64(number)


# The record at place `i` of an array of them, as kernels take it: `record(states, i)`.
record: Callable[..., Any] = _Row if INTERPRETED else kernel(_element)

# A number as kernels pass it on. Numba compiles a kernel anew for each type of number and for each
# constant that it is called with; arguments that are `i64` share one.
i64: Callable[..., Any] = int if INTERPRETED else kernel(_int64)


@contextmanager
def compile_progress(announce: Callable[[str], None]) -> Iterator[None]:
    """Within it, `announce` is called with the name of each kernel that has to be compiled."""
    if INTERPRETED:
        yield
        return
    from numba.core import event

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            announce(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Listener()):
        yield
