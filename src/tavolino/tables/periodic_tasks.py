"""Tasks that are repeated while a server runs. No failure ends them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from .errors import Refused
from .log import StoreGone

log = logging.getLogger(__name__)


@dataclass
class PeriodicTask:
    name: str
    seconds: float  # between two runs
    work: Callable[[], Awaitable[None]]
    first: float | None = None  # seconds until the first run; by default `seconds`
    failures: int = 0
    in_trouble: bool = False
    done: float = field(default_factory=time.monotonic)  # when it last succeeded

    async def run(self) -> None:
        """Run once; failures are logged and counted."""
        try:
            await self.work()
        except Exception as error:
            self.failures += 1
            expected = isinstance(error, StoreGone | Refused)
            if not expected:
                log.error("housekeeping: %s failed", self.name, exc_info=error)
            elif not self.in_trouble:  # an unreachable database is logged once
                log.warning("housekeeping: %s failed: %s", self.name, type(error).__name__)
            self.in_trouble = True
        else:
            if self.in_trouble:
                log.warning("housekeeping: %s works again", self.name)
            self.in_trouble = False
            self.done = time.monotonic()

    async def run_for_ever(self) -> None:
        await asyncio.sleep(self.seconds if self.first is None else self.first)
        while True:
            await self.run()
            await asyncio.sleep(self.seconds)


class PeriodicTasks:
    """Each runs in its own asyncio task, so that a long one does not hold up the others."""

    def __init__(self, *by_name: PeriodicTask) -> None:
        self.by_name = {task.name: task for task in by_name}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for task in self.by_name.values():
            task.done = time.monotonic()
        self._tasks = [asyncio.create_task(task.run_for_ever()) for task in self.by_name.values()]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
