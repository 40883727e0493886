"""What players are called: by their names, or by their seats in the listener's language."""

from __future__ import annotations

from collections.abc import Sequence

from .language import language


def own_names(players: Sequence[str]) -> list[str | None]:
    """The names in a record. None stands for who has none there, or one that somebody else has too:
    a game without names calls its players `player 0`, `player 1` ..., which is no name."""
    return [
        name if players.count(name) == 1 and name != f"player {seat}" else None
        for seat, name in enumerate(players)
    ]


def called(names: Sequence[str | None], code: str, key: str = "player") -> list[str]:
    """A name for everybody. `key` is the message for who has none."""
    say = language(code).say
    return [say(key, number=seat) if name is None else name for seat, name in enumerate(names)]
