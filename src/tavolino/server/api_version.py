"""Which version of the API this is. Versions are not kept side by side: a client that asks for an
older one is told to reload the page or to update the program."""

from __future__ import annotations

VERSION = 2
PREFIX = f"/api/v{VERSION}"
OUTDATED = f"this server speaks version {VERSION} of the API, below {PREFIX}"


def is_older_version(path: str) -> bool:
    return path.startswith("/api/") and not path.startswith(PREFIX + "/")
