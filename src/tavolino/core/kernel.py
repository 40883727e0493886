"""Kernels: one source for the rules, interpreted or compiled.

A *kernel* is a plain Python function over one table record. Called from Python it runs as it is
written. An *entry* is a kernel that Python calls as compiled code (`library`), made of copies of it
and of all kernels that it calls (`object_builder`). Its parameters and its result have types
(`signature`). With `TAVOLINO_KERNELS=interpreted` entries run as they are written too, to read,
debug and measure coverage. Both give the same bytes
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

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, update_wrapper
from threading import RLock
from types import CellType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from .kernel_mode import INTERPRETED
from .signature import TABLES, signature_of

if TYPE_CHECKING:
    from .contract import Rules
    from .library import Library

Function = TypeVar("Function", bound=Callable[..., Any])

# The games whose tables entries know, by the type of the record.
games: dict[np.dtype[Any] | None, Rules] = {}


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


class NotBrought(TypeError):
    """A game has no kernel for a slot."""


# One thread at a time makes libraries.
_making = RLock()

# The entries of each module, and the libraries that were made of them, by the type of the record.
_entries: dict[str, list[Entry]] = {}
_libraries: dict[tuple[str, Any], Library] = {}


class Entry:
    """A kernel that Python calls as compiled code. The tables that it is given tell which game they
    belong to; without tables it is the same for all games."""

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self.function = function
        self._compiled: dict[Any, Callable[..., Any]] = {}
        _entries.setdefault(function.__module__, []).append(self)

    @cached_property
    def place_of_tables(self) -> int | None:
        """Which of its arguments are tables."""
        types = signature_of(self.function).parameters.values()
        return next((place for place, kind in enumerate(types) if kind is TABLES), None)

    def __call__(self, *arguments: Any) -> Any:
        place = self.place_of_tables
        kind = None if place is None else arguments[place].dtype
        try:
            call = self._compiled[kind]
        except KeyError:
            call = self.compiled(kind)
        return call(*arguments)

    def compiled(self, kind: Any) -> Callable[..., Any]:
        """The entry for tables of a kind of record."""
        if kind not in self._compiled:
            if kind is not None and kind not in games:
                raise TypeError(f"{self.function.__name__}: a table of no game that is known")
            self._compiled[kind] = self._made(kind)
        return self._compiled[kind]

    def _made(self, kind: Any) -> Callable[..., Any]:
        try:
            return library_of(self.function.__module__, kind).call(self.function)
        except ModuleNotFoundError as error:
            if error.name not in COMPILER:
                raise
            _say_that_nothing_can_be_compiled(error.name)
            return self.function


# Without these, what is not compiled yet runs as it is written.
COMPILER = ("llvmlite", "numba")


@cache
def _say_that_nothing_can_be_compiled(missing: str) -> None:
    from .compilation_notice import warn

    warn(
        f"tavolino: {missing} is not installed, so games run slowly here, and bots that search play"
        f" badly: pip install {missing}"
    )


def library_of(module: str, kind: Any) -> Library:
    """The compiled entries of a module for a kind of record; without one, those that are the same
    for all games."""
    with _making:
        found = _libraries.get((module, kind))
        if found is None:
            from .library import library

            found = _libraries[module, kind] = library(entries_of(module, kind), kind)
        return found


def entry_modules() -> list[str]:
    """The modules with entries, as far as they have been imported."""
    return list(_entries)


def entries_in(module: str) -> list[Entry]:
    return list(_entries.get(module, ()))


def entries_of(module: str, kind: Any) -> list[Entry]:
    """The entries of a module for which a game brings all kernels."""
    known = entries_in(module)
    wanted = [each for each in known if (each.place_of_tables is None) == (kind is None)]
    return [each for each in wanted if _is_brought(each, kind)]


def _is_brought(called: Entry, kind: Any) -> bool:
    try:
        for _ in reached([called.function], kind):
            pass
    except NotBrought:
        return False
    return True


def entry(function: Function) -> Function:
    """A kernel that is called from Python."""
    kernel(function)
    made: Any = function if INTERPRETED else Entry(function)
    called: Function = made
    return called


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


def kernel_for(called: Any, kind: Any) -> Any:
    """The source of what a kernel calls, for a kind of record."""
    if isinstance(called, Slot):
        if kind not in games:
            raise TypeError(f"{called.__name__}: a table of no game that is known")
        try:
            called = called.find(games[kind])
        except AttributeError as error:
            raise NotBrought(f"{games[kind].name} has no {called.__name__}") from error
    if isinstance(called, Entry):
        called = called.function
    return getattr(called, "compiled_as", called)


def _named_by(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The kernels and constants that a kernel uses, by name."""
    values = _globals_of(function)
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    values.update({name: cell.cell_contents for name, cell in cells})
    for name, value in values.items():
        if isinstance(value, ModuleType):
            yield from _parts_of(function, value).items()
        else:
            yield name, value


def reached(
    functions: Sequence[Callable[..., Any]], kind: Any
) -> Iterator[tuple[FunctionType, list[tuple[str, Any]]]]:
    """All kernels that are reached from some, each once, with the constants that it uses."""
    seen: set[Any] = set()
    left: list[Any] = list(functions)
    while left:
        each = left.pop()
        if not isinstance(each, FunctionType) or each in seen:
            continue
        seen.add(each)
        named = list(_named_by(each))
        left += [kernel_for(value, kind) for _, value in named if is_called(value)]
        yield each, [(name, value) for name, value in named if not is_called(value)]


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
