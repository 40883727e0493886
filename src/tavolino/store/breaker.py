"""A circuit breaker: a time limit on everything that is asked of the database.

A caller gets an answer, or `NoAnswer` when the time is up. From then on nobody waits any more: all
calls are refused at once, while the database is probed in the background until it answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from ..tables.log import StoreGone

log = logging.getLogger(__name__)

Result = TypeVar("Result")

PROBE_SECONDS = 1.0  # for the database to answer a probe
BETWEEN_PROBES = 0.5
SPANS = 20  # in which the limit is waited for
CLOSE_SECONDS = 2.0  # for abandoned work to end


class NoAnswer(StoreGone):
    """The database did not answer in time. What it was asked to do may still happen."""


class Breaker:
    def __init__(self, limit: float, probe: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.silent = False
        self._limit = limit
        self._probe = probe
        self._probing: asyncio.Task[None] | None = None
        self._given_up: set[asyncio.Task[Any]] = set()

    async def call(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result of the work, within the time limit."""
        if self.silent:
            work.close()
            raise NoAnswer("the database does not answer")
        return await self._within(self._limit, work)

    async def close(self) -> None:
        if self._probing is not None:
            self._probing.cancel()
            with suppress(asyncio.CancelledError):
                await self._probing
        if self._given_up:
            await asyncio.wait(self._given_up, timeout=CLOSE_SECONDS)

    async def _within(self, limit: float, work: Coroutine[Any, Any, Result]) -> Result:
        """The work runs in its own task, so that nobody waits while it lets go of a database that
        does not answer."""
        task = asyncio.create_task(work)
        try:
            # In short spans: one that the event loop itself has drawn out counts no longer than it
            # was to be, so that the database has had the whole time to answer.
            for _ in range(SPANS):
                await asyncio.wait({task}, timeout=limit / SPANS)
                if task.done():
                    return task.result()
        except asyncio.CancelledError:
            self._give_up(task)
            raise
        self._give_up(task)
        self._trip()
        raise NoAnswer(f"the database did not answer within {limit:g} s")

    def _give_up(self, task: asyncio.Task[Any]) -> None:
        task.cancel()
        self._given_up.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._given_up.discard(task)
        if not task.cancelled():
            task.exception()  # nobody is left to see it

    def _trip(self) -> None:
        if not self.silent:
            self.silent = True
            log.warning("the database does not answer; requests are refused until it does")
            self._probing = asyncio.create_task(self._until_it_answers())

    async def _until_it_answers(self) -> None:
        while not await self._answers():
            await asyncio.sleep(BETWEEN_PROBES)
        self.silent = False
        log.warning("the database answers again")

    async def _answers(self) -> bool:
        try:
            await self._within(min(self._limit, PROBE_SECONDS), self._probe())
        except Exception:
            return False
        return True


async def within(seconds: float, work: Awaitable[object]) -> None:
    """Wait for something to end, but not forever."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await work
