"""Numba, as far as kernels need it: what is compiled, where that is kept, and who is told.

Compiling takes a while, once per machine; one line on stderr says so (`compilation_notice`), unless
`TAVOLINO_QUIET=1` is set.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
import platformdirs
from numba import njit
from numba.core import event
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.runtime.nrt import rtsys

from .cache_folder import cache_folder
from .compilation_notice import CompilationNotice
from .contract import Rules
from .kernel import Copies, Entry, Slot, depends_on_game, games
from .plain_indices import KernelCompiler
from .sources import OURS, PACKAGE, our_files, package_files, package_of, path_in_package

# The type of a game's record; None where an entry is the same for all games.
Kind = np.dtype[Any] | None

_settings: Any = numba.config

# A cached kernel is only checked against its own file, not against the kernels that it calls. So
# each version of the sources gets its own folder; folders of old versions are removed. A bot's
# kernels call those of core and games, never the other way round; those of `envs` call all.
_CACHE_NAME = "kernels-"
_CACHES = Path(os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("tavolino"))
_RULES_ROOMS = ("core", "games")
_BOTS_ROOMS = (*_RULES_ROOMS, "bots")
_ALL_ROOMS = (*_BOTS_ROOMS, "envs")


def compiled_entry(function: Callable[..., Any], kind: Kind) -> Callable[..., Any]:
    """An entry for the game with this record, kept on disk with all kernels that it calls."""
    made: Any = copies_for(kind)(function)
    with suppress(RuntimeError):  # it is in no file
        folder = folder_for(function, kind)  # instead of `cache=True`
        made._cache = cache_in(folder, made.py_func, _FolderCache, _settings)
    entry: Callable[..., Any] = made
    return entry


@cache
def copies_for(kind: Kind) -> Copies:
    """What is compiled for a game. What is the same for all games is compiled once."""

    def instead(called: Any) -> Any:
        plain = what_is_compiled(called, kind)
        return plain if kind is None or depends_on_game(plain) else copies_for(None)(plain)

    return Copies(instead, _to_compile)


def what_is_compiled(called: Any, kind: Kind) -> Any:
    """The source of what a kernel calls."""
    if isinstance(called, Slot):
        if kind not in games:
            raise TypeError(f"{called.__name__}: a table of no game that is known")
        called = called.find(games[kind])
    if isinstance(called, Entry):
        called = called.function
    return getattr(called, "compiled_as", called)


def _to_compile(function: Callable[..., Any]) -> Any:
    # Kernels allocate nothing, so references need not be counted: that would cost more than many of
    # the calls.
    decorate: Callable[..., Any] = njit
    return decorate(
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        _nrt=False,
        pipeline_class=KernelCompiler,
    )(function)


def folder_for(function: Callable[..., Any], kind: Kind) -> str:
    """The folder of the compiled code of an entry. Ours is named by a hash of our sources alone,
    and stays valid whatever else is installed; that for the game of a package is named by a hash of
    our sources and of every file of the package.

    What a package's kernels call in a third package is not considered: such kernels belong in the
    file of the entry."""
    own = package_of(function.__module__)
    rooms: tuple[str, ...] = _ALL_ROOMS
    if own == OURS and ".envs." not in function.__module__:
        rooms = _BOTS_ROOMS if ".bots." in function.__module__ else _RULES_ROOMS
    brought = _kernels_of(games[kind]) if kind in games else []
    packages = {own, *(package_of(each.__module__) for each in brought)}
    return _cache_folder(rooms, frozenset(packages - {OURS}))


def _kernels_of(game: Rules) -> list[Any]:
    parts = (game.kernels, game.evaluation, game.luck, game.observation, game.network_inputs)
    found = [each for part in parts if part is not None for each in vars(part).values()]
    return [each for each in found if isinstance(each, FunctionType)]


@cache
def _cache_folder(folders: tuple[str, ...], packages: frozenset[str] = frozenset()) -> str:
    return str(cache_folder(_CACHES, _CACHE_NAME, _sources_digest(folders, packages)))


def _sources_digest(folders: tuple[str, ...], packages: frozenset[str]) -> str | None:
    """None if a package's files cannot be read."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for path in our_files(folders):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    for package in sorted(packages):
        files = package_files(package)
        if not files:
            return None
        for name, path in files.items():
            digest.update(f"{package} {name}".encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


class PackageLocator:
    """Finds compiled code by where a file lies in its package, so that all copies of the same
    sources on a machine (checkouts, environments) share it. Goes before a locator of Numba's."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        path = path_in_package(Path(py_file))
        if path is None:
            numbas: Any = super()
            return str(numbas.get_suitable_cache_subpath(py_file))
        return ".".join(path.with_suffix("").parts)


class _Locator(PackageLocator, UserProvidedCacheLocator):
    pass


class _CacheFiles(CompileResultCacheImpl):
    _locator_classes = [_Locator, *CompileResultCacheImpl._locator_classes]  # noqa: RUF012


class _FolderCache(FunctionCache):
    """Numba's own cache, in the folder that `CACHE_DIR` names when it is made."""

    _impl_class = _CacheFiles

    def load_overload(self, signature: Any, target: Any) -> Any:
        """As Numba does, but without everything that it knows about NumPy and Python. Only
        compiling needs that, and loads it; it takes longer than all the rest of a first move."""
        rtsys.initialize(target)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, target)


def cache_in(
    folder: str, function: Callable[..., Any], cache: Callable[..., Any], settings: Any
) -> Any:
    """A cache of Numba's, for a CPU or a GPU, which lies where a setting says when it is made."""
    before, settings.CACHE_DIR = settings.CACHE_DIR, folder
    try:
        return cache(function)
    finally:
        settings.CACHE_DIR = before


# Announces compilation, unless somebody else does.
_notice = CompilationNotice(lambda each: isinstance(each._cache, _FolderCache))
event.register("numba:compile", _notice)


def announce_compilation() -> None:
    """Say that something is compiled which Numba does not tell listeners about."""
    _notice.announce()


@contextmanager
def announced(announce: Callable[[str], None]) -> Iterator[None]:
    """See `kernel.compile_progress`."""

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            announce(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with _notice.muted(), event.install_listener("numba:compile", Listener()):
        yield
