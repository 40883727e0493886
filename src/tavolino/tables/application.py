"""The application: everything that people, programs and bots can do with tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from . import keys
from .archive import Archive
from .bot_runner import BotRunner
from .bus import Bus, LocalBus
from .command_runner import CommandRunner
from .dealing import Dealer, deal
from .engine import Engine
from .engine_quota import CountRequest, EngineQuota, uncounted
from .errors import Refused
from .housekeeping import Housekeeping
from .limits import Limits
from .link_previews import LinkPreviews
from .live_tables import LiveTables
from .lobby import Lobby
from .log import Store, StoreGone
from .presenter import Presenter
from .transfers import Transfers
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
        now: Callable[[], float] = time.time,
        dealer: Dealer = deal,
        new_key: Callable[[], str] = keys.new_key,
        new_id: Callable[[], str] = keys.new_table_id,
    ) -> None:
        limits = limits or Limits()
        quota = EngineQuota(limits, count_engine_request)
        self._store = store
        self._now = now
        self.live = LiveTables(store, bus or LocalBus(), now, unprepared)
        self.bots = BotRunner(self.live, engine, quota, limits, dealer, now)
        self.live.changed = self.bots.let_move
        self.lobby = Lobby(store, self.live, self.bots, limits, dealer, now, new_key, new_id)
        self.commands = CommandRunner(self.live, limits, dealer, now, new_key)
        self.presenter = Presenter(self.live, self.bots, now)
        self.link_previews = LinkPreviews(self.live)
        self.archive = Archive(self.live, self.lobby, engine, quota, limits, now)
        self.transfers = Transfers(store, limits, now, new_key)
        self.housekeeping = Housekeeping(store, self.live, self.bots, self.transfers, limits, now)

    async def start(self, *, keep: bool = True) -> None:
        """Start: give clocks back the time when all servers were down, and let waiting bots move.
        With `keep`, periodic tasks look after idle tables and bots."""
        self.live.stopping = False
        self.commands.up_since = self._now()
        await self.live.start(await self._store.start_up(self._now()))
        if keep:
            self.housekeeping.start()
        else:
            await self.housekeeping.sweep(idle_seconds=0)

    async def admit(self, game: str) -> None:
        """A game is ready: its tables can be opened, and bots that waited there may move."""
        self.live.unprepared.note_ready(game)
        with suppress(StoreGone, Refused):  # the next sweep tries again
            await self.housekeeping.sweep(idle_seconds=0)

    async def stop(self) -> None:
        """Finish storing, abandon bots that are thinking, and tell everybody who is watching."""
        self.live.stopping = True
        await self.housekeeping.stop()
        self.live.end_watches()
        await self.live.stop()
        with suppress(StoreGone):
            await self._store.beat(self._now(), self.housekeeping.longest_gap)
