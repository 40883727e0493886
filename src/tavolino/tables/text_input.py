"""Texts from clients: names, chat lines, request ids."""

from __future__ import annotations

import unicodedata

from ..text.names import BLANKS, UNSEEN
from .errors import Code, Refused

LONGEST_NAME = 40
LONGEST_ID = 64
LONGEST_MOVE = 100

# Characters that change the direction of text: with those a name could look like another.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Marks of direction, which a line of the chat may need and a name does not.
_MARKS = frozenset("\u061c\u200e\u200f")
# Of these alone no text can be.
_EMPTY = (UNSEEN - {"Co"}) | {"Zl", "Zp", "Zs"}


def clean(what: str, text: object, longest: int) -> str:
    """The text with single spaces; refused with `wrong_text` if it is empty, too long, or not
    proper text."""
    if not isinstance(text, str):
        raise Refused(Code.WRONG_TEXT, "refused-no-text", field=what)
    if len(text) > 4 * longest:
        raise Refused(Code.WRONG_TEXT, "refused-text-long", field=what, most=longest)
    words = " ".join(text.split())
    if not words:
        raise Refused(Code.WRONG_TEXT, "refused-text-empty", field=what)
    if len(words) > longest:
        raise Refused(Code.WRONG_TEXT, "refused-text-long", field=what, most=longest)
    if words.isascii() and words.isprintable():  # almost always, and quick to check
        return words
    if not all(map(_can_be_shown, words)):
        raise Refused(Code.WRONG_TEXT, "refused-text-signs", field=what)
    if all(unicodedata.category(sign) in _EMPTY for sign in words.translate(BLANKS)):
        raise Refused(Code.WRONG_TEXT, "refused-text-empty", field=what)
    return words


def clean_name(text: object) -> str:
    """The same for a name, which stands in other people's sentences: blank letters are spaces, and
    characters without a look of their own are refused. A name that looks like somebody else's is
    taken; `text.names.apart` tells them apart."""
    name = clean("name", text.translate(BLANKS) if isinstance(text, str) else text, LONGEST_NAME)
    if not name.isascii() and not all(map(_is_of_names, name)):
        raise Refused(Code.WRONG_TEXT, "refused-text-signs", field="name")
    return name


def tidied_name(text: str) -> str | None:
    """A name from a record: without what `clean_name` refuses, and no longer than it allows; None
    if nothing is left. The record is right even if nobody could sit down with that name now."""
    kept = "".join(sign for sign in " ".join(text.split()) if _is_of_names(sign))
    try:
        return clean_name(kept[:LONGEST_NAME])
    except Refused:
        return None


def _can_be_shown(sign: str) -> bool:
    number = ord(sign)
    return not (
        sign in _TURNING
        or unicodedata.category(sign) in ("Cc", "Cs")
        or number & 0xFFFE == 0xFFFE  # these are never characters
        or 0xFDD0 <= number <= 0xFDEF
    )


def _is_of_names(sign: str) -> bool:
    return _can_be_shown(sign) and sign not in _MARKS and unicodedata.category(sign) != "Co"
