"""Writing changes to disk: a whole batch with one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from typing import Protocol

import msgspec
from sqlalchemy import JSON, Connection, Insert, Update, bindparam, insert, update
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncTransaction

from ..core.contract import Json
from ..tables.log import Change, Header, Overtaken, StoreGone
from . import schema
from .rows import entry_row, listing_row, note_row, table_row

Statement = Insert | Update


class Written(msgspec.Struct, eq=False):
    """A change to be stored, with the header if the table is new."""

    change: Change
    header: Header | None
    at: float  # when it was decided: a sign of life


class BatchLost(StoreGone):
    """Nothing of a batch could be stored, and not because of what was in it."""


class BatchWriter(Protocol):
    async def write(self, batch: Sequence[Written]) -> None:
        """All of it is on disk when this returns, and none of it if it fails: with `Overtaken` if a
        number is taken, `StoreGone` if anything else is wrong with one of the changes, or
        `BatchLost`.
        """

    async def rehearse(self, batch: Sequence[Written]) -> None:
        """Write all of it, and take it back: nothing is stored. Fails as `write` does."""

    async def probe(self) -> None:
        """Returns when the next batch can be written."""

    async def close(self) -> None: ...


class ServerBatchWriter:
    """Writes with the asynchronous driver, for a database server."""

    def __init__(self, engine: AsyncEngine, server: int) -> None:
        self._engine = engine
        self._server = server

    async def write(self, batch: Sequence[Written]) -> None:
        await self._write(batch, AsyncTransaction.commit)

    async def rehearse(self, batch: Sequence[Written]) -> None:
        await self._write(batch, AsyncTransaction.rollback)

    async def _write(
        self, batch: Sequence[Written], end: Callable[[AsyncTransaction], Awaitable[None]]
    ) -> None:
        try:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                await connection.run_sync(_execute, batch, self._server)
                await end(transaction)
        except IntegrityError as error:
            raise Overtaken from error
        except (DBAPIError, PoolTimeout, OSError) as error:
            lost = not isinstance(error, DBAPIError) or error.connection_invalidated
            raise (BatchLost if lost else StoreGone)(str(error)) from error

    async def probe(self) -> None:
        """A connection that hangs is abandoned; the next batch uses another one."""

    async def close(self) -> None:
        """Nothing to do: the engine belongs to the store."""


def _execute(connection: Connection, batch: Sequence[Written], server: int) -> None:
    for statement, rows in _statements(batch, server):
        connection.execute(statement, rows)


class SqliteBatchWriter:
    """Writes with its own connection in its own thread, for a database that is a file: the event
    loop and the thread exchange one message per batch, and nothing stands between the rows and the
    file."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], server: int) -> None:
        self._connect = connect
        self._server = server
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "tavolino-batch-writer")

    async def write(self, batch: Sequence[Written]) -> None:
        await self._in_thread(self._write, batch, "COMMIT")

    async def rehearse(self, batch: Sequence[Written]) -> None:
        await self._in_thread(self._write, batch, "ROLLBACK")

    async def _in_thread(self, work: Callable[..., None], *arguments: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _write(self, batch: Sequence[Written], end: str) -> None:
        try:
            if self._connection is None:
                self._connection = self._connect()
            with closing(self._connection.cursor()) as cursor:
                _transact(cursor, _statements(batch, self._server), end)
        except sqlite3.IntegrityError as error:
            raise Overtaken from error
        except sqlite3.Error as error:
            raise StoreGone(str(error)) from error

    async def probe(self) -> None:
        await self._in_thread(lambda: None)

    async def close(self) -> None:
        await self._in_thread(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _transact(
    cursor: sqlite3.Cursor, statements: Iterable[tuple[Statement, list[Json]]], end: str
) -> None:
    # Take the lock at once: a transaction that began by reading could not wait for it later.
    cursor.execute("BEGIN IMMEDIATE")
    try:
        for statement, rows in statements:
            text, documents = _for_sqlite(statement)
            for name in documents:
                for row in rows:
                    row[name] = msgspec.json.encode(row[name]).decode()
            cursor.executemany(text, rows)
        cursor.execute(end)
    except BaseException:
        if cursor.connection.in_transaction:  # some errors end it
            cursor.execute("ROLLBACK")
        raise


@cache
def _for_sqlite(statement: Statement) -> tuple[str, list[str]]:
    """A statement as SQLite reads it, and which of its parameters are JSON."""
    compiled = statement.compile(dialect=sqlite_dialect(paramstyle="named"))
    documents = [name for name, bind in compiled.binds.items() if isinstance(bind.type, JSON)]
    return str(compiled), documents


# -- what is written -------------------------------------------------------------------------------

# Made once, because compiled statements are cached by the statement object.
_NEW_TABLES, _NEW_ENTRIES, _NEW_NOTES = (
    insert(table).values({column.name: bindparam(column.name) for column in table.columns})
    for table in (schema.tables, schema.moves, schema.notes)
)


# Never set back: of two simultaneous batches, the later one counts.
_SIGN_OF_LIFE = (
    update(schema.heartbeat)
    .where(schema.heartbeat.c.id == bindparam("server"), schema.heartbeat.c.at < bindparam("sign"))
    .values(at=bindparam("sign"))
)


def _statements(batch: Sequence[Written], server: int) -> Iterator[tuple[Statement, list[Json]]]:
    new = [table_row(w.header, w.change) for w in batch if w.header is not None]
    entries = [entry_row(w.change.table, entry) for w in batch for entry in w.change.entries]
    notes = [note_row(w.change.table, note) for w in batch for note in w.change.notes]
    for statement, rows in ((_NEW_TABLES, new), (_NEW_ENTRIES, entries), (_NEW_NOTES, notes)):
        if rows:
            yield statement, rows
    yield from _listing_updates(w.change for w in batch if w.header is None)
    yield _SIGN_OF_LIFE, [{"server": server, "sign": max(w.at for w in batch)}]


def _listing_updates(changes: Iterable[Change]) -> Iterator[tuple[Update, list[Json]]]:
    """One statement for all changes that touch the same columns."""
    by_columns: dict[tuple[str, ...], list[Json]] = defaultdict(list)
    for change in changes:
        if values := listing_row(change):
            row = {f"new_{name}": value for name, value in values.items()}
            by_columns[tuple(values)].append(row | {"which": change.table})
    for columns, rows in by_columns.items():
        yield _listing_update(columns), rows


@cache
def _listing_update(columns: tuple[str, ...]) -> Update:
    return (
        update(schema.tables)
        .where(schema.tables.c.id == bindparam("which"))
        .values({name: bindparam(f"new_{name}") for name in columns})
    )
