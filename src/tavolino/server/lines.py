"""Sights as they travel over sockets and streams. Each is written down once, however many look on
who see the same."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ..tables.sight import Sight
from .desk import encode
from .errors import told

_TYPE = b'{"type":"sight",'

_written: WeakKeyDictionary[Sight, dict[str | None, bytes]] = WeakKeyDictionary()


def sight_line(sight: Sight, speech: str | None) -> bytes:
    """A sight as a message, in words where there is a language."""
    lines = _written.setdefault(sight, {})
    line = lines.get(speech)
    if line is None:
        line = lines[speech] = _TYPE + encode(told(sight, speech))[1:]
    return line
