"""Watching a table: waiting for the next snapshot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from .attendance import Connection, Presence
from .log import Cursor
from .snapshot import TableSnapshot


class MustWait(Exception):
    """The table cannot be shown at once: it has to be loaded, or somebody is changing it."""


class SnapshotSource(Protocol):
    """Shows the whole table as the holder of a key may see it, with the events since a cursor; None
    if there are none and it was `seen` up to there."""

    def now(self, key: str | None, since: Cursor | None, seen: bool) -> TableSnapshot | None:
        """Without waiting; raises `MustWait`."""

    async def wait(self, key: str | None, since: Cursor | None, seen: bool) -> TableSnapshot | None:
        """Waits if necessary."""


class Watch:
    """Somebody watching a table. `next` waits until there is something new and returns the whole
    table, with all events since the last snapshot: a slow reader misses nothing and holds up
    nobody."""

    def __init__(
        self,
        source: SnapshotSource,
        key: str | None,
        since: Cursor | None,
        connection: Connection,
        presence: Callable[[], Presence | None],
    ) -> None:
        self.connection = connection
        self.presence = presence  # of everybody at the table
        self._source = source
        self.key = key
        self._since = since
        self._first = True
        self._shown = 0  # how often everything was asked for again
        self._news = True
        self._waiter: asyncio.Future[None] | None = None
        self.over = False  # the server is stopping

    def wake(self) -> None:
        self._news = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def look_again(self) -> None:
        """Show everything again: the next snapshot has all events of the game so far."""
        self._since = None
        self.refresh()

    def refresh(self) -> None:
        """Show the table again, though nothing has happened since."""
        self._first = True
        self._shown += 1
        self.wake()

    def use(self, key: str) -> None:
        """Continue with another key: somebody who was invited has sat down."""
        self.key = key
        self.look_again()

    def end(self) -> None:
        self.over = True
        self.wake()

    async def woken(self) -> None:
        """Wait until there may be something new, or `wake` is called. One task waits at a time."""
        if not self._news:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self._news = False

    def look_now(self) -> TableSnapshot | None:
        """The table, if there is something new, without waiting; raises `MustWait`. Refused if the
        key no longer opens the table."""
        snapshot = self._source.now(self.key, self._since, not self._first)
        if snapshot is not None:
            self._first, self._since = False, snapshot.cursor
        return snapshot

    async def look(self) -> TableSnapshot | None:
        """The table, if there is something new. Refused if the key no longer opens the table. If it
        is cancelled, what is new stays new."""
        shown = None
        try:
            while shown != self._shown:  # asked for again while we were looking
                shown = self._shown
                snapshot = await self._source.wait(self.key, self._since, not self._first)
        except BaseException:
            self._news = True
            raise
        if snapshot is not None:
            self._first, self._since = False, snapshot.cursor
        return snapshot

    async def next(self) -> TableSnapshot | None:
        """The next snapshot, the first one at once; None when the server stops. Refused if the key
        no longer opens the table."""
        while True:
            await self.woken()
            if self.over:
                return None
            if (snapshot := await self.look()) is not None:
                return snapshot
