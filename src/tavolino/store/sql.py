"""The store over SQLAlchemy, for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Row,
    and_,
    delete,
    event,
    false,
    func,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..tables.clock import DAY, NO_CLOCK, Span
from ..tables.log import (
    START,
    Change,
    Cursor,
    DamagedTable,
    Entry,
    Header,
    Listing,
    Note,
    Old,
    OldKind,
    OpenTable,
    Stored,
    StoreGone,
)
from ..tables.push import PushSubscription
from . import clearing, migrate, push_subscriptions, schema, transfers
from .address import StoreError, check_folder, engine_url, shown, sqlite_file
from .batch_writer import BatchWriter, ServerBatchWriter, SqliteBatchWriter, Written
from .breaker import Breaker, within
from .commit_queue import CommitQueue
from .private_files import connected, create_private
from .rows import (
    ENTRY_COLUMNS,
    NOTE_COLUMNS,
    TABLE_COLUMNS,
    read_entry,
    read_header,
    read_note,
    read_open_table,
)

log = logging.getLogger(__name__)

Result = TypeVar("Result")

PATIENCE = 60.0  # seconds for the database to answer; a server waits less
CLOSE_SECONDS = 5.0  # for connections to be closed
CHECKPOINT_SECONDS = 2.0  # for other processes to let the end of the log into the database
MOST_IDS = 500  # in one query
LONG_AGO = 86400.0  # heartbeats that are older than the newest by this many seconds are ignored
APART = 15.0  # seconds by which the clocks of two servers may differ
# The row of `heartbeat` that belongs to no server; it is locked while down times are counted.
_LOCK_ROW = 1
_ONLY_READS = "tavolino_only_reads"  # the execution option of SQLite's connections that do


class SqlStore:
    """Tables in a database. `open` upgrades the database to this version."""

    def __init__(self, engine: AsyncEngine, patience: float, existing: bool) -> None:
        self._file = None if existing else sqlite_file(engine.url)  # if it is ours to keep in order
        self._reads = _without_transactions(engine)
        self._engine = engine
        self._server = 2 + secrets.randbelow(2**31 - 2)  # our own row of `heartbeat`
        self._alive_since: float | None = None  # without too long a gap between two heartbeats
        self._beat_at = 0.0
        self._batch_writer = _batch_writer(engine, self._server, _lock_seconds(patience))
        self._breaker = Breaker(patience, self._probe)
        self._writer = CommitQueue(self._batch_writer, self._breaker)

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE, *, existing: bool = False) -> Self:
        """Open or create the database of a URL, or open only an `existing` one; `StoreError` says
        what is wrong with it. Every later request is answered within `patience` seconds, or raises
        `StoreGone`."""
        address = engine_url(url)
        file = sqlite_file(address)
        if existing and file is not None and not file.exists():
            raise StoreError(f"there is no database {file}")
        engine = _engine(address, patience)
        try:
            async with engine.begin() as connection:
                if connection.dialect.name == "postgresql":  # a migration may take long
                    await connection.execute(text("SET LOCAL statement_timeout = 0"))
                await connection.run_sync(migrate.check if existing else migrate.upgrade)
                if not existing:
                    await _try_to_write(connection)
        except (DBAPIError, OSError) as error:
            await engine.dispose()
            reason = str(getattr(error, "orig", None) or error).strip() or "it does not answer"
            raise StoreError(f"the database {shown(address)} cannot be opened: {reason}") from error
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, patience, existing)

    async def close(self) -> None:
        """Store what is waiting, then close the database. Of SQLite the file alone has everything
        then; if another process keeps it from that, the log says so."""
        await self._writer.stop()
        await self._breaker.close()
        await within(CLOSE_SECONDS, self._engine.dispose())
        if self._file is not None:
            await asyncio.to_thread(_empty_wal, self._file)

    @property
    def commits(self) -> int:
        """How many commits have stored changes so far; changes that waited together share one."""
        return self._writer.commits

    # -- changes ---------------------------------------------------------------------------------

    async def create(self, header: Header, change: Change) -> None:
        await self._writer.write(change, header)

    async def append(self, change: Change) -> None:
        await self._writer.write(change)

    async def clear(self, kind: OldKind, idle_since: float, limit: int) -> Sequence[str]:
        async def write(connection: AsyncConnection) -> Sequence[str]:
            cleared = await clearing.clear(connection, kind, idle_since, limit)
            await clearing.prune_down_times(connection)
            return cleared

        return await self._write(write)

    # -- transfers -------------------------------------------------------------------------------

    async def add_transfer(
        self, transfer: str, body: bytes, until: float, now: float, most: int
    ) -> bool:
        return await self._write(
            lambda connection: transfers.add(connection, transfer, body, until, now, most)
        )

    async def take_transfer(self, transfer: str, now: float) -> bytes | None:
        return await self._write(lambda connection: transfers.take(connection, transfer, now))

    async def clear_transfers(self, now: float) -> None:
        await self._write(lambda connection: transfers.clear(connection, now))

    # -- Web Push --------------------------------------------------------------------------------

    async def keep_push(self, subscription: PushSubscription) -> None:
        await self._write(lambda connection: push_subscriptions.keep(connection, subscription))

    async def claim_pushes(
        self, table: str, keys: Sequence[str], ply: int, now: float, told_before: float
    ) -> Sequence[PushSubscription]:
        return await self._write(
            lambda connection: push_subscriptions.claim(
                connection, table, keys, ply, now, told_before
            )
        )

    async def keep_only_pushes(self, table: str, keys: Sequence[str]) -> None:
        await self._write(lambda connection: push_subscriptions.keep_only(connection, table, keys))

    async def drop_push(self, table: str, key: str, endpoint: str | None = None) -> None:
        await self._write(
            lambda connection: push_subscriptions.drop(connection, table, key, endpoint)
        )

    async def secret(self, name: str, fresh: str) -> str:
        """A secret that all servers on this database share; `fresh` if there was none."""

        async def write(connection: AsyncConnection) -> str:
            await _lock(connection)
            return await push_subscriptions.secret(connection, name, fresh)

        return await self._write(write)

    # -- reading ---------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        async def read(connection: AsyncConnection) -> Stored | None:
            found = await connection.execute(
                select(*TABLE_COLUMNS).where(schema.tables.c.id == table)
            )
            row = found.first()
            if row is None:
                return None
            entries, notes = await _logs(connection, table, START)
            return Stored(read_header(row), entries, notes)

        return await self._read(read)

    async def since(self, table: str, cursor: Cursor) -> tuple[Sequence[Entry], Sequence[Note]]:
        return await self._read(lambda connection: _logs(connection, table, cursor))

    async def cursors(self, tables: Sequence[str]) -> dict[str, Cursor]:
        async def read(connection: AsyncConnection) -> dict[str, Cursor]:
            found: dict[str, Cursor] = {}
            for start in range(0, len(tables), MOST_IDS):
                rows = await connection.execute(_cursors(tables[start : start + MOST_IDS]))
                found |= {row.id: Cursor(row.plies, row.notes) for row in rows}
            return found

        return await self._read(read)

    async def open_tables(
        self, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> Sequence[OpenTable | DamagedTable]:
        tables = schema.tables.c
        query = (
            select(*TABLE_COLUMNS)
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

        async def read(connection: AsyncConnection) -> list[OpenTable | DamagedTable]:
            found = (await connection.execute(query)).all()
            seating = await _seating(connection, [row.id for row in found])
            return [read_open_table(row, seating[row.id]) for row in found]

        return await self._read(read)

    async def waiting_for_bots(
        self, idle_since: float, limit: int, after: str = ""
    ) -> Sequence[str]:
        tables = schema.tables.c
        return await self._ids(
            (tables.bot_to_move.is_(True), tables.updated <= idle_since), limit, after
        )

    async def all_tables(self) -> AsyncIterator[str]:
        """The ids of all tables, in order."""
        last = ""
        while page := await self._ids((), MOST_IDS, last):
            for table in page:
                yield table
            last = page[-1]

    async def count_old(self, kind: OldKind, idle_since: float) -> Old:
        """How many tables `clear` would clear, in all."""
        return await self._read(lambda connection: clearing.count(connection, kind, idle_since))

    async def _ids(self, which: Sequence[Any], limit: int, after: str) -> list[str]:
        table = schema.tables.c.id
        query = select(table).where(*which, table > after).order_by(table).limit(limit)

        async def read(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query)).scalars())

        return await self._read(read)

    # -- signs of life ---------------------------------------------------------------------------

    async def ping(self, now: float) -> None:
        header, change = _rehearsal(f"rehearsal-{self._server}", now)
        rehearsed = self._batch_writer.rehearse([Written(change, header, now)])
        await self._within_patience(rehearsed)
        await self.since(change.table, START)
        await self._writer.write(Change(""), at=now)

    async def start_up(self, now: float) -> Sequence[Span]:
        signs = schema.heartbeat.c
        of_servers = signs.id.not_in((_LOCK_ROW, clearing.HOLD_ROW))

        async def write(connection: AsyncConnection) -> list[Span]:
            await _lock(connection)  # of two servers that start together, one counts the gap
            newest = select(func.max(signs.at)).where(of_servers)
            last = (await connection.execute(newest)).scalar_one()
            gap = 0.0 if last is None else now - last
            set_back = gap < -APART
            if gap > 0 or set_back:
                await _keep_span(connection, last, now)
            if set_back or gap > DAY:
                log.warning(
                    "the last sign of life was %.1f hours ago; old tables are kept for a day of"
                    " running, in case the clock is wrong",
                    gap / 3600,
                )
                await clearing.hold(connection, now + DAY)
            elif gap > 0:
                await clearing.hold_longer(connection, gap)
            ahead = signs.at > now if set_back else false()
            old = and_(of_servers, or_(signs.at < now - LONG_AGO, ahead))
            await connection.execute(delete(schema.heartbeat).where(old))
            return await self._sign_of_life(connection, now)

        spans = await self._write(write)
        self._alive_since = self._beat_at = now
        return spans

    async def jump(self, left: float, reached: float) -> Sequence[Span]:
        async def write(connection: AsyncConnection) -> list[Span]:
            if left != reached:
                await _keep_span(connection, left, reached)
            await clearing.hold(connection, reached + DAY)
            return await self._sign_of_life(connection, reached)

        spans = await self._write(write)
        if left != reached:
            self._alive_since = self._beat_at = reached
        return spans

    async def may_clear(self, now: float) -> int:
        return await self._read(lambda connection: clearing.may_clear(connection, now))

    async def beat(self, now: float, longest_gap: float) -> Sequence[Span]:
        alive_since = self._alive_since
        if alive_since is None or now - self._beat_at > longest_gap:
            alive_since = now
        down = schema.down_times.c

        async def write(connection: AsyncConnection) -> list[Span]:
            # A server that started while we were alive could not tell whether we still are. (Its
            # clock may be a little ahead of ours.)
            ours = and_(
                down.began >= alive_since,
                down.began < down.ended,
                down.ended <= now + longest_gap,
            )
            await connection.execute(delete(schema.down_times).where(ours))
            return await self._sign_of_life(connection, now)

        spans = await self._write(write)
        self._alive_since, self._beat_at = alive_since, now
        return spans

    async def _sign_of_life(self, connection: AsyncConnection, now: float) -> list[Span]:
        own = update(schema.heartbeat).where(schema.heartbeat.c.id == self._server)
        if not (await connection.execute(own.values(at=now))).rowcount:
            await connection.execute(schema.heartbeat.insert(), {"id": self._server, "at": now})
        rows = await connection.execute(select(schema.down_times))
        return [(row.began, row.ended) for row in rows]

    # -- asking the database ---------------------------------------------------------------------

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        async def read() -> Result:
            async with self._reads.connect() as connection:
                return await work(connection)

        return await self._within_patience(read())

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        async def write() -> Result:
            async with self._engine.begin() as connection:
                return await work(connection)

        return await self._within_patience(write())

    async def _within_patience(self, work: Coroutine[Any, Any, Result]) -> Result:
        try:
            return await self._breaker.call(work)
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise StoreGone(str(error)) from error

    async def _probe(self) -> None:
        """Whether the database answers, and the next changes can be written."""
        await self._batch_writer.probe()
        async with self._reads.connect() as connection:
            await connection.execute(select(schema.heartbeat.c.at))


def _rehearsal(table: str, now: float) -> tuple[Header, Change]:
    """A table, a move and a note that touch everything that those of players do."""
    header = Header(
        id=table,
        created=now,
        game="",
        options={},
        seats=(),
        rounds=1,
        first=None,
        clock=NO_CLOCK,
        public=True,
        hints=False,
        spectators=False,
        owner_digest="",
        spectator_digest="",
        seat_digests=(),
    )
    entry = Entry(0, 0, "move", 0, {}, now, "rehearsal")
    note = Note(0, "chat", 0, {}, now)
    listing = Listing(over=False, bot_to_move=True, open_seats=1)
    return header, Change(table, (entry,), (note,), listing)


async def _lock(connection: AsyncConnection) -> None:
    """Wait until no other server is in the middle of something that only one may do."""
    signs = schema.heartbeat.c
    await connection.execute(select(signs.at).where(signs.id == _LOCK_ROW).with_for_update())


async def _keep_span(connection: AsyncConnection, left: float, reached: float) -> None:
    """Keep a time that counts for nobody, or that clocks were set back."""
    down = schema.down_times
    await connection.execute(delete(down).where(down.c.began == left))
    await connection.execute(down.insert(), {"began": left, "ended": reached})


def _cursors(tables: Sequence[str]) -> Any:
    """The last row of each log is found by its key."""
    moves, notes = schema.moves.c, schema.notes.c
    ids = schema.tables.c.id
    plies = select(func.max(moves.ply)).where(moves.table_id == ids).scalar_subquery()
    numbers = select(func.max(notes.number)).where(notes.table_id == ids).scalar_subquery()
    return select(
        ids,
        (func.coalesce(plies, -1) + 1).label("plies"),
        (func.coalesce(numbers, -1) + 1).label("notes"),
    ).where(ids.in_(tables))


async def _try_to_write(connection: AsyncConnection) -> None:
    """Find out at once whether the database can be written."""
    heartbeat = schema.heartbeat
    row = update(heartbeat).where(heartbeat.c.id == _LOCK_ROW)
    done = await connection.execute(row.values(at=heartbeat.c.at))
    if done.rowcount != 1:
        raise StoreError(
            f"the database {shown(connection.engine.url)} is damaged: the row of its heartbeat is"
            " missing; put a backup in its place"
        )


async def _logs(
    connection: AsyncConnection, table: str, cursor: Cursor
) -> tuple[list[Entry], list[Note]]:
    moves, notes = schema.moves.c, schema.notes.c
    entries = await connection.execute(
        select(*ENTRY_COLUMNS)
        .where(moves.table_id == table, moves.ply >= cursor.ply)
        .order_by(moves.ply)
    )
    noted = await connection.execute(
        select(*NOTE_COLUMNS)
        .where(notes.table_id == table, notes.number >= cursor.note)
        .order_by(notes.number)
    )
    return [read_entry(row) for row in entries], [read_note(row) for row in noted]


async def _seating(
    connection: AsyncConnection, tables: Sequence[str]
) -> dict[str, list[Row[*tuple[Any, ...]]]]:
    """By table, the notes about who sat down and got up, in order."""
    notes = schema.notes.c
    found: dict[str, list[Row[*tuple[Any, ...]]]] = {table: [] for table in tables}
    rows = await connection.execute(
        select(*NOTE_COLUMNS)
        .where(notes.table_id.in_(tables), notes.kind.in_(("sit", "free")))
        .order_by(notes.table_id, notes.number)
    )
    for row in rows:
        found[row.table_id].append(row)
    return found


def _lock_seconds(patience: float) -> float:
    """How long SQLite waits for another process that is writing. Less than we wait for SQLite, so
    that we know that nothing was stored."""
    return min(10.0, 0.75 * patience)


def _batch_writer(engine: AsyncEngine, server: int, lock_seconds: float) -> BatchWriter:
    file = sqlite_file(engine.url)
    if file is None:
        return ServerBatchWriter(engine, server)

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(file, timeout=lock_seconds)
        _prepare_sqlite(connection, lock_seconds)
        return connection

    return SqliteBatchWriter(connect, server)


def _engine(address: URL, patience: float) -> AsyncEngine:
    """Parameters are hidden from errors, and so from logs, because they contain cards."""
    file = sqlite_file(address)
    if file is None:
        return create_async_engine(
            address,
            pool_pre_ping=True,
            pool_timeout=patience,
            hide_parameters=True,
            connect_args={
                "timeout": patience,
                "command_timeout": patience,
                # A database server that hangs in the middle of something is not waited for either.
                "server_settings": {
                    "statement_timeout": f"{0.75 * patience * 1000:.0f}",
                    "idle_in_transaction_session_timeout": f"{patience * 1000:.0f}",
                },
            },
        )
    check_folder(file)
    lock_seconds = _lock_seconds(patience)
    _try_sqlite(file, lock_seconds)
    engine = create_async_engine(address, hide_parameters=True, pool_timeout=patience)
    event.listen(
        engine.sync_engine,
        "connect",
        lambda connection, _: _prepare_sqlite(connection, lock_seconds),
    )
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _try_sqlite(file: Path, lock_seconds: float) -> None:
    """Find out at once what is wrong with a file, before threads use it, and make it a database
    whose readers never wait for a commit."""
    try:
        create_private(file)
        with closing(sqlite3.connect(file, timeout=lock_seconds)) as connection:
            _check_owner(file, connection)
            _switch_to_wal(connection, time.monotonic() + lock_seconds)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the database {file} cannot be opened: {error}") from error


def _check_owner(file: Path, connection: sqlite3.Connection) -> None:
    """Refuse a database of another program, and leave it as it is."""
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    ours = {"alembic_version", "tables", "moves", "notes", "heartbeat"}
    if found and not ours <= found:
        raise StoreError(f"{file} is a database of another program; name another file for tables")


def _switch_to_wal(connection: sqlite3.Connection, until: float) -> None:
    """The file stays in this mode. If another process opens it at the same moment, SQLite does not
    wait for it here, whatever the timeout, so we try again."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.01)


def _empty_wal(file: Path) -> None:
    """SQLite does this itself, unless another process has the file open."""
    try:
        with closing(connected(file, "rw", CHECKPOINT_SECONDS)) as connection:
            ((busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            reason = "another process is using the database"
    except sqlite3.Error as error:
        busy, reason = True, str(error)
    if busy:
        log.warning(
            "a part of the tables is still in %s-wal, not in %s (%s): copy neither without the"
            " other, or use tavolino backup",
            file,
            file,
            reason,
        )


def _prepare_sqlite(connection: Any, lock_seconds: float) -> None:
    """Every commit is on disk before it returns."""
    connection.isolation_level = None  # we begin transactions ourselves, see below
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {lock_seconds * 1000:.0f}")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _without_transactions(engine: AsyncEngine) -> AsyncEngine:
    """The same connections, for reading. For SQLite their isolation level is not changed, because
    that waits for another thread after the connection was taken from the pool: a request that is
    given up at that moment would never return it."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_ONLY_READS: True})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def _begin_sqlite(connection: Connection) -> None:
    """Transactions are for writing here, so they take the lock at once: one that began by reading
    could not wait for it later."""
    if not connection.get_execution_options().get(_ONLY_READS):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
