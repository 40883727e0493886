"""Limits that hold before the application: connections, headers, and the time that they take."""

from __future__ import annotations

import asyncio
import gc
import resource
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tavolino.server import messages, sockets
from tavolino.server.connections import (
    Connections,
    Kind,
    LimitedHttp,
    LimitedSocket,
    client_of,
    raise_file_limit,
    text_frame,
)
from tavolino.server.settings import Settings
from tavolino.server.turns import Turns
from tavolino.tables.commands.base import TableCommand
from tests.processes import PATIENCE
from tests.server.live_server import LiveServer, open_live_server, seat_all
from tests.server.serve_command import serve

HALF = b"POST /api/v2/tables HTTP/1.1\r\nHost: tavolino\r\nX-Half: "
UPGRADE = b"""\
GET /api/v2/tables/abc/socket HTTP/1.1\r
Host: tavolino\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
"""
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"  # two clients, on one machine


class Line:
    """One connection, byte by byte."""

    def __init__(self, address: str, host: str = ELSEWHERE) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        self.socket = socket.create_connection(
            (parts.hostname, parts.port or 80), timeout=PATIENCE, source_address=(host, 0)
        )

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    async def send(self, data: bytes) -> None:
        await asyncio.to_thread(self.socket.sendall, data)

    async def some(self) -> bytes:
        return await asyncio.to_thread(self.socket.recv, 65536)

    async def rest(self) -> bytes:
        """All that comes until the other side has closed."""
        return await asyncio.to_thread(self._rest)

    def _rest(self) -> bytes:
        found = b""
        try:
            while data := self.socket.recv(65536):
                found += data
        except ConnectionError:
            pass
        return found


def from_elsewhere() -> httpx.AsyncClient:
    return httpx.AsyncClient(
        transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE), timeout=PATIENCE
    )


async def is_alive(live_server: LiveServer) -> bool:
    return (await live_server.http.get("/health")).status_code == 200


@pytest.mark.parametrize("length", [0, 1, 125, 126, 2**16 - 1, 2**16, 2**17])
def test_texts_are_framed_as_the_protocol_has_it(length: int) -> None:
    data = b"x" * length
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


# -- size ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"X-Long: " + b"x" * 5000 + b"\r\n", b"431"),
        (b"X-Long: " + b"x" * 5000, b"431"),  # and no end to it
        (b"X: y\r\n" * 50, b"431"),
        (b"X: y\r\n" * 5, b"200"),
    ],
)
async def test_headers_have_a_size_and_a_number(
    sqlite_url: str, head: bytes, status: bytes
) -> None:
    async with open_live_server(sqlite_url, header_bytes=4096, header_count=20) as live_server:
        with Line(live_server.address) as line:
            end = b"Connection: close\r\n\r\n" if head.endswith(b"\n") else b""
            await line.send(b"GET /health HTTP/1.1\r\nHost: t\r\n" + head + end)
            answer = await line.rest()
        assert answer.split()[1] == status
        assert await is_alive(live_server)


@pytest.mark.parametrize(
    "rest",
    [
        b"X-Long: " + b"x" * 10_000 + b"\r\n\r\n",
        b"Content-Length: 5\r\n\r\nhello",
    ],
)
async def test_a_handshake_that_cannot_be_read_is_refused(
    live_server: LiveServer, rest: bytes
) -> None:
    with Line(live_server.address) as line:
        await line.send(UPGRADE + rest)
        async with asyncio.timeout(PATIENCE):
            assert (await line.rest()).split()[1] == b"400"
    assert 'closed{reason="malformed"} 1.0' in (await live_server.http.get("/metrics")).text


async def test_a_path_counts_as_a_header(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, header_bytes=4096) as live_server:
        assert (await live_server.http.get(f"/{'x' * 5000}")).status_code == 431


async def test_a_request_that_does_not_end_is_ended_at_a_size(sqlite_url: str) -> None:
    """Trailers are headers that come after the body."""
    async with open_live_server(sqlite_url, header_bytes=4096, request_bytes=4096) as live_server:
        with Line(live_server.address) as line:
            await line.send(
                b"POST /api/v2/tables HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n"
                b"2\r\n{}\r\n0\r\nX-Trailer: "
            )
            with pytest.raises(ConnectionError):
                await line.send(b"x" * 2**25)
        assert await is_alive(live_server)


