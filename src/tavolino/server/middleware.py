"""Around every request: limits on its size, security headers, counting, and a line in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .api_version import PREFIX

if TYPE_CHECKING:
    from .settings import Settings
    from .state import ServerState

log = logging.getLogger("tavolino.server.requests")

TRANSFERS = f"{PREFIX}/transfers"  # where larger requests are allowed

# The page needs its own scripts, styles, pictures and sockets, and nothing from anywhere else.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class RequestMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

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

        guarded = with_headers(scope, send)
        try:
            most = body_bytes(scope["path"], state.settings)
            await self._app(scope, _limited(scope, receive, most), answer)
        except asyncio.CancelledError:  # by a server that is stopping and has waited long enough
            if not state.going_down:
                raise
            if not started:
                await PlainTextResponse("This server is going down.", 503)(scope, receive, answer)
        finally:
            _count(state, scope, status, time.perf_counter() - start)


def with_headers(scope: Scope, send: Send) -> Send:
    """Add headers that tell browsers what they may do with an answer."""

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message["headers"])
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api"):
                headers.setdefault("Cache-Control", "no-store")
            message["headers"] = headers.raw
        await send(message)

    return guarded


def body_bytes(path: str, settings: Settings) -> int:
    """How large the body of a request to this path may be."""
    return settings.transfer_bytes if path == TRANSFERS else settings.request_bytes


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
