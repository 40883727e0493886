"""Limits that apply before a request reaches the application: how many connections there are, how
large the headers of a request may be, and how long it may take to arrive.

uvicorn itself ends idle connections between two requests (`timeout_keep_alive`), but waits forever
for a request that has begun, or for the first one, and does not count addresses. Its
limit_concurrency counts everybody together: one client that reaches it shuts out all others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Literal

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .body_sizes import body_bytes
from .settings import Settings
from .turns import Turns

OTHER_FILES = 128  # open in a process besides connections: the database, workers, modules
MOST = 10_000  # connections, however many files may be open
NOT_UTF8 = 1007  # why a socket is closed
TEXT_FRAME = 0x81  # the first byte of one that is a whole message


def client_of(host: str) -> str:
    """The client that limits count for an address: with IPv6 a household has a whole /64."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


# Why a connection was closed: there was no room for it, or it made room for another one; or its
# request was too slow, too large, or not HTTP.
Reason = Literal["crowded", "displaced", "slow", "large", "malformed"]
_REASONS: dict[int, Reason] = {408: "slow", 413: "large", 431: "large", 400: "malformed"}


class Kind(Enum):
    """What a connection is for."""

    UNFINISHED = "unfinished"  # its request is not complete; or it is a socket that was silent
    IDLE = "idle"  # its request was answered
    SPECTATOR = "spectator"  # a socket or a stream
    BUSY = "busy"  # its request is being answered
    SEAT = "seat"  # a socket or a stream of somebody who has a seat


# Which connections make room for others, in this order; of each kind the oldest first.
DISPLACED = (Kind.UNFINISHED, Kind.IDLE, Kind.SPECTATOR)
OF_ONE_DISPLACED = (Kind.UNFINISHED, Kind.IDLE)  # for others of the same address


class Group:
    """Connections by kind: those of one client, or all."""

    def __init__(self) -> None:
        self._of: dict[Kind, dict[asyncio.Transport, None]] = {kind: {} for kind in Kind}

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def count(self, kind: Kind) -> int:
        return len(self._of[kind])

    def add(self, transport: asyncio.Transport, kind: Kind) -> None:
        self._of[kind][transport] = None

    def remove(self, transport: asyncio.Transport, kind: Kind) -> None:
        self._of[kind].pop(transport, None)

    def oldest(self, kinds: Iterable[Kind]) -> asyncio.Transport | None:
        return next((found for kind in kinds for found in self._of[kind]), None)


