"""The store: durable, one commit for many, copied while it runs, and clear about its troubles."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, QueuePool, event, text

from tavolino.server.app import open_state
from tavolino.server.settings import Settings
from tavolino.store import (
    SqlStore,
    StoreError,
    backup,
    default_url,
    migrate,
    migrations,
    private_files,
    server_lock,
    sql,
)
from tavolino.store.address import engine_url
from tavolino.store.schema import metadata
from tavolino.tables.clock import Clock
from tavolino.tables.log import (
    START,
    Change,
    Cursor,
    Entry,
    Header,
    Listing,
    Note,
    OpenTable,
    Overtaken,
    StoreGone,
)
from tavolino.tables.table_spec import SeatSpec
from tests.tables.harness import QuickEngine

backups = sys.modules[backup.__module__]  # the package has a function of that name


def header(table: str = "table", **changes: object) -> Header:
    made = Header(
        id=table,
        created=100.25,
        game="rat-hot",
        options={"strips": None},
        seats=(SeatSpec(), SeatSpec(bot="mimi")),
        rounds=3,
        first=1,
        clock=Clock("fischer", minutes=3, increment=2),
        public=True,
        hints=False,
        spectators=True,
        owner_digest="a" * 64,
        spectator_digest="b" * 64,
        seat_digests=("c" * 64, None),
        origin={"table": "other", "game": 0, "after": 3},
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def entry(ply: int, request: str | None = None, seat: int | None = 0) -> Entry:
    return Entry(ply, 0, "move", seat, {"move": f"m{ply} ☃"}, 100.5 + ply, request)


def first(table: str = "table", at: float = 100.25) -> Change:
    deal = Entry(0, 0, "deal", None, {"record": {}}, at)
    return Change(table, (deal,), listing=Listing(False, False, 1))


def change(ply: int, table: str = "table", request: str | None = None) -> Change:
    return Change(table, (entry(ply, request),))


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(url)
    yield opened
    await opened.close()


async def test_what_was_stored_comes_back_the_same(store: SqlStore, url: str) -> None:
    note = Note(0, "chat", None, {"text": "schön ☃ 🐀"}, 101.125)
    await store.create(header(), first())
    await store.append(Change("table", (entry(1, "id-1"),), (note,)))
    again = await SqlStore.open(url)
    try:
        stored = await again.load("table")
        assert stored is not None
        assert stored.header == header()
        assert list(stored.entries) == [first().entries[0], entry(1, "id-1")]
        assert list(stored.notes) == [note]
        assert await again.load("no such table") is None
        assert await again.since("table", Cursor(1, 0)) == ([entry(1, "id-1")], [note])
        assert await again.since("table", Cursor(2, 1)) == ([], [])
    finally:
        await again.close()


async def test_a_ply_and_a_request_exist_once(store: SqlStore) -> None:
    await store.create(header(), first())
    await store.append(change(1, request="once"))
    for taken in (change(1), change(2, request="once"), change(0)):
        with pytest.raises(Overtaken):
            await store.append(taken)
    with pytest.raises(Overtaken):
        await store.append(Change("table", (entry(2), entry(1))))
    stored = await store.load("table")
    assert stored is not None
    assert [entry.ply for entry in stored.entries] == [0, 1], "all of a change or nothing"
    await store.append(change(2, request="twice"))


async def test_changes_that_wait_share_a_commit_and_the_overtaken_one_stands_alone(
    store: SqlStore,
) -> None:
    tables = [f"table {number}" for number in range(40)]
    await asyncio.gather(*(store.create(header(table), first(table)) for table in tables))
    before = store.commits
    await asyncio.gather(*(store.append(change(1, table)) for table in tables))
    assert store.commits - before <= 3
    results = await asyncio.gather(
        *(store.append(change(2, table)) for table in tables),
        store.append(change(1, tables[7])),
        return_exceptions=True,
    )
    assert results[:-1] == [None] * len(tables)
    assert isinstance(results[-1], Overtaken)
    for table in tables:
        entries, _ = await store.since(table, START)
        assert [entry.ply for entry in entries] == [0, 1, 2]


async def test_what_was_begun_is_stored_and_whoever_was_cancelled_meanwhile_is_so_after_it(
    store: SqlStore,
) -> None:
    await store.create(header(), first())
    went_on = []

    async def append(ply: int) -> None:
        await store.append(change(ply))
        went_on.append(ply)
        await asyncio.sleep(60)

    task = asyncio.create_task(append(1))
    for _ in range(3):  # also who is cancelled again and again
        await asyncio.sleep(0)
        task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert went_on == [1], "it has learnt that its change is stored"
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await append(2)
    assert went_on == [1, 2]
    entries, _ = await store.since("table", START)
    assert [entry.ply for entry in entries] == [0, 1, 2]


async def test_whoever_was_cancelled_is_told_that_it_was_overtaken(store: SqlStore) -> None:
    await store.create(header(), first())
    task = asyncio.create_task(store.append(change(0)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(Overtaken):
        await task


@pytest.mark.parametrize("moment", ["connect", "checkout", "begin"])
@pytest.mark.parametrize("request_kind", ["reads", "writes"])
async def test_a_request_that_is_given_up_leaves_no_connection_open(
    store: SqlStore, moment: str, request_kind: str
) -> None:
    engine = store._engine
    await engine.dispose()  # the next request opens a connection

    def give_up(*_: object) -> None:
        working = asyncio.current_task()
        assert working is not None
        working.cancel()

    event.listen(engine.sync_engine, moment, give_up)
    with pytest.raises(asyncio.CancelledError):
        await (store.load("table") if request_kind == "reads" else store.clear_transfers(0.0))
    pool = engine.pool
    assert isinstance(pool, QueuePool)
    assert pool.checkedout() == 0


async def test_two_stores_on_one_database_wait_for_each_other(url: str) -> None:
    one, other = await asyncio.gather(SqlStore.open(url), SqlStore.open(url))
    try:
        await one.create(header(), first())
        results = await asyncio.gather(
            *(store.append(change(ply)) for ply in range(1, 9) for store in (one, other)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 8
        assert sum(isinstance(result, Overtaken) for result in results) == 8
    finally:
        await one.close()
        await other.close()


async def test_the_lists_say_what_changes_tell_them(store: SqlStore) -> None:
    await store.create(header(), first())
    (listed,) = await store.open_tables(None, None, 10)
    assert isinstance(listed, OpenTable)
    assert (listed.id, listed.open_seats, listed.rounds) == ("table", 1, 3)
    assert listed.seats == header().seats
    assert await store.open_tables("tabula-rasa", None, 10) == []
    assert await store.open_tables(None, (100.25, "table"), 10) == []
    assert len(await store.open_tables(None, (100.25, "tablf"), 10)) == 1
    assert await store.waiting_for_bots(1000, 10) == []
    await store.append(msgspec.structs.replace(change(1), listing=Listing(bot_to_move=True)))
    assert await store.waiting_for_bots(101.5, 10) == ["table"]
    assert await store.waiting_for_bots(101.4, 10) == []
    await store.append(msgspec.structs.replace(change(2), listing=Listing(open_seats=0)))
    assert await store.open_tables(None, None, 10) == []
    assert await store.waiting_for_bots(1000, 10) == ["table"]


@asynccontextmanager
async def several(url: str, servers: int) -> AsyncIterator[list[SqlStore]]:
    stores = [await SqlStore.open(url) for _ in range(servers)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def test_the_time_from_the_last_sign_of_life_to_a_start_is_down_time_however_short(
    url: str,
) -> None:
    async with several(url, 3) as (one, two, three):
        assert await one.start_up(100) == [], "the very first start"
        assert await one.beat(105, 15) == []
        assert await two.start_up(107) == [(105, 107)]
        await two.create(header(created=108.5), first(at=108.5))
        assert await three.start_up(109) == [(105, 107), (108.5, 109)], "each change is a sign"


async def test_down_times_are_counted_once(url: str) -> None:
    async with several(url, 4) as (one, *others):
        assert await one.start_up(100) == []
        results = await asyncio.gather(*(store.start_up(500) for store in others))
        assert results == [[(100, 500)]] * 3


async def test_down_times_from_before_all_tables_are_forgotten(url: str) -> None:
    async with several(url, 3) as (one, two, three):
        await one.start_up(100)
        assert await two.start_up(200) == [(100, 200)]
        await two.create(header(created=300), first(at=300))
        assert await three.start_up(400) == [(100, 200), (300, 400)]
        assert await three.clear("finished", 0, 10) == []
        assert await three.beat(401, 15) == [(300, 400)], "the table's clock counts this one"


async def test_time_in_which_another_server_lived_is_no_down_time(url: str) -> None:
    async with several(url, 2) as (one, other):
        await one.start_up(100)
        await one.beat(105, 15)
        assert await other.start_up(109) == [(105, 109)], "nobody knows yet whether one lives"
        assert await one.beat(110, 15) == []
        assert await other.beat(114, 15) == []
        assert await one.beat(115, 15) == []


async def test_a_server_that_hung_for_long_did_not_live_meanwhile(url: str) -> None:
    async with several(url, 2) as (one, other):
        await one.start_up(100)
        assert await other.start_up(200) == [(100, 200)]
        assert await one.beat(201, 15) == [(100, 200)]


async def test_the_migrations_lead_to_the_schema(store: SqlStore) -> None:
    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with store._engine.connect() as connection:
        assert await connection.run_sync(difference) == []


async def change_by_hand(url: str, statement: str) -> None:
    """Change a database that no server is using."""
    store = await SqlStore.open(url)
    async with store._engine.begin() as connection:
        await connection.execute(text(statement))
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    await change_by_hand(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match=r"another version .*install the newest"):
        await SqlStore.open(url)


async def test_a_database_of_an_older_version_is_brought_up_to_date_by_a_server_alone(
    url: str,
) -> None:
    await change_by_hand(url, "UPDATE alembic_version SET version_num = '0002'")
    with pytest.raises(StoreError, match="a server of this version updates it on start"):
        await SqlStore.open(url, existing=True)


async def test_a_database_that_lost_the_row_of_its_heartbeat_is_damaged(url: str) -> None:
    await change_by_hand(url, "DELETE FROM heartbeat")
    with pytest.raises(StoreError, match=r"is damaged: .*put a backup in its place"):
        await SqlStore.open(url)


async def test_a_new_database_that_another_process_writes_to_is_waited_for(
    sqlite_url: str, tmp_path: Path
) -> None:
    """SQLite's own timeout does not count while such a file gets its journal."""
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    later = threading.Timer(0.2, other.rollback)
    later.start()
    store = await SqlStore.open(sqlite_url)
    await store.close()
    later.join()
    other.close()


