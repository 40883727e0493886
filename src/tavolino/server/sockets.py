"""A socket a seat or spectator: the key first, then whole tables whenever something has changed.

A socket has one outbox, and it is short: answers in order, and behind them the newest table, which
is made when the socket is ready for it. Whoever reads slowly sees fewer tables and all events;
whoever does not read at all is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ..core.contract import Json
from ..tables import commands, keys
from ..tables.client_address import client_address
from ..tables.errors import Code, Refused
from ..tables.log import Cursor
from ..tables.previews import MOST_PREVIEWS
from ..tables.watch import MustWait, Watch
from ..text.language import ENGLISH
from ..text.typed_input import Played
from .api_version import OUTDATED
from .errors import RefusedRequest, ServerCode, error_json, known_language
from .ndjson import snapshot_line
from .routes import address_of
from .state import ServerState, encode

MOST_ANSWERS = 64  # that wait in an outbox
LONGEST_LINE = 200  # that somebody types
MOST_HELD = 16  # keys of one table

# Why we close a socket.
GOING_DOWN = 1012
NOT_LET_IN = 4401
REFUSED = 4400
NOT_READING = 4408

decode = msgspec.json.Decoder().decode

_PING = encode({"type": "ping"})
_PONG = encode({"type": "pong"})


async def serve(state: ServerState, websocket: WebSocket, table: str) -> None:
    """One socket from its opening to its end. A client may leave at any moment of it."""
    with suppress(WebSocketDisconnect):
        await _serve(state, websocket, table)


async def _serve(state: ServerState, websocket: WebSocket, table: str) -> None:
    if not _from_here(websocket, state.settings.allowed_origins):
        await websocket.close()
        return
    await websocket.accept()
    address = address_of(websocket)
    try:
        state.at_address.enter(address)
    except Refused as refusal:
        await _turn_away(websocket, refusal, None)
        return
    speech: str | None = None
    try:
        hello = await _hello(state, websocket)
        speech = known_language(hello.get("language"))
        await _welcome(state, websocket, table, address, hello, speech)
    except (Refused, RefusedRequest) as refusal:
        state.metrics.refusals.labels(refusal.code.value).inc()
        await _turn_away(websocket, refusal, speech)
    except RuntimeError:
        # Starlette tells us so that the client had gone before we were about to send.
        if websocket.client_state is WebSocketState.CONNECTED:
            raise
    finally:
        state.at_address.leave(address)


async def _welcome(
    state: ServerState,
    websocket: WebSocket,
    table: str,
    address: str,
    hello: Json,
    speech: str | None,
) -> None:
    key, since = hello.get("key"), hello.get("since")
    if key is not None and not isinstance(key, str):
        raise RefusedRequest(ServerCode.WRONG_REQUEST, "key: expected a text")
    state.count(address, key)
    client_address.set(address)
    if not keys.is_table_id(table):
        raise Refused(Code.UNKNOWN_TABLE, "refused-no-table")
    state.at_table.enter(table)
    try:
        async with state.tables.presenter.watch(table, key, _cursor(since)) as watch:
            await Socket(state, websocket, table, key, watch, speech).run()
    finally:
        state.at_table.leave(table)


async def _hello(state: ServerState, websocket: WebSocket) -> Json:
    try:
        async with asyncio.timeout(state.settings.hello_seconds):
            hello = _read(await websocket.receive())
    except TimeoutError:
        hello = {}
    if hello.get("type") != "hello":
        raise RefusedRequest(
            ServerCode.WRONG_REQUEST, 'say hello first: {"type": "hello", "key": ...}'
        )
    return hello


def _from_here(websocket: WebSocket, allowed: frozenset[str]) -> bool:
    """Browsers say which page opens a socket: only our own may, and those that were allowed."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        page = urlsplit(origin).netloc.lower()
    except ValueError:  # http://[
        return False
    return page == websocket.headers.get("host", "").lower() != ""


async def turn_away_old_client(websocket: WebSocket) -> None:
    """A client of an older version of the API: it knows how to show an error."""
    await websocket.accept()
    await _turn_away(websocket, RefusedRequest(ServerCode.OUTDATED_CLIENT, OUTDATED), None)


