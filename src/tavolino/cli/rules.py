"""`tavolino rules`: the rules of a game, to read."""

from __future__ import annotations

import shutil
import sys
import textwrap

from .arguments import Arguments, game_options
from .client import wanted_language, write

WIDEST = 100


def run(arguments: Arguments) -> int:
    from ..terminal.rules import rule_lines

    edition = game_options(arguments).get("edition")
    for line in rule_lines(arguments.rules.name, edition, wanted_language(arguments)):
        write(_wrapped(line))
    return 0


def _wrapped(line: str) -> str:
    """Wrapped between words; a terminal would break lines anywhere."""
    if not sys.stdout.isatty():
        return line
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(line, width, subsequent_indent="  " if line.startswith("• ") else "")
