"""What players are called: by their names, or by their seats in the listener's language."""

from __future__ import annotations

from collections.abc import Sequence

from .language import language
from .printable import printable


def own_names(players: Sequence[str]) -> list[str | None]:
    """The names in a record. None stands for who has none there: a game without names calls its
    players `player 0`, `player 1` ..., which is no name."""
    return [None if name == f"player {seat}" else name for seat, name in enumerate(players)]


def apart(names: Sequence[str]) -> list[str]:
    """Names that can be told apart: of two Mimis, the first is Mimi 1 and the second Mimi 2."""
    found: list[str] = []
    for seat, name in enumerate(names):
        number = names[:seat].count(name) + 1
        found.append(f"{name} {number}" if names.count(name) > 1 else name)
    return found


def called(names: Sequence[str | None], code: str, key: str = "player") -> list[str]:
    """A name for everybody, fit to be printed. `key` is the message for who has none; people count
    from 1."""
    say = language(code).say
    return apart(
        [
            say(key, number=seat + 1) if name is None else printable(name)
            for seat, name in enumerate(names)
        ]
    )
