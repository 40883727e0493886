"""Players whose page is closed are told by Web Push that it is their turn: once, by one server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NoReturn

import pytest
from sqlalchemy import Connection, text

from tavolino.core.contract import Json
from tavolino.tables import turn_notices
from tavolino.tables.bus import LocalBus
from tavolino.tables.errors import Code
from tavolino.tables.lobby import Created
from tavolino.tables.log import StoreGone
from tavolino.tables.push import Delivery, PushSubscription
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import BOT, PERSON, FakeClock, Guest, Harness, open_harness, refused
from tests.tables.harness import set_up as set_up_table

SECONDS: dict[str, Any] = {"push_seconds": 20, "push_dead_seconds": 60}
LONG = 100.0  # seconds after which anything would have been sent


class Time:
    """The seconds that notices wait for: none passes until a test says so, however long the rest
    takes."""

    def __init__(self) -> None:
        self._waits: dict[asyncio.Task[Any] | None, tuple[float, asyncio.Event]] = {}

    async def sleep(self, seconds: float) -> None:
        task, over = asyncio.current_task(), asyncio.Event()
        self._waits[task] = (seconds, over)
        try:
            await over.wait()
        finally:
            self._waits.pop(task, None)

    async def passes(self, seconds: float, *servers: Harness) -> None:
        """So much time, and until all that was to be done in it is done."""
        await self._settle(servers)
        while self._waits and (step := min(left for left, _ in self._waits.values())) <= seconds:
            self._let_pass(step)
            seconds -= step
            await self._settle(servers)
        self._let_pass(seconds)

    def _let_pass(self, seconds: float) -> None:
        for task, (left, over) in list(self._waits.items()):
            self._waits[task] = (left - seconds, over)
            if left <= seconds:
                over.set()
                del self._waits[task]

    async def _settle(self, servers: tuple[Harness, ...]) -> None:
        async with asyncio.timeout(60):
            while any(
                task not in self._waits
                for server in servers
                for _, task in server.tables.turn_notices._waiting.values()
            ):
                await asyncio.sleep(0.001)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(turn_notices, "sleep", made.sleep)
    return made


@dataclass
class Sender:
    """Keeps what it is to send."""

    public_key: str = "key"
    sent: list[tuple[PushSubscription, Json]] = field(default_factory=list)
    delivery: Delivery = Delivery.SENT

    def check(self, subscription: PushSubscription) -> None:
        pass

    async def send(self, subscription: PushSubscription, message: bytes) -> Delivery:
        self.sent.append((subscription, json.loads(message)))
        return self.delivery


@asynccontextmanager
async def a_server(url: str, sender: Sender | None, **more: Any) -> AsyncIterator[Harness]:
    async with open_harness(url, push=sender, **(SECONDS | more)) as opened:
        yield opened


async def two_players(harness: Harness, **spec: Any) -> tuple[Created, list[Guest]]:
    made = TableSpec("tabula-rasa", {"players": 2}, (PERSON, PERSON), first=0, **spec)
    return await set_up_table(harness, made)


async def subscribe(guest: Guest, endpoint: str = "https://push/b", speech: str = "it") -> None:
    await guest.tables.turn_notices.subscribe(
        guest.table, guest.key, endpoint, "p256dh", "auth", speech
    )


async def stored(harness: Harness) -> list[str]:
    def read(connection: Connection) -> list[str]:
        rows = connection.execute(text("SELECT endpoint FROM push_subscriptions ORDER BY 1"))
        return list(rows.scalars())

    async with harness.store._engine.begin() as connection:
        return await connection.run_sync(read)


async def until_stored(harness: Harness, expected: list[str]) -> None:
    async with asyncio.timeout(60):
        while await stored(harness) != expected:
            await asyncio.sleep(0.02)


async def turn(anna: Guest) -> None:
    """Anna plays until it is somebody else's turn."""
    while (await anna.see()).view["legal"]:
        await anna.play()


async def test_whoever_is_away_is_told_once_and_nothing_but_the_turn(url: str, time: Time) -> None:
    sender = Sender()
    async with a_server(url, sender) as harness:
        created, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        await turn(anna)
        await subscribe(anna, "https://push/a")
        await time.passes(19, harness)
        assert sender.sent == []
        await time.passes(1, harness)
        await anna.tables.say(anna.table, anna.key, "hurry up")  # not another turn
        await time.passes(LONG, harness)
        ((subscription, message),) = sender.sent
        assert subscription.endpoint == "https://push/b"
        assert message == {"title": "Tabula Rasa", "body": "Tocca a te.", "table": created.table}


