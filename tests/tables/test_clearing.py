"""Old tables are cleared, by what became of them, and nobody loses a game that goes on."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import pytest
from sqlalchemy import Connection, text

from tavolino import cli
from tavolino.store import SqlStore, migrate
from tavolino.tables.bus import LocalBus
from tavolino.tables.commands.playing import Play
from tavolino.tables.errors import Code, Refused
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import FakeClock, Guest, Harness, open_harness, refused, set_up

pytestmark = pytest.mark.slow

DAY = 86400.0


@dataclass
class Kinds:
    """A table of each kind."""

    finished: Guest
    closed: Guest
    abandoned: Guest
    unstarted: Guest
    set_up_over: Guest

    @classmethod
    async def make(cls, harness: Harness) -> Kinds:
        spec = TableSpec("tabula-rasa", first=0)
        _, (finished, _) = await set_up(harness, spec)
        await finished.play()
        await harness.tables.resign(finished.table, finished.key)
        created, (closed, _) = await set_up(harness, spec)
        await closed.play()
        await harness.tables.close(created.table, created.owner)
        _, (abandoned, _) = await set_up(harness, spec)
        await abandoned.play()
        _, (unstarted, _) = await set_up(harness, spec)
        record = await harness.tables.archive.record(finished.table, finished.key)
        again = await harness.tables.lobby.create_from_record(
            TableSpec("tabula-rasa"), ended(record)
        )
        over = Guest(harness.tables, again.table, again.owner)
        return cls(finished, closed, abandoned, unstarted, over)

    async def there(self) -> list[str]:
        found = []
        for name, guest in vars(self).items():
            stored = await guest.tables._store.load(guest.table)
            if stored is None:
                await refused(guest.see(), Code.UNKNOWN_TABLE)
            else:
                await guest.see()
                found.append(name)
        return found


def ended(record: dict[str, object]) -> dict[str, object]:
    """A game that its rules have ended, from one that was given up."""
    import tavolino

    game = tavolino.load(record)
    while not game.over:
        game.play(game.legal[0])
    return game.record()


async def test_each_kind_is_kept_as_long_as_the_operator_says(url: str) -> None:
    async with open_harness(url, finished_days=30, abandoned_days=20, unstarted_days=7) as harness:
        kinds = await Kinds.make(harness)
        lasting = []
        for passed, left in (
            (6.9, list(vars(kinds))),
            (7.1, ["finished", "closed", "abandoned", "set_up_over"]),
            (19.9, ["finished", "closed", "abandoned", "set_up_over"]),
            (20.1, ["finished", "closed", "set_up_over"]),
            (29.9, ["finished", "closed", "set_up_over"]),
            (30.1, []),
        ):
            harness.fake_clock.at = 1_800_000_000.0 + passed * DAY
            for _ in range(5):  # one of so few tables at a time
                await harness.tables.housekeeping.clear()
            lasting.append((passed, await kinds.there()))
            assert lasting[-1] == (passed, left)
        assert harness.tables.housekeeping.cleared == {
            "finished": 3,
            "abandoned": 1,
            "unstarted": 1,
        }
        async with harness.store._engine.connect() as connection:
            for name in ("tables", "moves", "notes"):
                count = await connection.execute(text(f"SELECT count(*) FROM {name}"))
                assert count.scalar_one() == 0, name


async def test_with_no_days_tables_are_kept_for_ever(sqlite_url: str) -> None:
    async with open_harness(
        sqlite_url, finished_days=0, abandoned_days=0, unstarted_days=0
    ) as harness:
        kinds = await Kinds.make(harness)
        harness.fake_clock.advance(10_000 * DAY)
        await harness.tables.housekeeping.clear()
        assert await kinds.there() == list(vars(kinds))


async def test_a_game_that_somebody_goes_on_with_is_not_cleared(url: str) -> None:
    async with open_harness(url) as harness:
        _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
        await anna.play()
        _, (carla, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
        harness.fake_clock.advance(300 * DAY)
        await bruno.play()
        harness.fake_clock.advance(6 * DAY)
        await harness.tables.say(carla.table, carla.key, "where are you?")
        harness.fake_clock.advance(100 * DAY)
        await harness.tables.housekeeping.clear()
        assert (await anna.see()).ply == 3
        await refused(carla.see(), Code.UNKNOWN_TABLE)
        harness.fake_clock.advance(260 * DAY)
        await harness.tables.housekeeping.clear()
        await refused(anna.see(), Code.UNKNOWN_TABLE)


async def test_many_are_cleared_in_small_batches(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.tables.housekeeping.MOST_CLEARED", 3)

    async def every_one(_: float) -> int:
        return 1000

    monkeypatch.setattr("tavolino.tables.housekeeping.BETWEEN_CLEARINGS", 0)
    async with open_harness(sqlite_url) as harness:
        for _ in range(10):
            await harness.tables.lobby.create(TableSpec("tabula-rasa"))
        harness.fake_clock.advance(8 * DAY)
        kept = await harness.tables.lobby.create(TableSpec("tabula-rasa"))
        sizes = []
        clear = harness.store.clear

        async def counted(*given: object) -> object:
            sizes.append(len(cleared := await clear(*given)))  # type: ignore[arg-type]
            return cleared

        monkeypatch.setattr(harness.store, "clear", counted)
        monkeypatch.setattr(harness.store, "may_clear", every_one)
        await harness.tables.housekeeping.clear()
        assert sizes == [0, 0, 3, 3, 3, 1]
        assert await harness.store.load(kept.table) is not None


async def test_a_sweep_clears_one_table_in_a_hundred(sqlite_url: str) -> None:
    async with open_harness(sqlite_url) as harness:
        for _ in range(250):
            await harness.tables.lobby.create(TableSpec("tabula-rasa"))
        harness.fake_clock.advance(8 * DAY)
        lasting = []
        for _ in range(3):
            await harness.tables.housekeeping.clear()
            lasting.append(len([table async for table in harness.store.all_tables()]))
        assert lasting == [248, 246, 244]


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY])
async def test_after_a_jump_of_the_clock_nothing_is_cleared_for_a_day_of_running(
    url: str, jump: float, restart: bool
) -> None:
    fake_clock = FakeClock()

    async def beat(harness: Harness) -> None:
        for _ in range(6):
            await harness.tables.housekeeping.beat()
            fake_clock.advance(5)

    async def left(harness: Harness) -> int:
        await harness.tables.housekeeping.clear()
        return len([table async for table in harness.store.all_tables()])

    async with open_harness(url, fake_clock) as harness:
        for _ in range(3):
            await harness.tables.lobby.create(TableSpec("tabula-rasa"))
        fake_clock.advance(8 * DAY)
        assert await left(harness) == 2, "they are old"
        if not restart:
            fake_clock.jump(jump)
            await harness.tables.housekeeping.beat()
            assert await left(harness) == 2, "before it follows"
            await beat(harness)
            assert await left(harness) == 2
    if restart:
        fake_clock.jump(jump)
    for _ in range(2):
        async with open_harness(url, fake_clock) as harness:
            await beat(harness)
            fake_clock.advance(0.4 * DAY)
            assert await left(harness) == 2
        fake_clock.advance(0.4 * DAY)  # nobody runs
    async with open_harness(url, fake_clock) as harness:
        await beat(harness)
        fake_clock.advance(0.3 * DAY)
        if jump < 0:
            assert await left(harness) == 2, "they are not old any more"
            fake_clock.advance(500 * DAY)
        assert await left(harness) == 1


async def test_a_clock_that_is_wrong_for_five_seconds_clears_nothing(sqlite_url: str) -> None:
    async with open_harness(sqlite_url) as harness:
        kinds = await Kinds.make(harness)
        harness.fake_clock.jump(400 * DAY)
        await harness.tables.housekeeping.beat()
        await harness.tables.housekeeping.clear()
        harness.fake_clock.advance(5)
        harness.fake_clock.jump(-400 * DAY)
        for _ in range(50):
            await harness.tables.housekeeping.clear()
            harness.fake_clock.advance(3600)
        await harness.tables.housekeeping.beat()
        assert await kinds.there() == list(vars(kinds))


async def test_whoever_watches_a_table_that_is_cleared_is_told_at_every_server(url: str) -> None:
    fake_clock, bus = FakeClock(), LocalBus()
    async with open_harness(url, fake_clock, bus) as one, open_harness(url, fake_clock, bus) as two:
        _, (anna, _) = await set_up(one, TableSpec("tabula-rasa", first=0))
        elsewhere = Guest(two.tables, anna.table, anna.key)
        async with (
            one.tables.presenter.watch(anna.table, anna.key) as here,
            two.tables.presenter.watch(anna.table, anna.key) as there,
        ):
            assert await here.next() is not None
            snapshot = await there.next()
            assert snapshot is not None
            fake_clock.advance(8 * DAY)
            await one.tables.housekeeping.clear()
            await two.tables.live.poll()
            async with asyncio.timeout(60):
                await refused(here.next(), Code.UNKNOWN_TABLE)
                await refused(there.next(), Code.UNKNOWN_TABLE)
        move = Play("late", snapshot.ply, snapshot.view["legal"][0])
        for tables in (one.tables, two.tables):
            await refused(tables.ask(anna.table, anna.key, move), Code.UNKNOWN_TABLE)
        fake_clock.advance(601)
        for harness in (one, two):
            await harness.tables.housekeeping.sweep()
            assert len(harness.tables.live.tables) == 0
        await refused(elsewhere.see(), Code.UNKNOWN_TABLE)


async def test_who_plays_at_a_table_that_others_have_cleared_is_told(url: str) -> None:
    """By the command line, say: this server was not told."""
    async with open_harness(url) as harness:
        _, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
        other = await SqlStore.open(url)
        try:
            assert await other.clear("unstarted", harness.fake_clock() + 1, 10) == [anna.table]
        finally:
            await other.close()
        await refused(anna.play(), Code.UNKNOWN_TABLE)


async def test_a_move_and_the_clearing_of_its_table_do_not_cross(url: str) -> None:
    """Whichever is first: a table is there with its move, or it is not there."""
    async with open_harness(url) as harness:
        other = await SqlStore.open(url)
        try:
            for _ in range(10):
                _, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
                old = harness.fake_clock() + 1
                harness.fake_clock.advance(2)
                played, cleared = await asyncio.gather(
                    anna.play(), other.clear("unstarted", old, 10), return_exceptions=True
                )
                assert not isinstance(cleared, BaseException)
                stored = await other.load(anna.table)
                if cleared:
                    assert isinstance(played, Refused)
                    assert played.code is Code.UNKNOWN_TABLE
                    assert stored is None
                else:
                    assert not isinstance(played, BaseException)
                    assert stored is not None
                    assert len(stored.entries) == 2
        finally:
            await other.close()


async def test_the_command_says_what_it_would_clear_and_clears_it(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fake_clock = FakeClock(time.time() - 400 * DAY)
    async with open_harness(url, fake_clock) as harness:
        await Kinds.make(harness)
        fake_clock.advance(390 * DAY)
        young = await Kinds.make(harness)
        tables = [guest.table for guest in vars(young).values()]
    words = ["clear", "--database", url]
    assert await asyncio.to_thread(cli.main, [*words, "--dry-run"]) == 0
    dry = capsys.readouterr().out.splitlines()
    assert dry == [
        "finished, older than 365 days: 3, set up 400 to 400 days ago",
        "abandoned, older than 365 days: 1, set up 400 to 400 days ago",
        "never started, older than 7 days: 2, set up 10 to 400 days ago",
        "6 tables would be deleted",
    ]
    assert await asyncio.to_thread(cli.main, words) == 0
    assert capsys.readouterr().out.splitlines() == [*dry[:3], "6 tables deleted"]
    store = await SqlStore.open(url)
    try:
        left = [table async for table in store.all_tables()]
        assert sorted(left) == sorted(table for table in tables if table != young.unstarted.table)
    finally:
        await store.close()
    assert await asyncio.to_thread(cli.main, [*words, "--finished-days", "0", "--dry-run"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "finished: kept forever"
    assert cli.main(["clear", "--finished-days", "x"]) == 2


async def test_tables_from_before_are_sorted_by_the_migration(url: str) -> None:
    async with open_harness(url) as harness:
        kinds = await Kinds.make(harness)

        def undo(connection: Connection) -> None:
            for statement in (
                "DROP INDEX ix_tables_old",
                "ALTER TABLE tables DROP COLUMN started",
                "UPDATE alembic_version SET version_num = '0001'",
                "DROP TABLE transfers",
                "DROP TABLE push_subscriptions",
                "DROP TABLE secrets",
            ):
                connection.execute(text(statement))

        async with harness.store._engine.begin() as connection:
            await connection.run_sync(undo)
            await connection.run_sync(migrate.upgrade)
            found = await connection.execute(text("SELECT id FROM tables WHERE started"))
            every = {guest.table for guest in vars(kinds).values()}
            assert set(found.scalars()) == every - {kinds.unstarted.table}


async def test_looking_for_old_tables_takes_the_index(sqlite_url: str) -> None:
    from sqlalchemy.dialects import sqlite

    from tavolino.store import clearing

    async with open_harness(sqlite_url) as harness, harness.store._engine.connect() as connection:
        for kind in ("finished", "abandoned", "unstarted"):
            query = clearing.counted(kind, 1.0)
            plain = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
            plan = await connection.execute(text(f"EXPLAIN QUERY PLAN {plain}"))
            steps = " / ".join(row.detail for row in plan)
            assert "ix_tables_old" in steps
            assert "SCAN" not in steps.replace("SCAN CONSTANT ROW", ""), steps
