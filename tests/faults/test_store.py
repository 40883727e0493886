"""A disk that is full, a database that is gone for a while, clients that have gone silently."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from pathlib import Path

import asyncpg
import pytest

from tests.server.live_server import LiveServer, open_live_server, seat_all


async def try_to_move(live_server: LiveServer, table: str, keys: list[str]) -> int:
    """One move of whoever is to move; the status of the answer."""
    for key in keys:
        looked = await live_server.ask("GET", f"/tables/{table}", key)
        if looked.status_code != 200:
            return looked.status_code
        snapshot = looked.json()
        if snapshot["view"]["legal"]:
            body = {
                "id": f"{snapshot['ply']}",
                "ply": snapshot["ply"],
                "move": snapshot["view"]["legal"][0],
            }
            return (await live_server.ask("POST", f"/tables/{table}/moves", key, body)).status_code
    raise AssertionError("nobody is to move")


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with open_live_server(f"sqlite:///{file}") as live_server:
        created = await live_server.create("tabula-rasa")
        keys = await seat_all(live_server, created)
        table = created["table"]
        assert await try_to_move(live_server, table, keys) == 200
        written = max(each.stat().st_size for each in tmp_path.iterdir())
        resource.setrlimit(resource.RLIMIT_FSIZE, (written, hard))
        try:
            statuses = [await try_to_move(live_server, table, keys) for _ in range(3)]
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert 503 in statuses
        before = (await live_server.ask("GET", f"/tables/{table}", keys[0])).json()["ply"]
        assert before == 2 + statuses.count(200)
        assert await try_to_move(live_server, table, keys) == 200
        assert (await live_server.ask("GET", f"/tables/{table}", keys[0])).json()[
            "ply"
        ] == before + 1


@pytest.mark.slow
async def test_a_database_that_comes_back_finds_all_tables_as_they_were(
    postgres: str, postgres_url: str
) -> None:
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    async with open_live_server(postgres_url) as live_server:
        created = await live_server.create("tabula-rasa")
        keys = await seat_all(live_server, created)
        table = created["table"]
        assert await try_to_move(live_server, table, keys) == 200
        admin = await asyncpg.connect(postgres)
        try:
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
            )
            assert await try_to_move(live_server, table, keys) == 503
            assert (await live_server.http.get("/health")).status_code == 503
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        finally:
            await admin.close()
        assert await try_to_move(live_server, table, keys) == 200
        assert (await live_server.ask("GET", f"/tables/{table}", keys[0])).json()["ply"] == 3


async def test_a_client_that_has_gone_silently_is_noticed(tmp_path: Path) -> None:
    """It opens a socket, and is never heard of again; nor does it read."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with open_live_server(url, ping_seconds=0.2, slow_seconds=0.2) as live_server:
        created = await live_server.create("tabula-rasa")
        port = int(live_server.address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as gone:
            gone.setblocking(False)
            reader_loop = asyncio.get_running_loop()
            path = f"/api/v2/tables/{created['table']}/socket"
            await reader_loop.sock_sendall(gone, _handshake(path))
            await asyncio.sleep(0.1)
            hello = json.dumps({"type": "hello", "key": created["spectator"]}).encode()
            await reader_loop.sock_sendall(gone, _frame(hello))
            for _ in range(100):
                if live_server.state.sockets:
                    break
                await asyncio.sleep(0.01)
            assert len(live_server.state.sockets) == 1
            for _ in range(300):
                if not live_server.state.sockets:
                    break
                await asyncio.sleep(0.01)
            assert not live_server.state.sockets


def _handshake(path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def _frame(text: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
