"""Who is answered next, and how long the event loop is busy with it.

The loop answers everything that has arrived, in the order of its arrival: a move would wait behind
a hundred requests that came before it, or a thousand sockets that open. Here they wait for a turn:
in each round of the loop one of them begins, and addresses take turns. Whatever does not wait goes
before them all.
"""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Coroutine, Generator
from dataclasses import dataclass
from time import thread_time
from typing import Any, TypeVar

Result = TypeVar("Result")


class Turns:
    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn is next is first
        self._taken = False  # the turn of this round

    async def wait(self, address: str) -> None:
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._give, loop)
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _give(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the turn of a new round to somebody who is still there."""
        while self._waiting:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            turn = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not turn.done():
                turn.set_result(None)
                loop.call_soon(self._give, loop)
                return
        self._taken = False


@dataclass
class LoopTime:
    seconds: float = 0.0  # of the processor


@types.coroutine
def timed(work: Coroutine[Any, Any, Result], spent: LoopTime) -> Generator[Any, Any, Result]:
    """Do the work, and add up how long the loop is busy with it, not how long it waits."""
    error: BaseException | None = None
    while True:
        began = thread_time()
        try:
            waits_for = work.send(None) if error is None else work.throw(error)
        except StopIteration as end:
            result: Result = end.value
            return result
        finally:
            spent.seconds += thread_time() - began
        try:
            yield waits_for
            error = None
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:
            error = thrown
