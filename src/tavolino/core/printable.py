"""Texts from elsewhere on a terminal: names, chat, errors of servers, records and external bots.

A terminal obeys control characters: they move the cursor, rename the window, type answers. And
characters that change the direction of writing make a line read differently. Each of them is
replaced by a visible character.
"""

from __future__ import annotations

import re
from typing import Any

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
# C0 and C1 with delete; directional marks, embeddings, overrides and isolates; line and paragraph
# separators; lone surrogates, which cannot be sent to a terminal.
_CONTROLS = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)


def printable(text: str) -> str:
    """The text as one line that a terminal shows but does not interpret."""
    return _CONTROLS.sub(REPLACEMENT, text)


def printable_lines(text: str) -> str:
    """The same for a text that may have several lines."""
    return "\n".join(map(printable, text.split("\n")))


def printable_json(data: Any) -> Any:
    """The same for every text in JSON data."""
    if isinstance(data, str):
        return printable(data)
    if isinstance(data, list):
        return [printable_json(each) for each in data]
    if isinstance(data, dict):
        return {printable(name): printable_json(value) for name, value in data.items()}
    return data
