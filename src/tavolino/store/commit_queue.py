"""Changes that wait together are stored with one commit.

A commit that reaches the disk takes milliseconds and much more work than a move, however much is in
it. So while one is under way, all changes that come in wait and share the next. Commits that would
follow each other closely are kept a little apart: on a busy server the pause gathers the moves of
many tables, and nobody notices it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

from ..tables.log import Change, Header, Overtaken, StoreGone
from .batch_writer import BatchLost, BatchWriter, Written
from .breaker import Breaker, NoAnswer, within

MOST_TOGETHER = 500
BETWEEN_COMMITS = 0.03  # at least this many seconds from the start of one to the start of the next
CLOSE_SECONDS = 5.0  # for the batch writer to close


class Waiting(Written, eq=False):
    done: asyncio.Future[None]  # to wait for; replaced if the waiting is cancelled
    over: bool = False
    error: Exception | None = None

    @property
    def order(self) -> tuple[str, int]:
        """All servers store changes in this order, which prevents deadlocks."""
        entries = self.change.entries
        return self.change.table, entries[0].ply if entries else -1

    def settle(self, error: Exception | None = None) -> None:
        self.over, self.error = True, error
        if not self.done.done():
            self.done.set_result(None)


class CommitQueue:
    def __init__(self, batch_writer: BatchWriter, breaker: Breaker) -> None:
        self._batch_writer = batch_writer
        self._breaker = breaker
        self._began = 0.0  # the latest commit
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    async def write(self, change: Change, header: Header | None = None, at: float = 0) -> None:
        """Returns when the change is on disk; raises `Overtaken` or `StoreGone` if it is not, or if
        that is not known. It is not interrupted: a task that is cancelled meanwhile is cancelled
        afterwards."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        at = max(
            at, *(entry.at for entry in change.entries), *(note.at for note in change.notes), 0
        )
        waiting = Waiting(change, header, at, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        try:
            await waiting.done
        except asyncio.CancelledError:
            await _wait_uninterrupted(waiting)
        if waiting.error is not None:
            raise waiting.error

    async def stop(self) -> None:
        """Store what is waiting, then end."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await within(CLOSE_SECONDS, self._batch_writer.close())

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            pause = self._began + BETWEEN_COMMITS - time.monotonic()
            if pause > 0:
                await asyncio.sleep(pause)
            self._began = time.monotonic()
            while not self._queue.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._queue.get_nowait())
            try:
                await self._store(sorted(batch, key=lambda waiting: waiting.order))
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _store(self, batch: Sequence[Waiting]) -> None:
        try:
            await self._breaker.call(self._batch_writer.write(batch))
        except Exception as error:
            if len(batch) == 1 or isinstance(error, BatchLost | NoAnswer):
                for waiting in batch:
                    waiting.settle(_reason(error))
                return
            # One of them was overtaken or cannot be stored: store them one by one to find out
            # which.
            for waiting in batch:
                await self._store([waiting])
        else:
            self.commits += 1
            for waiting in batch:
                waiting.settle()


async def _wait_uninterrupted(waiting: Waiting) -> None:
    """Wait to the end, even if the waiting task is cancelled; the cancellation follows
    afterwards."""
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()
    while not waiting.over:
        waiting.done = asyncio.get_running_loop().create_future()
        try:
            await waiting.done
        except asyncio.CancelledError:
            task.uncancel()
    task.cancel()


def _reason(error: Exception) -> Exception:
    """What to raise in the waiting tasks, whatever went wrong."""
    return error if isinstance(error, Overtaken | StoreGone) else StoreGone(type(error).__name__)
