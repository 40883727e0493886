"""The rules of a game to read, by edition: which message goes where, with which cards beside it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from ..core.contract import Json
from ..core.errors import TavolinoError
from ..core.presentations import in_order, reject
from ..core.registry import names, rules
from ..text.language import ENGLISH, Language, language
from ..text.packages import spoken_file

FILE = "rulebook.toml"


@dataclass(frozen=True)
class Row:
    """A row of a table: what is drawn, its name, and what is said about it."""

    drawn: tuple[str, ...]  # things in the notation
    name: str | None  # messages
    text: str
    editions: tuple[str, ...]


@dataclass(frozen=True)
class Block:
    """A paragraph, a list of points or a table; for some editions only, or for all."""

    kind: str  # text, list or rows
    text: tuple[str, ...]
    rows: tuple[Row, ...]
    editions: tuple[str, ...]
    ruling: bool


@dataclass(frozen=True)
class Chapter:
    name: str  # the same in every language: the anchor in an address
    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class RuleBook:
    game: str
    editions: tuple[str, ...]  # empty if there is only one
    chapters: tuple[Chapter, ...]

    def read(self, edition: str | None, code: str) -> Json:
        """The book of an edition in a language, ready to be drawn."""
        speech = language(code)
        chapters = [
            {
                "name": chapter.name,
                "heading": _say(speech, chapter.heading, edition),
                "blocks": [
                    _block(speech, block, edition)
                    for block in chapter.blocks
                    if _is_for(block.editions, edition)
                ],
            }
            for chapter in self.chapters
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
        raise TavolinoError(f"there are no rules for {game!r}; there are: {known}")
    return book


@cache
def rule_book_of(game: str) -> RuleBook | None:
    """The same, or None if a game brings none that can be read."""
    file = spoken_file(game, FILE)
    if file is None:
        return None
    try:
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        found = RuleBook(
            game,
            tuple(book.get("editions", ())),
            tuple(
                Chapter(
                    each["name"], each["heading"], tuple(_read_block(row) for row in each["block"])
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
    said = row[kind] if kind == "list" else [row["text"]] if kind == "text" else []
    return Block(
        kind,
        tuple(said),
        tuple(
            Row(
                tuple(each.get("drawn", ())),
                each.get("name"),
                each["text"],
                tuple(each.get("editions", ())),
            )
            for each in row.get("rows", ())
        ),
        tuple(row.get("editions", ())),
        row.get("ruling", False),
    )


def _is_for(editions: tuple[str, ...], edition: str | None) -> bool:
    return not editions or edition in editions


def _say(speech: Language, key: str, edition: str | None) -> str:
    takes = speech.takes(key)
    return speech.say(key, **({"edition": edition or "other"} if "edition" in takes else {}))


def _block(speech: Language, block: Block, edition: str | None) -> Json:
    return {
        "kind": block.kind,
        "ruling": block.ruling,
        "text": [_say(speech, key, edition) for key in block.text],
        "rows": [
            {
                "drawn": list(row.drawn),
                "name": None if row.name is None else _say(speech, row.name, edition),
                "text": _say(speech, row.text, edition),
            }
            for row in block.rows
            if _is_for(row.editions, edition)
        ],
    }
