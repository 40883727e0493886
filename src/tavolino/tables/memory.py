"""Tables in memory, kept in step with the store.

Every act is decided on the table in memory, stored, and only then taken in and told. What the store
has not confirmed has not happened; what it has confirmed is never lost. If another process was
quicker, the table is brought up to date and the act decided again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from .bus import Bus, TableChanged
from .clock import Span
from .errors import Code, Refused
from .live_table import LiveTable
from .log import Change, Cursor, Damaged, Entry, Note, Overtaken, Store, Stored, StoreGone
from .quarantine import Quarantine
from .table import Holder, Table

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Decide = Callable[[Table], Change]

ATTEMPTS = 20  # to be first at a ply or a note
DOUBT_SECONDS = 60.0  # in which a change that the store has not confirmed may still appear


class Memory:
    def __init__(
        self, store: Store, bus: Bus, now: Callable[[], float], changed: Callable[[LiveTable], None]
    ) -> None:
        """`changed` is called with the place of each table that this process has changed."""
        self.places: dict[str, LiveTable] = {}
        self.quarantine = Quarantine(now)
        self._doubtful: dict[str, float] = {}  # tables to be looked at again, until when
        self._store = store
        self._bus = bus
        self._now = now
        self._changed = changed
        self._down_times: Sequence[Span] = ()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self, down_times: Sequence[Span]) -> None:
        self._down_times = down_times
        await self._bus.start(self._hear)

    async def stop(self) -> None:
        """Wait for what is being stored."""
        for place in list(self.places.values()):
            async with place.lock:
                pass
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.stop(self._hear)

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Something to be finished before everything stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def refund(self, down_times: Sequence[Span]) -> None:
        """Other down times than before: what the clocks show is worked out anew."""
        if list(down_times) == list(self._down_times):
            return
        self._down_times = down_times
        for place in list(self.places.values()):
            async with place.lock:
                if place.table is not None and place.table.header.clock.kind != "none":
                    _leave(place)

    # -- places ----------------------------------------------------------------------------------

    async def place(self, table: str) -> LiveTable:
        """The place of a table that exists, with the table in it."""
        async with self._here(table) as (place, _):
            return place

    async def let_in(self, table: str, key: str | None) -> tuple[Table, Holder]:
        """The table as it is now, and whom the key lets in."""
        async with self._here(table) as (place, current):
            if self._bus.shared:
                await self._catch_up(place)
            return current, current.holder(key, self._now())

    async def renew(self, table: str) -> LiveTable:
        """The place of a table, with all that others have stored."""
        async with self._here(table) as (place, _):
            await self._catch_up(place)
            return place

    def forget(self, idle_since: float) -> None:
        """Forget tables that nobody has used since then."""
        for place in list(self.places.values()):
            if not place.in_use and place.touched < idle_since:
                del self.places[place.id]

    async def drop(self, table: str) -> None:
        """A table that was cleared; whoever watches it is told."""
        place = self.places.get(table)
        if place is None:
            return
        if place.thinking is not None:
            place.thinking.cancel()
        async with place.lock:
            _leave(place)
        self._clear(place)

    @asynccontextmanager
    async def _here(self, table: str) -> AsyncIterator[tuple[LiveTable, Table]]:
        """The place of a table that exists, with the table, while nobody else here changes it."""
        place = self._place(table)
        try:
            async with self._at(place) as current:
                yield place, current
        except Refused:
            self._clear(place)
            raise

    def _place(self, table: str) -> LiveTable:
        """The place of a table that may exist."""
        place = self.places.get(table)
        if place is None:
            place = self.places[table] = LiveTable(table)
        place.touched = self._now()  # so that it is not forgotten while we wait for it
        return place

    def _clear(self, place: LiveTable) -> None:
        """Give up a place that has no table."""
        if self.places.get(place.id) is place and place.table is None and not place.watches:
            del self.places[place.id]

    def as_it_is(self, place: LiveTable) -> Table | None:
        """The table of a place, where it can be read at once: it is in memory, no act on it is
        being stored, and nobody else could have changed it."""
        if place.lock.locked() or self._bus.shared:
            return None
        return place.table

    @asynccontextmanager
    async def _at(self, place: LiveTable) -> AsyncIterator[Table]:
        """The table of a place, loaded, while nobody else in this process changes it."""
        async with place.lock:
            yield await self._read(place)

    async def _read(self, place: LiveTable) -> Table:
        """The table of a place. Needs the place's lock."""
        place.touched = self._now()
        if place.table is None:
            place.table = await self._load(place.id)
        return place.table

    async def _load(self, table: str) -> Table:
        self.quarantine.check(table)
        try:
            with store_errors():
                stored = await self._store.load(table)
            if stored is None:
                raise Refused(Code.UNKNOWN_TABLE, "refused-no-table")
            loaded = replayed(stored, self._down_times)
        except Damaged as damage:
            raise self._quarantine(table, damage) from damage
        self.quarantine.release(table)
        return loaded

    def _quarantine(self, table: str, damage: Damaged) -> Refused:
        return self.quarantine.add(table, damage)

    # -- from deciding to telling ----------------------------------------------------------------

    async def act(self, table: str, decide: Decide) -> None:
        """Decide, store and tell. What the store has begun goes to its end, even if whoever asked
        goes away in the middle of it: nothing waits between its being stored and taken in."""
        place = self._place(table)
        try:
            async with place.lock:
                current = await self._read(place)
                if not await self._store_first(place, current, decide):
                    return
                cursor = current.cursor
        except Refused:
            self._clear(place)
            raise
        self._changed(place)
        if self._bus.shared:
            await asyncio.shield(self.spawn(self._bus.publish(TableChanged(table, cursor))))

    async def _store_first(self, place: LiveTable, table: Table, decide: Decide) -> bool:
        """Whether the act changed anything."""
        for _ in range(ATTEMPTS):
            try:
                change = decide(table)
            except Refused:
                # What this process knows may be old.
                if self._bus.shared and await self._catch_up(place):
                    continue
                raise
            if not change.entries and not change.notes:
                return False
            try:
                await self._store.append(change)
            except Overtaken:
                if not await self._catch_up(place):
                    place.table = None  # there may be no such table any more
                    table = await self._read(place)
                continue
            except StoreGone as error:
                place.table = None  # whether it was stored is not known: read it again
                self.doubt(place.id)
                raise unavailable() from error
            _take_in(place, change.entries, change.notes)
            return True
        raise Refused(Code.UNAVAILABLE, "refused-crowd")

    async def _catch_up(self, place: LiveTable) -> bool:
        """Take in what others have stored; whether there was anything. Needs the place's lock."""
        if place.table is None:
            return False
        try:
            with store_errors():
                entries, notes = await self._store.since(place.id, place.table.cursor)
            if entries or notes:
                with _damages():
                    _take_in(place, entries, notes)
        except Damaged as damage:
            place.table = None
            raise self._quarantine(place.id, damage) from damage
        return bool(entries or notes)

    # -- what others have done, and what nobody knows --------------------------------------------

    def doubt(self, table: str) -> None:
        """Look at a table again as soon as the store answers: a change may have been stored without
        our knowing it, and a bot may be waiting for its turn."""
        self._doubtful[table] = self._now() + DOUBT_SECONDS

    async def poll(self) -> None:
        """Look for what has changed without our being told."""
        for table, until in list(self._doubtful.items()):
            await self._look_again(table)
            if self._now() >= until:
                self._doubtful.pop(table, None)
        if self._bus.shared:
            await self._poll_watched()

    async def _look_again(self, table: str) -> None:
        try:
            place = await self.renew(table)
        except Refused as refusal:
            if refusal.code is Code.UNAVAILABLE:
                raise
            self._doubtful.pop(table, None)
        else:
            self._changed(place)

    async def _poll_watched(self) -> None:
        """One question for all tables that somebody watches here."""
        watched = [place for place in self.places.values() if place.watches]
        newest = await self._store.cursors([place.id for place in watched]) if watched else {}
        for place in watched:
            if place.id in newest:
                await self._hear(TableChanged(place.id, newest[place.id]))
            else:
                await self.drop(place.id)

    async def _hear(self, change: TableChanged) -> None:
        """Others have changed a table; without a name, it may have been any."""
        try:
            if change.table is None:
                await self._poll_watched()
                return
            place = self.places.get(change.table)
            if place is None or place.table is None:
                return
            if not _covers(place.table.cursor, change.cursor):
                async with self._at(place):
                    await self._catch_up(place)
        except (Refused, StoreGone) as error:
            log.warning("what others have stored cannot be read: %s", type(error).__name__)


