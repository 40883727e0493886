"""The rules of a game as lines, from the same rulebook as on the page."""

from __future__ import annotations

from ..core.contract import Json
from ..core.registry import rules
from ..lessons.rulebook import rule_book_of
from ..text.language import language


def rule_lines(game: str, edition: str | None, code: str) -> list[str]:
    """The title, then a heading for each chapter and a bullet for each item."""
    say = language(code).say
    book = rule_book_of(game)
    if book is None:
        return [rules(game).title, "", rules(game).summary, "", *rules(game).move_help.splitlines()]
    found = book.read(edition or next(iter(book.editions), None), code)
    title = found["title"]
    if found["edition"] is not None:
        title = f"{title} · {say('edition-' + found['edition'])}"
    lines = [title]
    for chapter in found["chapters"]:
        lines += ["", say("heading-line", heading=chapter["heading"])]
        for block in chapter["blocks"]:
            lines += ["", *_block_lines(block, say("rules-ruling") if block["ruling"] else "")]
    return lines


def _block_lines(block: Json, mark: str) -> list[str]:
    """A paragraph, bullets, or rows; `mark` precedes our own rulings."""
    if block["kind"] == "text":
        return [f"{mark}: {line}" if mark else line for line in block["text"]]
    points = block["text"] if block["kind"] == "list" else map(_row_line, block["rows"])
    return [*([f"{mark}:"] if mark else []), *(f"• {point}" for point in points)]


def _row_line(row: Json) -> str:
    """Things in the notation, their name, and what is said about them."""
    parts = [" ".join(row["drawn"]), row["name"] or "", row["text"]]
    return ": ".join(part for part in parts if part)