async def test_sqlite_writes_ahead_and_to_the_disk(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    async with store._engine.connect() as connection:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            found = await connection.execute(text(f"PRAGMA {name}"))
            assert found.scalar_one() == value
    await store.close()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "cannot be read"),
        ("nonsense", "cannot be read"),
        ("mysql://user:secret@host/db", r"mysql://user:\*\*\*@host/db is neither"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("postgresql://host", "has no database name"),
        ("postgresql://user:secret@127.0.0.1:1/none", "cannot be opened"),
        ("sqlite:////proc/nowhere/tables.db", "there is no folder /proc/nowhere .* make it first"),
        ("sqlite:////", "cannot be opened"),
    ],
)
async def test_a_wrong_url_is_told_in_a_sentence_without_the_password(
    url: str, sentence: str
) -> None:
    with pytest.raises(StoreError, match=sentence) as error:
        await SqlStore.open(url)
    assert "secret" not in str(error.value)


def test_without_a_url_the_tables_are_in_the_users_data_folder() -> None:
    url = engine_url(default_url())
    assert url.drivername == "sqlite+aiosqlite"
    assert str(url.database).endswith("tables.db")
    assert "tavolino" in str(url.database)


async def test_only_the_usual_folder_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another one may be mistyped, or on a disk that is not there yet."""
    named = tmp_path / "mistyped" / "tables.db"
    with pytest.raises(StoreError, match="there is no folder"):
        await SqlStore.open(f"sqlite:///{named}")
    assert not named.parent.exists()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    with server_lock(default_url(), shared=False):
        await (await SqlStore.open(default_url())).close()
    assert (tmp_path / "share" / "tavolino" / "tables.db").exists()


async def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
    before = file.read_bytes()
    for existing in (False, True):
        with pytest.raises(StoreError, match="of another program; name another file"):
            await SqlStore.open(f"sqlite:///{file}", existing=existing)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


# -- one server per file ---------------------------------------------------------------------------

HOLD = """
import sys
from tavolino.store import server_lock
with server_lock(sys.argv[1], shared=sys.argv[2] == "shared"):
    print("locked", flush=True)
    sys.stdin.read()
