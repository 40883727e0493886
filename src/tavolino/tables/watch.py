"""Looking on as long as one likes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from .log import Cursor
from .snapshot import TableSnapshot

# Gives the whole table as the holder of a key may see it, with the events since a cursor. Where
# there are none and it was seen up to there, nothing.
Look = Callable[[str | None, Cursor | None, bool], Awaitable[TableSnapshot | None]]


class Watch:
    """Somebody looking on. `next` waits until there is something new and gives the newest table as
    a whole, with all events since the last: a slow reader misses nothing and holds up nobody."""

    def __init__(self, look: Look, key: str | None, since: Cursor | None) -> None:
        self._look = look
        self._key = key
        self._since = since
        self._first = True
        self._shown = 0  # how often everything was asked for anew
        self._news = asyncio.Event()
        self._news.set()
        self.over = False  # the server stops

    def wake(self) -> None:
        self._news.set()

    def look_again(self) -> None:
        """Show everything anew: the next snapshot has all events of the game so far."""
        self._first, self._since = True, None
        self._shown += 1
        self._news.set()

    def refresh(self) -> None:
        """Show the table again, though nothing has happened since."""
        self._first = True
        self._shown += 1
        self._news.set()

    def use(self, key: str) -> None:
        """Look on with another key: who was invited has sat down."""
        self._key = key
        self.look_again()

    def end(self) -> None:
        self.over = True
        self._news.set()

    async def woken(self) -> None:
        """Wait until there may be something new, or somebody called `wake`."""
        await self._news.wait()
        self._news.clear()

    async def look(self) -> TableSnapshot | None:
        """The table, if there is something new. Refused when the key opens no more."""
        shown = None
        while shown != self._shown:  # asked for anew while we were looking
            shown = self._shown
            snapshot = await self._look(self._key, self._since, not self._first)
        if snapshot is not None:
            self._first, self._since = False, snapshot.cursor
        return snapshot

    async def next(self) -> TableSnapshot | None:
        """The next snapshot, the first one at once; None when the server stops. Refused when the
        key opens no more."""
        while True:
            await self.woken()
            if self.over:
                return None
            if (snapshot := await self.look()) is not None:
                return snapshot
