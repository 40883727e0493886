"""Texts of others on a terminal: names, chat, errors of servers, records and engines.

A terminal obeys control characters: they move the cursor, rename the window, type answers. And
signs that turn the direction of writing let a line read otherwise than it is. Each of them becomes
a visible sign.
"""

from __future__ import annotations

import re
from typing import Any

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
# C0 and C1 with delete; marks, embeddings, overrides and isolates of direction; the separators of
# lines and paragraphs; halves of surrogate pairs, which no terminal can be sent.
_CONTROLS = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)


def printable(text: str) -> str:
    """The text as one line that a terminal shows and does not obey."""
    return _CONTROLS.sub(REPLACEMENT, text)


def printable_lines(text: str) -> str:
    """The same of a text that may have several lines."""
    return "\n".join(map(printable, text.split("\n")))


def printable_json(data: Any) -> Any:
    """The same of every text in data of JSON."""
    if isinstance(data, str):
        return printable(data)
    if isinstance(data, list):
        return [printable_json(each) for each in data]
    if isinstance(data, dict):
        return {printable(name): printable_json(value) for name, value in data.items()}
    return data
