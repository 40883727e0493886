"""What a restart costs a player on the clock: nothing, however the server ended."""

from __future__ import annotations

import asyncio
import logging

import httpx
import pytest

from tests.faults.forked_server import ForkedServer
from tests.server.live_server import RemoteServer, seat_all

log = logging.getLogger(__name__)

pytestmark = pytest.mark.slow

BLITZ = {"kind": "fischer", "minutes": 600, "increment": 0}
AWAY = 3.0


async def left(live_server: RemoteServer, table: str, key: str) -> tuple[float, float]:
    """The seconds that the first seat has left, and when that was."""
    snapshot = (await live_server.ask("GET", f"/tables/{table}", key)).json()
    return snapshot["clock"]["left"][0], snapshot["clock"]["now"]


@pytest.mark.parametrize("end", ["stopped", "killed"])
async def test_the_time_that_a_server_was_away_costs_nothing(url: str, end: str) -> None:
    server = ForkedServer(url)
    try:
        await server.start()
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            live_server = RemoteServer(server.address, http)
            created = await live_server.create("tabula-rasa", clock=BLITZ, first=0)
            key = (await seat_all(live_server, created))[0]
            table = created["table"]
            await live_server.ask("POST", f"/tables/{table}/chat", key, {"text": "a sign of life"})
            before, at = await left(live_server, table, key)
            await (server.stop() if end == "stopped" else server.kill())
            await asyncio.sleep(AWAY)
            await server.start()
            after, now = await left(live_server, table, key)
        paid, lived = before - after, (now - at) - AWAY
        log.warning("%s, away for %.1f s: %.2f s paid", end, now - at, paid)
        assert paid <= lived, "nothing for the time in which nobody was there"
    finally:
        server.close()


async def test_while_one_of_two_servers_lives_the_clock_runs(postgres_url: str) -> None:
    one, two = ForkedServer(postgres_url), ForkedServer(postgres_url)
    try:
        await one.start()
        await two.start()
        async with (
            httpx.AsyncClient(base_url=one.address, timeout=60) as http,
            httpx.AsyncClient(base_url=two.address, timeout=60) as other_http,
        ):
            live_server = RemoteServer(one.address, http)
            other = RemoteServer(two.address, other_http)
            created = await live_server.create("tabula-rasa", clock=BLITZ, first=0)
            key = (await seat_all(live_server, created))[0]
            table = created["table"]
            before, at = await left(live_server, table, key)
            await two.kill()
            await asyncio.sleep(AWAY)
            await two.start()
            async with asyncio.timeout(60):  # until the one has said that it was there
                while True:
                    after, now = await left(other, table, key)
                    if abs((before - after) - (now - at)) < 0.001:
                        break
                    assert before - after < now - at
                    await asyncio.sleep(0.2)
            log.warning("one of two lived: %.2f s of %.2f s paid", before - after, now - at)
            here, then = await left(live_server, table, key)
            assert before - here == pytest.approx(then - at, abs=0.001)
            before, at = await left(live_server, table, key)
            await asyncio.gather(one.kill(), two.kill())
            await asyncio.sleep(AWAY)
            await asyncio.gather(one.start(), two.start())
            for each in (live_server, other):
                after, now = await left(each, table, key)
                log.warning("none lived: %.2f s of %.2f s paid", before - after, now - at)
                assert before - after <= (now - at) - AWAY
    finally:
        one.close()
        two.close()
