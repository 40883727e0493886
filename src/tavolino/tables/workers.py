"""Thinking in worker processes, so that the one that serves people never waits for a bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from ..core.contract import Json
from .thinking import NoThought, Progress, Question, Thought

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

ATTEMPTS = 3
LONGEST_THOUGHT = 120.0  # seconds; a worker that needs longer hangs
LONGER_A_MOVE = 5.0  # seconds that a review may take besides, for each move of the game
GLANCE = 0.25  # seconds between two looks at how far a review is

# Spawned, not forked: this process has threads and sockets that a worker must not inherit.
SPAWN = multiprocessing.get_context("spawn")
Slate = Any  # an array of C ints that all processes share


# What runs in a worker is read there: the process that serves people needs no engine.


def choose(question: Question) -> str:
    """Runs in a worker."""
    from . import thoughts

    return thoughts.choose(question)


def analyse(question: Question) -> Thought:
    """Runs in a worker."""
    from . import thoughts

    return thoughts.analyse(question)


def review(asked: tuple[Json, int]) -> Json:
    """Runs in a worker, which writes onto the slate how far it is."""
    from . import thoughts

    record, row = asked

    def tell(done: int, of: int) -> None:
        _slate[2 * row : 2 * row + 2] = [done, of]

    return thoughts.review(record, tell)


_slate: Slate  # of this worker


class Workers:
    """A thinker over a pool of processes. A worker that dies is replaced and its question asked
    again; one that hangs is ended."""

    def __init__(
        self,
        processes: int = 1,
        *,
        choose: Callable[[Question], str] = choose,
        analyse: Callable[[Question], Thought] = analyse,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        self._processes = processes
        self._choose = choose
        self._analyse = analyse
        self._longest = longest
        self._pool: ProcessPoolExecutor | None = None
        # How far reviews are: a row of two numbers for each that can be under way. No lock goes
        # with it, which a worker that is ended could take along.
        self._slate: Slate = SPAWN.RawArray("i", 2 * processes)
        self._free_rows = list(range(processes))
        self._free = asyncio.Semaphore(processes)  # so that only thinking counts as thinking

    async def choose(self, question: Question) -> str:
        async with self._free:
            return await self._ask(self._choose, question, question.level)

    async def analyse(self, question: Question) -> Thought:
        async with self._free:
            return await self._ask(self._analyse, question, question.level)

    async def review(self, record: Json, tell: Progress) -> Json:
        async with self._free:
            row = self._free_rows.pop()
            self._slate[2 * row : 2 * row + 2] = [0, 0]
            telling = asyncio.create_task(self._follow(row, tell))
            try:
                more = LONGER_A_MOVE * len(record["moves"])
                return await self._ask(review, (record, row), "reviewing", more)
            finally:
                telling.cancel()
                tell(*self._slate[2 * row : 2 * row + 2])
                self._free_rows.append(row)

    async def _follow(self, row: int, tell: Progress) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            tell(*self._slate[2 * row : 2 * row + 2])

    async def stop(self) -> None:
        """End the workers, whatever they are doing."""
        if (pool := self._pool) is not None:
            self._pool = None
            await asyncio.to_thread(_end, pool)

    async def _ask(
        self, work: Callable[[Asked], Answer], asked: Asked, who: str, more: float = 0.0
    ) -> Answer:
        reason: Exception | None = None
        for _ in range(ATTEMPTS):
            pool = self._pool or self._start()
            future = asyncio.wrap_future(pool.submit(work, asked))
            try:
                return await asyncio.wait_for(future, self._longest + more)
            except BrokenProcessPool as error:
                reason = error
                log.warning("a worker died while a %s bot was thinking", who)
            except TimeoutError as error:
                reason = error
                log.warning("a %s bot thought too long; its worker is ended", who)
            except Exception as error:  # whatever a bot does wrong; its text may tell of cards
                log.error("a %s bot failed: %s", who, type(error).__name__)
                raise NoThought(f"the {who} bot failed") from error
            await self._replace(pool)
        raise NoThought(f"the {who} bot gave no answer {ATTEMPTS} times") from reason

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes,
            mp_context=SPAWN,
            initializer=_begin,
            initargs=(self._slate,),
        )
        return self._pool

    async def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Make room for a new pool, once for all whose question was lost with the old one."""
        if self._pool is broken:
            self._pool = None
            await asyncio.to_thread(_end, broken)


def _begin(slate: Slate) -> None:
    global _slate
    _slate = slate
    _follow_parent()


def _follow_parent() -> None:
    """A worker leaves signals to its parent (a terminal or a service manager sends them to both),
    and goes when the parent has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def follow() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _end(pool: ProcessPoolExecutor) -> None:
    processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes.values():
        process.kill()
    for process in processes.values():
        process.join()
