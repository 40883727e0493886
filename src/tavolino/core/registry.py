"""What is installed: games, ours and those of other packages, and the engine that gives hints."""

from __future__ import annotations

import difflib
from dataclasses import fields
from functools import cache
from importlib.metadata import EntryPoint

from . import dispatch
from .checks import quoted
from .contract import Kernels, Rules
from .errors import TavolinoError, UnknownGame
from .hint import Engine
from .packages import entries, report

ENTRY_POINT = "tavolino.games"
ENGINES = "tavolino.engines"
ENGINE = "search"


@cache
def _entries() -> dict[str, EntryPoint]:
    return entries(ENTRY_POINT)


@cache
def _load(name: str) -> Rules | None:
    """The rules of an installed game; None, with a report, if its package cannot be used."""
    entry = _entries()[name]
    try:
        found = entry.load()
        if not isinstance(found, Rules):
            raise TypeError(f"{type(found).__name__} is not tavolino.core.contract.Rules")
        if found.name != name:
            raise ValueError(f"its rules have another name, {found.name!r}")
        _check(found)
        dispatch.install(found)
    except Exception as error:  # whatever a package does wrong must not stop the others
        report(entry, error)
        return None
    return found


def _check(rules: Rules) -> None:
    """TypeError where something that the contract asks for is of the wrong kind."""
    if not isinstance(rules.kernels, Kernels):
        raise TypeError(f"kernels: {type(rules.kernels).__name__} is not Kernels")
    for each in fields(rules):
        given, kind = getattr(rules, each.name), str(each.type)
        missing = given is None and kind.endswith("| None")
        if kind.startswith("Callable") and not callable(given) and not missing:
            raise TypeError(f"{each.name}: expected a function")


def names() -> list[str]:
    """The names of all installed games that can be played."""
    return [name for name in sorted(_entries()) if _load(name) is not None]


def rules(name: str) -> Rules:
    """The rules of a game by its name."""
    if isinstance(name, str) and name in _entries():
        found = _load(name)
        if found is None:
            raise UnknownGame(f"the package of {name!r} cannot be used; the log says why")
        return found
    known = names()
    close = difflib.get_close_matches(name, known, n=1) if isinstance(name, str) else []
    advice = f"did you mean {close[0]}?" if close else f"the games are: {', '.join(known)}"
    raise UnknownGame(f"there is no game {quoted(name)}; {advice}")


@cache
def engine() -> Engine:
    """The engine that gives hints. It is found by its entry point, because it builds on this
    package, which must not import it."""
    entry = entries(ENGINES).get(ENGINE)
    if entry is None:
        raise TavolinoError("there is no engine to ask for a hint; reinstall tavolino: pip install")
    found: Engine = entry.load()
    return found
