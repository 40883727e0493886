"""The rules of a game as lines, from the same rulebook as on the page."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.contract import Json
from ..core.registry import rules
from ..lessons.rulebook import rule_book_of
from ..text.cards import is_coloured
from ..text.language import Language, language
from ..text.words import things_of

RULINGS = "rulings"  # the chapter whose heading says already that all of it is ours


def rule_lines(game: str, edition: str | None, code: str) -> list[str]:
    """The title, then a heading for each chapter and a bullet for each item."""
    speech = language(code)
    book = rule_book_of(game)
    if book is None:
        return [rules(game).title, "", rules(game).summary, "", *rules(game).move_help.splitlines()]
    found = book.read(edition or next(iter(book.editions), None), code)
    title = found["title"]
    if found["edition"] is not None:
        title = f"{title} · {speech.say('edition-' + found['edition'])}"
    names = _names(game, found["edition"], code)
    lines = [title]
    for chapter in found["chapters"]:
        lines += ["", _headed(speech, chapter["heading"])]
        for block in chapter["blocks"]:
            ruling = block["ruling"] and chapter["name"] != RULINGS
            lines += ["", *_block_lines(speech, block, names, ruling)]
    return lines


def _headed(speech: Language, heading: str) -> str:
    return speech.say("heading-line", heading=heading)


def _names(game: str, edition: str | None, code: str) -> dict[str, str]:
    """What things are called that have names of their own in this edition, with all its cards.
    Coloured cards keep their notation, as on the board."""
    options = {
        option.name: True if isinstance(option.default, bool) else option.default
        for option in rules(game).options
    }
    if edition is not None:
        options["edition"] = edition
    return {
        name: thing.title
        for thing in things_of(game, options, code)
        for name in thing.names
        if not is_coloured(name)
    }


def _block_lines(
    speech: Language, block: Json, names: Mapping[str, str], ruling: bool
) -> list[str]:
    """A paragraph, bullets, or rows; a mark precedes our own rulings."""
    mark = _headed(speech, speech.say("rules-ruling")) if ruling else ""
    if block["kind"] == "text":
        return [f"{mark} {line}" if mark else line for line in block["text"]]
    points = block["text"]
    if block["kind"] == "rows":
        points = [_row_line(row, names) for row in block["rows"]]
    return [*([mark] if mark else []), *(f"• {point}" for point in points)]


def _row_line(row: Json, names: Mapping[str, str]) -> str:
    """What is drawn, its name, and what is said about it."""
    drawn = [names.get(each, each) for each in row["drawn"]]
    listed = (" " if drawn == row["drawn"] else ", ").join(drawn)
    name = f"{row['name']} ({listed})" if row["name"] and listed else row["name"] or listed
    return f"{name} – {row['text']}" if name else str(row["text"])
