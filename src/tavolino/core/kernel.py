"""Kernels: one source for the rules, interpreted or compiled.

A *kernel* is a plain Python function over one table record. Called from Python it runs as it is
written. An *entry* is a kernel that Python calls as one piece of compiled code: Numba compiles
copies of it and of all kernels that it calls (`compiler`). With `TAVOLINO_KERNELS=interpreted`
entries run as they are written too, to read, debug and measure coverage. Both give the same bytes
(`tests/test_every_game.py::test_interpreted_and_compiled_runs_agree`).

A *slot* stands for a kernel that every game brings itself, so that an entry works for all games: in
the copies for a game, the game's own kernel is in its place.

What a kernel may do, so that both run it alike:
- read and write fields of a record, `record.field` and `record.field[i, j]`; no slices of them;
- index from the front: `cards[-1]` is whatever lies before the first card;
- signed integers only, within 63 bits; no allocation: scratch space comes in as an argument, a
  record too.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, update_wrapper
from threading import RLock
from types import CellType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from .kernel_mode import INTERPRETED

if TYPE_CHECKING:
    from .contract import Rules

Function = TypeVar("Function", bound=Callable[..., Any])

# The games whose tables entries know, by the type of the record.
games: dict[np.dtype[Any], Rules] = {}


def kernel(function: Function) -> Function:
    """A function that other kernels call."""
    vars(function)["is_kernel"] = True
    return function


def compiled_as(source: Callable[..., Any]) -> Callable[[Function], Function]:
    """Of a kernel that Python runs in another way than compiled code: what is compiled."""

    def note(function: Function) -> Function:
        vars(function)["compiled_as"] = kernel(source)
        return kernel(function)

    return note


class Slot:
    """A kernel that each game brings itself; `find` says which one."""

    def __init__(self, name: str, find: Callable[[Any], Callable[..., Any]]) -> None:
        self.__name__ = name
        self.find = find

    def __call__(self, s: Any, *arguments: Any) -> Any:
        return self.find(games[s.dtype])(s, *arguments)


# Where compiled code is kept is a setting of Numba's, the same for all threads.
_compiling = RLock()


class Entry:
    """A kernel that Python calls, compiled for each game. Its parameter `states` or `tables` tells
    which one; without these it is the same for all games."""

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self.function = function
        places = enumerate(inspect.signature(function).parameters)
        self._place = next((n for n, name in places if name in ("states", "tables")), None)
        self._compiled: dict[Any, Callable[..., Any]] = {}

    def __call__(self, *arguments: Any) -> Any:
        return self.of(arguments)(*arguments)

    def of(self, arguments: Sequence[Any]) -> Any:
        """What is compiled for the game that these arguments belong to."""
        kind = None if self._place is None else arguments[self._place].dtype
        try:
            return self._compiled[kind]
        except KeyError:
            with _compiling:
                if kind not in self._compiled:
                    self._compiled[kind] = self.compiled(kind if kind in games else None)
            return self._compiled[kind]

    def compiled(self, kind: Any) -> Any:
        """The entry for tables of a kind of record."""
        from .compiler import compiled_entry

        return compiled_entry(self.function, kind)


def entry(function: Function) -> Function:
    """A kernel that is called from Python."""
    kernel(function)
    made: Any = function if INTERPRETED else Entry(function)
    called: Function = made
    return called


@contextmanager
def compile_progress(announce: Callable[[str], None]) -> Iterator[None]:
    """A context in which `announce` is called with the name of each kernel that has to be compiled,
    instead of the notice on stderr."""
    if INTERPRETED:
        yield
        return
    from .compiler import announced

    with announced(announce):
        yield


class Copies:
    """Copies of kernels, each with all kernels that it calls, however deep. `instead` gives another
    function for some of them; `finish` makes of a copy what is wanted."""

    def __init__(
        self,
        instead: Callable[[Any], Any],
        finish: Callable[[Callable[..., Any]], Any] = lambda copy: copy,
    ) -> None:
        self._instead = instead
        self._finish = finish
        self._made: dict[Any, Any] = {}
        self._lock = RLock()

    def __call__(self, function: Any) -> Any:
        with self._lock:
            return self._copy(self._instead(function))

    def _copy(self, function: Any) -> Any:
        if not isinstance(function, FunctionType):
            return function
        if function in self._made:
            return self._made[function]
        names = {"__name__": function.__module__, "__builtins__": __builtins__}
        names.update(_globals_of(function))
        cells = tuple(CellType() for _ in function.__closure__ or ())
        copy = FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, cells or None
        )
        copy.__qualname__ = function.__qualname__
        made = self._made[function] = self._finish(copy)  # before what it calls: it may call itself
        for name, value in names.items():
            names[name] = self._instead_of_value(function, value)
        for cell, original in zip(cells, function.__closure__ or (), strict=True):
            cell.cell_contents = self._instead_of_value(function, original.cell_contents)
        return made

    def _instead_of_value(self, function: Any, value: Any) -> Any:
        if is_called(value):
            return self._copy(self._instead(value))
        if not isinstance(value, ModuleType):
            return value
        parts = _parts_of(function, value)
        if not any(map(is_called, parts.values())):
            return value
        copy = ModuleType(value.__name__)
        vars(copy).update({name: self._instead_of_value(function, parts[name]) for name in parts})
        return copy


def is_called(value: Any) -> bool:
    """Whether something is a kernel, as far as other kernels can see."""
    return isinstance(value, (Entry, Slot)) or hasattr(value, "is_kernel")


def _globals_of(function: Any) -> dict[str, Any]:
    known = function.__globals__
    return {name: known[name] for name in function.__code__.co_names if name in known}


def _parts_of(function: Any, module: ModuleType) -> dict[str, Any]:
    """What a function may use of a module."""
    return {
        name: getattr(module, name) for name in function.__code__.co_names if hasattr(module, name)
    }


def _called_by(function: Any) -> Iterator[Any]:
    """The kernels that a kernel names, whichever way they are run."""
    if isinstance(function, Entry):
        yield function.function
    elif isinstance(function, FunctionType):
        if hasattr(function, "compiled_as"):
            yield function.compiled_as
        values = [*_globals_of(function).values()]
        values += [cell.cell_contents for cell in function.__closure__ or ()]
        for value in values:
            if isinstance(value, ModuleType):
                yield from filter(is_called, _parts_of(function, value).values())
            elif is_called(value):
                yield value


@cache
def depends_on_game(function: Any) -> bool:
    """Whether a kernel reaches a slot, however deep."""
    seen, left = set(), [function]
    while left:
        each = left.pop()
        if isinstance(each, Slot):
            return True
        if each not in seen:
            seen.add(each)
            left += _called_by(each)
    return False


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


@compiled_as(_element)
def record(states: Any, i: int) -> Any:
    """The record at place `i` of an array of them, as kernels take it."""
    return _Row(states, i)


@compiled_as(_int64)
def i64(number: Any) -> int:
    """A number as kernels pass it on. Numba compiles a kernel again for each type of number and for
    each constant that it is called with; `i64` arguments share one version."""
    return int(number)


def interpreted(function: Function, instead: Mapping[Any, Any]) -> Function:
    """A kernel with other functions `instead` of some that it calls, however deep."""
    copied: Function = Copies(lambda each: instead.get(each, each))(function)
    return copied
