"""What each command needs besides the library, and how to get it."""

from __future__ import annotations

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
    "train": "train",
    "serve": "server",
    "backup": "server",
}