async def test_a_quick_player_is_not_told(sqlite_url: str, time: Time) -> None:
    sender = Sender()
    async with a_server(sqlite_url, sender) as harness:
        _, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        await turn(anna)
        await time.passes(19, harness)
        await turn(bo)
        await time.passes(LONG, harness)
        assert sender.sent == []


async def test_whoever_has_the_table_open_is_told_only_when_they_are_gone(
    sqlite_url: str, time: Time
) -> None:
    sender = Sender()
    async with a_server(sqlite_url, sender) as harness:
        _, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        async with harness.tables.presenter.watch(bo.table, bo.key):
            await turn(anna)
            await time.passes(60, harness)
            assert sender.sent == []
        await time.passes(10, harness)
        assert len(sender.sent) == 1, "the connection was dead"


async def test_a_browser_that_is_gone_is_forgotten(url: str, time: Time) -> None:
    sender = Sender(delivery=Delivery.GONE)
    async with a_server(url, sender) as harness:
        _, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        await subscribe(bo, "https://push/b2")  # the same key: in its place
        assert await stored(harness) == ["https://push/b2"]
        await turn(anna)
        await time.passes(LONG, harness)
        assert await stored(harness) == []
        assert len(sender.sent) == 1


async def test_a_message_that_could_not_be_sent_ends_no_subscription(
    sqlite_url: str, time: Time
) -> None:
    sender = Sender(delivery=Delivery.FAILED)
    async with a_server(sqlite_url, sender) as harness:
        _, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        await turn(anna)
        await time.passes(LONG, harness)
        assert len(sender.sent) == 1
        assert await stored(harness) == ["https://push/b"]


async def test_a_database_that_goes_away_ends_no_subscription(
    sqlite_url: str,
    time: Time,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def gone(*_: object) -> NoReturn:
        raise StoreGone("connection lost")

    sender = Sender()
    async with a_server(sqlite_url, sender) as harness:
        _, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        with monkeypatch.context() as away:
            away.setattr(harness.store, "claim_pushes", gone)
            await turn(anna)
            await time.passes(LONG, harness)
            assert "a player could not be told that it is their turn: StoreGone" in caplog.text
            away.setattr(harness.store, "keep_only_pushes", gone)
            await harness.tables.leave(anna.table, anna.key)
            async with asyncio.timeout(60):
                while "old push subscriptions could not be dropped" not in caplog.text:
                    await asyncio.sleep(0)
        assert sender.sent == []
        assert await stored(harness) == ["https://push/b"]


Ending = Callable[[Harness, Created, Guest], Any]


@pytest.mark.parametrize(
    ("ending", "left"),
    [
        (lambda h, c, bo: h.tables.leave(bo.table, bo.key), ["https://push/a"]),
        (lambda h, c, bo: h.tables.resign(bo.table, bo.key), []),
        (lambda h, c, bo: h.tables.close(c.table, c.owner), []),
        (lambda h, c, bo: h.tables.turn_notices.unsubscribe(c.table, bo.key), ["https://push/a"]),
    ],
    ids=["left", "over", "closed", "unsubscribed"],
)
async def test_a_subscription_ends_with_the_game_or_the_seat(
    sqlite_url: str, time: Time, ending: Ending, left: list[str]
) -> None:
    async with a_server(sqlite_url, Sender()) as harness:
        created, (anna, bo) = await two_players(harness)
        await subscribe(anna, "https://push/a")
        await subscribe(bo)
        await anna.play()
        await time.passes(LONG, harness)
        assert await stored(harness) == ["https://push/a", "https://push/b"]
        await ending(harness, created, bo)
        await until_stored(harness, left)


async def test_between_the_games_of_a_match_it_stays(sqlite_url: str, time: Time) -> None:
    async with a_server(sqlite_url, Sender()) as harness:
        _, (_, bo) = await two_players(harness, rounds=2)
        await subscribe(bo)
        await harness.tables.resign_game(bo.table, bo.key)
        await time.passes(LONG, harness)
        assert await stored(harness) == ["https://push/b"]


async def test_cleared_tables_take_their_subscriptions_with_them(url: str) -> None:
    clock = FakeClock()
    async with open_harness(url, clock, push=Sender(), abandoned_days=1, **SECONDS) as harness:
        _, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        await anna.play()
        clock.advance(2 * 86400)
        await harness.tables.housekeeping.clear()
        assert await stored(harness) == []


async def test_of_several_servers_one_tells(url: str, time: Time) -> None:
    """Each has its own memory; they share a bus and the database."""
    senders, bus = [Sender(), Sender(), Sender()], LocalBus()
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(a_server(url, sender, bus=bus)) for sender in senders
        ]
        created, (anna, bo) = await two_players(servers[0])
        await subscribe(bo)
        for server in servers[1:]:  # all know the table, and look at it again and again
            watch = server.tables.presenter.watch(created.table, created.spectator)
            await stack.enter_async_context(watch)
        await turn(Guest(servers[1].tables, anna.table, anna.key))
        for server in servers:
            server.tables.live.check_again(created.table)
            await server.tables.live.poll()
        await time.passes(LONG, *servers)
        assert sum(len(sender.sent) for sender in senders) == 1


