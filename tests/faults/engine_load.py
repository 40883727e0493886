"""Many clients that keep the engine busy, and one person who plays against a bot.

    python -m tests.faults.engine_load [TABLES [ANALYSES]]

prints how long the person waits for the bot while TABLES tables of the strongest bot against itself
are played from one address, and ANALYSES requests for analysis come from others, four from each.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tavolino.core.contract import Json
from tests.server.live_server import GENEROUS, RemoteServer, seat_all

ROUNDS = 100
PER_TABLE = 4  # requests for analysis; as many come from one address
MOVES = 6  # that the person waits for
# Limits that let such a crowd in at all.
ALLOWED = {
    "bot_tables": 1000,
    "bot_tables_per_address": 1000,
    "bot_table_rounds": ROUNDS,
    "engine_requests_waiting": 1000,
    "engine_requests_rate": 1e5,
    "engine_requests_burst": 10**5,
    "log_level": "warning",
}


@dataclass
class Waits:
    alone: list[float] = field(default_factory=list)  # seconds for the bot's answer
    crowded: list[float] = field(default_factory=list)
    answered: int = 0  # requests for analysis, before the last of them

    def __str__(self) -> str:
        return (
            f"a person's bot answers after at most {max(self.alone):.2f} s when alone, and after"
            f" {', '.join(f'{wait:.2f}' for wait in self.crowded)} s in the crowd"
            f"; {self.answered} analyses were done meanwhile"
        )


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[str]:
    """A server in its own process, with bots that think; yields its address."""
    settings = GENEROUS | ALLOWED | {"database_url": f"sqlite:///{folder / 'tables.db'}"}
    settings = {f"TAVOLINO_{name.upper()}": str(value) for name, value in settings.items()}
    with subprocess.Popen(
        [sys.executable, "-m", "tavolino", "serve"],
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = await asyncio.to_thread(process.stdout.readline)
            yield line.split()[-1]
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


async def client(stack: AsyncExitStack, address: str, number: int) -> RemoteServer:
    """A client with its own address."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.{number // 250}.{number % 250 + 2}")
    http = httpx.AsyncClient(base_url=address, timeout=600, transport=transport)
    return RemoteServer(address, await stack.enter_async_context(http))


async def _finished(live_server: RemoteServer) -> tuple[str, str]:
    """A table whose game is over, and its owner's key."""
    created = await live_server.create("tabula-rasa", seats=[{"bot": "random"}] * 2)
    path, key = f"/tables/{created['table']}", created["owner"]
    while (await live_server.ask("GET", path, key)).json()["state"] != "over":
        await asyncio.sleep(0.05)
    return created["table"], key


async def _answer_of_bot(live_server: RemoteServer, table: str, key: str) -> float | None:
    """Play the first legal move and wait for the bot's; None at the end of the game."""
    path = f"/tables/{table}"
    snapshot: Json = (await live_server.ask("GET", path, key)).json()
    if not snapshot["view"]["legal"]:
        return None
    body = {
        "id": f"{snapshot['ply']}",
        "ply": snapshot["ply"],
        "move": snapshot["view"]["legal"][0],
    }
    played = await live_server.ask("POST", f"{path}/moves", key, body)
    assert played.status_code == 200, played.text
    start = time.perf_counter()
    while not snapshot["view"]["legal"] or snapshot["ply"] <= body["ply"]:
        snapshot = (await live_server.ask("GET", path, key)).json()
        if snapshot["state"] == "over":
            return None
        await asyncio.sleep(0.01)
    return time.perf_counter() - start


async def _play(live_server: RemoteServer, moves: int) -> list[float]:
    """A person against the quickest bot: how long it took for each answer."""
    waits: list[float] = []
    while len(waits) < moves:
        spec: Json = {"seats": [{}, {"bot": "mimi"}], "first": 0}
        created = await live_server.create("tabula-rasa", {"players": 2}, **spec)
        (key,) = await seat_all(live_server, created)
        while len(waits) < moves:
            wait = await _answer_of_bot(live_server, created["table"], key)
            if wait is None:
                break
            waits.append(wait)
    return waits


async def measure(address: str, tables: int, analyses: int) -> Waits:
    waits = Waits()
    async with AsyncExitStack() as stack:
        person = await client(stack, address, 0)
        crowd = await client(stack, address, 1)
        finished = [await _finished(crowd) for _ in range(analyses // PER_TABLE + 1)]
        await _play(person, 2)  # the workers are there then
        waits.alone = await _play(person, MOVES)
        for _ in range(tables):
            await crowd.create("schotten-totten", seats=[{"bot": "maestro"}] * 2, rounds=ROUNDS)
        asked: list[asyncio.Task[httpx.Response]] = []
        try:
            for number in range(analyses):
                table, key = finished[number // PER_TABLE]
                path = f"/tables/{table}/games/0/analysis/{number % PER_TABLE}"
                live_server = await client(stack, address, 2 + number // PER_TABLE)
                asked.append(asyncio.create_task(live_server.ask("POST", path, key)))
            await asyncio.sleep(0.5)
            waits.crowded = await _play(person, MOVES)
            done = [task.result() for task in asked if task.done()]
            assert all(answer.status_code == 200 for answer in done)
            waits.answered = len(done)
        finally:
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
    return waits


async def main(tables: int = 28, analyses: int = 100) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as address:
            print(await measure(address, tables, analyses))


if __name__ == "__main__":
    asyncio.run(main(*(int(word) for word in sys.argv[1:])))
