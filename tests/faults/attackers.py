"""One player who moves, and others who want too much of the server: how long the player's moves
take, with them and without, by turns.

    python -m tests.faults.attackers [ATTACK ...]

prints it for these attacks, or for all. The attackers run in a process of their own, and have other
addresses than the player.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tavolino.core.contract import Json
from tests.server.live_server import RemoteServer, seat_all

ROUNDS = 4  # each with and without the attacker
MOVES = 50  # of the player, in each of them
PAUSE = 0.05  # seconds between two moves, shorter than any person's
ATTACKER = "127.0.1.1"
CONNECTIONS = 100
GONE = (OSError, httpx.HTTPError, WebSocketException, EOFError, TimeoutError)
PATHS = (
    "/docs",
    "/",
    "/openapi.json",
    "/metrics",
    "/api/v2/lessons/schotten-totten?language=en",
    "/previews/tavolino.png",
    f"/games/{'x' * 15_000}/y",
)
FILES = ("/dev/zero", "/proc/self/fd/6")
# The player makes tables and moves faster than people do; everything else is as it comes.
ALLOWED = {"port": 0, "tables_burst": 1000, "token_rate": 1000, "token_burst": 1000}


@dataclass
class Times:
    """Of a player's moves, from the request to its answer, in seconds."""

    alone: list[float] = field(default_factory=list)
    attacked: list[float] = field(default_factory=list)
    memory: int = 0  # bytes that the server had gained at the end

    def __str__(self) -> str:
        alone, attacked = (_p99(each) for each in (self.alone, self.attacked))
        return (
            f"p99 of {len(self.alone)} moves {1000 * alone:.1f} ms alone and"
            f" {1000 * attacked:.1f} ms beside the attacker: {attacked / alone:.1f} times;"
            f" medians {1000 * statistics.median(self.alone):.1f} and"
            f" {1000 * statistics.median(self.attacked):.1f} ms;"
            f" the server has grown by {self.memory / 2**20:.0f} MiB"
        )


def _p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


# -- the attacks -----------------------------------------------------------------------------------


async def _ask(address: str, host: str, path: str, body: Json | None = None) -> None:
    """One kept-alive connection that asks again and again."""
    method = "GET" if body is None else "POST"
    transport = httpx.AsyncHTTPTransport(local_address=host)
    async with httpx.AsyncClient(base_url=address, timeout=60, transport=transport) as http:
        while True:
            try:
                await http.request(method, path, json=body)
            except GONE:
                await asyncio.sleep(0.01)


async def _crowd(address: str, *paths: str) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(CONNECTIONS):
            group.create_task(_ask(address, ATTACKER, paths[number % len(paths)]))


async def _name_files(address: str) -> None:
    """Whatever a request names: the server does not open it."""
    async with asyncio.TaskGroup() as group:
        for number in range(CONNECTIONS):
            options = {"strips": FILES[number % len(FILES)]}
            body = {"game": "rat-hot", "options": options}
            group.create_task(_ask(address, ATTACKER, "/api/v2/analysis", body))


async def _socket(address: str, host: str, table: str, hello: Json | None) -> None:
    """One socket that is opened again whenever it is closed."""
    url = address.replace("http", "ws", 1) + f"/api/v2/tables/{table}/socket"
    while True:
        with suppress(*GONE):
            async with connect(url, compression=None, local_addr=(host, 0)) as socket:
                if hello is not None:
                    await socket.send(json.dumps({"type": "hello"} | hello))
                async for message in socket:
                    if json.loads(message)["type"] == "ping":
                        await socket.send('{"type": "pong"}')
        await asyncio.sleep(0.5)


