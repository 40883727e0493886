"""Tables where only bots play: few, short, and only while somebody watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from tavolino.tables.asking import asker
from tavolino.tables.errors import Code, Refused
from tavolino.tables.queue import Errand, Rank
from tavolino.tables.table_spec import TableSpec
from tavolino.tables.thinking import Question, Thought
from tests.tables.harness import BOT, PERSON, Harness, QuickThinker, open_harness, refused, set_up

SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
BOTS = TableSpec("schotten-totten", SMALL, seats=(BOT, BOT))


@contextmanager
def coming_from(address: str) -> Iterator[None]:
    token = asker.set(address)
    try:
        yield
    finally:
        asker.reset(token)


@dataclass
class Held(QuickThinker):
    """Thinks when it is told to."""

    errands: list[Errand] = field(default_factory=list)
    go: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    async def choose(self, question: Question, errand: Errand) -> str:
        self.errands.append(errand)
        await self.go.acquire()
        return await super().choose(question, errand)


def hold(harness: Harness) -> Held:
    held = Held()
    harness.tables._thinker = held
    return held


async def settled() -> None:
    """Everything has happened that does not wait for somebody."""
    for _ in range(200):
        await asyncio.sleep(0.001)


async def test_an_address_has_few_tables_of_bots(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables_per_address=2) as harness:
        hold(harness)
        with coming_from("10.0.0.1"):
            first = await harness.tables.create(BOTS)
            await harness.tables.create(BOTS)
            refusal = await refused(
                harness.tables.create(BOTS), Code.RATE_LIMITED, "2 of your tables"
            )
            assert "2 deiner Tische" in refusal.sentence("de")
            # A person may still play, and somebody else watch bots.
            await harness.tables.create(TableSpec("schotten-totten", SMALL, seats=(PERSON, BOT)))
        with coming_from("10.0.0.2"):
            await harness.tables.create(BOTS)
        await harness.tables.close(first.table, first.owner)
        with coming_from("10.0.0.1"):
            await harness.tables.create(BOTS)


async def test_those_that_are_asked_for_at_once_are_counted_too(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables_per_address=2) as harness:
        hold(harness)
        with coming_from("10.0.0.1"):
            made = await asyncio.gather(
                *(harness.tables.create(BOTS) for _ in range(10)), return_exceptions=True
            )
        assert sum(isinstance(each, Refused) for each in made) == 8


async def test_a_server_has_few_tables_of_bots(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables=3) as harness:
        hold(harness)
        for number in range(3):
            with coming_from(f"10.0.0.{number}"):
                await harness.tables.create(BOTS)
        with coming_from("10.0.0.9"):
            await refused(harness.tables.create(BOTS), Code.RATE_LIMITED, "at 3 tables here")


async def test_finished_tables_of_bots_do_not_count(sqlite_url: str) -> None:
    async with open_harness(sqlite_url, bot_tables=1) as harness:
        for _ in range(3):
            created = await harness.tables.create(BOTS)
            async with asyncio.timeout(60):
                while (await harness.tables.see(created.table, created.spectator)).state != "over":
                    await asyncio.sleep(0)


async def test_matches_of_bots_are_short(quick_harness: Harness) -> None:
    long = TableSpec("schotten-totten", SMALL, seats=(BOT, BOT), rounds=11)
    await refused(quick_harness.tables.create(long), Code.WRONG_OPTION, "at most 10 games")
    await quick_harness.tables.create(TableSpec("schotten-totten", SMALL, rounds=100))


async def test_bots_pause_when_nobody_watches_and_go_on_when_somebody_does(
    quick_harness: Harness,
) -> None:
    held = hold(quick_harness)
    tables, hands = quick_harness.tables, quick_harness.hands
    with coming_from("10.0.0.1"):
        created = await tables.create(BOTS)
    place = tables._memory.places[created.table]
    for _ in range(3):
        held.go.release()
    await settled()
    assert len(held.errands) == 4, "a new table is watched"
    hands.turn(61)
    held.go.release()
    await settled()
    assert len(held.errands) == 4, "paused"
    assert place.thinking is None
    await tables.sweep(idle_seconds=0)
    await settled()
    assert len(held.errands) == 4, "nobody but a watcher wakes them"
    with coming_from("10.0.0.2"):
        async with tables.watch(created.table, created.spectator) as watch:
            await watch.next()
            hands.turn(3600)
            held.go.release()
            await settled()
            assert len(held.errands) == 6, "they go on as long as somebody watches"
    assert held.errands[0] == Errand(Rank.BOTS, "10.0.0.1", created.table)
    assert held.errands[-1] == Errand(Rank.BOTS, "10.0.0.2", created.table)
    hands.turn(61)
    held.go.release()
    await settled()
    assert place.thinking is None
    await tables.see(created.table, created.spectator)
    await settled()
    assert len(held.errands) == 7, "looking once is watching too"


async def test_bots_that_were_left_alone_are_not_listed_as_waiting(quick_harness: Harness) -> None:
    hold(quick_harness)
    await quick_harness.tables.create(BOTS)
    assert await quick_harness.store.waiting_for_bots(quick_harness.hands.at + 1, 10) == []


async def test_bots_who_play_people_are_asked_for_them(quick_harness: Harness) -> None:
    held = hold(quick_harness)
    spec = TableSpec("schotten-totten", SMALL, seats=(PERSON, BOT), first=0)
    with coming_from("10.0.0.7"):
        created, (anna,) = await set_up(quick_harness, spec)
        await anna.play()
        while not (await anna.see()).view["player"]:  # her turn may have several moves
            await anna.play()
    await settled()
    assert held.errands == [Errand(Rank.PERSON, "10.0.0.7", created.table)]


@pytest.mark.parametrize(
    ("limits", "says"),
    [
        ({"thoughts_per_table": 2}, "This table is already waiting for 2 answers"),
        ({"thoughts_per_address": 2}, "Your address is already waiting for 2 answers"),
        ({"thoughts_waiting": 2}, "The engine has too much to do"),
    ],
)
async def test_thinking_that_waits_is_limited(
    sqlite_url: str, limits: dict[str, Any], says: str
) -> None:
    class Slow(QuickThinker):
        async def analyse(self, question: Question, errand: Errand) -> Thought:
            self.asked.append(question)
            await go_on.wait()
            return await super().analyse(question, errand)

    go_on = asyncio.Event()
    async with open_harness(sqlite_url, **limits) as harness:
        created = await harness.tables.create(BOTS)
        async with asyncio.timeout(60):
            while (await harness.tables.see(created.table, created.owner)).state != "over":
                await asyncio.sleep(0)
        slow = Slow()
        harness.tables._thinker = slow
        with coming_from("10.0.0.1"):
            table, key = created.table, created.owner
            waiting = [
                asyncio.create_task(harness.tables.analyse(table, key, 0, n)) for n in range(2)
            ]
            while len(slow.asked) < 2:
                await asyncio.sleep(0)
            refusal = await refused(
                harness.tables.analyse(table, key, 0, 2), Code.RATE_LIMITED, f"{says}.*5 s"
            )
            assert refusal.arguments["seconds"] == 5
            go_on.set()
            await asyncio.gather(*waiting)
            await harness.tables.analyse(table, key, 0, 2)
            # What is kept costs nothing.
            assert await harness.tables.analyse(table, key, 0, 0) == waiting[0].result()
