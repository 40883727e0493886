"""Kernels: one source for the rules, interpreted or compiled.

A *kernel* is a plain Python function over one table record. By default Numba compiles it; with
`NUMBA_DISABLE_JIT=1` it runs as it is written, to read, debug and measure coverage. Both give the
same bytes (`tests/test_every_game.py::test_interpreted_and_compiled_runs_agree`).

What a kernel may do, so that both run it alike:
- read and write fields of a record, `record.field` and `record.field[i, j]`; no slices of them;
- index from the front: `cards[-1]` is whatever lies before the first card;
- signed integers only, within 63 bits; no allocation: scratch space comes in as an argument, a
  record too.

Compiling takes a while, once per machine; one line on stderr says so (`compilation_notice`), unless
`TAVOLINO_QUIET=1` is set.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba import njit
from numba.core import event
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.runtime.nrt import rtsys

from .cache_folder import cache_folder
from .compilation_notice import CompilationNotice
from .plain_indices import KernelCompiler
from .sources import OURS, PACKAGE, our_files, package_files, package_of, path_in_package

Function = TypeVar("Function", bound=Callable[..., Any])

_settings: Any = numba.config
INTERPRETED = bool(_settings.DISABLE_JIT)

# A cached kernel is only checked against its own file, not against the kernels that it calls. So
# each version of the sources gets its own folder; folders of old versions are removed. A bot's
# kernels call those of core and games, never the other way round; those of `envs` call all.
_CACHE_NAME = "kernels-"
_CACHES = Path(os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("tavolino"))
_RULES_ROOMS = ("core", "games")
_BOTS_ROOMS = (*_RULES_ROOMS, "bots")
_ALL_ROOMS = (*_BOTS_ROOMS, "envs")

# The other packages that bring the kernels of a game, by the type of its record.
_brought_by: dict[Any, frozenset[str]] = {}


def note_packages(record_type: Any, modules: Iterable[str]) -> None:
    """Note which packages bring the kernels of a game, before anything is compiled for it."""
    packages = frozenset(package_of(module) for module in modules) - {OURS}
    if packages:
        _brought_by[record_type] = packages


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


@cache
def _cache_folder(folders: tuple[str, ...], packages: frozenset[str] = frozenset()) -> str:
    return str(cache_folder(_CACHES, _CACHE_NAME, _sources_digest(folders, packages)))


def _rooms_of(package: str, module: str) -> tuple[str, ...]:
    """The folders of ours whose kernels an entry may call."""
    if package != OURS or ".envs." in module:
        return _ALL_ROOMS
    return _BOTS_ROOMS if ".bots." in module else _RULES_ROOMS


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


def _cache_in(folder: str, function: Callable[..., Any]) -> _FolderCache:
    before, _settings.CACHE_DIR = _settings.CACHE_DIR, folder
    try:
        return _FolderCache(function)
    finally:
        _settings.CACHE_DIR = before


class FoldersCache:
    """The cache that Numba uses for the compiled code of one entry. `cache_in` makes the cache in
    one folder.

    An entry like `deal_at` is compiled once for each type of record, and code for a game of another
    package depends on that package too. So the folder is chosen by the types of the arguments: ours
    is named by a hash of our sources alone, and stays valid whatever else is installed; that of a
    package's game is named by a hash of our sources and of every file of the package.

    What a package's kernels call in a third package is not considered, nor is the package of an
    entry that brings no game: such kernels belong in the file of the entry.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        cache_in: Callable[[str, Callable[..., Any]], Any] = _cache_in,
    ) -> None:
        self._function = function
        self._cache_in = cache_in
        self._caches: dict[str, Any] = {}
        self._package = package_of(function.__module__)
        self._rooms = _rooms_of(self._package, function.__module__)

    @property
    def cache_path(self) -> str:
        return str(_CACHES)

    def load_overload(self, signature: Any, target: Any) -> Any:
        return self._of(signature).load_overload(signature, target)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        self._of(signature).save_overload(signature, compiled)

    def flush(self) -> None:
        for each in self._caches.values():
            each.flush()

    def _of(self, signature: Any) -> Any:
        """The cache in the folder for a signature. Numba holds its lock meanwhile."""
        folder = _cache_folder(self._rooms, self._packages(signature))
        if folder not in self._caches:
            self._caches[folder] = self._cache_in(folder, self._function)
        return self._caches[folder]

    def _packages(self, signature: Any) -> frozenset[str]:
        """The packages that bring the games of these arguments. The name of a type contains
        everything in it, so that a record is found wherever it is nested."""
        arguments = " ".join(map(str, getattr(signature, "args", signature)))
        brought = frozenset[str]().union(*_brought_by.values())
        own = brought & {self._package}
        return own.union(
            *(packages for each, packages in _brought_by.items() if str(each) in arguments)
        )