def _take_in(place: LiveTable, entries: Sequence[Entry], notes: Sequence[Note]) -> None:
    """What is stored becomes part of the table, and whoever watches it may look."""
    assert place.table is not None
    try:
        for note in notes:
            place.table.hear(note)
        for entry in entries:
            place.table.apply(entry)
    except BaseException:
        place.table = None  # half of it taken in: read it again
        raise
    for watch in place.watches:
        watch.wake()


def _leave(place: LiveTable) -> None:
    """Forget the table of a place: whoever looks reads it again. Needs the place's lock."""
    place.table = None
    for watch in place.watches:
        watch.refresh()


def replayed(stored: Stored, down_times: Iterable[Span] = ()) -> Table:
    """A table from what is stored of it; `Damaged` when that does not fit together."""
    with _damages():
        table = Table(stored, down_times)
        if not table.rounds:
            raise Damaged("there is no deal")
        return table


@contextmanager
def _damages() -> Iterator[None]:
    """Within it, whatever goes wrong comes of what is stored. Its text may tell of cards: no log
    sees it."""
    try:
        yield
    except Damaged:
        raise
    except Exception as error:
        raise Damaged(f"it does not replay ({type(error).__name__})") from error


def _covers(have: Cursor, told: Cursor) -> bool:
    return have.ply >= told.ply and have.note >= told.note


def unavailable() -> Refused:
    return Refused(Code.UNAVAILABLE, "refused-unavailable")


@contextmanager
def store_errors() -> Iterator[None]:
    """Within it, a store that is gone is told as a refusal."""
    try:
        yield
    except StoreGone as error:
        raise unavailable() from error
