"""What each command needs besides the library, and how to get it."""

from __future__ import annotations

from ..core.errors import TavolinoError

# By command: the extra of the package that brings what it imports.
EXTRAS = {
    "play": "terminal",
    "join": "terminal",
    "replay": "terminal",
    "analyse": "terminal",
    "rules": "text",
    "check": "server",  # of a database; records need nothing
    "clear": "server",
    "arena": "arena",
    "serve": "server",
    "backup": "server",
}


class ExtraMissing(TavolinoError):
    """A part of the package that was not installed along; the text says how to install it."""


def extra_missing(what: str, extra: str) -> ExtraMissing:
    return ExtraMissing(f"{what} needs more than the library: pip install 'tavolino[{extra}]'")
