"""Adding notes to a table's log, and how many of each kind there may be."""

from __future__ import annotations

from ..core.contract import Json
from .errors import Code, Refused
from .log import Change, Note, NoteKind
from .table import Table

# How many a seat may add in one game, or since its owner freed it. (Spectators may chat twice as
# much, all together.)
MOST_NOTES: dict[NoteKind, int] = {"chat": 500, "sit": 20, "offer": 50, "share": 20}


def add_note(
    table: Table, kind: NoteKind, seat: int | None, now: float, body: Json | None = None
) -> Change:
    most = MOST_NOTES.get(kind)
    if most is not None:
        most *= 2 if seat is None else 1
        if len(table.noted(kind, seat)) >= most:
            raise Refused(Code.RATE_LIMITED, "refused-full", limit=kind, most=most)
    return Change(table.header.id, notes=(Note(len(table.notes), kind, seat, body or {}, now),))
