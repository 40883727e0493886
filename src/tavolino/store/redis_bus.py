"""Tidings over Redis, for several server processes."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from ..tables.bus import Listener, Tidings
from ..tables.log import Cursor
from .address import StoreError

log = logging.getLogger(__name__)

CHANNEL = "tavolino:tables"
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts to reach Redis again


class RedisBus:
    """One channel for all tables. When Redis was away, the listener is told that it may have missed
    something; moves go on without it, because the store decides."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(url)
        except ValueError as error:
            raise StoreError(
                "the Redis URL cannot be read; write it like redis://host:6379/0"
            ) from error
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({waiting, self._task}, timeout=5, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not ready.is_set():
            log.warning("Redis does not answer yet; other servers' moves may show late")

    async def tell(self, tidings: Tidings) -> None:
        message = json.dumps([tidings.table, *tidings.cursor])
        try:
            await self._redis.publish(CHANNEL, message)
        except (RedisError, OSError) as error:
            log.warning("Redis is away: %s", error)

    async def stop(self, listener: Listener) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._redis.aclose()

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if ready.is_set():
                        await listener(Tidings())
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            ready.set()
                            pause = FIRST_PAUSE
                        elif message["type"] == "message":
                            await self._pass_on(message["data"], listener)
            except (RedisError, OSError) as error:
                log.warning("Redis is away: %s; trying again in %.1f s", error, pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    @staticmethod
    async def _pass_on(data: bytes, listener: Listener) -> None:
        try:
            table, ply, note = json.loads(data)
            tidings = Tidings(str(table), Cursor(int(ply), int(note)))
        except (ValueError, TypeError):
            log.warning("what came over Redis cannot be read")
            return
        await listener(tidings)
