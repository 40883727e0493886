"""Snapshots as they travel over sockets and streams. Each is encoded once, however many onlookers
see the same."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ..tables.snapshot import TableSnapshot
from .errors import localise
from .state import encode

_TYPE = b'{"type":"snapshot",'

_written: WeakKeyDictionary[TableSnapshot, dict[str | None, bytes]] = WeakKeyDictionary()


def snapshot_line(snapshot: TableSnapshot, speech: str | None) -> bytes:
    """A snapshot as a message, in words where there is a language."""
    lines = _written.setdefault(snapshot, {})
    line = lines.get(speech)
    if line is None:
        line = lines[speech] = _TYPE + encode(localise(snapshot, speech))[1:]
    return line
