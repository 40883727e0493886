"""Changes that wait together are stored with one commit.

A commit that reaches the disk takes milliseconds, whatever is in it: so while one is under way, all
changes that come in wait, and share the next.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..core.contract import Json
from ..tables.log import Change, Header, Overtaken, StoreGone
from . import schema
from .rows import entry_row, note_row, table_row

MOST_TOGETHER = 500


@dataclass(frozen=True, eq=False)
class Waiting:
    change: Change
    header: Header | None  # of a new table
    done: asyncio.Future[None]

    @property
    def order(self) -> tuple[str, int]:
        """All servers store changes in this order, so none waits for one that waits for it."""
        plies = [entry.ply for entry in self.change.entries]
        return self.change.table, plies[0] if plies else -1


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    async def write(self, change: Change, header: Header | None = None) -> None:
        """Returns when the change is on disk; `Overtaken` or `StoreGone` when it is not."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        waiting = Waiting(change, header, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.done

    async def stop(self) -> None:
        """Store what waits, then end."""
        if self._task is None:
            return
        await self._queue.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._queue.get_nowait())
            try:
                await self._store(sorted(batch, key=lambda waiting: waiting.order))
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _store(self, batch: Sequence[Waiting]) -> None:
        try:
            await self._commit(batch)
        except Exception as error:
            if len(batch) == 1 or _connection_lost(error):
                _fail(batch, _reason(error))
                return
            # One of them was overtaken, or cannot be stored: find out which, store the others.
            for waiting in batch:
                await self._store([waiting])
        else:
            _succeed(batch)

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        async with self._engine.begin() as connection:
            await _insert(
                connection,
                schema.tables,
                (table_row(w.header, w.change) for w in batch if w.header is not None),
            )
            await _insert(
                connection,
                schema.moves,
                (entry_row(w.change.table, entry) for w in batch for entry in w.change.entries),
            )
            await _insert(
                connection,
                schema.notes,
                (note_row(w.change.table, note) for w in batch for note in w.change.notes),
            )
            await _update_listings(connection, [w.change for w in batch if w.header is None])
        self.commits += 1


def _connection_lost(error: Exception) -> bool:
    return isinstance(error, OSError) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def _reason(error: Exception) -> Exception:
    return Overtaken() if isinstance(error, IntegrityError) else StoreGone(str(error))


async def _insert(connection: AsyncConnection, table: Any, rows: Iterable[Json]) -> None:
    if listed := list(rows):
        await connection.execute(insert(table), listed)


async def _update_listings(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """One statement for all changes that touch the same columns."""
    by_columns: dict[tuple[str, ...], list[Json]] = defaultdict(list)
    for change in changes:
        values = {
            name: value for name, value in asdict(change.listing).items() if value is not None
        }
        if change.entries:
            values["updated"] = change.entries[-1].at
        if values:
            row = {f"new_{name}": value for name, value in values.items()}
            by_columns[tuple(values)].append(row | {"which": change.table})
    for columns, rows in by_columns.items():
        statement = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("which"))
            .values({name: bindparam(f"new_{name}") for name in columns})
        )
        await connection.execute(statement, rows)


def _succeed(batch: Sequence[Waiting]) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_result(None)


def _fail(batch: Sequence[Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(error)
