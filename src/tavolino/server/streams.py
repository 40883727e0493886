"""ND-JSON: a table line by line, for programs that have nothing but an HTTP client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from ..tables.errors import Refused
from ..tables.log import Cursor
from ..tables.watch import Watch
from .desk import Desk, encode
from .errors import error_json
from .lines import sight_line


async def lines(
    desk: Desk, table: str, key: str | None, since: Cursor | None, speech: str | None, address: str
) -> StreamingResponse:
    """The first line is the whole table, and so is every other one."""
    desk.at_address.enter(address)
    try:
        desk.at_table.enter(table)
    except Refused:
        desk.at_address.leave(address)
        raise
    return StreamingResponse(
        _lines(desk, table, key, since, speech, address), media_type="application/x-ndjson"
    )


async def _lines(
    desk: Desk, table: str, key: str | None, since: Cursor | None, speech: str | None, address: str
) -> AsyncIterator[bytes]:
    desk.meters.streams.inc()
    try:
        async with desk.tables.watch(table, key, since) as watch:
            while not watch.over:
                yield await _line(desk, watch, speech)
    except Refused as refusal:
        yield encode({"type": "error"} | error_json(refusal, speech)) + b"\n"
    finally:
        desk.meters.streams.dec()
        desk.at_table.leave(table)
        desk.at_address.leave(address)


async def _line(desk: Desk, watch: Watch, speech: str | None) -> bytes:
    """The next line: an empty one, when nothing happened for a while, shows who is still there."""
    try:
        async with asyncio.timeout(desk.settings.ping_seconds):
            sight = await watch.next()
    except TimeoutError:
        return b"\n"
    if sight is None:
        return encode(desk.farewell()) + b"\n"
    return sight_line(sight, speech) + b"\n"
