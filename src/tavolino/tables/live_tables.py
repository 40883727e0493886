"""Tables in memory, kept in step with the store.

Every command is decided on the table in memory, stored, and only then applied and shown. What the
store has not confirmed has not happened; what it has confirmed is never lost. If another process
was quicker, the table is brought up to date and the command decided again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

from .bus import Bus, TableChanged
from .client_address import client_address
from .clock import Span
from .commands.base import Context, TableCommand
from .damaged_tables import DamagedTables
from .dealing import Dealer
from .errors import Code, Refused
from .limits import Limits
from .live_table import LiveTable
from .log import Change, Cursor, Damaged, Entry, Note, Overtaken, Store, Stored, StoreGone
from .server_clock import ServerClock
from .table import Holder, Table
from .unprepared_games import UnpreparedGames

log = logging.getLogger(__name__)

Result = TypeVar("Result")

ATTEMPTS = 20  # to be the first to write a ply or a note
UNCONFIRMED_SECONDS = 60.0  # in which a change that the store has not confirmed may still appear


class LiveTables:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: ServerClock,
        unprepared: UnpreparedGames | None = None,
        *,
        limits: Limits,
        dealer: Dealer,
        new_key: Callable[[], str],
    ) -> None:
        self.unprepared = unprepared or UnpreparedGames()
        self.tables: dict[str, LiveTable] = {}
        self.damaged = DamagedTables(clock.monotonic)
        self.stopping = False
        # Called with each table that this process has changed, since a bot may be to move.
        self.changed: Callable[[LiveTable], None] = lambda live: None
        # Called with each table for which we have read what others have stored.
        self.caught_up: Callable[[LiveTable], None] = lambda live: None
        self._unconfirmed: dict[str, float] = {}  # tables to check again, until when
        self._store = store
        self._bus = bus
        self._clock = clock
        now = clock()
        self._context = Context(limits, dealer, new_key, now, now)
        self._down_times: Sequence[Span] = ()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self, down_times: Sequence[Span]) -> None:
        self._down_times = down_times
        self._context = replace(self._context, up_since=self._clock())
        await self._bus.start(self._on_change)

    async def stop(self) -> None:
        """Abandon bots that are thinking, and wait for what is being stored."""
        for live in self.tables.values():
            if live.thinking is not None:
                live.thinking.cancel()
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self._bus.stop(self._on_change)

    def end_watches(self) -> None:
        """Tell everybody who is watching that nothing more will come."""
        for live in self.tables.values():
            for watch in live.watches:
                watch.end()

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start a task that has to finish before everything stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def refund(self, down_times: Sequence[Span]) -> None:
        """Use new down times: all clocks are recalculated."""
        if list(down_times) == list(self._down_times):
            return
        self._down_times = down_times
        for live in list(self.tables.values()):
            async with live.lock:
                if live.table is not None and live.table.header.clock.kind != "none":
                    _unload(live)

    def jump(self, down_times: Sequence[Span]) -> None:
        """The server's clock has just been set: use new down times at once, without waiting for
        anything. No clock that has stopped is recalculated."""
        self._context = replace(self._context, up_since=self._clock())
        self._down_times = down_times
        for live in self.tables.values():
            if live.table is not None and live.table.header.clock.kind != "none":
                live.table.use_down_times(down_times)
                for watch in live.watches:
                    watch.refresh()

    # -- tables ----------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """A table that exists, loaded."""
        async with self._here(table) as (live, _):
            return live

    async def open_with_key(self, table: str, key: str | None) -> tuple[Table, Holder]:
        """The table as it is now, and the holder of the key."""
        async with self._here(table) as (live, current):
            if self._bus.shared:
                await self._catch_up(live)
            return current, current.holder(key, self._clock())

    async def refresh(self, table: str) -> LiveTable:
        """A table that exists, with all that others have stored."""
        async with self._here(table) as (live, _):
            await self._catch_up(live)
            return live

    def forget(self, idle_since: float) -> None:
        """Drop tables from memory that nobody has used since then, by the monotonic clock."""
        for live in list(self.tables.values()):
            if not live.in_use and live.touched < idle_since:
                del self.tables[live.id]

    async def drop(self, table: str) -> None:
        """Drop a table that was cleared, and tell those who watch it."""
        live = self.tables.get(table)
        if live is None:
            return
        if live.thinking is not None:
            live.thinking.cancel()
        async with live.lock:
            _unload(live)
        self._clear(live)

    @asynccontextmanager
    async def _here(self, table: str) -> AsyncIterator[tuple[LiveTable, Table]]:
        """A table that exists, loaded, while nobody else here changes it."""
        async with self._locked(table) as live:
            yield live, await self._read(live)

    @asynccontextmanager
    async def _locked(self, table: str) -> AsyncIterator[LiveTable]:
        """A table that may exist, while nobody else here changes it. It is the one that everybody
        finds: while we waited for a lock, its table may have been cleared, and another one may have
        taken its place."""
        live = self._live(table)
        await live.lock.acquire()
        while self.tables.get(table) is not live:
            live.lock.release()
            live = self._live(table)
            await live.lock.acquire()
        try:
            yield live
        except Refused:
            self._clear(live)
            raise
        finally:
            live.lock.release()

    def _live(self, table: str) -> LiveTable:
        """A table that may exist, loaded or not."""
        live = self.tables.get(table)
        if live is None:
            live = self.tables[table] = LiveTable(table)
        live.touched = self._clock.monotonic()  # so that it is not forgotten while we wait for it
        return live

    def _clear(self, live: LiveTable) -> None:
        """Forget a table that does not exist."""
        if self.tables.get(live.id) is live and live.table is None and not live.watches:
            del self.tables[live.id]

    def current(self, live: LiveTable) -> Table | None:
        """A table that can be read at once: it is loaded, no command on it is being stored, and
        nobody else could have changed it."""
        if live.lock.locked() or self._bus.shared:
            return None
        return live.table

    async def _read(self, live: LiveTable) -> Table:
        """The table, loaded if necessary. Needs its lock."""
        if live.table is None:
            live.table = await self._load(live.id)
        return live.table

    async def _load(self, table: str) -> Table:
        self.damaged.check(table)
        try:
            with store_errors():
                stored = await self._store.load(table)
            if stored is None:
                raise Refused(Code.UNKNOWN_TABLE, "refused-no-table")
            self.unprepared.check(stored.header.game)
            loaded = replayed(stored, self._down_times)
        except Damaged as damage:
            raise self.damaged.add(table, damage) from damage
        self.damaged.release(table)
        return loaded

    # -- commands --------------------------------------------------------------------------------

    async def do(self, table: str, key: str | None, command: TableCommand[Result]) -> Result:
        """Decide, store, apply and announce a command of the holder of a key; its result. Once
        storing has begun it is completed, even if the caller is cancelled meanwhile: nothing comes
        between storing a change and applying it."""
        async with self._locked(table) as live:
            change, current = await self._store_change(live, key, command)
            cursor = current.cursor
        result: Result = change.result
        if not change.entries and not change.notes:
            return result
        self.changed(live)
        if self._bus.shared:
            await asyncio.shield(self.spawn(self._bus.publish(TableChanged(table, cursor))))
        return result

    def context(self) -> Context:
        """What commands are decided with now."""
        return replace(self._context, now=self._clock(), client=client_address.get())

    async def _store_change(
        self, live: LiveTable, key: str | None, command: TableCommand[Any]
    ) -> tuple[Change, Table]:
        """The change, stored and applied, and the table with it, which may have been loaded
        again."""
        table, counted = await self._read(live), False
        for _ in range(ATTEMPTS):
            try:
                change = command.decide_for(table, key, self.context())
                if change.rate is not None and not counted:
                    live.count(change.rate, self._clock.monotonic())
                    counted = True
            except Refused:
                # What this process knows may be outdated.
                if self._bus.shared and await self._catch_up(live):
                    continue
                raise
            if not change.entries and not change.notes:
                return change, table
            try:
                await self._store.append(change)
            except Overtaken:
                if not await self._catch_up(live):
                    live.table = None  # the table may have been cleared
                    table = await self._read(live)
                continue
            except StoreGone as error:
                live.table = None  # not known whether it was stored: load it again
                self.check_again(live.id)
                raise unavailable() from error
            _apply(live, change.entries, change.notes)
            return change, table
        raise Refused(Code.UNAVAILABLE, "refused-crowd")

    async def _catch_up(self, live: LiveTable) -> bool:
        """Apply what others have stored to a loaded table; returns whether there was anything.
        Needs its lock."""
        assert live.table is not None
        try:
            with store_errors():
                entries, notes = await self._store.since(live.id, live.table.cursor)
            if not entries and not notes:
                return False
            with _damages():
                _apply(live, entries, notes)
        except Damaged as damage:
            live.table = None
            raise self.damaged.add(live.id, damage) from damage
        self.caught_up(live)
        return True

    # -- what others have done, and what nobody knows --------------------------------------------

    def check_again(self, table: str) -> None:
        """Check a table again as soon as the store answers: a change may have been stored without
        our knowing, and a bot may be waiting for its turn."""
        self._unconfirmed[table] = self._clock.monotonic() + UNCONFIRMED_SECONDS

    async def poll(self) -> None:
        """Look for changes that we were not told about."""
        for table, until in list(self._unconfirmed.items()):
            await self._look_again(table)
            if self._clock.monotonic() >= until:
                self._unconfirmed.pop(table, None)
        if self._bus.shared:
            await self._poll_watched()

    async def _look_again(self, table: str) -> None:
        try:
            live = await self.refresh(table)
        except Refused as refusal:
            if refusal.code is Code.UNAVAILABLE:
                raise
            self._unconfirmed.pop(table, None)
        else:
            self.changed(live)

    async def _poll_watched(self) -> None:
        """One query for all tables that somebody watches here."""
        watched = [live for live in self.tables.values() if live.watches]
        newest = await self._store.cursors([live.id for live in watched]) if watched else {}
        for live in watched:
            if live.id in newest:
                await self._on_change(TableChanged(live.id, newest[live.id]))
            else:
                await self.drop(live.id)

    async def _on_change(self, change: TableChanged) -> None:
        """Others have changed a table; without a name, it may have been any."""
        try:
            if change.table is None:
                await self._poll_watched()
            elif (
                (live := self.tables.get(change.table)) is not None
                and live.table is not None
                and not _covers(live.table.cursor, change.cursor)
            ):
                await self.refresh(live.id)
        except (Refused, StoreGone) as error:
            log.warning("what others have stored cannot be read: %s", type(error).__name__)


def _apply(live: LiveTable, entries: Sequence[Entry], notes: Sequence[Note]) -> None:
    """Apply what was stored to the table, and wake those who watch it."""
    assert live.table is not None
    try:
        for note in notes:
            live.table.apply_note(note)
        for entry in entries:
            live.table.apply(entry)
    except BaseException:
        live.table = None  # half applied: load it again
        raise
    for watch in live.watches:
        watch.wake()


def _unload(live: LiveTable) -> None:
    """Unload a table; the next reader loads it again. Needs its lock."""
    live.table = None
    for watch in live.watches:
        watch.refresh()


def replayed(stored: Stored, down_times: Iterable[Span] = ()) -> Table:
    """A table from what is stored of it; raises `Damaged` if that is inconsistent."""
    with _damages():
        table = Table(stored, down_times)
        if not table.rounds:
            raise Damaged("there is no deal")
        return table


@contextmanager
def _damages() -> Iterator[None]:
    """A context in which every error is due to what is stored. Its text may name cards, so it is
    not logged."""
    try:
        yield
    except Damaged:
        raise
    except Exception as error:
        raise Damaged(f"it does not replay ({type(error).__name__})") from error


def _covers(have: Cursor, wanted: Cursor) -> bool:
    return have.ply >= wanted.ply and have.note >= wanted.note


def unavailable() -> Refused:
    return Refused(Code.UNAVAILABLE, "refused-unavailable")


@contextmanager
def store_errors() -> Iterator[None]:
    """A context that turns `StoreGone` into a refusal."""
    try:
        yield
    except StoreGone as error:
        raise unavailable() from error
