"""TableChanged over Redis, for several server processes.

Nobody waits for Redis: changes are published in the background, and a server that misses one finds
it in the store.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ..tables.attendance import Attendance
from ..tables.bus import AttendanceListener, Listener, TableChanged
from ..tables.log import Cursor
from .address import StoreError
from .breaker import within

log = logging.getLogger(__name__)

CHANNEL = "tavolino:tables"
ATTENDANCE_CHANNEL = "tavolino:attendance"
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between attempts to reach Redis again
ANSWER_SECONDS = 1.0  # for Redis to answer anything
PING_SECONDS = 1.0  # of silence before Redis is pinged
SILENT_SECONDS = 3.0  # of silence before it is considered gone
START_SECONDS = 2.0  # for Redis to answer when a server starts
MOST_UNPUBLISHED = 10_000  # messages that are still to be published


class RedisBus:
    """One channel for all tables. After Redis was unreachable, the listener is told that it may
    have missed something. Moves do not need Redis, because the store decides."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(
                url,
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
                retry=Retry(NoBackoff(), 0),  # we try again ourselves
            )
        except ValueError as error:
            raise StoreError(
                "the Redis URL cannot be read; write it like redis://host:6379/0"
            ) from error
        self._tasks: list[asyncio.Task[None]] = []
        # By channel and table: only the newest message counts.
        self._unpublished: dict[tuple[str, str], str] = {}
        self._hear_attendance: AttendanceListener = lambda attendance: None
        self._something_to_tell = asyncio.Event()
        self._away = False
        self._subscribed = False

    async def start(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, ready)),
            asyncio.create_task(self._publish()),
        ]
        await within(START_SECONDS, ready.wait())
        if not ready.is_set():
            log.warning("Redis does not answer yet; other servers' moves may show late")

    async def publish(self, change: TableChanged) -> None:
        assert change.table is not None
        self._put(CHANNEL, change.table, json.dumps([change.table, *change.cursor]))

    @property
    def hears_others(self) -> bool:
        return self._subscribed

    def hear_attendance(self, listener: AttendanceListener) -> None:
        self._hear_attendance = listener

    def publish_attendance(self, attendance: Attendance) -> None:
        table, seats = attendance.table, [sorted(attendance.here), sorted(attendance.slow)]
        told = json.dumps([attendance.server, table, *seats, attendance.watchers])
        self._put(ATTENDANCE_CHANNEL, table, told)

    def _put(self, channel: str, table: str, message: str) -> None:
        self._unpublished.pop((channel, table), None)
        self._unpublished[channel, table] = message
        if len(self._unpublished) > MOST_UNPUBLISHED:
            del self._unpublished[next(iter(self._unpublished))]
        self._something_to_tell.set()

    async def stop(self, listener: Listener) -> None:
        await within(ANSWER_SECONDS, self._all_told())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        with suppress(RedisError, OSError):
            await within(ANSWER_SECONDS, self._redis.aclose())

    async def _all_told(self) -> None:
        while self._unpublished and not self._away:
            await asyncio.sleep(0.01)

    # -- publishing ------------------------------------------------------------------------------

    async def _publish(self) -> None:
        while True:
            await self._something_to_tell.wait()
            key, message = next(iter(self._unpublished.items()))
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._redis.publish(key[0], message)
            except (RedisError, OSError) as error:
                self._is_away(error)
                await asyncio.sleep(FIRST_PAUSE)
            if self._unpublished.get(key) is message:  # and no newer one
                del self._unpublished[key]
            if not self._unpublished:
                self._something_to_tell.clear()

    # -- listening -------------------------------------------------------------------------------

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await channel.subscribe(CHANNEL, ATTENDANCE_CHANNEL)
                    async for message in _messages(channel):
                        if message["channel"] == ATTENDANCE_CHANNEL.encode():
                            if message["type"] == "message":
                                self._pass_on_attendance(message["data"])
                        elif message["type"] == "subscribe":
                            if ready.is_set():
                                await listener(TableChanged())
                            ready.set()
                            pause = FIRST_PAUSE
                            self._subscribed = True
                            self._is_back()
                        elif message["type"] == "message":
                            await self._pass_on(message["data"], listener)
            except (RedisError, OSError) as error:
                self._is_away(error)
            except Exception:
                log.exception("a message from Redis could not be handled")
            self._subscribed = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    @staticmethod
    async def _pass_on(data: bytes, listener: Listener) -> None:
        try:
            table, ply, note = json.loads(data)
            change = TableChanged(str(table), Cursor(int(ply), int(note)))
        except (ValueError, TypeError):
            log.warning("a message from Redis cannot be read")
            return
        await listener(change)

    def _pass_on_attendance(self, data: bytes) -> None:
        try:
            server, table, here, slow, watchers = json.loads(data)
            seats = frozenset(map(int, here)), frozenset(map(int, slow))
            told = Attendance(str(server), str(table), *seats, int(watchers))
        except (ValueError, TypeError):
            log.warning("a message from Redis cannot be read")
            return
        self._hear_attendance(told)

    # -- whether it is there ---------------------------------------------------------------------

    def _is_away(self, error: Exception) -> None:
        if not self._away:
            self._away = True
            log.warning(
                "Redis is unreachable: %s; other servers' moves are read from the database", error
            )

    def _is_back(self) -> None:
        if self._away:
            self._away = False
            log.warning("Redis is back")


async def _messages(channel: Any) -> Any:
    """All messages. A silent Redis is pinged, and abandoned if it does not answer."""
    heard = time.monotonic()
    while True:
        message = await channel.get_message(timeout=PING_SECONDS)
        if message is not None:
            heard = time.monotonic()
            yield message
        elif time.monotonic() - heard > SILENT_SECONDS:
            raise TimeoutError("it does not answer")
        else:
            async with asyncio.timeout(ANSWER_SECONDS):
                await channel.ping()