class Connections:
    """All connections of a server. When there is no room for another one, one that is waiting for
    its request, idle or a spectator's is closed: so a client that sends a whole request at once
    gets in. Spectators have at most half of all places, and seats leave an eighth free, where
    requests like those for `/health` find room."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections or _files_allow()
        self._most_of_kind = {
            Kind.SPECTATOR: max(1, self._most // 2),
            Kind.SEAT: max(1, self._most - max(1, self._most // 8)),
        }
        self._most_of_one = settings.connections_per_address
        self._most_unfinished = settings.unfinished_per_address
        proxies: Any = ProxyHeadersMiddleware(None, settings.trusted_proxies)  # type: ignore[arg-type]
        self._proxies = proxies.trusted_hosts
        self._all = Group()
        self._clients: dict[str, Group] = {}
        # Of each connection its client, None for a proxy, which has many; and what it is for.
        self._known: dict[asyncio.Transport, tuple[str | None, Kind]] = {}
        self.closed: Counter[Reason] = Counter()  # how many, by the limit that closed them
        self.handshakes = Turns()  # who opens a socket next

    def __len__(self) -> int:
        return len(self._known)

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether there is room for a new connection. An address has room for seats besides."""
        name = None if host in self._proxies else client_of(host)
        of_one = Group() if name is None else self._clients.get(name, Group())
        crowded = len(of_one) - of_one.count(Kind.SEAT) >= self._most_of_one
        full = len(self._known) >= self._most
        if (crowded and not self._make_room(of_one, OF_ONE_DISPLACED)) or (
            full and not self._make_room(self._all, DISPLACED)
        ):
            self.closed["crowded"] += 1
            return False
        self._put(transport, name, Kind.UNFINISHED)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        name, kind = self._known.pop(transport, (None, Kind.UNFINISHED))
        self._all.remove(transport, kind)
        if name is None:
            return
        client = self._clients[name]
        client.remove(transport, kind)
        if not len(client):
            del self._clients[name]

    def become(self, transport: asyncio.Transport, kind: Kind) -> bool:
        """Whether there is room for a connection of this kind; it is one from now on."""
        if transport not in self._known:
            return True
        name, before = self._known[transport]
        if kind is before:
            return True
        if self._all.count(kind) >= self._most_of_kind.get(kind, self._most):
            return False
        self.leave(transport)
        self._put(transport, name, kind)
        return True

    def count(self, kind: Kind) -> int:
        return self._all.count(kind)

    def _put(self, transport: asyncio.Transport, name: str | None, kind: Kind) -> None:
        self._known[transport] = name, kind
        self._all.add(transport, kind)
        if name is None:
            return
        client = self._clients.setdefault(name, Group())
        client.add(transport, kind)
        if client.count(Kind.UNFINISHED) > self._most_unfinished:
            self._make_room(client, (Kind.UNFINISHED,))

    def _make_room(self, group: Group, kinds: Iterable[Kind]) -> bool:
        oldest = group.oldest(kinds)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        self.closed["displaced"] += 1
        return True


@dataclass(frozen=True)
class Place:
    """Of one connection; the application finds it in a request's scope."""

    connections: Connections
    transport: asyncio.Transport

    def become(self, kind: Kind) -> bool:
        return self.connections.become(self.transport, kind)


PLACE = "tavolino.place"  # among the extensions of a scope


def place_of(scope: Mapping[str, Any]) -> Place | None:
    """None if nobody counts connections."""
    place: Place | None = scope.get("extensions", {}).get(PLACE)
    return place


def raise_file_limit() -> None:
    """Every connection is an open file, and a process may open as many as the hard limit says."""
    try:
        import resource
    except ImportError:  # on Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _files_allow() -> int:
    try:
        import resource
    except ImportError:  # on Windows
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else min(MOST, max(1, soft - OTHER_FILES))


class LimitedConfig(uvicorn.Config):
    """What the connections of one server share."""

    def __init__(self, app: Any, settings: Settings, **given: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedSocket, **given)
        self.settings = settings
        self.counted = Connections(settings)


class Phase(Enum):
    """Of a request."""

    HEADERS = "headers"
    BODY = "body"
    COMPLETE = "complete"


