"""The store over SQLAlchemy, for SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Connection, and_, event, or_, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..tables.clock import Span
from ..tables.log import START, Change, Cursor, Entry, Header, Note, OpenTable, Stored, StoreGone
from . import migrate, schema
from .address import StoreError, engine_url, shown, sqlite_file
from .pen import OwnPen, Pen, SharedPen
from .private import create_private
from .rows import read_entry, read_header, read_note, read_open_table
from .writer import Writer

LOCK_SECONDS = 10  # how long SQLite waits for another process that writes


class SqlStore:
    """Tables in a database. `open` makes the database what this version needs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reads = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._engine = engine
        self._writer = Writer(_pen(engine))

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open or make the database of a URL; `StoreError` says what is wrong with it."""
        address = engine_url(url)
        engine = _engine(address)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate.upgrade)
                await _try_to_write(connection)
        except (DBAPIError, OSError) as error:
            await engine.dispose()
            reason = str(getattr(error, "orig", None) or error).strip()
            raise StoreError(f"the database {shown(address)} cannot be opened: {reason}") from error
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        await self._writer.stop()
        await self._engine.dispose()

    @property
    def commits(self) -> int:
        """How many commits have stored changes so far; changes that waited together share one."""
        return self._writer.commits

    # -- changes ---------------------------------------------------------------------------------

    async def create(self, header: Header, change: Change) -> None:
        await self._writer.write(change, header)

    async def append(self, change: Change) -> None:
        await self._writer.write(change)

    # -- reading ---------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        async with self._reading() as connection:
            found = await connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            )
            row = found.first()
            if row is None:
                return None
            entries, notes = await _logs(connection, table, START)
        return Stored(read_header(row), entries, notes)

    async def since(self, table: str, cursor: Cursor) -> tuple[Sequence[Entry], Sequence[Note]]:
        async with self._reading() as connection:
            return await _logs(connection, table, cursor)

    async def open_tables(
        self, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> Sequence[OpenTable]:
        tables = schema.tables.c
        query = (
            select(schema.tables)
            .where(tables.public.is_(True), tables.over.is_(False), tables.open_seats > 0)
            .order_by(tables.created.desc(), tables.id.desc())
            .limit(limit)
        )
        if game is not None:
            query = query.where(tables.game == game)
        if before is not None:
            created, table = before
            query = query.where(
                or_(tables.created < created, and_(tables.created == created, tables.id < table))
            )
        async with self._reading() as connection:
            return [read_open_table(row) for row in await connection.execute(query)]

    async def waiting_for_bots(self, idle_since: float, limit: int) -> Sequence[str]:
        tables = schema.tables.c
        query = (
            select(tables.id)
            .where(tables.bot_to_move.is_(True), tables.updated <= idle_since)
            .order_by(tables.updated)
            .limit(limit)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def ping(self) -> None:
        """Whether the database answers; `StoreGone` when it does not."""
        async with self._reading() as connection:
            await connection.execute(select(schema.heartbeat.c.at))

    # -- signs of life ---------------------------------------------------------------------------

    async def beat(self, now: float) -> None:
        async with self._writing() as connection:
            await _beat(connection, now)

    async def start_up(self, now: float, longest_gap: float) -> Sequence[Span]:
        async with self._writing() as connection:
            # Locked, so that of two servers that start at once only one counts the gap.
            last = (
                await connection.execute(select(schema.heartbeat.c.at).with_for_update())
            ).scalar_one()
            if last is not None and now - last > longest_gap:
                gap = {"began": last, "ended": now}
                await connection.execute(schema.down_times.insert(), gap)
            await _beat(connection, now)
            rows = await connection.execute(select(schema.down_times))
            return [(row.began, row.ended) for row in rows]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reads.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise StoreGone(str(error)) from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise StoreGone(str(error)) from error


async def _try_to_write(connection: AsyncConnection) -> None:
    """Find out at once whether the database can be written."""
    heartbeat = schema.heartbeat
    done = await connection.execute(update(heartbeat).values(at=heartbeat.c.at))
    if done.rowcount != 1:
        raise StoreError(
            f"the database {shown(connection.engine.url)} is damaged: the row of its heartbeat is"
            " missing; put a backup in its place"
        )


async def _beat(connection: AsyncConnection, now: float) -> None:
    await connection.execute(update(schema.heartbeat).values(at=now))


async def _logs(
    connection: AsyncConnection, table: str, cursor: Cursor
) -> tuple[list[Entry], list[Note]]:
    moves, notes = schema.moves.c, schema.notes.c
    entries = await connection.execute(
        select(schema.moves)
        .where(moves.table_id == table, moves.ply >= cursor.ply)
        .order_by(moves.ply)
    )
    noted = await connection.execute(
        select(schema.notes)
        .where(notes.table_id == table, notes.number >= cursor.note)
        .order_by(notes.number)
    )
    return [read_entry(row) for row in entries], [read_note(row) for row in noted]


def _pen(engine: AsyncEngine) -> Pen:
    file = sqlite_file(engine.url)
    if file is None:
        return SharedPen(engine)

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(file, timeout=LOCK_SECONDS)
        _prepare_sqlite(connection, None)
        return connection

    return OwnPen(connect)


def _engine(address: URL) -> AsyncEngine:
    """Parameters are hidden from errors, and so from logs: they are the cards."""
    file = sqlite_file(address)
    if file is None:
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder {file.parent} cannot be made: {error.strerror}") from error
    _try_sqlite(file)
    engine = create_async_engine(address, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _try_sqlite(file: Path) -> None:
    """Find out at once what is wrong with a file, before threads are busy with it."""
    try:
        create_private(file)
        with closing(sqlite3.connect(file, timeout=LOCK_SECONDS)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the database {file} cannot be opened: {error}") from error


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Every commit is on disk before it returns, and readers never wait for it."""
    connection.isolation_level = None  # transactions begin where we say so, see below
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {LOCK_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Transactions are for writing here, so take the lock at once: one that began by reading could
    not wait for it later."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
