"""How a move is picked, as data: patterns over its notation, with named parts in picking order.

Clients in every language read the same lines: they are served with the game's description. What a
move is called is made from the same parts. The first pattern that matches a move counts; where none
does, the move itself is the only pick.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Pick = str  # a kind and a value, like `place 3`, or a kind alone, like `discards`
_PART = re.compile(r"\{([a-z]+)\}")


@dataclass(frozen=True)
class Pattern:
    """`move` is the notation with the names of `parts` in braces. Each part is a regular expression
    of the syntax that Python and JavaScript share. `picks` lists what to point at, in order."""

    move: str
    parts: Mapping[str, str]
    picks: tuple[Pick, ...]
    _expression: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        named = _PART.findall(self.move)
        if sorted(named) != sorted(self.parts):
            raise ValueError(f"{self.move!r} names {named}, its parts are {list(self.parts)}")
        for pick in self.picks:
            for name in _PART.findall(pick):
                if name not in self.parts:
                    raise ValueError(f"{pick!r} names a part that {self.move!r} does not have")
        if not self.picks:
            raise ValueError(f"{self.move!r} picks nothing")
        # Names are at the odd indices.
        pieces = _PART.split(self.move)
        text = "".join(
            f"(?P<{piece}>{self.parts[piece]})" if place % 2 else re.escape(piece)
            for place, piece in enumerate(pieces)
        )
        object.__setattr__(self, "_expression", re.compile(text))

    def read(self, move: str) -> dict[str, str] | None:
        """The named parts of a move; None where it does not match."""
        found = self._expression.fullmatch(move)
        return None if found is None else found.groupdict()

    def picks_with(self, parts: Mapping[str, str]) -> tuple[Pick, ...]:
        return tuple(_PART.sub(lambda name: parts[name[1]], pick) for pick in self.picks)


def read(patterns: Iterable[Pattern], move: str) -> tuple[Pattern, dict[str, str]] | None:
    """The pattern that counts for a move, and the parts of the move; None where there is none."""
    for pattern in patterns:
        parts = pattern.read(move)
        if parts is not None:
            return pattern, parts
    return None


def picks_of(patterns: Iterable[Pattern], move: str) -> tuple[Pick, ...]:
    """What is picked to make a move, one thing after the other."""
    found = read(patterns, move)
    if found is None:
        return (f"move {move}",)
    pattern, parts = found
    return pattern.picks_with(parts)
