"""Parts of the site that come from the program itself, so that they cannot fall behind it.

A page asks for one with a comment: `<!-- generated: help play -->`, `settings` or `players`.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
from dataclasses import fields
from typing import Any
from unittest import mock

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


def players_table() -> str:
    """Every bot that can be named, with its parameters."""
    from tavolino.bots.players import KINDS

    columns = ("bot", "how it plays", "parameter", "range", "meaning")
    rows = [f"| {' | '.join(columns)} |", "| --- " * len(columns) + "|"]
    for name, kind in KINDS.items():
        rows.append(f"| `{name}` | {kind.help} | | | |")
        for each in kind.parameters:
            rows.append(f"| | | `{each.name}=` | {each.least} to {each.most} | {each.help} |")
    return "\n".join(rows)


PARTS = {"help": command_help, "settings": settings_table, "players": players_table}
