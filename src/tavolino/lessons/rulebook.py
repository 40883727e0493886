"""The rules of a game to read, by edition: which message goes where, with which cards beside it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ..core.contract import Json, Options
from ..core.errors import TavolinoError
from ..core.presentations import in_order, reject
from ..core.registry import names, rules
from ..text.language import ENGLISH, Language, language
from ..text.packages import spoken_file

FILE = "rulebook.toml"


@dataclass(frozen=True)
class Scope:
    """What something in the rules is for: some editions, or all; and some values of options, or
    any."""

    editions: tuple[str, ...]
    options: Mapping[str, object]

    def covers(self, edition: str | None, options: Options | None) -> bool:
        """Without options, everything of the edition is covered but what counts only where an
        option is off."""
        if self.editions and edition not in self.editions:
            return False
        return all(
            value is not False if options is None else options.get(name) == value
            for name, value in self.options.items()
        )


ALWAYS = Scope((), {})


@dataclass(frozen=True)
class Point:
    """A paragraph, or a point of a list."""

    text: str  # a message
    scope: Scope


@dataclass(frozen=True)
class Row:
    """A row of a table: what is drawn, its name, and what is said about it."""

    drawn: tuple[str, ...]  # things in the notation
    name: str | None  # messages
    text: str
    scope: Scope


@dataclass(frozen=True)
class Block:
    """A paragraph, a list of points or a table; for some editions only, or for all."""

    kind: str  # text, list or rows
    points: tuple[Point, ...]
    rows: tuple[Row, ...]
    scope: Scope
    ruling: bool


@dataclass(frozen=True)
class Chapter:
    name: str  # the same in every language: the anchor in an address
    heading: str
    blocks: tuple[Block, ...]
    scope: Scope


@dataclass(frozen=True)
class RuleBook:
    game: str
    editions: tuple[str, ...]  # empty if there is only one
    chapters: tuple[Chapter, ...]

    def read(self, edition: str | None, code: str, options: Options | None = None) -> Json:
        """The book of an edition in a language, ready to be drawn. With options, only what counts
        at a table with them."""
        speech = language(code)
        chapters = [
            {
                "name": chapter.name,
                "heading": speech.say_in(chapter.heading, edition),
                "blocks": [
                    _block(speech, block, edition, options)
                    for block in chapter.blocks
                    if block.scope.covers(edition, options)
                ],
            }
            for chapter in self.chapters
            if chapter.scope.covers(edition, options)
        ]
        return {
            "game": self.game,
            "title": rules(self.game).title,
            "edition": edition,
            "editions": list(self.editions),
            "chapters": [chapter for chapter in chapters if chapter["blocks"]],
        }


def find_rule_book(game: str) -> RuleBook:
    """The rules of a game to read; the error names the available ones."""
    book = rule_book_of(game)
    if book is None:
        known = ", ".join(each for each in in_order(names()) if rule_book_of(each) is not None)
        raise TavolinoError(f"there are no rules for {game!r}; choose one of {known}")
    return book


def rule_book_of(game: str) -> RuleBook | None:
    """The same, or None if a game has none that can be read."""
    return None if spoken_file(game, FILE) is None else _read(game)


@cache
def _read(game: str) -> RuleBook | None:
    file = spoken_file(game, FILE)
    assert file is not None
    try:
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        found = RuleBook(
            game,
            tuple(book.get("editions", ())),
            tuple(
                Chapter(
                    each["name"],
                    each["heading"],
                    tuple(_read_block(row) for row in each["block"]),
                    _read_scope(each),
                )
                for each in book["chapter"]
            ),
        )
        for edition in found.editions or (None,):
            found.read(edition, ENGLISH)
    except (ValueError, KeyError, TypeError, StopIteration) as error:
        reject(game, FILE, error)
        return None
    return found


def _read_block(row: Json) -> Block:
    kind = next(kind for kind in ("text", "list", "rows") if kind in row)
    points = row[kind] if kind == "list" else [row["text"]] if kind == "text" else []
    return Block(
        kind,
        tuple(map(_read_point, points)),
        tuple(
            Row(
                tuple(each.get("drawn", ())),
                each.get("name"),
                each["text"],
                _read_scope(each),
            )
            for each in row.get("rows", ())
        ),
        _read_scope(row),
        row.get("ruling", False),
    )


def _read_point(point: str | Json) -> Point:
    if isinstance(point, str):
        return Point(point, ALWAYS)
    return Point(point["text"], _read_scope(point))


def _read_scope(row: Json) -> Scope:
    return Scope(tuple(row.get("editions", ())), row.get("options", {}))


def _block(speech: Language, block: Block, edition: str | None, options: Options | None) -> Json:
    return {
        "kind": block.kind,
        "ruling": block.ruling,
        "text": [
            speech.say_in(point.text, edition)
            for point in block.points
            if point.scope.covers(edition, options)
        ],
        "rows": [
            {
                "drawn": list(row.drawn),
                "name": None if row.name is None else speech.say_in(row.name, edition),
                "text": speech.say_in(row.text, edition),
            }
            for row in block.rows
            if row.scope.covers(edition, options)
        ],
    }
