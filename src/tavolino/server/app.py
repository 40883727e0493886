"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from .. import __version__
from ..bots.cpu_cores import usable_cores
from ..store import SqlStore, StoreError, default_url, server_lock
from ..tables.application import Tables
from ..tables.bus import Bus
from ..tables.engine import Engine
from ..tables.engine_client import EngineClient, usual_processes
from ..tables.errors import Code, Refused
from ..tables.log import StoreGone
from ..tables.unprepared_games import UnpreparedGames
from . import analysis_board, commands, finished_games, learning, push, routes, sockets, transfers
from .api_version import OUTDATED, PREFIX, is_older_version
from .board_files import add_board_files
from .description import complete
from .errors import (
    STATUS,
    RefusedRequest,
    ServerCode,
    error_json,
    known_language,
    retry_after,
)
from .link_previews import add_link_previews
from .metrics import CONTENT_TYPE, Metrics
from .middleware import RequestMiddleware
from .page import READ, STATIC, add_page, not_found_page
from .prepared_answers import PreparedAnswer
from .push_services import KNOWN_SERVICES, PushServices
from .reference import reference_page
from .request_parts import reply
from .settings import Settings
from .state import ServerState, encode, engine_request_counter, limits_of

log = logging.getLogger(__name__)

DESCRIPTION = """Tables for small-box games. A key is sent as `Authorization: Bearer KEY` and is
never part of an address. Every answer about a table holds the whole of it, as the key's holder may
see it; every error a `code` for programs and a `sentence` for people."""


class TavolinoApi(FastAPI):
    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            complete(super().openapi())
        assert self.openapi_schema is not None
        return self.openapi_schema

    @cached_property
    def described(self) -> PreparedAnswer:
        return PreparedAnswer(encode(self.openapi()), "application/json")

    @cached_property
    def reference(self) -> PreparedAnswer:
        return PreparedAnswer(reference_page(self.openapi()).encode(), "text/html")

    def prepare(self) -> None:
        """What takes a second when it is first asked for."""
        _ = self.described, self.reference


OpenState = Callable[[], AbstractAsyncContextManager[ServerState]]


@asynccontextmanager
async def open_state(
    settings: Settings,
    engine: Engine | None = None,
    unprepared: UnpreparedGames | None = None,
    push_services: PushServices = KNOWN_SERVICES,
) -> AsyncIterator[ServerState]:
    """The application with its store, its bots and its connection to other servers, until the
    context ends."""
    metrics, own_engine = Metrics(), None
    async with AsyncExitStack() as stack:
        url = settings.database_url or default_url()
        stack.enter_context(server_lock(url, shared=bool(settings.redis_url)))
        store = await SqlStore.open(url, settings.store_seconds)
        stack.push_async_callback(store.close)
        if engine is None:
            processes = settings.bot_processes or usual_processes(usable_cores())
            engine = own_engine = EngineClient(processes, waited=metrics.count_wait)
            stack.push_async_callback(own_engine.stop)
        sender = await push.open_sender(settings, store, push_services)
        if sender is not None:
            stack.push_async_callback(sender.close)
        tables = Tables(
            store,
            engine,
            _bus(settings),
            limits=limits_of(settings),
            count_engine_request=engine_request_counter(settings),
            unprepared=unprepared,
            push=sender,
        )
        await _start(tables)
        stack.push_async_callback(tables.stop)
        yield ServerState(settings, store, tables, metrics, own_engine)


async def _start(tables: Tables) -> None:
    try:
        await tables.start()
    except StoreGone as error:
        reason = getattr(error.__cause__, "orig", None) or error
        raise StoreError(f"the database cannot be used: {reason}") from error


def _bus(settings: Settings) -> Bus | None:
    if not settings.redis_url:
        return None
    from ..store.redis_bus import RedisBus  # slow to import, and most servers need none

    return RedisBus(settings.redis_url)


