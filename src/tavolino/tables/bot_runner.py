"""Bots at tables: they move when it is their turn, and give hints."""

from __future__ import annotations

import asyncio
import logging
import math

from ..core.contract import Json
from .bot_tables import BotTables, continues_without_people, is_of_bots
from .client_address import client_address
from .commands.hints import AskHint
from .commands.playing import BotMove, NextRoundOfBots
from .engine import Analysis, Engine, EngineStopped, request_for
from .engine_queue import Job, Priority
from .engine_quota import EngineQuota
from .errors import Code, Refused
from .limits import Limits
from .live_table import LiveTable
from .live_tables import LiveTables
from .replays import seats_of
from .server_clock import ServerClock
from .table import Table

log = logging.getLogger(__name__)

ANALYST = "maestro"  # gives hints and reviews finished games
LOOKED_SECONDS = 10.0  # for which somebody who has asked without watching counts as there
SOON = 2.0  # seconds for a bot's answer about which nothing is said
# What is said instead, so that it is not said anew in every second.
ROUND_SECONDS = (3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300)


class BotRunner:
    def __init__(
        self,
        live_tables: LiveTables,
        engine: Engine,
        quota: EngineQuota,
        limits: Limits,
        clock: ServerClock,
    ) -> None:
        self.engine = engine
        self.bot_tables = BotTables(live_tables.tables, limits, clock.monotonic)
        self._live_tables = live_tables
        self._quota = quota
        self._now = clock
        self._told: dict[str, int] = {}  # how long people have to wait, by table

    async def hint(self, table: str, key: str) -> tuple[Analysis, Json]:
        """What a strong bot would play, knowing what the seat knows, and the view and the seats
        that this is about. Everybody sees that it asked."""

        current, holder = await self._live_tables.open_with_key(table, key)
        AskHint().decide(current, holder, self._live_tables.context())  # refused, it costs nothing
        with self._quota.request(table):
            await self._live_tables.do(table, key, AskHint())
            current, holder = await self._live_tables.open_with_key(table, key)
            if current.round.player != holder.seat:
                raise Refused(Code.NOT_YOUR_TURN, "refused-gone-on")
            request = request_for(ANALYST, current.round.game)
            about = {"view": request.view, "seats": seats_of(current)}
            job = Job(Priority.HINT, client_address.get(), table)
            return await self.engine.analyse(request, job), about

    # -- moving ----------------------------------------------------------------------------------

    def watched(self, live: LiveTable) -> None:
        """Somebody is looking at a table: its bots play on, or are urgent again."""
        live.client = client_address.get() or live.client
        live.looked = self._now.monotonic()
        if is_of_bots(live.table):
            self.bot_tables.seen(live)
            self.let_move(live)
        else:
            self.engine.hurry(live.id, live.client)

    def left(self, live: LiveTable) -> None:
        """Somebody no longer watches a table."""
        if not live.watches:
            live.looked = -math.inf

    def changed(self, live: LiveTable) -> None:
        """A table has changed: whoever has done so waits for the bots."""
        if asyncio.current_task() is not live.thinking:
            live.looked = self._now.monotonic()
        self.let_move(live)

    def _is_watched(self, live: LiveTable) -> bool:
        """Whether somebody waits for the bots at a table, here or at another server."""
        elsewhere = (told for told, _ in live.attendance.elsewhere.values())
        return (
            bool(live.watches)
            or self._now.monotonic() - live.looked < LOOKED_SECONDS
            or any(told.here or told.slow or told.watchers for told in elsewhere)
        )

    async def tell_waits(self) -> None:
        """Tell people how long they will wait for a bot, if it is not soon."""
        told = {
            table: _rounded(seconds)
            for table, seconds in self.engine.expected().items()
            if seconds > SOON
        }
        for table in told.keys() | self._told.keys():
            live = self._live_tables.tables.get(table)
            if live is not None and live.bot_seconds != told.get(table):
                live.bot_seconds = told.get(table)
                for watch in live.watches:
                    watch.wake()
        self._told = told

    def let_move(self, live: LiveTable) -> None:
        """Let bots move as long as it is their turn, in a new task."""
        table = live.table
        if table is None or live.thinking is not None or self._live_tables.stopping:
            return
        if table.bot_to_move is None and not continues_without_people(table):
            return
        if is_of_bots(table) and not self.bot_tables.may_continue(live):
            return
        live.thinking = self._live_tables.spawn(self._move(live))

    async def _move(self, live: LiveTable) -> None:
        try:
            while not self._live_tables.stopping:
                if (table := live.table) is None:  # it has to be loaded again
                    await self._live_tables.refresh(live.id)
                    continue
                if is_of_bots(table) and self.bot_tables.is_unwatched(live):
                    return
                if continues_without_people(table):
                    await self._live_tables.do(live.id, None, NextRoundOfBots())
                    continue
                if (level := table.bot_to_move) is None:
                    return
                await self._move_once(live, table, level)
        except EngineStopped:
            pass
        except Exception as error:
            # The next sweep tries again. The text of the error may name cards, so it is not logged.
            log.warning("table %s: a bot could not move: %s", live.id, type(error).__name__)
            if isinstance(error, Refused) and error.code is Code.UNAVAILABLE:
                self._live_tables.check_again(live.id)
        finally:
            live.thinking = None

    async def _move_once(self, live: LiveTable, table: Table, level: str) -> None:
        ply = table.ply
        client = client_address.get() or live.client
        job = Job(Priority.PERSON, client, live.id, lambda: self._is_watched(live))
        if is_of_bots(table):
            job = Job(Priority.BOTS, live.client, live.id)
        move = await self.engine.choose(request_for(level, table.round.game), job)
        await self._live_tables.do(live.id, None, BotMove(ply, move))


def _rounded(seconds: float) -> int:
    """What is told of a wait: rather a little too long."""
    return next((told for told in ROUND_SECONDS if seconds <= told), ROUND_SECONDS[-1])
