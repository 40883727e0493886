"""Requests that nobody sends by mistake, and clients that leave in the middle: no answer is a 500,
and no line of the log is a traceback."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tavolino.tables.commands.base import TableCommand
from tavolino.tables.commands.talk import Chat
from tests.processes import PATIENCE
from tests.server.live_server import LiveServer, open_live_server, seat_all


@pytest.fixture
async def quiet(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> AsyncIterator[LiveServer]:
    """A live_server whose log tells of no failure when all is over."""
    caplog.set_level(logging.INFO)
    async with open_live_server(sqlite_url) as live_server:
        yield live_server
    records = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    assert not [record for record in records if record.exc_info]
    assert not [record for record in records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "path",
    ["/" + "x" * 256, "/" + "x" * 5000, "/assets/" + "x" * 256, "/%00", "/%ff", "/%ed%a0%80", "/."],
)
async def test_no_such_file(quiet: LiveServer, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = await quiet.http.request(method, path)
        assert answer.status_code in (200, 404)
        assert (answer.status_code == 200) == (path == "/.")  # which is another way to say /


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://"])
async def test_an_origin_that_is_none(quiet: LiveServer, origin: str) -> None:
    url = quiet.address.replace("http", "ws", 1) + "/api/v2/tables/abc/socket"
    with pytest.raises(InvalidStatus, match="403"):
        async with connect(url, origin=Origin(origin), open_timeout=PATIENCE):
            pass


@pytest.mark.parametrize("said_hello", [False, True])
async def test_a_frame_that_is_not_utf_8(quiet: LiveServer, said_hello: bool) -> None:
    created = await quiet.create("tabula-rasa")
    url = quiet.address.replace("http", "ws", 1) + f"/api/v2/tables/{created['table']}/socket"
    async with connect(url, open_timeout=PATIENCE) as connection:
        if said_hello:
            await connection.send(json.dumps({"type": "hello", "key": created["spectator"]}))
            await connection.recv()
        await connection.send(b"\xff\xfe", text=True)
        await connection.wait_closed()
        assert connection.close_code == 1007
    assert (await quiet.http.get("/health")).status_code == 200


def slam(connection: socket.socket) -> None:
    """Leave without a going_down_message: the other side gets a reset."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: t\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("pause", [0.0, 0.05])
async def test_clients_that_leave_during_a_send(quiet: LiveServer, pause: float) -> None:
    """While others play at the table, so that there is always something to send."""
    created = await quiet.create("tabula-rasa", public=True)
    players = await seat_all(quiet, created)
    table = f"/api/v2/tables/{created['table']}"
    hello = json.dumps({"type": "hello"}).encode()
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    post = f"POST {table}/chat HTTP/1.1\r\nHost: t\r\nContent-Length: 99\r\n\r\n{{"
    sends = [
        HANDSHAKE.format(path=f"{table}/socket").encode() + frame,
        HANDSHAKE.format(path=f"{table}/socket").encode(),
        HANDSHAKE.format(path=f"{table}/socket")
        .replace("Host", "Origin: http://e\r\nHost")
        .encode(),
        f"GET {table}/stream HTTP/1.1\r\nHost: t\r\n\r\n".encode(),
        b"GET / HTTP/1.1\r\nHost: t\r\n\r\n" * 20,
        post.encode(),
    ]
    port = int(quiet.address.rpartition(":")[2])
    loop = asyncio.get_running_loop()
    for number in range(10):
        left = []
        for data in sends:
            connection = socket.create_connection(("127.0.0.1", port))
            connection.setblocking(False)
            await loop.sock_sendall(connection, data)
            left.append(connection)
        chats = [
            quiet.ask("POST", f"{table.removeprefix('/api/v2')}/chat", key, {"text": "hm"})
            for key in players
        ]
        said = asyncio.gather(*chats)
        await asyncio.sleep(pause)
        for connection in left:
            slam(connection)
        for answer in await said:
            assert answer.status_code in (200, 429), number
    for _ in range(1000):
        if not quiet.state.sockets:
            break
        await asyncio.sleep(0.01)
    assert (await quiet.http.get("/health")).status_code == 200


