"""Snapshots as messages for sockets and streams. Each is made once, however many onlookers see the
same."""

from __future__ import annotations

from ..tables.snapshot import TableSnapshot, encode
from .errors import localise

_TYPE = b'{"type":"snapshot",'


def snapshot_line(snapshot: TableSnapshot, speech: str | None) -> bytes:
    """A snapshot as a message, with words if there is a language."""
    lines = snapshot.lines
    if lines is None:
        lines = snapshot.lines = {}
    line = lines.get(speech)
    if line is None:
        text = snapshot.json_text() if speech is None else encode(localise(snapshot, speech))
        line = lines[speech] = _TYPE + text[1:]
    return line
