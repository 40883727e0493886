"""Numbers, seats and paths as programs give them. NumPy's numbers count as such; truth values do
not, and fractions are not whole numbers."""

from __future__ import annotations

import operator
import os
from collections.abc import Collection
from numbers import Real
from pathlib import Path
from typing import Any

from .errors import OptionError

_LONGEST = 200  # characters of a wrong value that an error quotes


def quoted(value: object) -> str:
    """A wrong value as an error shows it."""
    number = as_integer(value)
    try:
        text = repr(value if number is None else number)  # not `np.int64(7)`
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested too deeply
        text = f"a value of the type {type(value).__name__}"
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def as_integer(value: Any) -> int | None:
    """The whole number that a value is; None if it is something else."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def check_integer(name: str, value: Any, least: int, most: int) -> int:
    number = as_integer(value)
    if number is None or not least <= number <= most:
        raise OptionError(f"{name}: {quoted(value)} is not a whole number from {least} to {most}")
    return number


def check_choice(name: str, value: Any, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise OptionError(f"{name}: {quoted(value)} is not one of {', '.join(known)}")
    return str(value)


def check_number(name: str, value: Any, least: float, most: float) -> float:
    is_number = isinstance(value, Real) and not isinstance(value, bool)
    if not is_number or not least <= value <= most:
        raise OptionError(f"{name}: {quoted(value)} is not a number from {least} to {most}")
    return float(value)


def check_seat(name: str, value: Any, seats: int) -> int:
    number = as_integer(value)
    if number is None or not 0 <= number < seats:
        raise OptionError(f"{name}: there is no seat {quoted(value)}; seats are 0 to {seats - 1}")
    return number


def check_path(value: Any) -> Path:
    """The path of a file, which need not exist."""
    try:
        name = os.fsdecode(value)
        is_path = b"\0" not in os.fsencode(name)
    except (TypeError, UnicodeError):
        is_path = False
    if not is_path:
        raise OptionError(f"{quoted(value)} is not the path of a file")
    return Path(name)