async def _sockets(address: str, addresses: int, each: int, hello: Json | None) -> None:
    table = "abc"
    if hello is not None:
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            spec = {"game": "tabula-rasa", "public": True, "spectators": True}
            tables = [
                (await http.post("/api/v2/tables", json=spec)).json()["table"]
                for _ in range(addresses * each // 50 + 1)
            ]
    async with asyncio.TaskGroup() as group:
        for number in range(addresses * each):
            host = f"127.0.2.{number % addresses + 1}"
            table = table if hello is None else tables[number // 50]
            group.create_task(_socket(address, host, table, hello))


Attack = Callable[[str], Awaitable[None]]

ATTACKS: dict[str, Attack] = {
    **{
        path[:20]: lambda address, path=path: _crowd(address, path)  # type: ignore[misc]
        for path in PATHS
    },
    "everything": lambda address: _crowd(address, *PATHS),
    "files": _name_files,
    "silent sockets": lambda address: _sockets(address, 12, 100, None),
    "spectators": lambda address: _sockets(address, 11, 95, {}),
}


# -- the player ------------------------------------------------------------------------------------


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """A server in its own process, with the usual limits; its address and its process."""
    settings = ALLOWED | {"database_url": f"sqlite:///{folder / 'tables.db'}"}
    named = {f"TAVOLINO_{name.upper()}": str(value) for name, value in settings.items()}
    with subprocess.Popen(
        [sys.executable, "-m", "tavolino", "serve"],
        env=os.environ | named | {"TAVOLINO_LOG_LEVEL": "warning"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = await asyncio.to_thread(process.stdout.readline)
            yield line.split()[-1], process.pid
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


async def play(live_server: RemoteServer, moves: int) -> list[float]:
    """How long each of so many moves took. Both seats are played."""
    times: list[float] = []
    while len(times) < moves:
        created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
        keys = await seat_all(live_server, created)
        path = f"/tables/{created['table']}"
        async with (
            live_server.socket(created["table"], keys[0]) as first,
            live_server.socket(created["table"], keys[1]) as second,
        ):
            snapshot = await first.next()
            while snapshot["state"] != "over" and len(times) < moves:
                seat = snapshot["view"]["player"]
                mover = (first, second)[seat]
                seen = (await live_server.ask("GET", path, keys[seat])).json()
                move, ply = seen["view"]["legal"][0], seen["ply"]
                began = time.perf_counter()
                await mover.send(type="play", id=f"{ply}", ply=ply, move=move)
                await mover.next("answer")
                times.append(time.perf_counter() - began)
                snapshot = await first.next()
                while snapshot["ply"] <= ply:
                    snapshot = await first.next()
                await asyncio.sleep(PAUSE)
    return times


@asynccontextmanager
async def attacking(address: str, attack: str) -> AsyncIterator[None]:
    command = [sys.executable, "-m", "tests.faults.attackers", attack, address]
    with subprocess.Popen(command) as process:
        try:
            await asyncio.sleep(3)  # until all are there
            assert process.poll() is None, "the attacker has given up"
            yield
        finally:
            process.kill()
            await asyncio.to_thread(process.wait)


def _memory(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


async def measure(attack: str, rounds: int = ROUNDS, moves: int = MOVES) -> Times:
    times = Times()
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address, pid = await stack.enter_async_context(server(Path(folder)))
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))
        live_server = RemoteServer(address, http)
        while any(not game["ready"] for game in (await http.get("/api/v2/games")).json()["games"]):
            await asyncio.sleep(0.5)
        await play(live_server, 20)  # what is loaded at the first move is there then
        memory = _memory(pid)
        for _ in range(rounds):
            times.alone += await play(live_server, moves)
            async with attacking(address, attack):
                times.attacked += await play(live_server, moves)
                assert (await http.get("/health")).status_code == 200
        times.memory = _memory(pid) - memory
    return times


async def main(attacks: list[str]) -> None:
    for attack in attacks or ATTACKS:
        print(f"{attack}: {await measure(attack)}", flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[1:] and words[1].startswith("http"):
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2
        )
        asyncio.run(ATTACKS[words[0]](words[1]))  # type: ignore[arg-type]
    else:
        asyncio.run(main(words))