# Announces compilation, unless somebody else does.
_notice = CompilationNotice(lambda each: isinstance(each._cache, FoldersCache))
event.register("numba:compile", _notice)


def announce_compilation() -> None:
    """Say that something is compiled which Numba does not tell listeners about."""
    _notice.announce()


def kernel(function: Function) -> Function:
    """A function for other kernels to call. It is compiled as part of the entries that use it."""
    return _compile(function, keep=False)


def entry(function: Function) -> Function:
    """A kernel that is called from Python. It is cached on disk, with all kernels that it calls."""
    return _compile(function, keep=True)


def _compile(function: Function, keep: bool) -> Function:
    if INTERPRETED:
        return function
    decorate: Callable[..., Any] = njit
    # Kernels allocate nothing, so references need not be counted: that would cost more than many of
    # the calls.
    with_settings = decorate(
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        _nrt=False,
        pipeline_class=KernelCompiler,
    )
    compiled: Any = with_settings(function)
    if keep:
        compiled._cache = FoldersCache(function)  # what `cache=True` sets for a single folder
    made: Function = compiled
    return made


FRACTIONS = ("f", "d")  # the formats of fields of 32 and 64 bits that hold fractions


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
        view[0] = float(value) if view.format in FRACTIONS else int(value)


def _element(states, i):
    return states[i]


def _int64(number):
    return np.int64(number)


# The record at place `i` of an array of them, as kernels take it: `record(states, i)`.
record: Callable[..., Any] = _Row if INTERPRETED else kernel(_element)

# A number as kernels pass it on. Numba compiles a kernel again for each type of number and for each
# constant that it is called with; `i64` arguments share one version.
i64: Callable[..., Any] = int if INTERPRETED else kernel(_int64)


# The same where nothing is compiled.
interpreted_record = _Row


def interpreted(function: Function, instead: Mapping[Any, Any]) -> Function:
    """A kernel as Python runs it, also where kernels are compiled, with other functions `instead`
    of some that it calls, however deep."""
    replaced = {i64: int, **instead}
    made: dict[Any, Any] = {}

    def copy_of(kernel: Any) -> Any:
        if kernel in replaced:
            return replaced[kernel]
        plain = getattr(kernel, "py_func", kernel)
        if plain not in made:
            names = dict(plain.__globals__)
            made[plain] = FunctionType(
                plain.__code__, names, plain.__name__, plain.__defaults__, plain.__closure__
            )
            for name in plain.__code__.co_names:
                called = names.get(name)
                if hasattr(called, "py_func") or isinstance(called, FunctionType):
                    names[name] = copy_of(called)
        return made[plain]

    found: Function = copy_of(function)
    return found


@contextmanager
def compile_progress(announce: Callable[[str], None]) -> Iterator[None]:
    """A context in which `announce` is called with the name of each kernel that has to be compiled,
    instead of the notice on stderr."""
    if INTERPRETED:
        yield
        return

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            announce(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with _notice.muted(), event.install_listener("numba:compile", Listener()):
        yield
