"""One socket per seat or spectator: the key first, then a whole snapshot whenever something has
changed.

A socket has one short outbox: answers in order, and behind them the newest snapshot, which is made
when the socket is ready for it. A slow reader gets fewer snapshots but all events; one that does
not read at all is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from typing import Any

from fastapi import WebSocket
from msgspec import UNSET
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ..tables import keys
from ..tables.attendance import Presence
from ..tables.client_address import client_address
from ..tables.commands.base import PlyCommand, TableCommand
from ..tables.errors import Code, Refused
from ..tables.log import Cursor
from ..tables.snapshot import TableSnapshot
from ..tables.watch import MustWait, Watch
from ..text.language import ENGLISH
from ..text.typed_input import Played
from . import messages
from .api_version import OUTDATED
from .connections import Kind, place_of
from .errors import RefusedRequest, ServerCode, error_json, known_language, why_not_json
from .messages import Answer, WrongMessage
from .ndjson import snapshot_line
from .request_parts import address_of
from .settings import Settings
from .state import SMALL, ServerState, encode
from .visits import Visit

MOST_ANSWERS = 64  # that wait in an outbox

# Why we close a socket.
GOING_DOWN = 1012
NOT_LET_IN = 4401
REFUSED = 4400
NOT_READING = 4408

_PING = encode(messages.Ping())
_PONG = encode(messages.Pong())


async def serve(state: ServerState, websocket: WebSocket, table: str) -> None:
    """Serves one socket from start to end. A client may leave at any moment."""
    with suppress(WebSocketDisconnect):
        await _serve(state, websocket, table)


async def _serve(state: ServerState, websocket: WebSocket, table: str) -> None:
    if not _from_here(websocket, state.settings):
        await websocket.close()
        return
    await websocket.accept()
    address, place = address_of(websocket), place_of(websocket.scope)
    speech: str | None = None
    try:
        state.of_address.count(address)
        hello = await _hello(state, websocket)
        if place is not None:
            place.become(Kind.BUSY)
        await state.turns.wait(address)
        speech = known_language(hello.language)
        await _welcome(state, websocket, table, address, hello, speech)
    except (Refused, RefusedRequest) as refusal:
        state.metrics.refusals.labels(refusal.code.value).inc()
        if place is not None:
            place.become(Kind.UNFINISHED)  # it may take its time to close
        await _turn_away(websocket, refusal, speech)
    except RuntimeError:
        # Starlette raises this if the client has left before we send.
        if websocket.client_state is WebSocketState.CONNECTED:
            raise


async def _welcome(
    state: ServerState,
    websocket: WebSocket,
    table: str,
    address: str,
    hello: messages.Hello,
    speech: str | None,
) -> None:
    key = hello.key
    since = None if hello.since is None else Cursor(*hello.since)
    if key is not None:
        state.of_token.count(keys.digest(key))
    client_address.set(address)
    if not keys.is_table_id(table):
        raise Refused(Code.UNKNOWN_TABLE, "refused-no-table")
    visit = Visit(state, table, address, place_of(websocket.scope))
    try:
        async with state.tables.presenter.watch(table, key, since, hello.holding) as watch:
            visit.count(watch.connection.seats)
            await Socket(state, websocket, table, key, watch, visit, speech).run()
    finally:
        visit.end()


async def _hello(state: ServerState, websocket: WebSocket) -> messages.Hello:
    try:
        async with asyncio.timeout(state.settings.hello_seconds):
            return messages.read_hello(_text(await websocket.receive()))
    except TimeoutError:
        raise RefusedRequest(ServerCode.WRONG_REQUEST, messages.HELLO_FIRST) from None


def _from_here(websocket: WebSocket, settings: Settings) -> bool:
    """Browsers say which page opens a socket: only our own may, and those that are allowed by
    setting. Where people come by https, a page that came by http is not ours; the other way round
    it may be, because a proxy that speaks TLS need not say so."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return True
    secure = websocket.url.scheme == "wss" or settings.public_url.startswith("https:")
    scheme, _, host = origin.lower().partition("://")
    ours = host == websocket.headers.get("host", "").lower() != ""
    return ours and (scheme == "https" or (scheme == "http" and not secure))


