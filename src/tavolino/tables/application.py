"""The application: everything that people, programs and bots can do with tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from . import keys
from .analysis_board import AnalysisBoard
from .archive import Archive
from .bot_runner import BotRunner
from .bus import Bus, LocalBus
from .dealing import Dealer, deal
from .engine import Engine
from .engine_quota import CountRequest, EngineQuota, uncounted
from .errors import Refused
from .housekeeping import Housekeeping
from .limits import Limits
from .link_previews import LinkPreviews
from .live_table import LiveTable
from .live_tables import LiveTables
from .lobby import Lobby
from .log import Store, StoreGone
from .presence import PresenceKeeper
from .presenter import Presenter
from .push import PushSender
from .server_clock import ServerClock
from .transfers import Transfers
from .turn_notices import TurnNotices
from .unprepared_games import UnpreparedGames


class Tables:
    """Its parts do the work. All of their methods may be called at once, from tasks of one event
    loop."""

    def __init__(
        self,
        store: Store,
        engine: Engine,
        bus: Bus | None = None,
        *,
        limits: Limits | None = None,
        count_engine_request: CountRequest = uncounted,
        unprepared: UnpreparedGames | None = None,
        push: PushSender | None = None,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        dealer: Dealer = deal,
        new_key: Callable[[], str] = keys.new_key,
        new_id: Callable[[], str] = keys.new_table_id,
    ) -> None:
        limits = limits or Limits()
        quota = EngineQuota(limits, count_engine_request)
        self._store = store
        self.clock = clock = ServerClock(now, monotonic)
        bus = bus or LocalBus()
        self.live = LiveTables(
            store, bus, clock, unprepared, limits=limits, dealer=dealer, new_key=new_key
        )
        self.presence = PresenceKeeper(self.live, bus, limits, monotonic)
        self.bots = BotRunner(self.live, engine, quota, limits, clock)
        self.turn_notices = TurnNotices(store, self.live, push, limits, clock)
        self.live.changed = self._changed
        self.live.caught_up = self.turn_notices.caught_up
        self.lobby = Lobby(store, self.live, self.bots, new_id)
        self.presenter = Presenter(self.live, self.bots, self.presence, clock)
        self.link_previews = LinkPreviews(self.live)
        self.archive = Archive(self.live, self.lobby, engine, quota)
        self.analysis_board = AnalysisBoard(self.live, engine, quota)
        self.transfers = Transfers(store, limits, clock, new_key)
        self.housekeeping = Housekeeping(
            store, self.live, self.bots, self.transfers, self.presence, limits, clock
        )

    async def start(self, *, keep: bool = True) -> None:
        """Start: give clocks back the time when all servers were down, and let waiting bots move.
        With `keep`, periodic tasks look after idle tables and bots."""
        self.live.stopping = False
        self.clock.follow()
        await self.live.start(await self._store.start_up(self.clock()))
        if keep:
            self.housekeeping.start()
        else:
            await self.housekeeping.sweep(idle_seconds=0)

    def _changed(self, live: LiveTable) -> None:
        self.bots.changed(live)
        self.turn_notices.changed(live)

    async def admit(self, game: str) -> None:
        """A game is ready: its tables can be opened, and bots that waited there may move."""
        self.live.unprepared.note_ready(game)
        with suppress(StoreGone, Refused):  # the next sweep tries again
            await self.housekeeping.sweep(idle_seconds=0)

    async def stop(self) -> None:
        """Finish storing, abandon bots that are thinking, and tell everybody who is watching."""
        self.live.stopping = True
        await self.housekeeping.stop()
        await self.turn_notices.stop()
        self.live.end_watches()
        await self.live.stop()
        with suppress(StoreGone):
            await self._store.beat(self.clock(), self.housekeeping.longest_gap)
