"""Whether the players at a table are here, slow or away, and how many watch.

A player is away who has had no connection, or only hidden pages, for a while: a connection that
comes back sooner is not mentioned. Each server tells the others who is connected to it. If they
cannot be heard, nothing is said about players who are not connected here.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

from .attendance import Attendance, PlayerPresence, Presence
from .bus import Bus
from .limits import Limits
from .live_table import LiveTable
from .live_tables import LiveTables

TELL_SECONDS = 10.0  # between two messages about the same attendance
FORGET_SECONDS = 25.0  # after which a server that was not heard from counts as gone


class PresenceKeeper:
    def __init__(
        self, live_tables: LiveTables, bus: Bus, limits: Limits, now: Callable[[], float]
    ) -> None:
        self._live_tables = live_tables
        self._bus = bus
        self._away_seconds = limits.away_seconds
        self._now = now
        self._server = secrets.token_hex(8)
        self._unsettled: set[LiveTable] = set()  # where somebody may be away soon
        self._told = now()
        bus.hear_attendance(self._on_attendance)

    def changed(self, live: LiveTable) -> None:
        """Somebody has come or gone, looks elsewhere, or is slow."""
        self._look(live)
        if self._bus.shared:
            self._tell(live)

    async def check(self) -> None:
        """Notice who has been gone for long enough, and tell other servers who is here."""
        for live in list(self._unsettled):
            if self._live_tables.tables.get(live.id) is live:
                self._look(live)
            else:
                self._unsettled.discard(live)
        if self._bus.shared and self._now() - self._told >= TELL_SECONDS:
            self._told = self._now()
            for live in list(self._live_tables.tables.values()):
                if live.watches:
                    self._tell(live, again=True)

    # -- what is known ---------------------------------------------------------------------------

    def _look(self, live: LiveTable) -> None:
        table, book = live.table, live.attendance
        if table is None:
            return
        book.elsewhere = {
            server: (told, at)
            for server, (told, at) in book.elsewhere.items()
            if self._now() - at < FORGET_SECONDS
        }
        known = [self._here(live), *(told for told, _ in book.elsewhere.values())]
        before = book.shown.seats if book.shown is not None else (None,) * len(table.seats)
        persons = {seat for seat in table.persons if table.seats[seat].taken}
        seats = tuple(
            self._of_seat(live, seat, known, before[seat]) if seat in persons else None
            for seat in range(len(table.seats))
        )
        for seat in book.absent_since.keys() - persons:
            del book.absent_since[seat]
        waiting = any(seats[seat] != "away" for seat in book.absent_since)
        if waiting or book.elsewhere or self._cut_off:
            self._unsettled.add(live)
        else:
            self._unsettled.discard(live)
        shown = Presence(seats, sum(each.watchers for each in known))
        if shown != book.shown:
            book.shown = shown
            for watch in live.watches:
                watch.wake()

    def _of_seat(
        self,
        live: LiveTable,
        seat: int,
        known: Iterable[Attendance],
        before: PlayerPresence | None,
    ) -> PlayerPresence | None:
        absent_since = live.attendance.absent_since
        for presence in ("here", "slow"):
            if any(seat in getattr(each, presence) for each in known):
                absent_since.pop(seat, None)
                return presence
        if self._cut_off:
            absent_since.pop(seat, None)
            return None
        gone = self._now() - absent_since.setdefault(seat, self._now())
        return "away" if gone >= self._away_seconds else before

    @property
    def _cut_off(self) -> bool:
        """Whether players may be connected to servers that cannot be heard."""
        return self._bus.shared and not self._bus.hears_others

    def _here(self, live: LiveTable) -> Attendance:
        """Who is connected to this server."""
        connections = [watch.connection for watch in live.watches]
        looking = [each for each in connections if not each.hidden]
        here = {seat for each in looking if not each.slow for seat in each.seats}
        slow = {seat for each in looking if each.slow for seat in each.seats}
        watchers = sum(each.watches for each in connections)
        return Attendance(self._server, live.id, frozenset(here), frozenset(slow - here), watchers)

    # -- other servers ---------------------------------------------------------------------------

    def _tell(self, live: LiveTable, *, again: bool = False) -> None:
        here = self._here(live)
        if again or here != live.attendance.told:
            live.attendance.told = here
            self._bus.publish_attendance(here)

    def _on_attendance(self, told: Attendance) -> None:
        """Another server says who is connected to it. If it is the first time, it has not heard of
        those who are connected here."""
        live = self._live_tables.tables.get(told.table)
        if live is None or told.server == self._server:
            return
        new = told.server not in live.attendance.elsewhere
        live.attendance.elsewhere[told.server] = told, self._now()
        self._look(live)
        if new and live.watches:
            self._tell(live, again=True)
