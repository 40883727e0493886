"""Who is connected to a table: how much is known of each seat, and how many watch. It is in memory
only, and has neither names, addresses nor times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

PlayerPresence = Literal["here", "slow", "away"]


@dataclass(eq=False)
class Connection:
    """Somebody who watches a table, from a seat or not."""

    seats: frozenset[int] = frozenset()  # several, if one device is passed around
    watches: bool = False  # without a seat
    hidden: bool = False  # the page is open, but not looked at
    slow: bool = False  # answers late
    changed: Callable[[], None] = lambda: None

    def sit_at(self, seats: frozenset[int], *, watches: bool) -> None:
        if (seats, watches) != (self.seats, self.watches):
            self.seats, self.watches = seats, watches
            self.changed()

    def hide(self, hidden: bool) -> None:
        if hidden != self.hidden:
            self.hidden = hidden
            self.changed()

    def lag(self, slow: bool) -> None:
        if slow != self.slow:
            self.slow = slow
            self.changed()


@dataclass(frozen=True)
class Attendance:
    """Who is connected to a table at one server: what servers tell each other."""

    server: str
    table: str
    here: frozenset[int] = frozenset()
    slow: frozenset[int] = frozenset()
    watchers: int = 0


@dataclass(frozen=True)
class Presence:
    """What everybody at a table is told. None for the seat of a bot, an empty one, and one of which
    nothing is known yet."""

    seats: tuple[PlayerPresence | None, ...]
    watchers: int
    bot_seconds: int | None = None  # until a bot answers, if that takes longer than usual


@dataclass(eq=False)
class AttendanceBook:
    """What a server knows about who is at a table."""

    shown: Presence | None = None
    absent_since: dict[int, float] = field(default_factory=dict)
    elsewhere: dict[str, tuple[Attendance, float]] = field(default_factory=dict)  # and when told
    told: Attendance | None = None  # to other servers
