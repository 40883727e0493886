"""Many tables at once: what a move costs, beside a bare echo that sends the same bytes.

    python -m benchmarks.load [--tables 600] [--seconds 20] [--language en]

Two players and a spectator at each table, with one socket each, and a move every two seconds. Every
socket asks for words, as the page does; `--language ""` shows what is left without them. The echo
server handles the same number and size of messages, three out for one in, and does nothing
else. CPU is that of the server process, as the kernel counts it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

EVERY = 2.0  # seconds between two moves of a table
GAME = "tabula-rasa"
LIMITLESS = {
    "TOKEN_RATE": "1e5",
    "TOKEN_BURST": "100000",
    "ADDRESS_RATE": "1e6",
    "ADDRESS_BURST": "1000000",
    "TABLES_RATE": "1e7",
    "TABLES_BURST": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "UNFINISHED_PER_ADDRESS": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
    "STORE_SECONDS": "60",
    "LOG_LEVEL": "warning",
}
AT_ONCE = 20  # tables that are set up together: their commits are shared
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    moves: int = 0
    waits: list[float] = field(default_factory=list)
    bytes_out: int = 0
    messages_out: int = 0
    cpu: float = 0
    seconds: float = 0
    memory: float = 0

    def row(self, name: str) -> str:
        waits = sorted(self.waits) or [0.0]
        at = lambda share: 1000 * waits[int(share * (len(waits) - 1))]  # noqa: E731
        return (
            f"{name:<12}{self.moves / self.seconds:>9.0f}{1e6 * self.cpu / self.moves:>12.0f}"
            f"{at(0.5):>9.1f}{at(0.99):>9.1f}{self.memory:>9.0f}"
            f"{self.bytes_out / max(1, self.messages_out):>10.0f}"
        )


HEADER = (
    f"{'':<12}{'moves/s':>9}{'CPU µs/move':>12}{'p50 ms':>9}{'p99 ms':>9}{'MB':>9}{'B/message':>10}"
)


def cpu_of(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / _TICKS


def memory_of(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


@dataclass
class Table:
    id: str
    keys: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    legal: dict[int, list[str]] = field(default_factory=dict)
    ply: int = 0
    sent: float = 0
    over: bool = False
    rng: random.Random = field(default_factory=lambda: random.Random(1))


@dataclass
class Heard:
    """The figures that messages are currently counted in."""

    figures: Figures


async def listen(table: Table, seat: int, heard: Heard) -> None:
    """Count the messages of one socket. A move has arrived when the spectator sees it."""
    with contextlib.suppress(Exception):
        async for text in table.sockets[seat]:
            figures = heard.figures
            figures.bytes_out += len(text)
            figures.messages_out += 1
            message = json.loads(text)
            if message["type"] == "ping":
                await table.sockets[seat].send('{"type":"pong"}')
            if message["type"] != "snapshot":
                continue
            table.legal[seat] = message["view"]["legal"]
            if seat == 2:
                if message["ply"] > table.ply and table.sent:
                    figures.waits.append(time.perf_counter() - table.sent)
                    figures.moves += 1
                table.ply, table.over = message["ply"], message["state"] == "over"


async def move(table: Table) -> None:
    if table.over:
        await table.sockets[0].send('{"type":"offer","what":"rematch"}')
        await table.sockets[1].send('{"type":"offer","what":"rematch"}')
        table.sent = 0
        return
    for seat in (0, 1):
        if legal := table.legal.get(seat):
            table.sent = time.perf_counter()
            request = {"type": "play", "id": f"{table.ply}", "ply": table.ply}
            await table.sockets[seat].send(json.dumps(request | {"move": table.rng.choice(legal)}))
            table.legal[seat] = []
            return


async def sit_down(address: str, count: int, language: str | None) -> list[Table]:
    """Tables with two players each and three sockets."""
    tables: list[Table] = []
    slots = asyncio.Semaphore(AT_ONCE)
    hello = {"type": "hello", "language": language}
    # On a busy machine a connection may wait longer than the server keeps it open, so none is
    # reused.
    fresh = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=fresh) as http:

        async def one() -> None:
            async with slots:
                table = await _new_table(http)
                url = address.replace("http", "ws", 1) + f"/api/v2/tables/{table.id}/socket"
                for key in table.keys:
                    connection = await _open(url)
                    await connection.send(json.dumps(hello | {"key": key}))
                    table.sockets.append(connection)
                tables.append(table)
                if len(tables) % 100 == 0 or len(tables) == count:
                    tell(f"{len(tables)} of {count} tables are set up")

        await asyncio.gather(*(one() for _ in range(count)))
    return tables


async def _new_table(http: httpx.AsyncClient) -> Table:
    keys = [secrets.token_urlsafe(16) for _ in range(2)]
    spec = {"game": GAME, "seats": [{"name": "Guest", "key": key} for key in keys]}
    created = (await http.post("/api/v2/tables", json=spec)).raise_for_status().json()
    return Table(created["table"], [*keys, created["spectator"]])


async def _open(url: str) -> ClientConnection:
    return await connect(url, compression=None, ping_interval=None, open_timeout=60)


def tell(line: str) -> None:
    """Print the progress at once, even into a file."""
    print(line, flush=True)


async def run_tables(
    address: str, pid: int, count: int, seconds: float, language: str | None
) -> tuple[Figures, Figures]:
    """At a steady pace, then as fast as possible."""
    tables = await sit_down(address, count, language)
    heard = Heard(Figures())
    listeners = [
        asyncio.create_task(listen(table, seat, heard)) for table in tables for seat in range(3)
    ]
    await asyncio.sleep(2)
    tell(f"a move a table every {EVERY:g} s, for {seconds:g} s")
    even = heard.figures = Figures()
    await _pace(even, pid, seconds, count, lambda number: move(tables[number % count]))
    tell(f"as fast as it goes, for {seconds / 2:g} s")
    most = heard.figures = Figures()
    began, cpu = time.perf_counter(), cpu_of(pid)
    while time.perf_counter() - began < seconds / 2:
        for table in tables:
            await move(table)
        await asyncio.sleep(0.01)
    most.seconds, most.cpu = time.perf_counter() - began, cpu_of(pid) - cpu
    most.memory = memory_of(pid)
    for task in listeners:
        task.cancel()
    return even, most


async def _pace(figures: Figures, pid: int, seconds: float, count: int, one: Any) -> None:
    gap = EVERY / count
    began, cpu, number = time.perf_counter(), cpu_of(pid), 0
    while (now := time.perf_counter() - began) < seconds:
        while number * gap <= now:
            await one(number)
            number += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.2)
    figures.cpu, figures.seconds = cpu_of(pid) - cpu, time.perf_counter() - began
    figures.memory = memory_of(pid)


# -- the echo --------------------------------------------------------------------------------------

_connections: dict[str, list[WebSocket]] = {}


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """A bare server: a message comes in, three go out."""
    if scope["type"] != "websocket":
        return
    connection = WebSocket(scope, receive, send)
    at_table = _connections.setdefault(scope["path"], [])
    await connection.accept()
    at_table.append(connection)
    payload = "x" * int(os.environ["ECHO_BYTES"])
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await connection.receive_text()
            for each in at_table:
                await each.send_text(payload)


async def run_echo(port: int, pid: int, count: int, seconds: float) -> Figures:
    figures = Figures()
    tables = [Table(f"{number}", []) for number in range(count)]
    for table in tables:
        table.sockets = [await _open(f"ws://127.0.0.1:{port}/{table.id}") for _ in range(3)]
    tell(f"the same traffic to the echo, for {seconds:g} s")

    async def hear(table: Table, seat: int) -> None:
        with contextlib.suppress(Exception):
            async for text in table.sockets[seat]:
                figures.bytes_out += len(text)
                figures.messages_out += 1
                if seat == 2:
                    figures.waits.append(time.perf_counter() - table.sent)
                    figures.moves += 1

    listeners = [asyncio.create_task(hear(t, seat)) for t in tables for seat in range(3)]
    message = json.dumps({"type": "play", "id": "12", "ply": 12, "move": "r7@3"})

    async def one(number: int) -> None:
        table = tables[number % count]
        table.sent = time.perf_counter()
        await table.sockets[number % 2].send(message)

    await _pace(figures, pid, seconds, count, one)
    for task in listeners:
        task.cancel()
    return figures


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


async def _ready(port: int, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise SystemExit(f"a server has ended before it began, with status {server.returncode}")


async def main(count: int, seconds: float, language: str | None) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    environment = os.environ | {f"TAVOLINO_{name}": value for name, value in LIMITLESS.items()}
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        words = [sys.executable, "-m", "tavolino", "serve", "--port", f"{port}"]
        words += ["--database", f"sqlite:///{folder}/tables.db"]
        began = time.perf_counter()
        server = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)
        try:
            await _ready(port, server)
            async with httpx.AsyncClient() as http:
                await http.get(f"http://127.0.0.1:{port}/", timeout=60)
            page = time.perf_counter() - began
            tell(f"first page after {page:.1f} s ({cpu_of(server.pid):.1f} s of CPU),"
                 f" {memory_of(server.pid):.0f} MB")  # fmt: skip
            address = f"http://127.0.0.1:{port}"
            ours, most = await run_tables(address, server.pid, count, seconds, language)
        finally:
            server.terminate()
            server.wait()
    port = _free_port()
    size = round(ours.bytes_out / max(1, ours.messages_out))
    words = [sys.executable, "-m", "uvicorn", "benchmarks.load:echo", "--port", f"{port}"]
    words += ["--ws", "websockets-sansio", "--log-level", "warning", "--lifespan", "off"]
    words += ["--ws-per-message-deflate", "false"]
    peer = subprocess.Popen(words, env=environment | {"ECHO_BYTES": f"{size}"})
    try:
        await _ready(port, peer)
        bare = await run_echo(port, peer.pid, count, seconds)
    finally:
        peer.terminate()
        peer.wait()
    print(f"words in {language}" if language else "no words")
    print(HEADER)
    print(ours.row("tavolino"))
    print(bare.row("bare echo"))
    print(most.row("at most"))
    ratio = (ours.cpu / ours.moves) / (bare.cpu / bare.moves)
    print(f"CPU a move: {ratio:.1f} times that of the echo")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    asyncio.run(main(given.tables, given.seconds, given.language or None))
