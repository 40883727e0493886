"""A damaged row affects only its own table."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
from sqlalchemy import text

from tavolino import cli
from tavolino.store import SqlStore
from tavolino.tables import damaged_tables
from tavolino.tables.errors import Code, Refused
from tavolino.tables.log import Damaged, StoreGone
from tavolino.tables.periodic_tasks import PeriodicTask
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import (
    BOT,
    OPEN_SEAT,
    PERSON,
    FakeClock,
    Harness,
    open_harness,
    refused,
    secret,
    set_up,
    sit_down,
)

pytestmark = pytest.mark.slow


async def spoil(store: SqlStore, statement: str, **values: Any) -> None:
    async with store._engine.begin() as connection:
        await connection.execute(text(statement), values)


# What can happen to a row, by the database: PostgreSQL takes nothing that is not JSON.
DAMAGES = {
    "a move that is no JSON": "UPDATE moves SET body = '{\"mo' WHERE table_id = :id AND ply = 1",
    "a move that is no UTF-8": "UPDATE moves SET body = CAST(x'22fe22' AS TEXT)"
    " WHERE table_id = :id AND ply = 1",
    "a header that is no JSON": "UPDATE tables SET header = 'x' WHERE id = :id",
    "a header without its parts": "UPDATE tables SET header = '{}' WHERE id = :id",
    "a note that is a list": "UPDATE notes SET body = '[]' WHERE table_id = :id AND number = 0",
    "a move that cannot be": 'UPDATE moves SET body = \'{"move": "r1@99"}\''
    " WHERE table_id = :id AND ply = 1",
    "a move that says nothing": "UPDATE moves SET body = '{}' WHERE table_id = :id AND ply = 1",
    "a ply that is missing": "DELETE FROM moves WHERE table_id = :id AND ply = 0",
    "no ply at all": "DELETE FROM moves WHERE table_id = :id",
    "a note that is missing": "DELETE FROM notes WHERE table_id = :id AND number = 0",
    "a move whose time is a text": "UPDATE moves SET at = 'noon' WHERE table_id = :id AND ply = 1",
    "a note whose time is a text": "UPDATE notes SET at = 'noon'"
    " WHERE table_id = :id AND number = 0",
    "a move whose time has no end": "UPDATE moves SET at = 9e999 WHERE table_id = :id AND ply = 1",
    "a move whose seat is a text": "UPDATE moves SET seat = 'west'"
    " WHERE table_id = :id AND ply = 1",
    "a table whose time is a text": "UPDATE tables SET created = 'noon' WHERE id = :id",
    "a table that is neither public nor not": "UPDATE tables SET public = 'half' WHERE id = :id",
    "a game that nobody knows": 'UPDATE moves SET body = \'{"match": 0, "record":'
    ' {"format": "tavolino/1", "game": "chess", "rules": 1, "options": {}, "moves": []}}\''
    " WHERE table_id = :id AND ply = 0",
}
ONLY_SQLITE = (
    "a move that is no JSON",
    "a move that is no UTF-8",
    "a header that is no JSON",
    "a move whose time is a text",
    "a note whose time is a text",
    "a move whose time has no end",
    "a move whose seat is a text",
    "a table whose time is a text",
    "a table that is neither public nor not",
)


@pytest.mark.parametrize("damage", [each for each in DAMAGES if each not in ONLY_SQLITE])
async def test_one_damaged_table_stops_nobody_else(
    url: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    await check_that_others_go_on(url, damage, caplog)


@pytest.mark.parametrize("damage", ONLY_SQLITE)
async def test_nor_does_one_that_is_not_even_json(
    sqlite_url: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    await check_that_others_go_on(sqlite_url, damage, caplog)


async def check_that_others_go_on(url: str, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    fake_clock = FakeClock()
    public = TableSpec("tabula-rasa", seats=(PERSON, OPEN_SEAT), public=True, first=0)
    async with open_harness(url, fake_clock) as harness:
        made = []
        for _ in range(5):
            fake_clock.advance(1)
            created = await harness.tables.lobby.create(public)
            guest = await sit_down(harness.tables, created, 0, "Anna")
            await harness.tables.sit(created.table, guest.key, "Annina")
            await guest.play()
            made.append(guest)
        bots, (carla,) = await set_up(
            harness, TableSpec("tabula-rasa", seats=(PERSON, BOT), first=0)
        )

        async def never(request: object, job: object) -> str:
            await asyncio.Event().wait()
            raise AssertionError

        harness.engine.choose = never  # type: ignore[method-assign]
        await carla.play()
        broken = made[2]
        for table in (broken.table, bots.table):
            await spoil(
                harness.store, "UPDATE tables SET bot_to_move = true WHERE id = :id", id=table
            )
        await spoil(harness.store, DAMAGES[damage], id=broken.table)
    caplog.clear()
    async with open_harness(url, fake_clock) as harness:  # it starts
        refusal = await refused(
            harness.tables.presenter.see(broken.table, broken.key), Code.DAMAGED
        )
        assert refusal.sentence("it") != refusal.sentence("de")
        joining = harness.tables.join(broken.table, "Bruno", secret(broken.table, 1))
        await refused(joining, Code.DAMAGED)
        assert len(harness.tables.live.damaged) == 1
        lines = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(lines) == 1, "once"
        assert broken.table in lines[0].getMessage()
        assert broken.key not in caplog.text
        assert "r1@99" not in caplog.text
        await harness.tables.housekeeping.sweep(idle_seconds=0)
        async with asyncio.timeout(60):  # the bot of another table was woken
            while (await harness.tables.presenter.see(bots.table, carla.key)).ply < 3:
                await asyncio.sleep(0.01)
        page = await harness.tables.lobby.open_tables(limit=2)
        listed = [*page.tables]
        while page.next is not None:
            page = await harness.tables.lobby.open_tables(after=page.next, limit=2)
            listed += page.tables
        expected = {guest.table for guest in made if guest is not broken}
        assert expected <= {table.id for table in listed} <= expected | {broken.table}
        for guest in made:
            if guest is not broken:
                joined = await harness.tables.join(guest.table, "Bruno", secret(guest.table, 1))
                assert joined.snapshot.ply == 2


async def test_a_table_that_was_repaired_is_there_again(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    await anna.play()
    move = (await quick_harness.tables.archive.record(created.table, anna.key))["events"][0]["move"]
    quick_harness.fake_clock.advance(601)
    await quick_harness.tables.housekeeping.sweep()
    await spoil(quick_harness.store, DAMAGES["a move that cannot be"], id=created.table)
    await refused(anna.see(), Code.DAMAGED)
    body = json.dumps({"move": move})
    repair = "UPDATE moves SET body = :body WHERE table_id = :id AND ply = 1"
    await spoil(quick_harness.store, repair, id=created.table, body=body)
    quick_harness.fake_clock.advance(61)
    assert (await anna.see()).ply == 2
    assert len(quick_harness.tables.live.damaged) == 0


def test_of_many_damaged_tables_the_first_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damaged_tables, "MOST_KNOWN", 2)
    known = damaged_tables.DamagedTables(lambda: 0.0)
    for table in ("one", "two", "three"):
        known.add(table, Damaged("nonsense"))
    assert len(known) == 2
    known.check("one")
    with pytest.raises(Refused):
        known.check("three")


async def test_damage_that_another_server_left_is_noticed(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    row = (
        "INSERT INTO moves (table_id, ply, round, kind, body, at)"
        " VALUES (:id, 1, 0, 'move', '{\"move\": \"r1@99\"}', 0)"
    )
    await spoil(quick_harness.store, row, id=created.table)
    await refused(anna.play(), Code.DAMAGED)
    await refused(anna.see(), Code.DAMAGED)


@pytest.mark.parametrize("damage", ["a move that cannot be", "a ply that is missing"])
async def test_check_lists_the_tables_that_are_damaged(
    url: str, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_harness(url) as harness:
        tables = []
        for _ in range(3):
            created, guests = await set_up(harness, TableSpec("tabula-rasa", first=0))
            await guests[0].play()
            await guests[1].play()
            tables.append(created.table)
    words = ["check", "--database", url]
    assert await asyncio.to_thread(cli.main, words) == 0
    assert capsys.readouterr().out == "3 tables: 0 damaged\n"
    store = await SqlStore.open(url)
    await spoil(store, DAMAGES[damage], id=tables[1])
    await store.close()
    assert await asyncio.to_thread(cli.main, words) == 1
    listed, total = capsys.readouterr().out.splitlines()
    assert listed.startswith(f"{tables[1]}: it does not replay")
    assert "r1@99" not in listed
    assert total == "3 tables: 1 damaged"


async def test_check_counts_every_row_that_is_not_of_its_type(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damages = {damage: DAMAGES[damage] for damage in ONLY_SQLITE if " JSON" not in damage}
    async with open_harness(sqlite_url) as harness:
        for statement in (*damages.values(), "SELECT :id"):
            created, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
            await anna.play()
            await spoil(harness.store, statement, id=created.table)
    assert await asyncio.to_thread(cli.main, ["check", "--database", sqlite_url]) == 1
    *listed, total = capsys.readouterr().out.splitlines()
    assert total == f"{len(damages) + 1} tables: {len(damages)} damaged"
    assert len(listed) == len(damages)
    assert "noon" not in "".join(listed)


async def test_a_list_goes_on_past_a_table_whose_time_is_a_text(quick_harness: Harness) -> None:
    """Such a table is the newest of all to SQLite, so that a page may end with it."""
    public = TableSpec("tabula-rasa", seats=(PERSON, OPEN_SEAT), public=True, first=0)
    made = [await quick_harness.tables.lobby.create(public) for _ in range(4)]
    for created in made[:2]:
        await spoil(quick_harness.store, DAMAGES["a table whose time is a text"], id=created.table)
    page = await quick_harness.tables.lobby.open_tables(limit=1)
    rest = await quick_harness.tables.lobby.open_tables(after=page.next, limit=1)
    listed = {table.id for table in (*page.tables, *rest.tables)}
    assert listed == {created.table for created in made[2:]}
    assert len(quick_harness.tables.live.damaged) == 2


async def test_check_leaves_a_database_alone_that_is_not_its_own(
    sqlite_url: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["check", "--database", sqlite_url]
    assert await asyncio.to_thread(cli.main, words) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert cli.main(["check"]) == 2
    assert cli.main(["check", "records.jsonl", *words[1:]]) == 2


# -- housekeeping ----------------------------------------------------------------------------------


async def test_nothing_that_goes_wrong_ends_housekeeping(
    quick_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    errors = [ValueError("r7 is in the hand"), StoreGone("gone"), StoreGone("gone"), KeyError("x")]
    ran = asyncio.Event()

    async def work() -> None:
        if errors:
            raise errors.pop(0)
        ran.set()

    tables = quick_harness.tables
    for task in tables.housekeeping.tasks.by_name.values():
        task.work, task.seconds, task.first = work, 0.01, None
    tables.housekeeping.tasks.start()
    async with asyncio.timeout(60):
        await ran.wait()
        while any(task.in_trouble for task in tables.housekeeping.tasks.by_name.values()):
            await asyncio.sleep(0.01)
    assert sum(tables.housekeeping.failures.values()) == 4
    assert not tables.housekeeping.heartbeat_is_stale
    told = [record for record in caplog.records if "failed" in record.getMessage()]
    assert 3 <= len(told) <= 4, "that the store is gone is told once a job"
    assert "r7" not in " ".join(record.getMessage() for record in told)


async def test_a_task_that_hangs_makes_the_heartbeat_stale(quick_harness: Harness) -> None:
    task: PeriodicTask = quick_harness.tables.housekeeping.tasks.by_name["beat"]
    stale = []
    for late in (0, 3600):
        task.done -= late
        stale.append(quick_harness.tables.housekeeping.heartbeat_is_stale)
    await task.run()
    stale.append(quick_harness.tables.housekeeping.heartbeat_is_stale)
    assert stale == [False, True, False]
