"""Texts from clients: names, chat lines, request ids."""

from __future__ import annotations

import unicodedata

from .errors import Code, Refused

LONGEST_NAME = 40
LONGEST_ID = 64
LONGEST_MOVE = 100

# Characters that change the direction of text: with those a name could look like another.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Invisible on their own: format characters, spaces, combining marks ...
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs", "Mn", "Me"})
# ... and blank letters: Hangul fillers, Khmer inherent vowels, the empty Braille pattern.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800")


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
    if any(sign in _TURNING or unicodedata.category(sign) in ("Cc", "Cs") for sign in words):
        raise Refused(Code.WRONG_TEXT, "refused-text-signs", field=what)
    if all(sign in _BLANK or unicodedata.category(sign) in _UNSEEN for sign in words):
        raise Refused(Code.WRONG_TEXT, "refused-text-empty", field=what)
    return words