# -- time ------------------------------------------------------------------------------------------


async def drip(line: Line, data: bytes) -> bytes:
    """One byte after the other until the server has had enough; what it says then."""

    async def dripping() -> None:
        try:
            while True:
                await line.send(data)
                await asyncio.sleep(0.05)
        except ConnectionError:
            pass

    task = asyncio.create_task(dripping())
    answer = await line.rest()
    await task
    return answer


async def test_slow_headers_are_ended(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, header_seconds=0.5) as live_server:
        with Line(live_server.address) as silent, Line(live_server.address) as slow:
            await slow.send(HALF)
            assert (await drip(slow, b"x")).split()[1:2] in ([b"408"], [])
            assert (await silent.rest()).split()[1] == b"408"


@pytest.mark.parametrize("path", [b"/api/v2/tables", b"/nothing"])
async def test_a_slow_body_is_ended_whether_it_is_read_or_not(
    sqlite_url: str, path: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_live_server(sqlite_url, body_seconds=0.5) as live_server:
        with Line(live_server.address) as line:
            await line.send(
                b"POST " + path + b" HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\n"
                b"Content-Length: 200000\r\n\r\n{"
            )
            answer = await drip(line, b" ")
        assert answer.split()[1:2] in ([b"408"], [b"404"], [b"405"], [])
        assert await is_alive(live_server)
    assert not [record for record in caplog.records if record.exc_info]


async def test_an_idle_connection_ends_also_after_a_stray_line(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, header_seconds=0.5) as live_server:
        with Line(live_server.address) as line:
            await line.send(b"GET /health HTTP/1.1\r\nHost: t\r\n\r\n")
            await asyncio.sleep(0.2)
            await line.send(b"\r\n")
            assert b"200 OK" in await line.rest()


async def test_time_is_only_for_the_request_not_for_its_answer(sqlite_url: str) -> None:
    async with open_live_server(
        sqlite_url, header_seconds=0.3, body_seconds=0.3, ping_seconds=0.5
    ) as live_server:
        created = await live_server.create("tabula-rasa")
        async with live_server.socket(created["table"], created["spectator"]) as socket:
            await socket.next()
            await socket.next("ping")
            await socket.next("ping")
        headers = {"Authorization": f"Bearer {created['spectator']}"}
        path = f"/api/v2/tables/{created['table']}/stream"
        async with live_server.http.stream("GET", path, headers=headers) as stream:
            lines = stream.aiter_lines()
            assert '"snapshot"' in await anext(lines)
            for _ in range(3):
                assert await anext(lines) == ""


async def test_what_limits_close_is_in_the_metrics(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, header_seconds=0.3, header_bytes=1024) as live_server:
        for head in (HALF, HALF + b"x" * 2000):
            with Line(live_server.address) as line:
                await line.send(head)
                await line.rest()
        page = (await live_server.http.get("/metrics")).text
        assert 'tavolino_connections_closed{reason="slow"} 1.0' in page
        assert 'tavolino_connections_closed{reason="large"} 1.0' in page


# -- connections -----------------------------------------------------------------------------------


async def test_the_oldest_unfinished_request_makes_harness(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, unfinished_per_address=3) as live_server:
        with ExitStack() as stack:
            lines = [stack.enter_context(Line(live_server.address)) for _ in range(4)]
            for line in lines:
                await line.send(HALF)
            assert await lines[0].rest() == b""
            async with from_elsewhere() as http:
                assert (await http.get(f"{live_server.address}/health")).status_code == 200
            assert await is_alive(live_server)
            assert len(live_server.connections) >= 3


async def test_an_address_has_so_many_connections_sockets_among_them(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, connections_per_address=2) as live_server:
        async with from_elsewhere() as http:
            made = await http.post(
                f"{live_server.address}/api/v2/tables", json={"game": "tabula-rasa"}
            )
        created = made.json()
        key = created["spectator"]
        async with (
            live_server.socket(created["table"], key) as one,
            live_server.socket(created["table"], key) as two,
        ):
            await one.next()
            await two.next()
            with Line(live_server.address, HERE) as third:
                assert await third.rest() == b""
            async with from_elsewhere() as http:
                assert (await http.get(f"{live_server.address}/health")).status_code == 200
        while len(live_server.connections):
            await asyncio.sleep(0.01)
        async with live_server.socket(created["table"], key) as again:
            await again.next()


async def test_connections_of_a_trusted_proxy_are_not_counted_as_one_client(
    sqlite_url: str,
) -> None:
    limits: dict[str, Any] = {"connections_per_address": 1, "unfinished_per_address": 1}
    async with open_live_server(sqlite_url, trusted_proxies=ELSEWHERE, **limits) as live_server:
        with ExitStack() as stack:
            lines = [stack.enter_context(Line(live_server.address)) for _ in range(5)]
            for line in lines:
                await line.send(b"GET /health HTTP/1.1\r\n")
            for line in lines:
                await line.send(b"Host: t\r\nConnection: close\r\n\r\n")
            for line in lines:
                assert b"200 OK" in await line.rest()


class Wire:
    """As much of a transport as is counted."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


def full_of(counted: Connections, *kinds: Kind) -> list[Any]:
    """A connection of each kind, each from an address of its own."""
    wires: list[Any] = [Wire() for _ in kinds]
    for number, (wire, kind) in enumerate(zip(wires, kinds, strict=True)):
        assert counted.enter(wire, f"10.0.0.{number}")
        assert counted.become(wire, kind)
    return wires


def test_what_waits_is_idle_or_only_watches_makes_room_in_this_order() -> None:
    counted = Connections(Settings(connections=7))
    kinds = (Kind.SEAT, Kind.BUSY, Kind.SPECTATOR, Kind.SPECTATOR, Kind.IDLE, Kind.UNFINISHED)
    wires = full_of(counted, *kinds)
    newcomers: list[Any] = [Wire() for _ in range(6)]
    made_room = []
    for number, wire in enumerate(newcomers):
        if counted.enter(wire, f"10.0.1.{number}"):
            counted.become(wire, Kind.BUSY)
        made_room.append([at for at, each in enumerate(wires) if each.aborted])
    assert made_room == [[], [5], [4, 5], [2, 4, 5], [2, 3, 4, 5], [2, 3, 4, 5]]
    assert counted.closed == {"displaced": 4, "crowded": 1}
    for wire in (*wires, *newcomers):
        counted.leave(wire)
        counted.leave(wire)
    assert len(counted) == 0


@pytest.mark.parametrize(("kind", "most"), [(Kind.SPECTATOR, 8), (Kind.SEAT, 14)])
def test_sockets_and_streams_leave_places_free(kind: Kind, most: int) -> None:
    counted = Connections(Settings(connections=16))
    full_of(counted, *[kind] * most)
    wire: Any = Wire()
    assert counted.enter(wire, "10.0.1.1")
    assert not counted.become(wire, kind)
    assert counted.become(wire, Kind.BUSY), "a request is still answered"


def test_an_address_has_room_for_seats_besides() -> None:
    counted = Connections(Settings(connections_per_address=2))
    wires: list[Any] = [Wire() for _ in range(5)]
    for wire in wires[:2]:
        counted.enter(wire, "10.0.0.1")
        counted.become(wire, Kind.SPECTATOR)
    assert not counted.enter(wires[2], "10.0.0.1")
    counted.become(wires[0], Kind.SEAT)
    assert counted.enter(wires[3], "10.0.0.1")
    assert counted.enter(wires[4], "10.0.0.1"), "in the place of one that is not finished"
    assert [wire.aborted for wire in wires] == [False, False, False, True, False]


@asynccontextmanager
async def silent_sockets(live_server: LiveServer, count: int) -> AsyncIterator[list[Any]]:
    """From another address, to no table in particular."""
    url = live_server.address.replace("http", "ws", 1) + "/api/v2/tables/abc/socket"
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            connecting = connect(url, local_addr=(ELSEWHERE, 0), open_timeout=PATIENCE)
            opened.append(await stack.enter_async_context(connecting))
        yield opened


async def test_sockets_that_say_nothing_make_room(sqlite_url: str) -> None:
    limits: dict[str, Any] = {"hello_seconds": 600, "connections": 6, "unfinished_per_address": 3}
    async with open_live_server(sqlite_url, **limits) as live_server:
        created = await live_server.create("tabula-rasa")
        (key, _) = await seat_all(live_server, created)
        async with silent_sockets(live_server, 4) as silent:
            await silent[0].wait_closed()  # an address has only so many
            async with (
                live_server.socket(created["table"], key) as one,
                live_server.socket(created["table"], key) as two,
                live_server.socket(created["table"], created["spectator"]) as three,
            ):
                for socket in (one, two, three):
                    await socket.next()
                await silent[1].wait_closed()  # one of them needed its place
                assert await is_alive(live_server)


@dataclass
class Rounds:
    """Of the event loop."""

    now: int = 0
    handshakes: Counter[int] = field(default_factory=Counter)
    welcomes: Counter[int] = field(default_factory=Counter)


@pytest.fixture
async def rounds(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rounds]:
    """How many sockets open in each round, and how many of them are welcomed."""
    found = Rounds()

    async def count() -> None:
        while True:
            found.now += 1
            await asyncio.sleep(0)

    def handle_connect(socket: LimitedSocket, event: Any) -> None:
        found.handshakes[found.now] += 1
        usual_handshake(socket, event)

    async def welcome(*given: Any) -> None:
        found.welcomes[found.now] += 1
        await usual_welcome(*given)

    usual_handshake, usual_welcome = LimitedSocket.handle_connect, sockets._welcome
    monkeypatch.setattr(LimitedSocket, "handle_connect", handle_connect)
    monkeypatch.setattr(sockets, "_welcome", welcome)
    counting = asyncio.create_task(count())
    yield found
    counting.cancel()


async def crowd_of(live_server: LiveServer, stack: ExitStack, count: int) -> list[Line]:
    """Connections that the server has accepted."""
    before = len(live_server.connections)
    lines = [stack.enter_context(Line(live_server.address)) for _ in range(count)]
    while len(live_server.connections) < before + count:
        await asyncio.sleep(0)
    return lines


async def test_sockets_open_one_by_one_and_a_move_does_not_wait_for_them(
    sqlite_url: str, rounds: Rounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    before_the_move: list[int] = []

    async def do(socket: sockets.Socket, command: TableCommand[Any]) -> messages.Answer:
        before_the_move.append(rounds.handshakes.total())
        return await usual(socket, command)

    usual = sockets.Socket._do
    monkeypatch.setattr(sockets.Socket, "_do", do)
    async with open_live_server(sqlite_url, unfinished_per_address=100) as live_server:
        created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
        (key, _) = await seat_all(live_server, created)
        async with live_server.socket(created["table"], key) as seat:
            snapshot = await seat.next()
            move = {"ply": snapshot["ply"], "move": snapshot["view"]["legal"][0]}
            with ExitStack() as stack:
                lines = await crowd_of(live_server, stack, 60)
                rounds.handshakes.clear()
                for line in lines:  # all within one round
                    line.socket.sendall(UPGRADE + b"\r\n")
                await seat.send(type="play", id="1", **move)
                await seat.next("answer")
                while rounds.handshakes.total() < len(lines):
                    await asyncio.sleep(0)
    assert max(rounds.handshakes.values()) == 1
    assert before_the_move[0] < 20


async def test_sockets_are_welcomed_one_by_one(live_server: LiveServer, rounds: Rounds) -> None:
    async with silent_sockets(live_server, 20) as crowd:
        for socket in crowd:  # all within one round
            await socket.send('{"type": "hello"}')
        for socket in crowd:
            await socket.wait_closed()
    assert rounds.welcomes.total() == 20
    assert max(rounds.welcomes.values()) == 1


async def test_whoever_makes_room_before_its_turn_opens_no_socket(
    sqlite_url: str,
    rounds: Rounds,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    turn = asyncio.Event()
    monkeypatch.setattr(Turns, "wait", lambda turns, address: turn.wait())
    async with open_live_server(sqlite_url, unfinished_per_address=3) as live_server:
        with ExitStack() as stack:
            lines = await crowd_of(live_server, stack, 3)
            for line in lines:
                line.socket.sendall(UPGRADE + b"\r\n")
            await asyncio.sleep(0.1)
            stack.enter_context(Line(live_server.address))
            assert await lines[0].rest() == b""
            turn.set()
            for line in lines[1:]:
                assert (await line.some()).startswith(b"HTTP/1.1 101")
        assert rounds.handshakes.total() == 2
    gc.collect()  # an error that nobody has awaited is logged when its task is freed
    assert not [record for record in caplog.records if record.exc_info]


def connections_in_memory() -> list[Any]:
    kinds = (LimitedHttp, LimitedSocket, ServerProtocol)
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


async def test_what_has_ended_is_not_left_to_the_garbage_collector(
    live_server: LiveServer,
) -> None:
    gc.collect()
    gc.disable()
    try:
        before = connections_in_memory()
        with ExitStack() as stack:
            for line in await crowd_of(live_server, stack, 2):
                await line.send(UPGRADE + b"\r\n")
                assert (await line.some()).startswith(b"HTTP/1.1 101")
            connections: Any = live_server.connections
            next(iter(connections._known)).abort()  # as if it made room for another one
        while len(connections):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # until the application has learned of it
        assert [each for each in connections_in_memory() if each not in before] == []
    finally:
        gc.enable()


async def test_spectators_of_one_address_do_not_keep_a_player_there_away(sqlite_url: str) -> None:
    limits: dict[str, Any] = {"sockets_per_table": 2, "sockets_per_address": 2}
    async with open_live_server(sqlite_url, **limits) as live_server:
        created = await live_server.create("tabula-rasa")
        (key, other) = await seat_all(live_server, created)
        table, watching = created["table"], created["spectator"]
        async with (
            live_server.socket(table, watching) as one,
            live_server.socket(table, watching) as two,
        ):
            for socket in (one, two):
                await socket.next()
            async with live_server.socket(table, watching) as third:
                assert (await third.next("error"))["code"] == "rate_limited"
            for seat in (key, other):
                async with live_server.socket(table, seat) as seated:
                    await seated.next()
                headers = {"Authorization": f"Bearer {seat}"}
                path = f"/api/v2/tables/{table}/stream"
                async with live_server.http.stream("GET", path, headers=headers) as stream:
                    assert '"snapshot"' in await anext(stream.aiter_lines())


async def test_spectators_make_room_for_players(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, connections=6) as live_server:
        created = await live_server.create("tabula-rasa")
        (key, other) = await seat_all(live_server, created)
        table, watching = created["table"], created["spectator"]
        async with AsyncExitStack() as stack:

            async def enter(key: str) -> Any:
                return await stack.enter_async_context(live_server.socket(table, key))

            spectators = [await enter(watching) for _ in range(3)]
            for socket in spectators:
                await socket.next()
            refused = await enter(watching)
            assert (await refused.next("error"))["sentence"].startswith("This server already has 3")
            players = [await enter(each) for each in (key, other, key, other)]
            for socket in players:
                await socket.next()
            await spectators[0].connection.wait_closed()
            assert await is_alive(live_server)


async def test_whoever_sits_down_is_a_spectator_no_more(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, sockets_per_table=1) as live_server:
        created = await live_server.create("tabula-rasa")
        table, invitation = created["table"], created["invitations"][0]
        async with live_server.socket(table, invitation) as socket:
            await socket.next()
            await socket.send(type="sit", id="1", name="Anna", key=created["seats"][0])
            await socket.next("answer")
            while (await socket.next())["seat"] != 0:
                pass
            async with live_server.socket(table, created["spectator"]) as watching:
                await watching.next()


def test_the_soft_limit_of_open_files_is_raised_to_the_hard_one() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8::ffff", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_client_is_an_address_or_a_network(host: str, client: str) -> None:
    assert client_of(host) == client


# -- all of it at once -----------------------------------------------------------------------------


@contextmanager
def many_files(most: int) -> Iterator[None]:
    """For the attacker's side of the connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.slow
async def test_a_thousand_half_requests_shut_nobody_out(tmp_path: Path) -> None:
    with serve(tmp_path, files=1024) as server, many_files(2048), ExitStack() as stack:
        address = await asyncio.to_thread(server.address)
        lines = [stack.enter_context(Line(address)) for _ in range(1000)]
        for line in lines:
            with suppress(ConnectionError):  # it may be closed already
                line.socket.sendall(HALF)
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            began = time.perf_counter()
            health = await http.get("/health")
            looked = time.perf_counter()
            made = await http.post("/api/v2/tables", json={"game": "rat-hot"})
            done = time.perf_counter()
        print(f"GET {looked - began:.3f} s, POST {done - looked:.3f} s")
        assert (health.status_code, made.status_code) == (200, 201)
        async with from_elsewhere() as http:  # even at the attacker's address
            assert (await http.get(f"{address}/health")).status_code == 200
        assert server.end() == 0
        assert "Traceback" not in server.log()
        assert '"trace"' not in server.log()