async def _turn_away(
    websocket: WebSocket, refusal: Refused | RefusedRequest, speech: str | None
) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode({"type": "error"} | error_json(refusal, speech)).decode())
        code = NOT_LET_IN if refusal.code is Code.NOT_AUTHORISED else REFUSED
        await websocket.close(code, refusal.code.value)


def _read(message: Any) -> Json:
    """The object in a message."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    try:
        found = decode(text) if text is not None else None
    except (msgspec.DecodeError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise RefusedRequest(ServerCode.WRONG_REQUEST, "a message is a JSON object, as text")
    return found


def _cursor(since: Any) -> Cursor | None:
    if since is None:
        return None
    if isinstance(since, list) and len(since) == 2 and all(type(part) is int for part in since):
        return Cursor(*since)
    raise RefusedRequest(ServerCode.WRONG_REQUEST, "since: expected a cursor, [ply, note]")


class Socket:
    def __init__(
        self,
        state: ServerState,
        websocket: WebSocket,
        table: str,
        key: str | None,
        watch: Watch,
        speech: str | None,
    ) -> None:
        self._state = state
        self._websocket = websocket
        self._table = table
        self._key = key
        self._client = keys.digest(key) if key is not None else address_of(websocket)
        self._watch = watch
        self._speech = speech
        self._looking = asyncio.Lock()
        self._outbox: deque[bytes] = deque()
        self._heard = time.monotonic()
        self._sending_since: float | None = None
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

    def look_after(self, now: float) -> None:
        """Drop a client that does not read, or of whom nothing was heard for long; ask one who is
        silent whether they are there."""
        settings = self._state.settings
        stuck = self._sending_since is not None and (
            now - self._sending_since > settings.slow_seconds
        )
        silent = now - self._heard
        if stuck or silent > 2.5 * settings.ping_seconds:
            self._state.metrics.dropped.inc()
            self._drop()
        elif silent > settings.ping_seconds and not self._outbox:
            self._say(_PING)

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
        watch, outbox = self._watch, self._outbox
        while True:
            await watch.woken()
            while outbox:
                await self._send(outbox.popleft())
            if watch.over:
                self._close_code = GOING_DOWN
                await self._send(encode(self._state.farewell()))
                return
            try:
                if self._looking.locked():
                    raise MustWait
                snapshot = watch.look_now()
            except MustWait:
                async with self._looking:
                    snapshot = await watch.look()
            if snapshot is not None:
                await self._send(snapshot_line(snapshot, self._speech))

    async def _send(self, line: bytes) -> None:
        self._sending_since = time.monotonic()
        await self._websocket.send({"type": "websocket.send", "text": line.decode()})
        self._sending_since = None

    # -- what we are sent ------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            message = await self._websocket.receive()
            self._heard = time.monotonic()
            request: Json = {}
            try:
                request = _read(message)
                if request.get("type") == "pong":
                    continue
                self._state.of_token.count(self._client)
                if request.get("type") == "ping":
                    self._say(_PONG)
                    continue
                await self._do(request)
            except (Refused, RefusedRequest) as refusal:
                if isinstance(refusal, Refused):
                    await self._explain(refusal)
                self._state.metrics.refusals.labels(refusal.code.value).inc()
                self._say(
                    encode({"type": "error"} | _id_of(request) | error_json(refusal, self._speech))
                )

    async def _explain(self, refusal: Refused) -> None:
        with suppress(Refused):  # what opened the table a moment ago may open it no more
            await self._state.tables.presenter.explain(refusal, self._table, self._key)

    async def _do(self, request: Json) -> None:
        kind = request.get("type")
        command = _COMMANDS.get(kind) if isinstance(kind, str) else None
        if command is None:
            raise RefusedRequest(
                ServerCode.WRONG_REQUEST,
                f"type: expected one of ping, pong, {', '.join(_COMMANDS)}",
            )
        if self._key is None and kind not in _FOR_ALL:
            raise Refused(Code.NOT_AUTHORISED, "refused-socket-key")
        answer = await command(self, request)
        self._say(encode({"type": "answer"} | _id_of(request) | answer))

    async def _play(self, request: Json) -> Json:
        start = time.perf_counter()
        move = commands.Move(_text(request, "id"), _whole(request, "ply"), _text(request, "move"))
        ply = await self._state.tables.commands.play(self._table, self._secret, move)
        self._state.metrics.moves.inc()
        self._state.metrics.move_seconds.observe(time.perf_counter() - start)
        return {"ply": ply}

    async def _undo(self, request: Json) -> Json:
        undo = commands.Request(_text(request, "id"), _whole(request, "ply"))
        return {"ply": await self._state.tables.commands.undo(self._table, self._secret, undo)}

    async def _sit(self, request: Json) -> Json:
        name, key = (
            None if request.get(field) is None else _text(request, field)
            for field in ("name", "key")
        )
        holding = _texts(request, "holding", MOST_HELD)
        async with self._looking:  # what let us look on until now opens nothing after this
            await self._state.tables.commands.sit(self._table, self._secret, name, key, holding)
            if key is not None:
                self._key = key
                self._watch.use(key)
        return {}

    async def _chat(self, request: Json) -> Json:
        name = None if request.get("name") is None else _text(request, "name")
        given = None if request.get("id") is None else _text(request, "id")
        text, address = _text(request, "text"), address_of(self._websocket)
        await self._state.tables.commands.say(self._table, self._key, text, name, given, address)
        return {}

    async def _offer(self, request: Json) -> Json:
        what: Any = _text(request, "what")
        await self._state.tables.commands.offer(self._table, self._secret, what)
        return {}

    async def _decline(self, request: Json) -> Json:
        what: Any = _text(request, "what")
        await self._state.tables.commands.decline(self._table, self._secret, what)
        return {}

    async def _resign(self, request: Json) -> Json:
        await self._state.tables.commands.resign(self._table, self._secret)
        return {}

    async def _claim_time(self, request: Json) -> Json:
        await self._state.tables.commands.claim_time(self._table, self._secret)
        return {}

    async def _next_round(self, request: Json) -> Json:
        await self._state.tables.commands.next_round(self._table, self._secret)
        return {}

    async def _language(self, request: Json) -> Json:
        """Say everything in another language, from the next snapshot on."""
        self._speech = known_language(request.get("language"))
        self._watch.look_again()
        return {}

    async def _preview(self, request: Json) -> Json:
        moves = _texts(request, "moves", MOST_PREVIEWS)
        presenter = self._state.tables.presenter
        return {"previews": await presenter.preview(self._table, self._secret, moves)}

    async def _command(self, request: Json) -> Json:
        line = _text(request, "line")
        if len(line) > LONGEST_LINE:
            raise RefusedRequest(ServerCode.WRONG_REQUEST, f"line: at most {LONGEST_LINE} signs")
        code = self._speech or ENGLISH
        presenter = self._state.tables.presenter
        answer = await presenter.answer_typed(self._table, self._key, line, code)
        return {"move": answer.move} if isinstance(answer, Played) else {"said": answer.lines}

    @property
    def _secret(self) -> str:
        assert self._key is not None
        return self._key


_COMMANDS: dict[str, Callable[[Socket, Json], Awaitable[Json]]] = {
    "play": Socket._play,
    "undo": Socket._undo,
    "sit": Socket._sit,
    "chat": Socket._chat,
    "offer": Socket._offer,
    "decline": Socket._decline,
    "resign": Socket._resign,
    "claim_time": Socket._claim_time,
    "next_round": Socket._next_round,
    "language": Socket._language,
    "preview": Socket._preview,
    "command": Socket._command,
}
_FOR_ALL = frozenset({"chat", "language", "command"})  # may be asked for without a key


def _id_of(request: Json) -> Json:
    """So that a client finds the request that an answer belongs to."""
    given = request.get("id")
    return {"id": given} if isinstance(given, str) and len(given) <= 64 else {}


def _text(request: Json, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise RefusedRequest(ServerCode.WRONG_REQUEST, f"{name}: expected a text")
    return value


def _texts(request: Json, name: str, most: int) -> list[str]:
    texts = request.get(name, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise RefusedRequest(ServerCode.WRONG_REQUEST, f"{name}: expected a list of texts")
    if len(texts) > most:
        raise RefusedRequest(ServerCode.WRONG_REQUEST, f"{name}: at most {most}")
    return texts


def _whole(request: Json, name: str) -> int:
    value = request.get(name)
    if type(value) is not int:
        raise RefusedRequest(ServerCode.WRONG_REQUEST, f"{name}: expected a whole number")
    return value
