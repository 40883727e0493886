"""Periodic tasks of a server: signs of life, finding bots that are waiting and changes that others
have stored, dropping idle tables from memory, clearing old ones and transfers that nobody took."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from math import inf

from .bot_runner import BotRunner
from .bot_tables import is_of_bots
from .clock import DAY
from .errors import Code, Refused
from .limits import Limits
from .live_tables import LiveTables
from .log import OldKind, Store, StoreGone
from .periodic_tasks import PeriodicTask, PeriodicTasks
from .presence import PresenceKeeper
from .server_clock import ServerClock
from .transfers import Transfers

log = logging.getLogger(__name__)

MOST_WAITING = 1000  # tables with a bot to move, per query
FIRST_CLEARING = 60.0  # seconds after the start, when everybody has reconnected
MOST_CLEARED = 100  # old tables at a time
BETWEEN_CLEARINGS = 0.1  # seconds, to let others write
LONGEST_GAP = 3  # in heartbeats, between two signs of life of a server that is alive
DRIFT = 1.0  # seconds that clocks may differ by without one of them having jumped


class Housekeeping:
    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        bots: BotRunner,
        transfers: Transfers,
        presence: PresenceKeeper,
        limits: Limits,
        clock: ServerClock,
    ) -> None:
        self._store = store
        self._live_tables = live_tables
        self._bots = bots
        self._limits = limits
        self._clock = clock
        self._jump: tuple[float, float] | None = (
            None  # by how much the wall clock is off, and since
        )
        self.tasks = PeriodicTasks(
            PeriodicTask("beat", limits.beat_seconds, self.beat),
            PeriodicTask("poll", limits.poll_seconds, live_tables.poll),
            PeriodicTask("presence", limits.presence_seconds, presence.check),
            PeriodicTask("waits", limits.presence_seconds, bots.tell_waits),
            PeriodicTask("sweep", limits.sweep_seconds, self.sweep),
            PeriodicTask("transfers", limits.sweep_seconds, transfers.clear),
            PeriodicTask("clear", limits.clear_seconds, self.clear, first=FIRST_CLEARING),
        )
        self.cleared: Counter[OldKind] = Counter()

    def start(self) -> None:
        """Start all tasks; does not wait for the bots that they let move."""
        self._live_tables.spawn(self._first_sweep())
        self.tasks.start()

    async def stop(self) -> None:
        await self.tasks.stop()

    async def beat(self) -> None:
        """Send a heartbeat."""
        await self._check_clock()
        down_times = await self._store.beat(self._clock(), self.longest_gap)
        await self._live_tables.refund(down_times)

    async def _check_clock(self) -> None:
        """Notice when the clock of the machine was set: nothing is cleared for a day then. Ours
        goes on as before; if the other one stays where it is, ours follows, and what lies between
        counts for nobody."""
        clock, off = self._clock, self._clock.error
        if abs(off) <= DRIFT:
            clock.follow()
            if self._jump is not None:
                log.warning("the clock of this machine is right again")
            self._jump = None
        elif self._jump is None or abs(off - self._jump[0]) > DRIFT:
            log.warning(
                "the clock of this machine has jumped by %+.1f seconds; games go on as if it had"
                " not, and old tables are kept for a day",
                off,
            )
            await self._store.jump(clock(), clock())
            self._jump = off, clock.monotonic()
        elif clock.monotonic() - self._jump[1] >= self.longest_gap:
            left = clock()
            down_times = await self._store.jump(left, left + off)
            clock.follow()
            self._live_tables.jump(down_times)
            self._jump = None
            log.warning("tables follow the clock of this machine: %+.1f seconds for nobody", off)

    @property
    def longest_gap(self) -> float:
        return LONGEST_GAP * self._limits.beat_seconds

    @property
    def heartbeat_is_stale(self) -> bool:
        """Whether this server has been unable to send a heartbeat for too long."""
        return time.monotonic() - self.tasks.by_name["beat"].done > self.longest_gap

    @property
    def failures(self) -> dict[str, int]:
        """How often each task has failed."""
        return {task.name: task.failures for task in self.tasks.by_name.values()}

    async def _first_sweep(self) -> None:
        try:
            await self.sweep(idle_seconds=0)
        except (StoreGone, Refused) as error:
            log.warning("could not look for waiting bots: %s", type(error).__name__)

    async def sweep(self, idle_seconds: float | None = None) -> None:
        """Drop idle tables from memory, and let bots move that have been left waiting."""
        self._live_tables.forget(self._clock.monotonic() - self._limits.idle_seconds)
        waited = self._limits.sweep_seconds if idle_seconds is None else idle_seconds
        idle_since = self._clock() - waited if waited else inf  # also where clocks were set back
        last = ""
        while page := await self._store.waiting_for_bots(idle_since, MOST_WAITING, last):
            last = page[-1]
            for table in page:
                if self._live_tables.stopping:
                    return
                try:
                    self._bots.let_move(await self._live_tables.refresh(table))
                except Refused as refusal:
                    if refusal.code is Code.UNAVAILABLE:
                        raise
                    log.warning("table %s cannot continue: %s", table, refusal.code.value)
        for live in list(self._live_tables.tables.values()):
            if is_of_bots(live.table):
                self._bots.let_move(live)

    async def clear(self) -> None:
        """Clear tables that are older than the settings allow, a few at a time, and not too many at
        once: if the time is wrong, somebody has days to notice."""
        kinds: dict[OldKind, float] = {
            "finished": self._limits.finished_days,
            "abandoned": self._limits.abandoned_days,
            "unstarted": self._limits.unstarted_days,
        }
        room = await self._store.may_clear(self._clock())
        for kind, days in kinds.items():
            while days and room:
                most = min(room, MOST_CLEARED)
                tables = await self._store.clear(kind, self._clock() - days * DAY, most)
                room -= len(tables)
                self.cleared[kind] += len(tables)
                for table in tables:
                    await self._live_tables.drop(table)
                if len(tables) < most:
                    break
                await asyncio.sleep(BETWEEN_CLEARINGS)