class LimitedHttp(HttpToolsProtocol):
    config: LimitedConfig

    def __init__(self, config: LimitedConfig, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        settings = config.settings
        self._settings = settings
        self._seconds = {Phase.HEADERS: settings.header_seconds, Phase.BODY: settings.body_seconds}
        self._most_bytes = settings.header_bytes  # until it is known what the request is for
        self._phase = Phase.HEADERS
        self._timed: Phase | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bytes = 0  # of the request so far
        self._refusal = 400
        self._upgrade: asyncio.Task[None] | None = None  # to a socket, when its turn comes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host, _ = get_remote_addr(transport) or ("?", 0)
        if not self.config.counted.enter(transport, host):
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._upgrade is not None:
            self._upgrade.cancel()
        self.config.counted.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._phase is Phase.COMPLETE and not self._responding:
            self._phase, self._bytes = Phase.HEADERS, 0
        super().data_received(data)
        self._bytes += len(data)
        if self._phase is Phase.HEADERS and self._bytes > self._settings.header_bytes:
            self._refuse(431)
        elif self._bytes > self._most_bytes:
            self._refuse(413)
        self._start_timer()

    # -- what the parser finds -------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._phase, self._bytes = Phase.HEADERS, 0
        super().on_message_begin()
        scope: Any = self.scope
        scope["extensions"] = {PLACE: Place(self.config.counted, self.transport)}

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        settings = self._settings
        if size > settings.header_bytes or len(self.headers) > settings.header_count:
            self._refusal = 431
            raise ValueError("the headers are too large")  # ends the parser, see below
        self._phase = Phase.BODY
        super().on_headers_complete()
        # More than headers and body can take, because chunks carry their sizes.
        most = body_bytes(self.scope.get("path", ""), settings)  # an upgrade has none
        self._most_bytes = settings.header_bytes + 2 * most

    def on_message_complete(self) -> None:
        self._phase = Phase.COMPLETE
        self._become(Kind.BUSY)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._phase is Phase.COMPLETE and not self._responding:
            self._become(Kind.IDLE)

    def handle_websocket_upgrade(self) -> None:
        self._phase = Phase.COMPLETE
        self._become(Kind.UNFINISHED)  # until it has said something
        self.transport.pause_reading()
        self._upgrade = self.loop.create_task(self._upgrade_in_turn())
        self._upgrade.add_done_callback(self.tasks.discard)
        self.tasks.add(self._upgrade)

    async def _upgrade_in_turn(self) -> None:
        host, _ = self.client or ("?", 0)
        await self.config.counted.handshakes.wait(client_of(host))
        self.transport.resume_reading()
        super().handle_websocket_upgrade()
        # It refers to this object: only the garbage collector could free them.
        self.parser = None  # type: ignore[assignment]
        socket: Any = self.transport.get_protocol()
        if socket.conn.handshake_exc is not None:  # uvicorn may have answered
            self._refuse(400)

    def _become(self, kind: Kind) -> None:
        self.config.counted.become(self.transport, kind)

    # -- refusals --------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Answers what the parser cannot read, or what was refused during parsing."""
        self._refuse(self._refusal)

    def _refuse(self, status: int) -> None:
        """End the connection, with an answer unless one is being sent."""
        if self.transport.is_closing():
            return
        self.config.counted.closed[_REASONS[status]] += 1
        if self._phase is Phase.BODY:
            free = not self.cycle.response_started
        else:
            free = not self._responding
        if free:
            head = b"connection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head)
        self.transport.close()

    @property
    def _responding(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    # -- time ------------------------------------------------------------------------------------

    def _start_timer(self) -> None:
        """Start the timer of the phase that a request has reached."""
        if self._phase is self._timed:
            return
        self._stop_timer()
        self._timed = self._phase
        if self._phase is Phase.COMPLETE:
            return
        self._become(Kind.UNFINISHED)
        self._timer = self.loop.call_later(self._seconds[self._phase], self._refuse, 408)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LimitedSocket(WebSocketsSansIOProtocol):
    config: LimitedConfig

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.counted.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to `conn`: only the garbage collector could free them

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["extensions"][PLACE] = Place(self.config.counted, self.transport)

    async def send(self, message: Any) -> None:
        """A text with `more` behind it goes out with what follows, in one write. Whatever is not
        the usual case is uvicorn's: it waits, opens and closes."""
        usual = self.conn.state is State.OPEN and self.writable.is_set()
        if "text" not in message or not usual or self.disconnected:
            await super().send(message)
            return
        self.conn.writes.append(text_frame(message["text"].encode()))
        if not message.get("more"):
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """For text that is not UTF-8, uvicorn logs a traceback; here the socket is closed, as the
        protocol requires."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.conn.fail(NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def text_frame(data: bytes) -> bytes:
    """A text as a server sends it, whole and unmasked (RFC 6455, section 5.2)."""
    length = len(data)
    if length < 126:
        return bytes((TEXT_FRAME, length)) + data
    if length < 2**16:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2) + data
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8) + data


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
