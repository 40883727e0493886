"""What each command needs besides the library, and how to get it."""

from __future__ import annotations

from ..core.errors import TavolinoError

# By command: the extra that installs what it imports.
EXTRAS = {
    "play": "terminal",
    "join": "terminal",
    "replay": "terminal",
    "analyse": "terminal",
    "rules": "text",
    "check": "server",  # to check a database; records need no extra
    "clear": "server",
    "arena": "arena",
    "serve": "server",
    "backup": "server",
}


class ExtraMissing(TavolinoError):
    """An optional dependency is not installed; the text says how to install it."""


def extra_missing(what: str, extra: str) -> ExtraMissing:
    return ExtraMissing(f"{what} needs more than the library: pip install 'tavolino[{extra}]'")