"""


@contextmanager
def other_server(url: str, kind: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that has locked a database; it says so when it has."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url, kind],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "locked\n"
            yield process
        finally:
            process.kill()


async def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(
    sqlite_url: str, tmp_path: Path
) -> None:
    await (await SqlStore.open(sqlite_url)).close()
    with other_server(sqlite_url, "alone") as process:
        for shared in (False, True):
            with (
                pytest.raises(StoreError, match=r"another server is using .*tables\.db; stop it"),
                server_lock(sqlite_url, shared=shared),
            ):
                pass
        with pytest.raises(StoreError, match="another server"):
            async with open_state(Settings(database_url=sqlite_url), QuickEngine()):
                pass
        # What only looks at the tables is not a server.
        await (await SqlStore.open(sqlite_url, existing=True)).close()
        await backup(sqlite_url, tmp_path / "copy.db")
        process.kill()  # as if by kill -9
        process.wait()
        with server_lock(sqlite_url, shared=False):
            pass


def test_servers_that_share_a_redis_share_a_file(sqlite_url: str) -> None:
    with other_server(sqlite_url, "shared"):
        with server_lock(sqlite_url, shared=True):
            pass
        with (
            pytest.raises(StoreError, match="give both the same --redis"),
            server_lock(sqlite_url, shared=False),
        ):
            pass


def test_a_link_to_a_file_is_the_same_database(sqlite_url: str, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "linked.db"
    link.parent.mkdir()
    link.symlink_to(tmp_path / "tables.db")
    for held, asked in ((sqlite_url, f"sqlite:///{link}"), (f"sqlite:///{link}", sqlite_url)):
        with (
            other_server(held, "alone"),
            pytest.raises(StoreError, match=r"another server is using .*/tables\.db; stop it"),
            server_lock(asked, shared=False),
        ):
            pass


async def test_a_file_with_two_names_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    """SQLite would look beside each of them for the newest moves, which are beside the other."""
    await (await SqlStore.open(sqlite_url)).close()
    other = tmp_path / "other.db"
    os.link(tmp_path / "tables.db", other)
    for url in (sqlite_url, f"sqlite:///{other}"):
        with (
            pytest.raises(StoreError, match=r"has 2 names .* remove the other names"),
            server_lock(url, shared=True),
        ):
            pass
    other.unlink()
    with server_lock(sqlite_url, shared=True):
        pass


def test_a_database_server_needs_no_lock(tmp_path: Path) -> None:
    with server_lock("postgresql://anna@db/tavolino", shared=False):
        assert not list(tmp_path.iterdir())


async def test_the_file_alone_is_complete_although_another_process_has_it_open(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await SqlStore.open(sqlite_url)
    await store.create(header(), first())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        assert other.execute("SELECT count(*) FROM moves").fetchone() == (1,)
        await store.close()
        alone = shutil.copy(tmp_path / "tables.db", tmp_path / "alone.db")
    with closing(sqlite3.connect(alone)) as copy:
        assert copy.execute("SELECT count(*) FROM moves").fetchone() == (1,)
    assert caplog.messages == []


async def test_what_another_process_keeps_out_of_the_file_is_told(
    sqlite_url: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sql, "CHECKPOINT_SECONDS", 0.0)
    store = await SqlStore.open(sqlite_url)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM moves").fetchone()  # and still reads
        await store.create(header(), first())
        await store.close()
    (told,) = caplog.messages
    assert "tables.db-wal" in told
    assert "use tavolino backup" in told


async def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is a letter to my aunt, not a database\n" * 100)
    with pytest.raises(StoreError, match="cannot be opened: file is not a database"):
        await SqlStore.open(f"sqlite:///{tmp_path / 'tables.db'}")


async def test_a_store_that_breaks_says_so_and_hides_what_it_was_told(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    await store.create(header(), first())
    async with store._engine.begin() as connection:
        await connection.execute(text("DROP TABLE moves"))
    with pytest.raises(StoreGone) as error:
        await store.append(change(1))
    assert "m1" not in str(error.value)
    with pytest.raises(StoreGone):
        await store.load("table")
    await store.close()


async def test_a_backup_is_taken_while_changes_come_in(sqlite_url: str, tmp_path: Path) -> None:
    store = await SqlStore.open(sqlite_url)
    await store.create(header(), first())
    for ply in range(1, 6):
        await store.append(change(ply))
    copy = tmp_path / "backup.db"

    async def go_on() -> None:
        for ply in range(6, 30):
            await store.append(change(ply))

    await asyncio.gather(backup(sqlite_url, copy), go_on())
    await store.close()
    with closing(sqlite3.connect(copy)) as database:
        plies = [ply for (ply,) in database.execute("SELECT ply FROM moves ORDER BY ply")]
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert plies == list(range(len(plies)))
    assert len(plies) >= 6, "every move that was answered before"
    again = await SqlStore.open(f"sqlite:///{copy}")
    assert await again.load("table") is not None
    await again.close()
    assert {each.name for each in tmp_path.iterdir()} == {"backup.db", "tables.db"}


async def test_only_the_owner_may_read_what_is_made(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    before = os.umask(0)
    try:
        store = await SqlStore.open(sqlite_url)
        await store.beat(1.0, 15.0)
        await backup(sqlite_url, tmp_path / "copy.db")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        await store.close()
        assert set(modes) >= {"tables.db", "tables.db-wal", "copy.db"}
        assert set(modes.values()) == {0o600}
        file.chmod(0o640)  # the operator may want something else
        store = await SqlStore.open(sqlite_url)
        await store.close()
        assert file.stat().st_mode & 0o777 == 0o640
    finally:
        os.umask(before)


async def test_a_backup_that_cannot_be_is_told(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        await backup(sqlite_url, tmp_path / "copy.db")
    await (await SqlStore.open(sqlite_url)).close()
    (tmp_path / "there.db").touch()
    with pytest.raises(StoreError, match="exists already"):
        await backup(sqlite_url, tmp_path / "there.db")
    with pytest.raises(StoreError, match="cannot be copied"):
        await backup(sqlite_url, tmp_path / "no" / "such" / "folder.db")
    with pytest.raises(StoreError, match="pg_dump"):
        await backup("postgresql://user:secret@host/db", tmp_path / "copy.db")


async def test_a_backup_writes_through_no_link(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a shared folder, somebody may put one there at any moment."""
    await (await SqlStore.open(sqlite_url)).close()
    other, copy = tmp_path / "other's", tmp_path / "copy.db"
    copy.symlink_to(other)
    with pytest.raises(StoreError, match="exists already"):
        await backup(sqlite_url, copy)
    copy.unlink()

    def race(file: Path) -> None:
        """Links wherever a program might write."""
        private_files.create_private(file)
        for name in ("copy.db", "copy.db.part"):
            (tmp_path / name).symlink_to(other)

    monkeypatch.setattr(backups, "create_private", race)
    with pytest.raises(StoreError, match="exists already"):
        await backup(sqlite_url, copy)
    assert not other.exists()


