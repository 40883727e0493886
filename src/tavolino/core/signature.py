"""What entries take and return, described by the annotations of their parameters.

Everything that calls compiled code reads these annotations: to compile, to call, to check what is
given. Compiled code takes numbers and addresses only: an array is its address and its lengths, a
bundle the address of the addresses and lengths of its arrays.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import numpy as np

if TYPE_CHECKING:
    from .contract import Rules

    Element = np.dtype[Any] | tuple[np.dtype[Any], ...] | Callable[[Rules], np.dtype[Any]]


@dataclass(frozen=True)
class Number:
    """A whole number, a fraction or a truth value; nothing at all, as a result."""

    kind: type[int] | type[float] | type[bool] | None


@dataclass(frozen=True)
class ArrayOf:
    """An array whose elements lie one after the other. Their type is one, any of several, or what
    a game says."""

    element: Element
    dimensions: int = 1

    def lengths(self, name: str) -> list[str]:
        """The names of the lengths of an array with a name."""
        return [f"{name}_{n}" for n in range(self.dimensions)]

    def element_of(self, rules: Rules | None) -> np.dtype[Any]:
        if isinstance(self.element, np.dtype):
            return self.element
        if rules is None:
            raise TypeError("an entry that is the same for all games takes no tables")
        return self.element(rules)  # type: ignore[operator]


@dataclass(frozen=True)
class BundleOf:
    """Several named arrays."""

    bundle: type[Bundle]

    @property
    def arrays(self) -> dict[str, ArrayOf]:
        return _arrays_of(self.bundle)  # type: ignore[arg-type]


Type = Number | ArrayOf | BundleOf


class Bundle:
    """Arrays that kernels take together. A subclass is a frozen dataclass of annotated arrays."""

    @cached_property
    def words(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The address and the lengths of each array, one after the other."""
        words: list[int] = []
        for name, kind in _arrays_of(type(self)).items():  # type: ignore[arg-type]
            array = getattr(self, name)
            fits = array.ndim == kind.dimensions and array.flags.c_contiguous
            if isinstance(kind.element, np.dtype):
                fits = fits and array.dtype == kind.element
            if not fits:
                raise TypeError(f"{type(self).__name__}.{name} is not an array as it is declared")
            words += [array.ctypes.data, *array.shape]
        return np.array(words, np.int64)

    @cached_property
    def address(self) -> int:
        return int(self.words.ctypes.data)


@cache
def _arrays_of(bundle: type[Bundle]) -> dict[str, ArrayOf]:
    return {name: type_of(hint) for name, hint in _hints(bundle).items()}


def _array(code: str, dimensions: int = 1) -> ArrayOf:
    return ArrayOf(np.dtype(code), dimensions)


Int = Annotated[Any, Number(int)]
Float = Annotated[Any, Number(float)]
Bool = Annotated[Any, Number(bool)]
Nothing = Annotated[Any, Number(None)]
Ints = Annotated[Any, _array("i4")]  # actions, places
LongInts = Annotated[Any, _array("i8")]  # a generator, cards
LongIntRows = Annotated[Any, _array("i8", 2)]
IntRows = Annotated[Any, _array("i4", 2)]
IntMatrices = Annotated[Any, _array("i4", 3)]
Floats = Annotated[Any, _array("f8")]
FloatRows = Annotated[Any, _array("f8", 2)]
Singles = Annotated[Any, _array("f4")]  # of the networks
SingleRows = Annotated[Any, _array("f4", 2)]
SingleMatrices = Annotated[Any, _array("f4", 3)]
SingleStacks = Annotated[Any, _array("f4", 4)]
SmallInts = Annotated[Any, _array("i1")]
SmallIntRows = Annotated[Any, _array("i1", 2)]
Truths = Annotated[Any, _array("?")]
TABLES = ArrayOf(lambda rules: rules.state)
Tables = Annotated[Any, TABLES]
TableBytes = Annotated[Any, _array("u1", 2)]


@dataclass(frozen=True)
class Signature:
    parameters: dict[str, Type]
    result: Number

    @property
    def native(self) -> dict[str, type[int] | type[float]]:
        """What the C function takes, by name: of an array its address and its lengths."""
        native: dict[str, type[int] | type[float]] = {}
        for name, kind in self.parameters.items():
            native[name] = float if kind == Number(float) else int
            if isinstance(kind, ArrayOf):
                native |= dict.fromkeys(kind.lengths(name), int)
        return native

    def variants(self) -> Iterator[Signature]:
        """One signature for each choice among the types that an array may have."""
        names = list(self.parameters)
        for types in product(*map(_choices, self.parameters.values())):
            yield Signature(dict(zip(names, types, strict=True)), self.result)


def _choices(kind: Type) -> list[Type]:
    if isinstance(kind, ArrayOf) and isinstance(kind.element, tuple):
        return [ArrayOf(each, kind.dimensions) for each in kind.element]
    return [kind]


def _hints(annotated: Any) -> dict[str, Any]:
    return get_type_hints(annotated, include_extras=True)


def type_of(hint: Any) -> Any:
    if isinstance(hint, type) and issubclass(hint, Bundle):
        return BundleOf(hint)
    (found,) = hint.__metadata__
    return found


@cache
def signature_of(function: Callable[..., Any]) -> Signature:
    """The types of an entry."""
    hints = _hints(function)
    names = [*inspect.signature(function).parameters, "return"]
    if without := [name for name in names if name not in hints]:
        raise TypeError(f"{function.__qualname__}: no type is given for {', '.join(without)}")
    return Signature({name: type_of(hints[name]) for name in names[:-1]}, type_of(hints["return"]))


def type_name(kind: Type) -> str:
    """A type, as documentation names it."""
    if isinstance(kind, BundleOf):
        return kind.bundle.__name__
    if isinstance(kind, Number):
        return {int: "int", float: "float", bool: "bool", None: "nothing"}[kind.kind]
    if kind is TABLES:
        return "tables"
    if isinstance(kind.element, tuple):
        name = " or ".join(each.name for each in kind.element)
    elif isinstance(kind.element, np.dtype):
        name = "records" if kind.element.names else kind.element.name
    else:
        name = "what the game says"
    return f"{name}[{', '.join(':' * kind.dimensions)}]"
