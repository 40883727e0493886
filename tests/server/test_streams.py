"""Tables line by line over HTTP: what ends a stream, and how many there may be."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tavolino.core.contract import Json
from tests.server.live_server import LiveServer, open_live_server


@asynccontextmanager
async def stream(
    live_server: LiveServer, table: str, key: str
) -> AsyncIterator[AsyncIterator[Json]]:
    path, headers = f"/api/v2/tables/{table}/stream", {"Authorization": f"Bearer {key}"}
    async with live_server.http.stream("GET", path, headers=headers) as answer:
        yield (json.loads(line) async for line in answer.aiter_lines() if line)


async def test_a_seat_that_is_left_ends_its_stream_with_the_reason(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("tabula-rasa")
    key = await live_server.sit(created, 0, "Anna")
    async with stream(live_server, created["table"], key) as lines:
        assert (await anext(lines))["type"] == "snapshot"
        left = await live_server.ask("POST", f"/tables/{created['table']}/leave", key)
        assert left.status_code == 200, left.text
        *_, last = [line async for line in lines]
    assert last["type"] == "error"
    assert last["sentence"] == "This seat is no longer yours: it was freed."


async def test_a_server_that_stops_says_so(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url) as live_server:
        created = await live_server.create("tabula-rasa")
        async with stream(live_server, created["table"], created["spectator"]) as lines:
            assert (await anext(lines))["type"] == "snapshot"
            stopping = asyncio.create_task(live_server.state.tables.stop())
            (last,) = [line async for line in lines]
            await stopping
    assert last["type"] == "going_down"


async def test_a_stream_that_is_refused_counts_for_nobody(sqlite_url: str) -> None:
    limits: dict[str, Any] = {"sockets_per_table": 1, "sockets_per_address": 2}
    async with open_live_server(sqlite_url, **limits) as live_server:
        one, two = [await live_server.create("tabula-rasa") for _ in range(2)]
        async with stream(live_server, one["table"], one["spectator"]) as lines:
            await anext(lines)
            for _ in range(3):
                path = f"/tables/{one['table']}/stream"
                refused = await live_server.ask("GET", path, one["spectator"])
                assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
            async with stream(live_server, two["table"], two["spectator"]) as others:
                assert (await anext(others))["type"] == "snapshot"
