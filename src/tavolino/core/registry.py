"""What is installed: games, ours and those of other packages, and the engine that gives hints."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from . import dispatch
from .contract import Rules
from .errors import TavolinoError, UnknownGame
from .hint import Engine

ENTRY_POINT = "tavolino.games"
ENGINES = "tavolino.engines"
ENGINE = "search"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=ENTRY_POINT))}


def names() -> list[str]:
    """The names of all installed games."""
    return list(_entries())


@cache
def rules(name: str) -> Rules:
    """The rules of a game by its name."""
    entry = _entries().get(name)
    if entry is None:
        known = names()
        close = difflib.get_close_matches(name, known, n=1)
        advice = f"did you mean {close[0]}?" if close else f"the games are: {', '.join(known)}"
        raise UnknownGame(f"there is no game {name!r}; {advice}")
    found = entry.load()
    if not isinstance(found, Rules) or found.name != name:
        raise UnknownGame(f"the package {entry.value} does not provide a game {name!r}")
    dispatch.install(found)
    return found


@cache
def engine() -> Engine:
    """Who is asked for a hint. It is found by name, for it builds upon this room, which must not
    know it."""
    for entry in entry_points(group=ENGINES, name=ENGINE):
        found: Engine = entry.load()
        return found
    raise TavolinoError("there is no engine to ask for a hint; reinstall tavolino: pip install")
