"""A server process, from its start to its end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.middleware.trustedhost import TrustedHostMiddleware
from uvicorn.server import HANDLED_SIGNALS

from ..core.errors import TavolinoError
from .connections import LimitedConfig, raise_file_limit
from .logs import log_to_stderr
from .settings import Settings
from .startup_gate import StartupGate

if TYPE_CHECKING:  # slow to import, so imported when the port is open
    from fastapi import FastAPI

    from ..tables.application import Tables
    from .app import TavolinoApi
    from .preparation import Preparation
    from .state import ServerState

SEVERAL_MOVES = 50_000  # objects that a few hundred moves leave in memory
DEAD_AFTER = 30_000  # milliseconds after which a peer that acknowledges nothing is considered gone


class Server(uvicorn.Server):
    """Tells clients before it closes their connections."""

    config: LimitedConfig

    def __init__(self, config: LimitedConfig, app: FastAPI | StartupGate) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """uvicorn remembers a signal and raises it again when it has stopped serving, which ends
        the process before the store is closed. Here a signal only asks the server to stop."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True  # a second Ctrl-C: do not wait for clients
        self.should_exit = True

    def stopping(self) -> bool:
        return self.should_exit

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if isinstance(self._app, StartupGate):
            self._app.close()
        state: ServerState | None = getattr(self._app.state, "server", None)
        if state is not None:
            await state.shut_down()
        await super().shutdown(sockets)


def bind(settings: Settings) -> socket.socket:
    """The port, bound but not open yet; the error says why it cannot be bound."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        taken = socket.socket(family, kind, protocol)
    except OSError as error:
        raise TavolinoError(f"cannot listen on {settings.host}: {error.strerror}") from error
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted sockets inherit it
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER)
    try:
        taken.bind(address)
    except OSError as error:
        taken.close()
        raise TavolinoError(
            f"cannot listen on {settings.host}:{settings.port}: {error.strerror};"
            " choose another one with --host and --port"
        ) from error
    return taken


def warm_up(games: Iterable[str] | None = None) -> None:
    """Load the compiled rules of these games, or of all, so that nobody has to wait at a table."""
    from ..core import registry
    from ..core.game import new
    from ..tables.reveals_information import reveals_information

    for name in registry.names() if games is None else games:
        game = new(name, seed=0)
        for _ in range(2):  # some games are over after that, or sooner
            if game.over:
                break
            game.sampler()
            before = game.copy()
            game.play(game.legal[0])
            reveals_information(before, game.moves[-1][1], game)


def tune_garbage_collector() -> None:
    """Make the garbage collector run rarely. What is in memory now stays there, and tables create
    hardly any reference cycles; with the default thresholds, collecting would take more time than
    the games."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SEVERAL_MOVES, 20, 100)


def serve(
    settings: Settings,
    taken: socket.socket,
    ready: Callable[[str], None],
    preparation: Preparation | None = None,
) -> None:
    """Serve until a signal ends it. `ready` is called with the address when the port is open. Games
    that are still in `preparation` are added when they are ready."""
    log_to_stderr(settings.log_level)
    raise_file_limit()
    gate = StartupGate()
    server = make_server(gate, settings)
    with _handling_signals(server), asyncio.Runner(loop_factory=_new_loop()) as runner:
        runner.run(_serve(server, gate, settings, taken, ready, preparation))


@contextmanager
def _handling_signals(server: Server) -> Iterator[None]:
    """From before the first request until after the store is closed: uvicorn listens only while it
    serves, and restores the handlers that it finds."""
    before = {each: signal.signal(each, server.handle_exit) for each in HANDLED_SIGNALS}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        from uvloop import new_event_loop
    except ImportError:  # not available on Windows
        return asyncio.new_event_loop
    return new_event_loop


def make_server(app: FastAPI | StartupGate, settings: Settings) -> Server:
    hosts = sorted(settings.allowed_hosts) or ["*"]
    config = LimitedConfig(
        TrustedHostMiddleware(app, hosts, www_redirect=False),
        settings,
        lifespan="off" if isinstance(app, StartupGate) else "auto",
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=None,  # the application has its own
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=max(1, round(settings.stop_seconds)),
    )
    return Server(config, app)


async def _serve(
    server: Server,
    gate: StartupGate,
    settings: Settings,
    taken: socket.socket,
    ready: Callable[[str], None],
    preparation: Preparation | None,
) -> None:
    host, port = taken.getsockname()[:2]
    serving = asyncio.create_task(server.serve(sockets=[taken]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.stopping():
            return
        async with _open_app(settings, preparation) as app:
            if server.stopping():
                return
            app.state.server.connections = server.config.counted
            gate.open(app)
            ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")
            tables = app.state.server.tables
            await asyncio.to_thread(_warm_up_all_but, tables.live.unprepared.names)
            await asyncio.to_thread(app.prepare)
            tune_garbage_collector()
            async with _following(preparation, tables):
                await serving
    finally:
        gate.close()
        server.should_exit = True
        await serving


@asynccontextmanager
async def _following(preparation: Preparation | None, tables: Tables) -> AsyncIterator[None]:
    """Within the context, games are added as they become ready."""
    if preparation is None:
        yield
        return
    following = asyncio.create_task(_follow(preparation, tables))
    try:
        yield
    finally:
        preparation.stop()
        await following


async def _follow(preparation: Preparation, tables: Tables) -> None:
    while (game := await asyncio.to_thread(preparation.next_ready)) is not None:
        await asyncio.to_thread(warm_up, [game])
        await tables.admit(game)
        tune_garbage_collector()
    await asyncio.to_thread(preparation.report_missing)


def _warm_up_all_but(unprepared: frozenset[str]) -> None:
    from ..core import registry

    warm_up(name for name in registry.names() if name not in unprepared)


@asynccontextmanager
async def _open_app(
    settings: Settings, preparation: Preparation | None
) -> AsyncIterator[TavolinoApi]:
    """The application, open until the context ends. It is imported in a thread: the page is served
    meanwhile."""

    def load() -> Any:
        from . import app

        return app

    module = await asyncio.to_thread(load)
    unprepared = None if preparation is None else preparation.unprepared
    async with module.open_state(settings, unprepared=unprepared) as state:
        app: TavolinoApi = await asyncio.to_thread(module.make_app, lambda: nullcontext(state))
        async with app.router.lifespan_context(app):
            yield app
