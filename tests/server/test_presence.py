"""Presence and moves chosen ahead, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import pytest

from tavolino.core.contract import Json
from tests.server.live_server import LiveServer, Socket, open_live_server, seat_all
from tests.tables.harness import QuickEngine


async def presence(socket: Socket, wanted: Callable[[Json], bool]) -> Json:
    """Read on until the presence is as wanted."""
    while not wanted(message := await socket.next("presence")):
        pass
    return message


async def test_players_and_watchers_are_told_who_is_here(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, away_seconds=0.2) as live_server:
        created = await live_server.create("tabula-rasa", seats=[{}, {}], spectators=True)
        keys, table = await seat_all(live_server, created), created["table"]
        async with live_server.socket(table, keys[0]) as anna:
            assert (await anna.next())["type"] == "snapshot"
            first = await anna.next("presence")
            assert first == {"type": "presence", "seats": ["here", None], "watchers": 0}
            await presence(anna, lambda now: now["seats"] == ["here", "away"])
            async with live_server.socket(table, keys[1]) as bo:
                await presence(anna, lambda now: now["seats"] == ["here", "here"])
                await bo.send(type="visibility", hidden=True)
                await presence(anna, lambda now: now["seats"] == ["here", "away"])
                await bo.send(type="visibility", hidden=False)
                await presence(anna, lambda now: now["seats"] == ["here", "here"])
            await presence(anna, lambda now: now["seats"] == ["here", "away"])
            async with live_server.socket(table, created["spectator"]) as watcher:
                told = await presence(anna, lambda now: now["watchers"] == 1)
                assert await watcher.next("presence") == told, "everybody is told the same"
            await presence(anna, lambda now: now["watchers"] == 0)


async def test_players_are_told_how_long_a_bot_takes_if_many_wait(sqlite_url: str) -> None:
    class Busy(QuickEngine):
        def expected(self) -> Mapping[str, float]:
            return dict.fromkeys(tables, 14.0)

    tables: list[str] = []
    async with open_live_server(sqlite_url, Busy()) as live_server:
        spec = {"seats": [{}, {"bot": "mimi"}], "first": 0}
        created = await live_server.create("tabula-rasa", {"players": 2}, **spec)
        (key,) = await seat_all(live_server, created)
        async with live_server.socket(created["table"], key) as anna:
            assert "bot_seconds" not in await anna.next("presence")
            tables.append(created["table"])
            told = await anna.next("presence")
            assert told == {
                "type": "presence",
                "seats": ["here", None],
                "watchers": 0,
                "bot_seconds": 15,
            }
            tables.clear()
            assert "bot_seconds" not in await anna.next("presence")


async def test_a_client_that_answers_late_is_slow_until_it_answers_in_time(
    sqlite_url: str,
) -> None:
    async with open_live_server(
        sqlite_url, ping_seconds=1.0, late_seconds=0.3, away_seconds=60
    ) as live_server:
        created = await live_server.create("tabula-rasa", seats=[{}, {}])
        keys, table = await seat_all(live_server, created), created["table"]
        async with (
            live_server.socket(table, keys[0]) as anna,
            live_server.socket(table, keys[1]) as bo,
        ):
            reading = asyncio.create_task(
                presence(anna, lambda now: now["seats"] == ["here", "slow"])
            )
            while '"ping"' not in str(await bo.connection.recv()):
                pass
            await asyncio.sleep(0.8)
            await bo.send(type="pong")
            await reading
            answering = asyncio.create_task(bo.next("never"))
            await presence(anna, lambda now: now["seats"] == ["here", "here"])
            answering.cancel()


async def test_what_can_be_chosen_ahead_comes_with_words(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", seats=[{}, {}], first=0, spectators=True)
    keys, table = await seat_all(live_server, created), created["table"]
    async with live_server.socket(table, keys[1], language="en") as bo:
        snapshot = await bo.next()
        assert snapshot["view"]["legal"] == []
        await bo.send(type="premoves", id="a")
        answer = await bo.next("answer")
        hand = snapshot["view"]["hands"][1]["cards"]
        assert {move.split("@")[0] for move in answer["premoves"]} == set(hand)
        assert answer["labels"].keys() == set(answer["premoves"])
        assert all(answer["labels"].values())
    async with live_server.socket(table, created["spectator"]) as watcher:
        await watcher.send(type="premoves", id="b")
        assert (await watcher.next("answer"))["premoves"] == []


async def test_nothing_can_be_chosen_where_turns_begin_with_something_new(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("rat-hot", seats=[{}, {}], first=0)
    keys = await seat_all(live_server, created)
    async with live_server.socket(created["table"], keys[1]) as green:
        await green.send(type="premoves", id="a")
        assert (await green.next("answer"))["premoves"] == []


@pytest.mark.parametrize("hidden", ["yes", None, 1])
async def test_what_is_hidden_is_true_or_false(live_server: LiveServer, hidden: object) -> None:
    created = await live_server.create("tabula-rasa", seats=[{}, {}])
    keys = await seat_all(live_server, created)
    async with live_server.socket(created["table"], keys[0]) as anna:
        await anna.send(type="visibility", hidden=hidden)
        assert "hidden: expected true or false" in (await anna.next("error"))["sentence"]
