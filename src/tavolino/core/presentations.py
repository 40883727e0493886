"""Presentations, what games look and sound like: packages that are found through the entry point
group `tavolino.presentations`, by the name of the game.

A presentation is a package with modules and files of fixed names. All of them are optional, and
each is imported when it is first needed, because one may need an extra that is not installed:

| part | what it holds |
| --- | --- |
| `appearance.py` | `APPEARANCE`: what has to be known before a board is shown |
| `picking.py` | `PATTERNS`: how a move is picked (`tavolino.core.picking`) |
| `levels.py` | `LEVELS`, `MEASURED`: how strong a bot's level is here (`tavolino.bots.levels`) |
| `words.py` | `WORDS`: the narrator (`tavolino.text.narrator`) |
| `locales/LANGUAGE/*.ftl` | messages; `board.ftl` is what the page's board says |
| `lesson.py` | `STEPS` (`tavolino.lessons.step`) |
| `rulebook.toml` | the rules to read (`tavolino.lessons.rulebook`) |
| `terminal_board.py` | `BOARD` (`tavolino.terminal.boards`) |
| `board/board.js` | a prebuilt board for the page |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Literal, TypeVar

from .packages import entries, report
from .picking import Pattern

GROUP = "tavolino.presentations"
LAST = 1000  # for games that do not say where

Part = TypeVar("Part")
Surface = Literal["felt", "blue-felt", "russet-felt", "parchment", "planks"]


@dataclass(frozen=True)
class Appearance:
    """What clients have to know about a game before they show a table.

    - `order`: games are listed by it, lowest first; the first is also the default.
    - `surface`: what the table is made of.
    - `edition_surfaces`: the same by edition, for editions that differ.
    - `seat_colours`: in English, by seat, if seats have colours.
    - `hidden`: whether a seat sees what others do not; players at one device then need a curtain.
    - `suits`, `values`: the coloured cards, `r1` to `c9`, that sentences name.
    """

    order: int = LAST
    surface: Surface = "felt"
    edition_surfaces: Mapping[str, Surface] = field(default_factory=dict)
    seat_colours: tuple[str, ...] = ()
    hidden: bool = True
    suits: str = ""
    values: int = 0


@cache
def _entries() -> dict[str, EntryPoint]:
    return entries(GROUP)


def names() -> list[str]:
    """The games that have a presentation, ours first, whether they are installed or not."""
    return list(_entries())


def in_order(games: Iterable[str]) -> list[str]:
    """Games in the order in which they are listed."""
    return sorted(games, key=lambda game: (appearance(game).order, game))


def appearance(game: str) -> Appearance:
    return part(game, "appearance", "APPEARANCE", Appearance) or Appearance()


def patterns(game: str) -> tuple[Pattern, ...]:
    """How a move is picked; without patterns, each move is one pick."""
    return parts(game, "picking", "PATTERNS", Pattern)


def part(game: str, module: str, name: str, kind: type[Part]) -> Part | None:
    """What a presentation offers under a fixed name; None if it offers nothing or, with a report,
    nothing that can be used."""
    found = _offered(game, module, name) if _is_usable(game) else None
    if found is None or isinstance(found, kind):
        return found
    reject(game, module, f"{name} is not {kind.__module__}.{kind.__qualname__}")
    return None


def parts(game: str, module: str, name: str, kind: type[Part]) -> tuple[Part, ...]:
    """The same for several of a kind; empty if there is nothing that can be used."""
    found = part(game, module, name, tuple) or ()
    if all(isinstance(each, kind) for each in found):
        return found
    reject(game, module, f"{name} holds something else than {kind.__module__}.{kind.__qualname__}")
    return ()


def table(game: str, module: str, name: str, kind: type[Part]) -> dict[str, Part]:
    """The same for several of a kind by name."""
    found: dict[str, Part] = part(game, module, name, dict) or {}
    if all(isinstance(each, kind) for each in found.values()):
        return found
    reject(game, module, f"{name} holds something else than {kind.__module__}.{kind.__qualname__}")
    return {}


def file(game: str, *path: str) -> Traversable | None:
    """A file or a folder of a presentation; None if there is none."""
    package = _package(game) if _is_usable(game) else None
    if package is None:
        return None
    found = files(package).joinpath(*path)
    return found if found.is_file() or found.is_dir() else None


def leave_out(game: str, problem: object) -> None:
    """Report a presentation and use nothing of it."""
    if game not in _left_out:
        report(_entries()[game], problem)
        _left_out.add(game)


_left_out: set[str] = set()


def _is_usable(game: str) -> bool:
    """Asked before anything is remembered by the name of a game: anybody can make up a name."""
    return game in _entries() and game not in _left_out


@cache
def _package(game: str) -> ModuleType | None:
    entry = _entries()[game]
    try:
        package = import_module(entry.value)
        if not hasattr(package, "__path__"):
            raise TypeError("it is a module, not a package")
    except Exception as error:  # whatever a package does wrong must not stop the others
        report(entry, error)
        return None
    return package


@cache
def _offered(game: str, module: str, name: str) -> object | None:
    package = _package(game)
    if package is None:
        return None
    path = f"{package.__name__}.{module}"
    if find_spec(path) is None:
        return None
    try:
        found: object = getattr(import_module(path), name)
    except Exception as error:
        reject(game, module, error)
        return None
    return found


@cache
def reject(game: str, part: str, problem: object) -> None:
    """Report a part of a presentation, once."""
    entry = _entries()[game]
    report(EntryPoint(entry.name, f"{entry.value}, {part}", entry.group), problem)