async def test_a_table_that_is_open_at_another_server_is_open(url: str, time: Time) -> None:
    senders, bus = [Sender(), Sender()], LocalBus()
    async with (
        a_server(url, senders[0], bus=bus) as one,
        a_server(url, senders[1], bus=bus) as two,
    ):
        _, (anna, bo) = await two_players(one)
        await subscribe(bo)
        async with two.tables.presenter.watch(bo.table, bo.key):
            await turn(anna)
            async with asyncio.timeout(60):
                while not two.tables.turn_notices._waiting:  # until it has heard of the move
                    await asyncio.sleep(0.01)
            await time.passes(LONG, one, two)
            assert senders[0].sent == senders[1].sent == []


async def test_only_so_many_wait(
    sqlite_url: str,
    time: Time,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(turn_notices, "MOST_WAITING", 1)
    sender = Sender()
    async with a_server(sqlite_url, sender) as harness:
        tables = [await two_players(harness) for _ in range(2)]
        for _, (_, bo) in tables:
            await subscribe(bo)
        for _, (anna, _) in tables:
            await turn(anna)
        await time.passes(LONG, harness)
        assert len(sender.sent) == 1
        assert "too many players" in caplog.text


async def test_a_message_to_the_same_browser_is_not_repeated_at_once(
    sqlite_url: str, time: Time
) -> None:
    sender = Sender()
    async with a_server(sqlite_url, sender, push_pace_seconds=15) as harness:
        _, (anna, bo) = await two_players(harness)
        await subscribe(bo)
        for _ in range(3):
            await turn(anna)
            await time.passes(LONG, harness)
            await turn(bo)
        assert len(sender.sent) == 1
        harness.fake_clock.advance(15)
        await turn(anna)
        await time.passes(LONG, harness)
        assert len(sender.sent) == 2


async def test_only_players_of_a_running_game_subscribe(sqlite_url: str) -> None:
    async with a_server(sqlite_url, Sender()) as harness:
        created, (anna, bo) = await two_players(harness)
        for key in (created.owner, created.spectator):
            await refused(subscribe(Guest(harness.tables, bo.table, key)), Code.NOT_SEATED)
        await harness.tables.resign(anna.table, anna.key)
        await refused(subscribe(bo), Code.GAME_OVER)
    async with a_server(sqlite_url, None) as harness:
        _, (_, bo) = await two_players(harness)
        await refused(subscribe(bo), Code.NOT_POSSIBLE)


async def test_bots_are_told_nothing(sqlite_url: str, time: Time) -> None:
    sender = Sender()
    async with a_server(sqlite_url, sender) as harness:
        spec = TableSpec("tabula-rasa", {"players": 2}, (PERSON, BOT), first=0)
        _, (anna,) = await set_up_table(harness, spec)
        await subscribe(anna)
        await anna.play()
        async with asyncio.timeout(60):
            while not (await anna.see()).view["legal"]:  # until it is her turn again
                await asyncio.sleep(0.01)
        await time.passes(LONG, harness)
        assert [subscription.table for subscription, _ in sender.sent] == [anna.table]
