"""Limits that apply before a request reaches the application: how many connections there are, how
large the headers of a request may be, and how long it may take to arrive.

uvicorn itself ends idle connections between two requests (`timeout_keep_alive`), but waits forever
for a request that has begun, or for the first one, and does not count addresses. Its
limit_concurrency counts everybody together: one client that reaches it shuts out all others.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
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

OTHER_FILES = 128  # open in a process besides connections: the database, workers, modules
WITHOUT_LIMIT = 10_000  # connections, if the system does not limit open files
NOT_UTF8 = 1007  # why a socket is closed
TEXT_FRAME = 0x81  # the first byte of one that is a whole message


@lru_cache(maxsize=4096)
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


@dataclass
class Client:
    open: set[asyncio.Transport] = field(default_factory=set)
    unfinished: dict[asyncio.Transport, None] = field(default_factory=dict)  # oldest first


class Connections:
    """All connections of a server. When there is no room for another one, the oldest one with an
    incomplete request is closed, so a client that sends a whole request at once always gets in."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections or _files_allow()
        self._most_of_one = settings.connections_per_address
        self._most_unfinished = settings.unfinished_per_address
        proxies: Any = ProxyHeadersMiddleware(None, settings.trusted_proxies)  # type: ignore[arg-type]
        self._proxies = proxies.trusted_hosts
        self._clients: dict[str, Client] = defaultdict(Client)
        self._names: dict[asyncio.Transport, str | None] = {}  # None: a proxy, for many clients
        self._unfinished: dict[asyncio.Transport, None] = {}  # oldest first
        self.closed: Counter[Reason] = Counter()  # how many, by the limit that closed them

    def __len__(self) -> int:
        return len(self._names)

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether there is room for a new connection."""
        name = None if host in self._proxies else client_of(host)
        client = None if name is None else self._clients.get(name)
        crowded = client is not None and len(client.open) >= self._most_of_one
        if client is not None and crowded and not self._make_room(client.unfinished):
            self.closed["crowded"] += 1
            return False
        if len(self._names) >= self._most and not self._make_room(self._unfinished):
            self.closed["crowded"] += 1
            return False
        self._names[transport] = name
        if name is not None:
            self._clients[name].open.add(transport)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        self.finish(transport)
        name = self._names.pop(transport, None)
        if name is None:
            return
        client = self._clients[name]
        client.open.discard(transport)
        if not client.open:
            del self._clients[name]

    def begin(self, transport: asyncio.Transport) -> None:
        """A request has begun, or is expected."""
        if transport not in self._names:
            return
        self._unfinished[transport] = None
        name = self._names[transport]
        if name is None:
            return
        unfinished = self._clients[name].unfinished
        unfinished[transport] = None
        if len(unfinished) > self._most_unfinished:
            self._make_room(unfinished)

    def finish(self, transport: asyncio.Transport) -> None:
        """A request is complete."""
        self._unfinished.pop(transport, None)
        name = self._names.get(transport)
        if name is not None:
            self._clients[name].unfinished.pop(transport, None)

    def _make_room(self, unfinished: dict[asyncio.Transport, None]) -> bool:
        oldest = next(iter(unfinished), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        self.closed["displaced"] += 1
        return True


def _files_allow() -> int:
    try:
        import resource
    except ImportError:  # on Windows
        return WITHOUT_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else max(1, soft - OTHER_FILES)


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

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        settings = self._settings
        if size > settings.header_bytes or len(self.headers) > settings.header_count:
            self._refusal = 431
            raise ValueError("the headers are too large")  # ends the parser, see below
        self._phase = Phase.BODY
        super().on_headers_complete()
        # More than headers and body can take, because chunks carry their sizes.
        most = body_bytes(self.scope["path"], settings)
        self._most_bytes = settings.header_bytes + 2 * most

    def on_message_complete(self) -> None:
        self._phase = Phase.COMPLETE
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._phase = Phase.COMPLETE
        super().handle_websocket_upgrade()

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
            self.config.counted.finish(self.transport)
            return
        self.config.counted.begin(self.transport)
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
