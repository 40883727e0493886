"""Tables where only bots play: few, short, and only while somebody watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from tavolino.tables.client_address import client_address
from tavolino.tables.engine import Analysis, EngineRequest
from tavolino.tables.engine_queue import Job, Priority
from tavolino.tables.errors import Code, Refused
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import BOT, PERSON, Harness, QuickEngine, open_harness, refused, set_up

SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
BOTS = TableSpec("schotten-totten", SMALL, seats=(BOT, BOT))


@contextmanager
def coming_from(address: str) -> Iterator[None]:
    token = client_address.set(address)
    try:
        yield
    finally:
        client_address.reset(token)


@dataclass
class Held(QuickEngine):
    """Thinks when it is told to."""

    jobs: list[Job] = field(default_factory=list)
    go: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    async def choose(self, request: EngineRequest, job: Job) -> str:
        self.jobs.append(job)
        await self.go.acquire()
        return await super().choose(request, job)


def hold(harness: Harness) -> Held:
    held = Held()
    harness.tables.use_engine(held)
    return held


async def settled() -> None:
    """Everything has happened that does not wait for somebody."""
    for _ in range(200):
        await asyncio.sleep(0.001)


async def test_a_bot_thinks_no_more_at_a_table_that_was_cleared(quick_harness: Harness) -> None:
    held = hold(quick_harness)
    created, _ = await set_up(quick_harness, TableSpec("tabula-rasa", seats=(PERSON, BOT), first=1))
    async with asyncio.timeout(60):
        while not held.jobs:
            await asyncio.sleep(0)
    live = quick_harness.tables.live.tables[created.table]
    await quick_harness.tables.live.drop(created.table)
    assert live.thinking is None or live.thinking.cancelling()
    held.go.release()
    await settled()
    assert (len(held.jobs), held.asked) == (1, [])


async def test_an_address_has_few_tables_of_bots(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables_per_address=2) as harness:
        hold(harness)
        with coming_from("10.0.0.1"):
            first = await harness.tables.lobby.create(BOTS)
            await harness.tables.lobby.create(BOTS)
            refusal = await refused(
                harness.tables.lobby.create(BOTS), Code.RATE_LIMITED, "2 of your tables"
            )
            assert "2 deiner Tische" in refusal.sentence("de")
            # A person may still play, and somebody else watch bots.
            await harness.tables.lobby.create(
                TableSpec("schotten-totten", SMALL, seats=(PERSON, BOT))
            )
        with coming_from("10.0.0.2"):
            await harness.tables.lobby.create(BOTS)
        await harness.tables.close(first.table, first.owner)
        with coming_from("10.0.0.1"):
            await harness.tables.lobby.create(BOTS)


async def test_those_that_are_asked_for_at_once_are_counted_too(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables_per_address=2) as harness:
        hold(harness)
        with coming_from("10.0.0.1"):
            made = await asyncio.gather(
                *(harness.tables.lobby.create(BOTS) for _ in range(10)), return_exceptions=True
            )
        assert sum(isinstance(each, Refused) for each in made) == 8


async def test_a_server_has_few_tables_of_bots(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables=3) as harness:
        hold(harness)
        for number in range(3):
            with coming_from(f"10.0.0.{number}"):
                await harness.tables.lobby.create(BOTS)
        with coming_from("10.0.0.9"):
            await refused(harness.tables.lobby.create(BOTS), Code.RATE_LIMITED, "at 3 tables here")


async def test_finished_tables_of_bots_do_not_count(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables=1) as harness:
        for _ in range(3):
            created = await harness.tables.lobby.create(BOTS)
            async with asyncio.timeout(60):
                while (
                    await harness.tables.presenter.see(created.table, created.spectator)
                ).state != "over":
                    await asyncio.sleep(0)


async def test_matches_of_bots_are_short(quick_harness: Harness) -> None:
    long = TableSpec("schotten-totten", SMALL, seats=(BOT, BOT), rounds=11)
    await refused(quick_harness.tables.lobby.create(long), Code.WRONG_OPTION, "at most 10 games")
    await quick_harness.tables.lobby.create(TableSpec("schotten-totten", SMALL, rounds=100))


async def test_bots_pause_when_nobody_watches_and_go_on_when_somebody_does(
    quick_harness: Harness,
) -> None:
    held = hold(quick_harness)
    tables, fake_clock = quick_harness.tables, quick_harness.fake_clock
    with coming_from("10.0.0.1"):
        created = await tables.lobby.create(BOTS)
    place = tables.live.tables[created.table]
    for _ in range(3):
        held.go.release()
    await settled()
    assert len(held.jobs) == 4, "a new table is watched"
    fake_clock.advance(61)
    held.go.release()
    await settled()
    assert len(held.jobs) == 4, "paused"
    assert place.thinking is None
    await tables.housekeeping.sweep(idle_seconds=0)
    await settled()
    assert len(held.jobs) == 4, "nobody but a watcher wakes them"
    with coming_from("10.0.0.2"):
        async with tables.presenter.watch(created.table, created.spectator) as watch:
            await watch.next()
            fake_clock.advance(3600)
            held.go.release()
            await settled()
            assert len(held.jobs) == 6, "they go on as long as somebody watches"
    assert held.jobs[0] == Job(Priority.BOTS, "10.0.0.1", created.table)
    assert held.jobs[-1] == Job(Priority.BOTS, "10.0.0.2", created.table)
    fake_clock.advance(61)
    held.go.release()
    await settled()
    assert place.thinking is None
    await tables.presenter.see(created.table, created.spectator)
    await settled()
    assert len(held.jobs) == 7, "looking once is watching too"


async def test_bots_that_were_left_alone_are_not_listed_as_waiting(quick_harness: Harness) -> None:
    hold(quick_harness)
    await quick_harness.tables.lobby.create(BOTS)
    assert await quick_harness.store.waiting_for_bots(quick_harness.fake_clock.at + 1, 10) == []


async def test_bots_who_play_people_are_asked_for_them(quick_harness: Harness) -> None:
    held = hold(quick_harness)
    spec = TableSpec("schotten-totten", SMALL, seats=(PERSON, BOT), first=0)
    with coming_from("10.0.0.7"):
        created, (anna,) = await set_up(quick_harness, spec)
        await anna.play()
        while not (await anna.see()).view["player"]:  # her turn may have several moves
            await anna.play()
    await settled()
    assert held.jobs == [Job(Priority.PERSON, "10.0.0.7", created.table)]


@pytest.mark.parametrize(
    ("limits", "says"),
    [
        (
            {"engine_requests_per_table": 2},
            "There are already 2 requests to the engine from this table",
        ),
        (
            {"engine_requests_per_address": 2},
            "There are already 2 requests to the engine from your address",
        ),
        ({"engine_requests_waiting": 2}, "The engine has too much to do"),
    ],
)
async def test_thinking_that_waits_is_limited(
    sqlite_url: str, limits: dict[str, Any], says: str
) -> None:
    class Slow(QuickEngine):
        async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
            self.asked.append(request)
            await go_on.wait()
            return await super().analyse(request, job)

    go_on = asyncio.Event()
    async with open_harness(sqlite_url, **limits) as harness:
        created = await harness.tables.lobby.create(BOTS)
        async with asyncio.timeout(60):
            while (
                await harness.tables.presenter.see(created.table, created.owner)
            ).state != "over":
                await asyncio.sleep(0)
        slow = Slow()
        harness.tables.use_engine(slow)
        with coming_from("10.0.0.1"):
            table, key = created.table, created.owner
            waiting = [
                asyncio.create_task(harness.tables.archive.analyse(table, key, 0, n))
                for n in range(2)
            ]
            while len(slow.asked) < 2:
                await asyncio.sleep(0)
            refusal = await refused(
                harness.tables.archive.analyse(table, key, 0, 2), Code.RATE_LIMITED, f"{says}.*5 s"
            )
            assert refusal.arguments["seconds"] == 5
            go_on.set()
            await asyncio.gather(*waiting)
            await harness.tables.archive.analyse(table, key, 0, 2)
            # What is kept costs nothing.
            assert await harness.tables.archive.analyse(table, key, 0, 0) == waiting[0].result()
