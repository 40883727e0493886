"""What happens on a socket: who is turned away, and what can be done there besides moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import connect

from tavolino.server.sockets import NOT_LET_IN, REFUSED
from tests.processes import PATIENCE
from tests.server.live_server import LiveServer, Socket, open_live_server, seat_all
from tests.server.test_streams import stream

HOUR = 3600


@asynccontextmanager
async def silent_socket(live_server: LiveServer, table: str) -> AsyncIterator[Socket]:
    """A socket of somebody who says nothing."""
    url = live_server.address.replace("http", "ws", 1) + f"/api/v2/tables/{table}/socket"
    async with connect(url, open_timeout=PATIENCE) as connection:
        yield Socket(connection)


async def closed_with(socket: Socket) -> int | None:
    async with asyncio.timeout(PATIENCE):
        await socket.connection.wait_closed()
    return socket.connection.close_code


async def test_a_socket_passes_no_other_route(live_server: LiveServer) -> None:
    """Nor what FastAPI does for parameters: a crowd of sockets would cost half as much again."""
    assert [type(route) for route in live_server.app.routes[:2]] == [WebSocketRoute] * 2


async def test_an_address_has_so_many_sockets(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, sockets_per_address=1) as live_server:
        tables = [await live_server.create("tabula-rasa") for _ in range(2)]
        one, two = [created["table"] for created in tables]
        async with live_server.socket(one, tables[0]["spectator"]) as socket:
            await socket.next()
            async with live_server.socket(two, tables[1]["spectator"]) as refused:
                assert (await refused.next("error"))["code"] == "rate_limited"
                assert await closed_with(refused) == REFUSED
        page = (await live_server.http.get("/metrics")).text
        assert 'tavolino_refusals_total{code="rate_limited"} 1.0' in page


async def test_a_link_to_a_finished_game_ends_with_the_next_deal(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, spectators=False)
    keys = await seat_all(live_server, created)
    table, path, shared = (
        created["table"],
        f"/tables/{created['table']}",
        "a-secret-for-those-who-get-the-link",
    )
    await live_server.ask("POST", f"{path}/resign", keys[0])
    sharing = await live_server.ask("POST", f"{path}/games/0/share", keys[0], {"key": shared})
    assert sharing.status_code == 200, sharing.text
    async with (
        live_server.socket(table, shared) as socket,
        stream(live_server, table, shared) as lines,
        asyncio.timeout(PATIENCE),
    ):
        seen = [await anext(lines), await socket.next()]
        for key in keys:
            offered = await live_server.ask("POST", f"{path}/offers/rematch", key)
            assert offered.status_code == 200, offered.text
        assert (await socket.next("error"))["code"] == "not_authorised"
        assert await closed_with(socket) == NOT_LET_IN
        *more, last = [line async for line in lines]
        assert (last["type"], last["code"]) == ("error", "not_authorised")
    seen += [each for each in (*socket.messages, *more) if each["type"] == "snapshot"]
    assert {each["game"] for each in seen} == {0}


async def test_a_link_to_another_device_expires_on_an_open_connection(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, spectators=False)
    anna, bruno = await seat_all(live_server, created)
    table, path = created["table"], f"/tables/{created['table']}"
    link = (await live_server.ask("POST", f"{path}/device-link", anna)).json()["token"]
    async with (
        live_server.socket(table, link) as socket,
        stream(live_server, table, link) as lines,
        asyncio.timeout(PATIENCE),
    ):
        assert (await anext(lines))["type"] == (await socket.next())["type"] == "snapshot"
        clock = live_server.state.tables.clock
        monkeypatch.setattr(clock, "_ahead", clock._ahead + 601)
        await live_server.ask("POST", f"{path}/chat", bruno, {"text": "hello", "id": "1"})
        assert (await socket.next("error"))["code"] == "link_expired"
        *more, last = [line async for line in lines]
        assert (last["type"], last["code"], more) == ("error", "link_expired", [])
    assert [each["type"] for each in socket.messages].count("snapshot") == 1


async def test_a_table_that_cannot_be(live_server: LiveServer) -> None:
    async with live_server.socket("nonsense!", "a-key") as socket:
        assert (await socket.next("error"))["code"] == "unknown_table"
        assert await closed_with(socket) in (REFUSED, NOT_LET_IN)
    answer = await live_server.ask("GET", "/tables/nonsense!", "a-key")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


async def test_who_does_not_say_hello_is_told_to(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, hello_seconds=0.1) as live_server:
        created = await live_server.create("tabula-rasa")
        async with silent_socket(live_server, created["table"]) as socket:
            error = await socket.next("error")
            assert error["code"] == "wrong_request"
            assert "say hello first" in error["sentence"]
            assert await closed_with(socket) == REFUSED


async def test_who_looks_on_at_a_public_table_decides_nothing(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", public=True)
    async with live_server.socket(created["table"], None) as socket:
        await socket.next()
        await socket.send(type="resign", id="1")
        error = await socket.next("error")
        assert (error["id"], error["code"]) == ("1", "not_authorised")


async def test_an_offer_is_declined(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2})
    anna, bo = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    offers = (await live_server.ask("POST", f"{path}/offers/draw", anna)).json()["offers"]
    assert [offer["what"] for offer in offers] == ["draw"]
    async with live_server.socket(created["table"], bo) as socket:
        await socket.next()
        await socket.send(type="decline", id="1", what="draw")
        assert (await socket.next("answer"))["id"] == "1"
    assert (await live_server.ask("GET", path, anna)).json()["offers"] == []


async def test_the_match_is_claimed_from_who_is_late(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = {"kind": "fischer", "minutes": 3, "increment": 2}
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0, clock=clock)
    _, bo = await seat_all(live_server, created)
    async with live_server.socket(created["table"], bo) as socket:
        await socket.next()
        await socket.send(type="claim_time", id="early")
        assert (await socket.next("error"))["code"] == "time_left"
        later = time.time() + HOUR
        context = live_server.state.tables.live.context
        monkeypatch.setattr(
            live_server.state.tables.live, "context", lambda: replace(context(), now=later)
        )
        await socket.send(type="claim_time", id="late")
        assert (await socket.next("answer"))["id"] == "late"
    ended = (await live_server.ask("GET", f"/tables/{created['table']}", bo)).json()
    assert (ended["outcome"]["by"], ended["outcome"]["winners"]) == ("time", [1])
