"""Sets of strips: ours, in strips.toml, and a player's own, from a file of the same form.

One line per strip; number 0 is the start strip:

    0 = "r1 . g1"
    1 = "r2 . G"
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ...core.checks import quoted
from ...core.errors import OptionError
from .state import FIELDS, START, STRIPS

FACE_NAMES = (".", "r1", "r2", "r3", "r4", "g1", "g2", "g3", "g4", "R", "G")
FACE_NUMBERS = {name: number for number, name in enumerate(FACE_NAMES)}

Strips = dict[str, list[str]]  # by number, ascending, as records hold them


@cache
def ours() -> Strips:
    """The set of strips that the game comes with."""
    return parse(files(__package__).joinpath("strips.toml").read_bytes(), "strips.toml")


def from_object(given: Mapping[Any, Any]) -> Strips:
    """A set of strips from an object, as in records."""
    listed = {str(number): _listed(fields) for number, fields in given.items()}
    return check_strips(listed, lambda number: "option strips: ")


def _listed(fields: Any) -> Any:
    return fields.split() if isinstance(fields, str) else fields


def parse(data: bytes, name: str) -> Strips:
    """A set of strips from the bytes of a file; errors say the file's name and the line."""
    try:
        text = data.decode()
        given = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise OptionError(f"option strips: {name}, line {line}: not UTF-8 text") from error
    except (ValueError, RecursionError) as error:  # of TOML, of too long a number, or too deep
        raise OptionError(f"option strips: {name}: {error}") from error
    lines = text.splitlines()

    def front(number: str) -> str:
        key = re.compile(rf"""\s*\[*\s*["']?{re.escape(number)}["']?\s*[=.\]]""")
        found = [at for at, line in enumerate(lines, 1) if key.match(line)]
        return f"option strips: {name}, line {found[0] if found else len(lines) + 1}: "

    return check_strips({number: _listed(fields) for number, fields in given.items()}, front)


def check_strips(given: Mapping[str, Any], front: Callable[[str], str]) -> Strips:
    """The strips in the order of their numbers. Raises an OptionError that names a missing or wrong
    one; `front` says where it is (for "": where the set ends)."""
    known = [str(number) for number in range(STRIPS + 1)]
    for number, fields in given.items():
        if number not in known:
            raise OptionError(
                f"{front(number)}{number!r} is not a strip; strips are 0, the start strip, and 1 to"
                f" {STRIPS}"
            )
        if not isinstance(fields, list | tuple):
            raise OptionError(
                f"{front(number)}strip {number} is {quoted(fields)}; expected three fields"
            )
        if len(fields) != FIELDS:
            raise OptionError(
                f"{front(number)}strip {number} has {len(fields)} fields; a strip has three"
            )
        for field in fields:
            if not isinstance(field, str) or field not in FACE_NAMES:
                raise OptionError(
                    f"{front(number)}strip {number} shows {quoted(field)}; a field is one of"
                    f" {' '.join(FACE_NAMES)}"
                )
    numbers = known[: len(given)]
    if str(START) not in given:
        raise OptionError(f"{front('')}strip 0, the start strip, is missing")
    if len(numbers) < 2:
        raise OptionError(f"{front('')}strip 1 is missing; at least one strip is drawn")
    for number in numbers:
        if number not in given:
            after = next(later for later in known[int(number) :] if later in given)
            raise OptionError(f"{front(after)}strip {number} is missing before strip {after}")
    return {number: list(given[number]) for number in numbers}
