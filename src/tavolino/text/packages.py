"""The messages that presentations bring, and the parts that use them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import TypeVar

from fluent.syntax import ast

from ..core import presentations
from .fluent_files import ENGLISH, LOCALES, messages_of, read_locale

Part = TypeVar("Part")


@cache
def package_locales() -> dict[str, Traversable]:
    """The folders of messages that presentations bring, by game. A presentation whose English
    cannot be read, or that repeats another package's message, is left out."""
    owners = dict.fromkeys(messages_of(read_locale(LOCALES, ENGLISH)), "tavolino")
    found: dict[str, Traversable] = {}
    for game in presentations.names():
        folder = presentations.file(game, "locales")
        if folder is None:
            continue
        parsed = read_locale(folder, ENGLISH)
        problem = _problem(parsed, owners)
        if problem:
            presentations.leave_out(game, problem)
        else:
            owners |= dict.fromkeys(messages_of(parsed), game)
            found[game] = folder
    return found


def _problem(parsed: Mapping[str, ast.Resource], owners: Mapping[str, str]) -> str:
    keys: set[str] = set()
    for subject, resource in parsed.items():
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().splitlines()[0]
                return f"locales/{ENGLISH}/{subject}.ftl cannot be read at: {line}"
            if isinstance(entry, ast.Message):
                key = entry.id.name
                if key in owners:
                    return f"the message {key} is there already, of {owners[key]}"
                if key in keys:
                    return f"the message {key} is there twice"
                keys.add(key)
    return ""


def spoken_part(game: str, module: str, name: str, kind: type[Part]) -> Part | None:
    """A part of a presentation that uses its messages; None if it has none that can be used."""
    package_locales()  # rejects presentations without usable messages
    return presentations.part(game, module, name, kind)


def spoken_parts(game: str, module: str, name: str, kind: type[Part]) -> tuple[Part, ...]:
    package_locales()
    return presentations.parts(game, module, name, kind)


def spoken_file(game: str, *path: str) -> Traversable | None:
    package_locales()
    return presentations.file(game, *path)
