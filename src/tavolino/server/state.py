"""What all requests of one server share."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..store import SqlStore
from ..tables.application import Tables
from ..tables.commands.base import TableCommand
from ..tables.commands.playing import Play
from ..tables.engine_client import EngineClient
from ..tables.engine_quota import CountRequest
from ..tables.errors import Refused
from ..tables.limits import Limits
from .connections import Connections
from .health import Health
from .messages import GoingDown
from .metrics import Metrics
from .preview_pictures import PreviewPictures
from .rate_limit import ConnectionLimit, RateLimit
from .settings import Settings
from .turns import LoopTime, Turns, timed

if TYPE_CHECKING:
    from .sockets import Socket

encode = msgspec.json.Encoder().encode

Result = TypeVar("Result")

USUAL_SECONDS = (
    0.002  # that the event loop is busy with a request; what takes longer counts as more
)
SMALL = 0.2  # of a request: what a message on a socket or a file counts at least

EARLIEST_RETURN, LATEST_RETURN = 1.0, 6.0  # seconds after which clients reconnect to a new server


@dataclass
class ServerState:
    settings: Settings
    store: SqlStore
    tables: Tables
    metrics: Metrics = field(default_factory=Metrics)
    engine: EngineClient | None = None  # None if another engine is used
    sockets: set[Socket] = field(default_factory=set)
    connections: Connections | None = None  # if this server counts them
    going_down: bool = False

    def __post_init__(self) -> None:
        set_to = self.settings
        self.of_token = RateLimit("requests", set_to.token_rate, set_to.token_burst)
        self.of_address = RateLimit("requests", set_to.address_rate, set_to.address_burst)
        self.moves_of_address = RateLimit("requests", set_to.address_rate, set_to.address_burst)
        self.turns = Turns()
        self.new_tables = RateLimit("tables", set_to.tables_rate / 3600, set_to.tables_burst)
        self.previews = RateLimit("requests", set_to.previews_rate / 60, set_to.previews_burst)
        self.preview_pictures = PreviewPictures()
        self.new_transfers = RateLimit(
            "transfers", set_to.transfers_rate / 3600, set_to.transfers_burst
        )
        self.at_table = ConnectionLimit("table", set_to.sockets_per_table)
        self.at_address = ConnectionLimit("address", set_to.sockets_per_address)
        self.health = Health(self.store, self.tables)

    async def answer(
        self,
        address: str,
        cost: float,
        work: Callable[[], Coroutine[Any, Any, Result]],
        *,
        is_move: bool,
    ) -> Result:
        """Do the work of a request when its turn comes, or refuse it. It counts against its address
        as much as it keeps the event loop busy, and at least its `cost`. A move of a seat goes
        before everything else and is counted apart, so nothing else that comes from its address
        holds it up."""
        limit = self.moves_of_address if is_move else self.of_address
        if not is_move:
            await self.turns.wait(address)
        limit.count(address, cost)
        spent = LoopTime()
        try:
            return await timed(work(), spent)
        finally:
            limit.charge(address, spent.seconds / USUAL_SECONDS - cost)

    async def do(self, table: str, key: str | None, command: TableCommand[Result]) -> Result:
        """Do a command, and count moves and how long they take."""
        start = time.perf_counter()
        result = await self.tables.live.do(table, key, command)
        if isinstance(command, Play):
            self.metrics.moves.inc()
            self.metrics.move_seconds.observe(time.perf_counter() - start)
        return result

    def is_seat(self, table: str, key: str) -> bool:
        """Whether a key opens a seat of a table that is in memory."""
        live = self.tables.live.tables.get(table)
        if live is None or live.table is None:
            return False
        try:
            return live.table.holder(key, self.tables.clock()).seat is not None
        except Refused:
            return False

    def metrics_page(self) -> bytes:
        self.metrics.tables.set(len(self.tables.live.tables))
        self.metrics.commits.set(self.store.commits)
        self.metrics.damaged.set(len(self.tables.live.damaged))
        for kind, count in self.tables.housekeeping.cleared.items():
            self.metrics.cleared.labels(kind).set(count)
        for task, count in self.tables.housekeeping.failures.items():
            self.metrics.housekeeping_failures.labels(task).set(count)
        if self.connections is not None:
            for reason, count in self.connections.closed.items():
                self.metrics.connections_closed.labels(reason).set(count)
        if self.engine is not None:
            self.metrics.count_engine(self.engine)
        return self.metrics.page()

    def going_down_message(self) -> GoingDown:
        """What clients are told when the server stops. Each gets a different time to wait, so that
        they do not all come back at once."""
        return GoingDown(random.uniform(EARLIEST_RETURN, LATEST_RETURN))

    async def look_after_sockets(self) -> None:
        """Look after sockets for as long as the server runs."""
        ping_seconds = self.settings.ping_seconds
        while True:
            await asyncio.sleep(min(1.0, ping_seconds / 4))
            now = time.monotonic()
            for socket in list(self.sockets):
                if socket.sending_since is not None or now - socket.heard > socket.ping_after:
                    socket.check_client(now)

    async def shut_down(self) -> None:
        """Tell all clients that are watching, and wait a while for them to leave."""
        self.going_down = True
        self.tables.live.end_watches()
        if self.engine is not None:
            await (
                self.engine.stop()
            )  # requests that wait for it are refused, so nobody has to wait for them
        end = time.monotonic() + self.settings.stop_seconds
        while self.sockets and time.monotonic() < end:
            await asyncio.sleep(0.02)


def limits_of(settings: Settings) -> Limits:
    return Limits(
        idle_seconds=settings.idle_seconds,
        away_seconds=settings.away_seconds,
        absence_seconds=settings.absence_seconds,
        hints=settings.hints_per_table,
        analyses=settings.analyses_per_table,
        chat_length=settings.chat_length,
        finished_days=settings.finished_days,
        abandoned_days=settings.abandoned_days,
        unstarted_days=settings.unstarted_days,
        transfers=settings.transfers,
        push_seconds=settings.push_seconds,
        python_bots=settings.python_bots,
        bot_tables=settings.bot_tables,
        bot_tables_per_address=settings.bot_tables_per_address,
        bot_table_rounds=settings.bot_table_rounds,
        bot_table_seconds=settings.bot_table_seconds,
        engine_requests_waiting=settings.engine_requests_waiting,
        engine_requests_per_address=settings.engine_requests_per_address,
        engine_requests_per_table=settings.engine_requests_per_table,
    )


def engine_request_counter(settings: Settings) -> CountRequest:
    """Refuses requests to the engine when an address or a table makes too many."""
    of_address = RateLimit(
        "thoughts", settings.engine_requests_rate / 60, settings.engine_requests_burst
    )
    at_table = RateLimit(
        "thoughts", settings.engine_requests_rate / 60, settings.engine_requests_burst
    )

    def count(address: str, table: str) -> None:
        of_address.count(address)
        at_table.count(table)

    return count
