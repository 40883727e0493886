"""Around every request: its turn and what it costs, limits on its size, counting, and a line in the
log."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..tables.errors import Refused
from .api_version import PREFIX
from .body_sizes import body_bytes
from .connections import client_of
from .security_headers import with_headers
from .state import SMALL

if TYPE_CHECKING:
    from .state import ServerState

log = logging.getLogger("tavolino.server.requests")

FILES = "/assets/"  # of the page, which asks for dozens of them at once
MOVES = re.compile(re.escape(PREFIX) + r"/tables/(\w+)/(?:moves|undo)")
BEARER = b"bearer "


class RequestMiddleware:
    """`refuse` makes an answer of a refusal."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Request, Refused], Response]) -> None:
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        state: ServerState = scope["app"].state.server
        start = time.perf_counter()
        status, started = 500, False

        async def answer(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
            await guarded(message)

        def work() -> Coroutine[Any, Any, None]:
            most = body_bytes(scope["path"], state.settings)
            return _run(self._app, scope, _limited(scope, receive, most), answer)

        guarded = with_headers(scope, send)
        cost = SMALL if scope["path"].startswith(FILES) else 1
        try:
            await state.answer(_address(scope), cost, work, is_move=_is_move(state, scope))
        except Refused as refusal:
            await self._refuse(Request(scope), refusal)(scope, receive, answer)
        except asyncio.CancelledError:  # by a server that is stopping and has waited long enough
            if not state.going_down:
                raise
            if not started:
                await PlainTextResponse("This server is going down.", 503)(scope, receive, answer)
        finally:
            _count(state, scope, status, time.perf_counter() - start)


def _address(scope: Scope) -> str:
    return client_of(scope["client"][0]) if scope.get("client") else "?"


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _is_move(state: ServerState, scope: Scope) -> bool:
    """Whether this is a move of somebody who has a seat at the table."""
    found = MOVES.fullmatch(scope["path"]) if scope["method"] == "POST" else None
    given = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
    if found is None or not given.lower().startswith(BEARER):
        return False
    return state.is_seat(found[1], given[len(BEARER) :].strip().decode("latin-1"))


def _limited(scope: Scope, receive: Receive, most: int) -> Receive:
    """The body of a request; refused if it is larger than announced or larger than allowed."""
    declared = next((v for name, v in scope["headers"] if name == b"content-length"), b"0")
    too_large = HTTPException(413, f"a request has at most {most} bytes")
    got = 0

    async def limited() -> Message:
        nonlocal got
        if declared.isdigit() and int(declared) > most:
            raise too_large
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise too_large
        return message

    return limited


def _count(state: ServerState, scope: Scope, status: int, seconds: float) -> None:
    """Counted by the pattern of the path, since the path itself could be anything."""
    route: Any = scope.get("route")
    pattern = getattr(route, "path", None) or "other"
    method = scope["method"] if pattern != "other" else "any"
    state.metrics.requests.labels(method, pattern, status).inc()
    if pattern not in ("/health", "/metrics"):
        facts: dict[str, Any] = {"method": method, "route": pattern, "status": status}
        facts["ms"] = round(1000 * seconds, 1)
        log.info("request", extra={"facts": facts})
