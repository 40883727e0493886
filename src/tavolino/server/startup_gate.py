"""Answers requests while the application is still starting.

The page is only files: it is served as soon as the port is open, while the games, the store and the
API are still being loaded. All other requests wait until that is done.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.responses import PlainTextResponse
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from .page import STATIC, built_page
from .security_headers import with_headers

if TYPE_CHECKING:
    from fastapi import FastAPI


class StartupGate:
    def __init__(self, static: Path = STATIC) -> None:
        self.state = State()  # the application's, once it is open
        self._app: FastAPI | None = None
        self._page = built_page(static)
        self._decided = asyncio.Event()

    def open(self, app: FastAPI) -> None:
        """From now on the application answers every request."""
        self._app, self.state = app, app.state
        self._decided.set()

    def close(self) -> None:
        """The application will not open: refuse the requests that are waiting."""
        self._decided.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._app is None and self._page is not None and _asks_for(scope, self._page):
            await self._page(scope, receive, with_headers(scope, send))
            return
        await self._decided.wait()
        if self._app is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            sorry = PlainTextResponse("This server is not open.", 503)
            await sorry(scope, receive, with_headers(scope, send))


def _asks_for(scope: Scope, page: Starlette) -> bool:
    if scope["type"] != "http":
        return False
    return any(route.matches(scope)[0] is Match.FULL for route in page.routes)