async def test_a_client_that_leaves_while_it_is_being_answered(
    quiet: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its line is still being stored when there is something new to send."""
    created = await quiet.create("tabula-rasa")
    one, other = await seat_all(quiet, created)
    stored, asked = asyncio.Event(), asyncio.Event()
    do = quiet.state.tables.live.do

    async def slowly(table: str, key: str | None, command: TableCommand[Any]) -> Any:
        if isinstance(command, Chat):
            asked.set()
            await stored.wait()
        return await do(table, key, command)

    monkeypatch.setattr(quiet.state.tables.live, "do", slowly)
    async with quiet.socket(created["table"], one) as client:
        await client.next()
        before = len(quiet.connections)
        await client.send(type="chat", text="I must go")
        await asked.wait()
        client.connection.transport.abort()
        while len(quiet.connections) == before:
            await asyncio.sleep(0.01)
        await quiet.ask("POST", f"/tables/{created['table']}/sit", other, {"name": "Another"})
        while quiet.state.sockets:
            await asyncio.sleep(0.01)
        stored.set()


@pytest.mark.parametrize(
    "limits",
    [
        {"address_rate": 0.1, "address_burst": 1},
        {"token_rate": 0.1, "token_burst": 1},
        {"tables_rate": 1, "tables_burst": 1},
    ],
)
async def test_who_asks_too_often_is_told_when_to_come_back(
    sqlite_url: str, limits: dict[str, Any]
) -> None:
    async with open_live_server(sqlite_url, **limits) as live_server:
        body = {"game": "tabula-rasa"}
        for _ in range(2):
            answer = await live_server.ask("POST", "/tables", "a key", body)
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 3600


async def test_other_refusals_with_429_say_it_too(sqlite_url: str) -> None:
    async with open_live_server(
        sqlite_url, sockets_per_address=1, hints_per_table=0
    ) as live_server:
        one_bot = [{"bot": "random"}, {}]
        created = await live_server.create("tabula-rasa", seats=one_bot, first=1)
        (key,) = await seat_all(live_server, created)
        path = f"/tables/{created['table']}"
        async with live_server.socket(created["table"], key) as socket:
            await socket.next()
            answers = [
                await live_server.ask("GET", f"{path}/stream", key),
                await live_server.ask("POST", f"{path}/hint", key),
            ]
        answers += [
            await live_server.ask("POST", f"{path}/chat", key, {"text": "a"}) for _ in range(50)
        ]
        assert {answer.status_code for answer in answers} == {200, 429}
        for answer in answers:
            assert ("retry-after" in answer.headers) == (answer.status_code == 429)


async def test_a_host_that_is_not_ours(sqlite_url: str) -> None:
    hosts = "tavolino.example, *.club.example, 127.0.0.1"
    async with open_live_server(sqlite_url, hosts=hosts) as live_server:
        statuses = {
            "tavolino.example": 200,
            "TAVOLINO.example:8000": 200,
            "a.club.example": 200,
            "127.0.0.1": 200,
            "evil.example": 400,
            "tavolino.example.evil.example": 400,
            "[::1]": 400,
            "": 400,
        }
        for host, status in statuses.items():
            answer = await live_server.http.get("/health", headers={"Host": host})
            assert answer.status_code == status, host
            assert (await live_server.http.get("/", headers={"Host": host})).status_code == status
        lines = HANDSHAKE.format(path="").splitlines()[1:-1]
        upgrade = dict(line.split(": ") for line in lines)
        for host, status in {"evil.example": 400, "127.0.0.1": 101}.items():
            asked = upgrade | {"Host": host}
            path = "/api/v2/tables/abc/socket"
            async with live_server.http.stream("GET", path, headers=asked) as answer:
                assert answer.status_code == status
