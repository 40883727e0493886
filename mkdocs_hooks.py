"""Parts of the site that come from the program itself, so that they cannot fall behind it.

A page asks for one with a comment: `<!-- generated: help play -->`, `settings`, `players`,
`entries` or `observation GAME`.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
from collections.abc import Callable
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock

import griffe

MARK = re.compile(r"^<!-- generated: (\w+)((?: \S+)*) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_: Any) -> str:
    return fill(markdown)


def fill(markdown: str) -> str:
    """A page with everything that it asks for."""
    return MARK.sub(lambda found: PARTS[found[1]](*found[2].split()), markdown)


def command_help(*words: str) -> str:
    """What `tavolino WORDS --help` prints."""
    from tavolino.cli import main

    out = io.StringIO()
    width = {"COLUMNS": "80", "NO_COLOR": "1"}
    with (
        mock.patch.dict(os.environ, width),
        contextlib.redirect_stdout(out),
        contextlib.suppress(SystemExit),
    ):
        main([*words, "--help"])
    return f"```text\n{out.getvalue().rstrip()}\n```"


def settings_table() -> str:
    """Every setting of a server."""
    from tavolino.server.settings import PREFIX, Settings

    rows = ["| variable | default | what it sets |", "| --- | --- | --- |"]
    for each in fields(Settings):
        shown = each.default if each.default != "" else "—"
        rows.append(f"| `{PREFIX}{each.name.upper()}` | {shown} | {each.metadata['help']} |")
    return "\n".join(rows)


def entries_table() -> str:
    """Every entry that works for all games, with its parameters."""
    from tavolino.cli.build import BATCHES, PLAYING
    from tavolino.core.kernel import entries_in
    from tavolino.core.signature import signature_of, type_name

    lines: list[str] = []
    for module in (*PLAYING, *BATCHES):
        import_module(module)
        lines += [f"## `{module}`", ""]
        rows = [
            "| entry | compiled for | parameters | result | what it does |",
            "| --- | --- | --- | --- | --- |",
        ]
        for each in entries_in(module):
            signature = signature_of(each.function)
            told = [f"`{name}` {type_name(kind)}" for name, kind in signature.parameters.items()]
            games = "any game" if each.place_of_tables is None else "each game"
            says = " ".join((each.function.__doc__ or "").split()).partition(". ")[0].rstrip(".")
            cells = (
                f"`{each.function.__name__}`",
                games,
                ", ".join(told),
                type_name(signature.result),
                says,
            )
            rows.append("| " + " | ".join(cells) + " |")
        lines += [*rows, ""]
    return "\n".join(lines)


def players_table() -> str:
    """Every bot that can be named, with its parameters."""
    from tavolino.bots.bot_spec import KINDS

    rows = ["| bot | how it plays |", "| --- | --- |"]
    rows += [f"| `{name}` | {kind.help} |" for name, kind in KINDS.items()]
    for name, kind in KINDS.items():
        if kind.parameters:
            rows += ["", f"Parameters of `{name}`:", ""]
            rows += ["| parameter | range | meaning |", "| --- | --- | --- |"]
        for each in kind.parameters:
            least, most = map(_shown, (each.least, each.most))
            rows.append(f"| `{each.name}=` | {least} to {most} | {each.help} |")
    return "\n".join(rows)


def observation_table(game: str) -> str:
    """What each number of an observation means."""
    from tavolino.core import registry

    observation = registry.rules(game).observation
    assert observation is not None
    rows = ["| part | at | shape | what it says |", "| --- | --- | --- | --- |"]
    for part in observation.parts:
        where = observation.slices[part.name]
        at = f"{where.start}–{where.stop - 1}" if part.size > 1 else f"{where.start}"
        shape = " × ".join(map(str, part.shape))
        rows.append(f"| `{part.name}` | {at} | {shape} | {part.meaning} |")
    return "\n".join(rows)


def _shown(number: float) -> str:
    return f"{number:,}" if isinstance(number, int) else f"{number:g}"


PARTS: dict[str, Callable[..., str]] = {
    "help": command_help,
    "observation": observation_table,
    "players": players_table,
    "entries": entries_table,
    "settings": settings_table,
}


class CommentsAsDocstrings(griffe.Extension):
    """In our classes a field is explained by the comment after it or above it; the reference shows
    these comments as docstrings."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **_: Any) -> None:
        file, line = attr.filepath, attr.lineno
        if attr.docstring is None and line is not None and isinstance(file, Path):
            text = _comment_on(list(attr.lines_collection[file]), line - 1)
            if text:
                attr.docstring = griffe.Docstring(text, parent=attr)


class WithoutInitialValues(griffe.Extension):
    """What `__init__` assigns to an attribute is of no use to readers of the reference."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **_: Any) -> None:
        if "instance-attribute" in attr.labels and "class-attribute" not in attr.labels:
            attr.value = None


def _comment_on(lines: list[str], line: int) -> str:
    _, _, behind = lines[line].partition("  # ")
    above: list[str] = []
    while line > 0 and lines[line - 1].strip().startswith("# "):
        line -= 1
        above.insert(0, lines[line].strip().removeprefix("# "))
    text = " ".join([*above, behind.strip()]).strip()
    return "" if "--" in text or text.startswith(("type:", "noqa")) else text[:1].upper() + text[1:]
