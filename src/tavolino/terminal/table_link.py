"""The link to a seat: http://host/t/TABLE#KEY."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from ..core.errors import TavolinoError

_PATH = re.compile(r"(?P<root>.*)/t/(?P<table>[A-Za-z0-9_-]+)/?")


@dataclass(frozen=True)
class Link:
    address: str  # of the server, without a slash at the end
    table: str
    key: str | None  # None: a spectator of a public table

    @property
    def socket(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/v2/tables/{self.table}/socket"

    @property
    def api(self) -> str:
        return f"{self.address}/api/v2/tables/{self.table}"


def parse_link(text: str) -> Link:
    """The parts of a link; the error says what a link looks like."""
    parts = urlsplit(text.strip())
    found = _PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        raise TavolinoError(
            f"{text!r} is not a link to a table; one looks like http://host/t/ID#KEY"
        )
    return Link(
        f"{parts.scheme}://{parts.netloc}{found['root']}", found["table"], parts.fragment or None
    )
