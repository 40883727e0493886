"""The results of commands, if they are more than a number."""

from __future__ import annotations

from dataclasses import dataclass

from .log import OpenTable


@dataclass(frozen=True)
class Created:
    """A new table and its keys, in clear text for the only time. Seats of bots, and of the person
    who set up the table, have no invitation: None."""

    table: str
    owner: str
    spectator: str
    invitations: tuple[str | None, ...]


@dataclass(frozen=True)
class Freed:
    """The result of a request to free a seat: the invitation to it, or when it may be freed."""

    invitation: str | None
    free_at: float | None


@dataclass(frozen=True)
class DeviceLink:
    token: str
    until: float


@dataclass(frozen=True)
class Page:
    """Open tables, newest first; `next` asks for those after them, None at the end."""

    tables: tuple[OpenTable, ...]
    next: str | None
