"""How large the body of a request may be."""

from __future__ import annotations

from .api_version import PREFIX
from .settings import Settings

TRANSFERS = f"{PREFIX}/transfers"  # where larger requests are allowed


def body_bytes(path: str, settings: Settings) -> int:
    return settings.transfer_bytes if path == TRANSFERS else settings.request_bytes