def make_app(opening: OpenState, static: Path = STATIC) -> TavolinoApi:
    """The application over a state, which is opened when the server starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opening() as state:
            app.state.server = state
            look_after_sockets = asyncio.create_task(state.look_after_sockets())
            try:
                yield
            finally:
                look_after_sockets.cancel()
                with suppress(asyncio.CancelledError):
                    await look_after_sockets

    app = TavolinoApi(
        title="Tavolino",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.add_middleware(RequestMiddleware, refuse=_answer)

    # First and without FastAPI's reading of parameters: a socket that opens costs a third less.
    @app.websocket_route(PREFIX + "/tables/{table}/socket")
    async def socket(websocket: WebSocket) -> None:
        state, table = websocket.app.state.server, websocket.path_params["table"]
        await sockets.serve(state, websocket, table)

    @app.websocket_route("/api/tables/{table}/socket")
    async def old_socket(websocket: WebSocket) -> None:
        await sockets.refuse_outdated_client(websocket)

    app.include_router(routes.api)
    app.include_router(commands.api)
    app.include_router(finished_games.api)
    app.include_router(learning.api)
    app.include_router(analysis_board.api)
    app.include_router(transfers.api)
    app.include_router(push.api)
    app.include_router(routes.operations)
    _add_errors(app, static)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        return Response(request.app.state.server.metrics_page(), media_type=CONTENT_TYPE)

    @app.api_route("/docs", methods=READ, include_in_schema=False)
    async def reference(request: Request) -> Response:
        return app.reference.response(request.headers)

    @app.api_route("/openapi.json", methods=READ, include_in_schema=False)
    async def described(request: Request) -> Response:
        return app.described.response(request.headers)

    add_board_files(app)
    add_link_previews(app, static)
    add_page(app, static)
    return app


# Requests that Starlette itself refuses.
_HTTP_CODES = {
    404: ServerCode.NOT_FOUND,
    405: ServerCode.WRONG_METHOD,
    413: ServerCode.TOO_LARGE,
}


def _answer(request: Request, error: Refused | RefusedRequest) -> Response:
    request.app.state.server.metrics.refusals.labels(error.code.value).inc()
    response = reply(error_json(error, _language_of(request)), STATUS[error.code])
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if response.status_code == 429 or error.code is Code.BEING_PREPARED:
        response.headers["Retry-After"] = str(retry_after(error))
    return response


def _add_errors(app: FastAPI, static: Path) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return _answer(request, error)

    @app.exception_handler(RefusedRequest)
    async def refused_request(request: Request, error: RefusedRequest) -> Response:
        return _answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return _answer(request, RefusedRequest(ServerCode.WRONG_REQUEST, _what_is_wrong(error)))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and (page := not_found_page(request, static)) is not None:
            return page
        if error.status_code == 404 and is_older_version(request.url.path):
            return _answer(request, RefusedRequest(ServerCode.OUTDATED_CLIENT, OUTDATED))
        code = _HTTP_CODES.get(error.status_code, ServerCode.WRONG_REQUEST)
        response = _answer(request, RefusedRequest(code, str(error.detail)))
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        log.error("a request failed", exc_info=error)
        return _answer(request, RefusedRequest(ServerCode.INTERNAL, "internal error"))


def _language_of(request: Request) -> str | None:
    """The language of an error; None if the language was what was wrong."""
    try:
        return known_language(request.query_params.get("language"))
    except Refused:
        return None


def _what_is_wrong(error: RequestValidationError) -> str:
    """What is wrong and where, without repeating what was sent."""
    found: list[str] = []
    for each in error.errors()[:3]:
        where = ".".join(str(part) for part in each["loc"] if part != "body")
        found.append(f"{where}: {each['msg']}" if where else str(each["msg"]))
    return "; ".join(found)


def openapi() -> dict[str, Any]:
    """The description of the API, without a server."""

    def never() -> AbstractAsyncContextManager[ServerState]:
        raise AssertionError("the description needs no state")

    return make_app(never).openapi()
