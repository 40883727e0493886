"""How changes get to the disk: all of a batch with one commit."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from sqlalchemy import Connection, Engine, Insert, Update, bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ..core.contract import Json
from ..tables.log import Change, Header
from . import schema
from .rows import entry_row, listing_row, note_row, table_row


@dataclass(frozen=True, eq=False)
class Written:
    """A change to be stored, with the header where the table is new."""

    change: Change
    header: Header | None


class Pen(Protocol):
    async def write(self, batch: Sequence[Written]) -> None:
        """All of it is on disk when this returns, and none of it when it fails."""

    async def close(self) -> None: ...


class SharedPen:
    """Over the asynchronous driver, for a database that is a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, batch: Sequence[Written]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_write, batch)

    async def close(self) -> None:
        """The engine is the store's."""


class OwnPen:
    """In a thread of its own, for a database that is a file: the event loop and the thread hand
    over once a batch, and not once a statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "tavolino-pen")

    async def write(self, batch: Sequence[Written]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Sequence[Written]) -> None:
        with self._engine.begin() as connection:
            _write(connection, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


# Made once: what a statement comes to is looked up by the statement itself.
_NEW_TABLES, _NEW_ENTRIES, _NEW_NOTES = map(insert, (schema.tables, schema.moves, schema.notes))


def _write(connection: Connection, batch: Sequence[Written]) -> None:
    new = [table_row(w.header, w.change) for w in batch if w.header is not None]
    entries = [entry_row(w.change.table, entry) for w in batch for entry in w.change.entries]
    notes = [note_row(w.change.table, note) for w in batch for note in w.change.notes]
    _insert(connection, _NEW_TABLES, new)
    _insert(connection, _NEW_ENTRIES, entries)
    _insert(connection, _NEW_NOTES, notes)
    _update_listings(connection, (w.change for w in batch if w.header is None))


def _insert(connection: Connection, statement: Insert, rows: list[Json]) -> None:
    if rows:
        connection.execute(statement, rows)


def _update_listings(connection: Connection, changes: Iterable[Change]) -> None:
    """One statement for all changes that touch the same columns."""
    by_columns: dict[tuple[str, ...], list[Json]] = defaultdict(list)
    for change in changes:
        if values := listing_row(change):
            row = {f"new_{name}": value for name, value in values.items()}
            by_columns[tuple(values)].append(row | {"which": change.table})
    for columns, rows in by_columns.items():
        connection.execute(_listing_update(columns), rows)


@cache
def _listing_update(columns: tuple[str, ...]) -> Update:
    return (
        update(schema.tables)
        .where(schema.tables.c.id == bindparam("which"))
        .values({name: bindparam(f"new_{name}") for name in columns})
    )