def test_the_newest_migration_is_the_one_that_a_start_looks_for() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == migrate.HEAD


async def test_the_room_of_a_chat_line_becomes_its_channel(store: SqlStore) -> None:
    """Lines that were stored under the old name, a newer one, and a note of another kind."""
    rows = {
        0: ("chat", '{"room": "players", "name": "Anna", "text": "room"}'),
        1: ("chat", '{"room": "spectators", "name": null, "text": "hello"}'),
        2: ("chat", '{"channel": "players", "name": "Anna", "text": "new"}'),
        3: ("hint", '{"round": 0}'),
    }
    if store._engine.dialect.name == "sqlite":  # PostgreSQL stores nothing that it cannot read
        rows[4] = ("chat", '{"room": ')

    def migrated(connection: Connection) -> dict[int, object]:
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
        for newer in ("transfers", "push_subscriptions", "secrets"):
            connection.execute(text(f"DROP TABLE {newer}"))
        connection.execute(
            text(
                "INSERT INTO tables (id, created, game, header, public, updated, over,"
                " bot_to_move, open_seats)"
                " VALUES ('old', 0, 'rat-hot', '{}', false, 0, false, false, 0)"
            )
        )
        insert = (
            "INSERT INTO notes (table_id, number, kind, seat, body, at)"
            " VALUES ('old', :number, :kind, 0, :body, 0)"
        )
        for number, (kind, body) in rows.items():
            connection.execute(text(insert), {"number": number, "kind": kind, "body": body})
        migrate.upgrade(connection)
        found = connection.execute(text("SELECT number, body FROM notes WHERE table_id = 'old'"))
        return {
            row.number: json.loads(row.body) if isinstance(row.body, str) else row.body
            for row in found
            if row.body != '{"room": '
        }

    async with store._engine.begin() as connection:
        after = await connection.run_sync(migrated)
    assert after == {
        0: {"channel": "players", "name": "Anna", "text": "room"},
        1: {"channel": "spectators", "name": None, "text": "hello"},
        2: {"channel": "players", "name": "Anna", "text": "new"},
        3: {"round": 0},
    }
