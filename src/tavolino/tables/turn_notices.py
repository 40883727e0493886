"""Telling players by Web Push that it is their turn, when their page is closed.

A message holds the name of the game and the table, never what happened there. It waits a little:
whoever has the table open sees it there, and bots and quick players are done by then. Each
subscription is claimed in the store before it is told something, so that of several servers one
tells it, once. A server at which the player has the table open claims it first, and tells it only
if their connection turns out to be dead.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep
from collections.abc import Callable, Sequence

import msgspec

from ..core import registry
from ..text.language import language
from . import keys
from .errors import Code, Refused
from .limits import Limits
from .live_table import LiveTable
from .live_tables import LiveTables, store_errors
from .log import Store, StoreGone
from .push import Delivery, PushSender, PushSubscription
from .seats import Seat
from .table import Table

log = logging.getLogger(__name__)

MOST_WAITING = 1000  # tables at which somebody may have to be told
MOST_SENDING = 4  # messages at a time

encode = msgspec.json.Encoder().encode


class TurnNotices:
    """Without a `sender`, nobody is told anything."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        sender: PushSender | None,
        limits: Limits,
        now: Callable[[], float],
    ) -> None:
        self.sender = sender
        self._store = store
        self._live_tables = live_tables
        self._limits = limits
        self._now = now
        self._waiting: dict[str, tuple[int, asyncio.Task[None]]] = {}  # by table, for a ply
        self._sending = asyncio.Semaphore(MOST_SENDING)

    # -- subscriptions ---------------------------------------------------------------------------

    async def subscribe(
        self, table: str, key: str, endpoint: str, p256dh: str, auth: str, speech: str
    ) -> None:
        """Tell the holder of a seat's key from now on when it is their turn."""
        if self.sender is None:
            raise Refused(Code.NOT_POSSIBLE, "refused-no-push")
        live = await self._live_tables.get(table)
        async with live.pushing:
            current, holder = await self._live_tables.open_with_key(table, key)
            if holder.seat is None:
                raise Refused(Code.NOT_SEATED, "refused-only-looks-on")
            if not _goes_on(current):
                raise Refused(Code.GAME_OVER, "refused-over")
            subscription = PushSubscription(table, keys.digest(key), endpoint, p256dh, auth, speech)
            self.sender.check(subscription)
            with store_errors():
                await self._store.keep_push(subscription)

    async def unsubscribe(self, table: str, key: str) -> None:
        await self._live_tables.open_with_key(table, key)
        with store_errors():
            await self._store.drop_push(table, keys.digest(key))

    # -- what happens at tables ------------------------------------------------------------------

    def changed(self, live: LiveTable) -> None:
        """This server has changed a table."""
        if self.sender is None or (table := live.table) is None:
            return
        seats = (table.key_changes, _goes_on(table))
        if live.push_seats != seats:
            live.push_seats = seats
            self._live_tables.spawn(self._drop_old(live))
        self._wait(live, ours=True)

    def caught_up(self, live: LiveTable) -> None:
        """Another server has changed a table that somebody watches here."""
        if self.sender is not None and live.watches:
            self._wait(live, ours=False)

    async def stop(self) -> None:
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drop_old(self, live: LiveTable) -> None:
        """Drop subscriptions of those who have left, or of all when the match is over."""
        async with live.pushing:
            if (table := live.table) is None:
                return
            going = [key for seat in table.seats for key in seat.keys] if _goes_on(table) else []
            try:
                await self._store.keep_only_pushes(live.id, going)
            except StoreGone:
                log.warning("old push subscriptions could not be dropped")

    def _wait(self, live: LiveTable, *, ours: bool) -> None:
        """Tell the player to move, unless they move soon."""
        table = live.table
        ply, waiting = self._waiting.get(live.id, (None, None))
        if waiting is not None and (table is None or ply != table.ply):
            waiting.cancel()
            del self._waiting[live.id]
        elif waiting is not None:
            return
        if table is None or self._live_tables.stopping or _to_move(table) is None:
            return
        if len(self._waiting) >= MOST_WAITING:
            log.warning("too many players wait to be told that it is their turn")
            return
        task = asyncio.create_task(self._tell(live, table.ply, ours))
        self._waiting[live.id] = (table.ply, task)
        task.add_done_callback(lambda done: self._forget(live.id, done))

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if self._waiting.get(table, (None, None))[1] is task:
            del self._waiting[table]

    async def _tell(self, live: LiveTable, ply: int, ours: bool) -> None:
        limits = self._limits
        try:
            await sleep(limits.push_seconds / 2)
            seat = _to_move(live.table, ply)
            if seat is not None and _is_open(live, seat):
                claimed = await self._claim(live.id, seat, ply)
                await sleep(limits.push_dead_seconds if claimed else 0)
                seat = _to_move(live.table, ply)
                if claimed and seat is not None and not _is_open(live, seat):
                    await self._send(claimed, live)
                return
            await sleep(limits.push_seconds / 2)
            seat = _to_move(live.table, ply)
            if ours and seat is not None:
                await self._send(await self._claim(live.id, seat, ply), live)
        except StoreGone as error:
            log.warning(
                "a player could not be told that it is their turn: %s", type(error).__name__
            )

    async def _claim(self, table: str, seat: Seat, ply: int) -> Sequence[PushSubscription]:
        now = self._now()
        told_before = now - self._limits.push_pace_seconds
        return await self._store.claim_pushes(table, seat.keys, ply, now, told_before)

    async def _send(self, subscriptions: Sequence[PushSubscription], live: LiveTable) -> None:
        assert self.sender is not None
        if (table := live.table) is None:
            return
        for subscription in subscriptions:
            async with self._sending:
                delivery = await self.sender.send(subscription, message(table, subscription))
            if delivery is Delivery.GONE:
                await self._store.drop_push(live.id, subscription.key, subscription.endpoint)


def message(table: Table, subscription: PushSubscription) -> bytes:
    """What a player is told: no cards, no chat, no names."""
    return encode(
        {
            "title": registry.rules(table.header.game).title,
            "body": language(subscription.language).say("push-turn"),
            "table": table.header.id,
        }
    )


def _goes_on(table: Table) -> bool:
    return not table.closed and not table.match_over


def _to_move(table: Table | None, ply: int | None = None) -> Seat | None:
    """The seat of a person who is to move, if the table is still at this ply."""
    if table is None or table.state != "playing" or ply not in (None, table.ply):
        return None
    player = table.round.player
    seat = None if player is None else table.seats[player]
    return None if seat is None or seat.bot is not None else seat


def _is_open(live: LiveTable, seat: Seat) -> bool:
    """Whether the player has the table open here."""
    return any(
        watch.key is not None and seat.is_key(keys.digest(watch.key)) for watch in live.watches
    )
