"""NDJSON: a table, line by line, for programs that have only an HTTP client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ..tables.errors import Refused
from ..tables.log import Cursor
from ..tables.watch import Watch
from .errors import error_json
from .ndjson import snapshot_line
from .state import ServerState, encode
from .visits import Visit


def lines(
    state: ServerState,
    table: str,
    key: str | None,
    since: Cursor | None,
    speech: str | None,
    visit: Visit,
) -> StreamingResponse:
    """Every line is a whole table. The visit ends with it."""
    found = _lines(state, table, key, since, speech, visit)
    return VisitingResponse(visit, found)


class VisitingResponse(StreamingResponse):
    media_type = "application/x-ndjson"

    def __init__(self, visit: Visit, content: AsyncIterator[bytes]) -> None:
        super().__init__(content)
        self._visit = visit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._visit.end()


async def _lines(
    state: ServerState,
    table: str,
    key: str | None,
    since: Cursor | None,
    speech: str | None,
    visit: Visit,
) -> AsyncIterator[bytes]:
    state.metrics.streams.inc()
    try:
        async with state.tables.presenter.watch(table, key, since) as watch:
            while not watch.over:
                visit.count(watch.connection.seats)
                yield await _line(state, watch, speech)
    except Refused as refusal:
        yield encode({"type": "error"} | error_json(refusal, speech)) + b"\n"
    finally:
        state.metrics.streams.dec()


async def _line(state: ServerState, watch: Watch, speech: str | None) -> bytes:
    """The next line; an empty one if nothing has happened for a while, which shows whether the
    client is still there."""
    try:
        async with asyncio.timeout(state.settings.ping_seconds):
            snapshot = await watch.next()
    except TimeoutError:
        return b"\n"
    if snapshot is None:
        return encode(state.going_down_message()) + b"\n"
    return snapshot_line(snapshot, speech) + b"\n"