async def refuse_outdated_client(websocket: WebSocket) -> None:
    """Tell a client of an older version of the API to update; it knows how to show an error."""
    await websocket.accept()
    await _turn_away(websocket, RefusedRequest(ServerCode.OUTDATED_CLIENT, OUTDATED), None)


async def _turn_away(
    websocket: WebSocket, refusal: Refused | RefusedRequest, speech: str | None
) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode({"type": "error"} | error_json(refusal, speech)).decode())
        code = NOT_LET_IN if refusal.code is Code.NOT_AUTHORISED else REFUSED
        await websocket.close(code, refusal.code.value)


def _text(message: Any) -> str | None:
    """The text of a message; None if it is not text."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


class Socket:
    def __init__(
        self,
        state: ServerState,
        websocket: WebSocket,
        table: str,
        key: str | None,
        watch: Watch,
        visit: Visit,
        speech: str | None,
    ) -> None:
        self._state = state
        self._websocket = websocket
        self._table = table
        self._key = key
        self._address = address_of(websocket)
        self._client = keys.digest(key) if key is not None else self._address
        self._watch = watch
        self._visit = visit
        self._speech = speech
        self._looking = asyncio.Lock()
        self._outbox: deque[bytes] = deque()
        self.heard = time.monotonic()
        self.pinged: float | None = None  # since when a ping has not been answered
        self._presence: Presence | None = None  # what was sent last
        self.sending_since: float | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._close_code = 1000

    async def run(self) -> None:
        state = self._state
        state.sockets.add(self)
        state.metrics.sockets.inc()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        try:
            done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            state.sockets.discard(self)
            state.metrics.sockets.dec()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for task in done:
            if not task.cancelled():
                task.result()
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(1):
                await self._websocket.close(self._close_code)

    def check_client(self, now: float) -> None:
        """Drop a client that does not read or has been silent for too long; ping one that is
        silent. One that answers late is slow."""
        settings = self._state.settings
        waiting_since = [since for since in (self.pinged, self.sending_since) if since is not None]
        if waiting_since and now - min(waiting_since) > settings.late_seconds:
            self._watch.connection.lag(True)
        stuck = self.sending_since is not None and (
            now - self.sending_since > settings.slow_seconds
        )
        silent = now - self.heard
        if stuck or silent > 2.5 * settings.ping_seconds:
            self._state.metrics.dropped.inc()
            self._drop()
        elif silent > self.ping_after and not self._outbox:
            self.pinged = now if self.pinged is None else self.pinged
            self._say(_PING)

    @property
    def ping_after(self) -> float:
        """Seconds of silence. One that was slow is asked more often whether it still is."""
        seconds = self._state.settings.ping_seconds
        return seconds / 4 if self._watch.connection.slow else seconds

    def _hear(self) -> None:
        """The client has sent something; after a ping, that says how long it took."""
        self.heard = time.monotonic()
        if self.pinged is not None:
            late = self.heard - self.pinged > self._state.settings.late_seconds
            self._watch.connection.lag(late)
            self.pinged = None

    def _drop(self) -> None:
        self._close_code = NOT_READING
        for task in self._tasks:
            task.cancel()

    def _say(self, line: bytes) -> None:
        if len(self._outbox) >= MOST_ANSWERS:
            self._state.metrics.dropped.inc()
            self._drop()
            return
        self._outbox.append(line)
        self._watch.wake()

    # -- what we send ----------------------------------------------------------------------------

    async def _speak(self) -> None:
        watch = self._watch
        while True:
            await watch.woken()
            if watch.over:
                self._close_code = GOING_DOWN
                await self._send(encode(self._state.going_down_message()))
                return
            try:
                snapshot = self._look_now()
            except MustWait:
                await self._send()
                async with self._looking:
                    snapshot = await watch.look()
            except Refused:
                await self._send()
                raise
            self._visit.count(watch.connection.seats)
            await self._send(None if snapshot is None else snapshot_line(snapshot, self._speech))
            await self._tell_presence()

    async def _tell_presence(self) -> None:
        presence = self._watch.presence()
        if presence is None or presence == self._presence:
            return
        self._presence = presence
        seconds = UNSET if presence.bot_seconds is None else presence.bot_seconds
        line = encode(messages.Presence(list(presence.seats), presence.watchers, seconds))
        await self._send(line)

    def _look_now(self) -> TableSnapshot | None:
        if self._looking.locked():
            raise MustWait
        return self._watch.look_now()

    async def _send(self, line: bytes | None = None) -> None:
        """Send the answers that wait, and behind them a line, if there is one. What follows at once
        goes out together: see `LimitedSocket`."""
        outbox = self._outbox
        while outbox or line is not None:
            if outbox:
                text = outbox.popleft().decode()
            elif line is not None:
                text, line = line.decode(), None
            more = line is not None or bool(outbox)
            self.sending_since = time.monotonic()
            await self._websocket.send({"type": "websocket.send", "text": text, "more": more})
        self.sending_since = None

    # -- what we are sent ------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            message = await self._websocket.receive()
            self._hear()
            request: messages.Request | WrongMessage
            try:
                request = messages.read_request(_text(message))
            except WrongMessage as wrong:
                request = wrong
            if not isinstance(request, messages.Pong):
                await self._answer(request)

    async def _answer(self, request: messages.Request | WrongMessage) -> None:
        given = messages.id_of(request)
        try:
            self._state.of_token.count(self._client)
            is_move = isinstance(request, PlyCommand) and bool(self._watch.connection.seats)
            await self._state.answer(
                self._address, SMALL, lambda: self._act(request), is_move=is_move
            )
        except (Refused, RefusedRequest) as refusal:
            if isinstance(refusal, Refused):
                await self._state.tables.presenter.explain(refusal, self._table, self._key)
            self._state.metrics.refusals.labels(refusal.code.value).inc()
            about = {} if given is None else {"id": given}
            self._say(encode({"type": "error"} | about | error_json(refusal, self._speech)))

    async def _act(self, request: messages.Request | WrongMessage) -> None:
        if isinstance(request, WrongMessage):
            raise request
        if isinstance(request, messages.Ping):
            self._say(_PONG)
            return
        if isinstance(request, messages.Visibility):
            self._watch.connection.hide(request.hidden)
            return
        if self._key is None and request.needs_key:
            raise Refused(Code.NOT_AUTHORISED, "refused-socket-key")
        answer = await _ACTS.get(type(request), Socket._do)(self, request)
        given = messages.id_of(request)
        answer.id = UNSET if given is None else given
        self._say(encode(answer))

    async def _do(self, command: TableCommand[Any]) -> Answer:
        key = command.next_key
        async with nullcontext() if key is None else self._looking:
            ply = await self._state.do(self._table, self._key, command)
            if key is not None:  # the old one opens nothing from now on
                self._key = key
                self._watch.use(key)
        return Answer() if ply is None else Answer(ply=ply)

    async def _why_not(self, request: messages.WhyNot) -> Answer:
        refusal = await self._state.tables.presenter.why_not(
            self._table, self._key, request.move, request.ply
        )
        return Answer(**why_not_json(refusal, self._speech))

    async def _preview(self, request: messages.Preview) -> Answer:
        presenter = self._state.tables.presenter
        return Answer(previews=await presenter.preview(self._table, self._key, request.moves))

    async def _premoves(self, request: messages.Premoves) -> Answer:
        presenter = self._state.tables.presenter
        moves, labels = await presenter.premoves(self._table, self._key, self._speech)
        return Answer(premoves=moves, labels=labels)

    async def _language(self, request: messages.SetLanguage) -> Answer:
        self._speech = known_language(request.language)
        self._watch.look_again()
        return Answer()

    async def _command(self, request: messages.Command) -> Answer:
        code = self._speech or ENGLISH
        answer = await self._state.tables.presenter.answer_typed(
            self._table, self._key, request.line, code
        )
        if isinstance(answer, Played):
            return Answer(move=answer.move)
        return Answer(said=answer.lines)


# All other requests are commands.
_ACTS: dict[type[messages.Request], Callable[[Socket, Any], Awaitable[Answer]]] = {
    messages.WhyNot: Socket._why_not,
    messages.Preview: Socket._preview,
    messages.Premoves: Socket._premoves,
    messages.SetLanguage: Socket._language,
    messages.Command: Socket._command,
}
