"""A database that goes away or is crowded: what waits for it is told or tried again."""

from __future__ import annotations

import asyncio
from typing import NoReturn

import pytest

from tavolino import cli
from tavolino.tables.bus import LocalBus, TableChanged
from tavolino.tables.engine import EngineStopped
from tavolino.tables.errors import Code
from tavolino.tables.log import Cursor, Overtaken, StoreGone
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import BOT, PERSON, Harness, open_harness, refused, set_up

SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
AGAINST_A_BOT = TableSpec("schotten-totten", SMALL, seats=(PERSON, BOT), first=0)


async def gone(*_: object) -> NoReturn:
    raise StoreGone("connection lost")


async def until_bots_have_moved(harness: Harness, table: str) -> None:
    """Or have given up."""
    async with asyncio.timeout(60):
        while (live := harness.tables.live.tables.get(table)) and live.thinking is not None:
            await asyncio.sleep(0)


async def test_a_crowd_at_one_table_is_told_to_try_again(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (anna, _) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    written = 0

    async def overtaken(*_: object) -> NoReturn:
        nonlocal written
        written += 1
        raise Overtaken

    with monkeypatch.context() as crowd:
        crowd.setattr(quick_harness.store, "append", overtaken)
        await refused(anna.play(), Code.UNAVAILABLE)
    assert written > 1
    assert (await anna.play()).snapshot.ply == 2


async def test_a_table_that_was_loaded_again_is_told_of_as_it_is_then(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = LocalBus()
    async with open_harness(sqlite_url, bus=bus) as one, open_harness(sqlite_url, bus=bus) as two:
        _, (anna, _) = await set_up(one, TableSpec("tabula-rasa", first=0))
        append = one.store.append

        async def overtaken(*_: object) -> NoReturn:
            monkeypatch.setattr(one.store, "append", append)
            raise Overtaken

        async with two.tables.presenter.watch(anna.table, anna.key) as watch:
            assert (await watch.next()).ply == 1  # type: ignore[union-attr]
            monkeypatch.setattr(one.store, "append", overtaken)
            await anna.play()
            async with asyncio.timeout(60):
                assert (await watch.next()).ply == 2  # type: ignore[union-attr]


async def test_a_bot_moves_when_the_database_is_back(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    created, (anna,) = await set_up(quick_harness, AGAINST_A_BOT)
    append = quick_harness.store.append

    async def only_people(change: object) -> None:
        monkeypatch.setattr(quick_harness.store, "append", gone)
        await append(change)  # type: ignore[arg-type]

    monkeypatch.setattr(quick_harness.store, "append", only_people)
    await anna.play()
    await until_bots_have_moved(quick_harness, created.table)
    assert f"table {created.table}: a bot could not move: Refused" in caplog.text
    assert (await anna.see()).ply == 2
    monkeypatch.setattr(quick_harness.store, "append", append)
    await quick_harness.tables.live.poll()
    await until_bots_have_moved(quick_harness, created.table)
    assert (await anna.see()).ply == 3


async def test_what_was_not_confirmed_is_looked_for_while_it_may_still_appear(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, _ = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    tables, store = quick_harness.tables, quick_harness.store
    asked: list[str] = []
    since = store.since

    async def counted(table: str, cursor: Cursor) -> object:
        asked.append(table)
        return await since(table, cursor)

    tables.live.check_again("nosuchtable1")
    tables.live.check_again(created.table)
    with monkeypatch.context() as away:
        away.setattr(store, "load", gone)
        away.setattr(store, "since", gone)
        await refused(tables.live.poll(), Code.UNAVAILABLE)
    monkeypatch.setattr(store, "since", counted)
    for _ in range(3):
        await tables.live.poll()
        quick_harness.fake_clock.advance(40)
    assert asked == [created.table] * 3, "once more after a minute, and the other is forgotten"
    await tables.live.poll()
    assert len(asked) == 3


async def test_news_of_others_that_cannot_be_read_are_put_up_with(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bus = LocalBus()
    async with open_harness(sqlite_url, bus=bus) as one, open_harness(sqlite_url, bus=bus) as two:
        _, (anna, _) = await set_up(one, TableSpec("tabula-rasa", first=0))
        async with two.tables.presenter.watch(anna.table, anna.key) as watch:
            assert (await watch.next()).ply == 1  # type: ignore[union-attr]
            with monkeypatch.context() as away:
                away.setattr(two.store, "since", gone)
                await anna.play()
                await bus.publish(TableChanged(anna.table, Cursor(2, 9)))
                assert "what others have stored cannot be read: Refused" in caplog.text
            await two.tables.live.poll()
            assert (await watch.next()).ply == 2  # type: ignore[union-attr]


async def test_a_server_starts_though_it_cannot_look_for_waiting_bots(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = quick_harness.tables
    await tables.stop()
    monkeypatch.setattr(quick_harness.store, "waiting_for_bots", gone)
    await tables.start()
    async with asyncio.timeout(60):
        while "could not look for waiting bots: StoreGone" not in caplog.text:
            await asyncio.sleep(0)
    created, _ = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    assert created.table


async def test_a_sweep_ends_when_the_database_goes_away(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped(*_: object) -> NoReturn:
        raise EngineStopped

    monkeypatch.setattr(quick_harness.engine, "choose", stopped)
    spec = TableSpec("tabula-rasa", seats=(BOT, PERSON), first=0)
    created, _ = await set_up(quick_harness, spec)
    await until_bots_have_moved(quick_harness, created.table)
    quick_harness.tables.live.tables.clear()
    monkeypatch.setattr(quick_harness.store, "load", gone)
    sweep = quick_harness.tables.housekeeping.sweep(idle_seconds=0)
    await refused(sweep, Code.UNAVAILABLE)


async def test_check_says_that_the_database_cannot_be_read(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_harness(sqlite_url) as harness:
        await set_up(harness, TableSpec("tabula-rasa", first=0))
    monkeypatch.setattr("tavolino.store.SqlStore.load", gone)
    words = ["check", "--database", sqlite_url]
    assert await asyncio.to_thread(cli.main, words) == 2
    assert "the database cannot be read" in capsys.readouterr().err


async def test_a_refusal_stays_what_it_is_when_the_table_cannot_be_shown(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    tables, live = quick_harness.tables, await quick_harness.tables.live.get(created.table)
    stale = await refused(anna.play(ply=7), Code.STALE_PLY)
    assert stale.snapshot is not None
    live.table = stale.snapshot = None
    monkeypatch.setattr(quick_harness.store, "load", gone)
    await tables.presenter.explain(stale, created.table, anna.key)
    assert (stale.code, stale.snapshot) == (Code.STALE_PLY, None)
