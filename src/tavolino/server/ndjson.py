"""Snapshots as messages for sockets and streams. Each is made once, however many onlookers see the
same."""

from __future__ import annotations

from ..tables.localise import in_words
from ..tables.snapshot import TableSnapshot, message_of


def snapshot_line(snapshot: TableSnapshot, speech: str | None) -> bytes:
    """A snapshot as a message, in words where there is a language."""
    if speech is None:
        return snapshot.message
    if snapshot.messages is None:
        snapshot.messages = {}
    line = snapshot.messages.get(speech)
    if line is None:
        line = snapshot.messages[speech] = message_of(in_words(snapshot.json(), speech))
    return line
