"""Thinking in worker processes, so that the one that serves people never waits for a bot.

Each worker is a process with a pipe of its own: it gets a piece of work, answers, gets the next.
Whatever happens to it, the others go on. Nothing in a queue takes longer than about a second but
the first thought of a worker, and where there are several workers one of them serves only bots who
play against people (`queue.py` says who is next).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from ..core.contract import Json
from .queue import Errand, Rank, RankedQueue
from .thinking import NoThought, Progress, Question, ThinkerStopped, Thought

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Work = Callable[..., Any]
Waited = Callable[[Rank, float], None]

ATTEMPTS = 3
LONGEST_THOUGHT = 120.0  # seconds; a worker that needs longer hangs
MOST_WORKERS = 8  # that are started where nobody says how many

# Spawned, not forked: this process has threads and sockets that a worker must not inherit.
SPAWN = multiprocessing.get_context("spawn")


# What runs in a worker is read there: the process that serves people needs no engine.


def choose(question: Question, brief: bool = False) -> str:
    """Runs in a worker."""
    from . import thoughts

    return thoughts.choose(question, brief)


def analyse(question: Question) -> Thought:
    """Runs in a worker."""
    from . import thoughts

    return thoughts.analyse(question)


def plan_review(record: Json) -> list[int]:
    """Runs in a worker."""
    from . import thoughts

    return thoughts.plan_review(record)


def judge(record: Json, ply: int) -> Any:
    """Runs in a worker."""
    from . import thoughts

    return thoughts.judge(record, ply)


def put_together(record: Json, decisions: list[Any]) -> Json:
    """Runs in a worker."""
    from . import thoughts

    return thoughts.put_together(record, decisions)


def usual_processes(cores: int) -> int:
    """How many workers a machine gets: one core is left to the server."""
    return max(1, min(MOST_WORKERS, cores - 1))


class WorkerGone(Exception):
    """A worker ended before it answered."""


class WorkFailed(Exception):
    """What was asked of a worker failed there. Its text may tell of cards, so only the kind of
    failure gets out."""


@dataclass(eq=False)
class Task:
    """A piece of work that somebody waits for."""

    work: Work
    arguments: tuple[Any, ...]
    who: str  # for the log
    answer: asyncio.Future[Any]


class Worker:
    """A process that does one thing after the other. `start` and `ask` run in a thread and wait;
    `end` may be called meanwhile from another one, which gives them `WorkerGone`."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._is_over = False

    def start(self) -> None:
        """Returns when it can think."""
        ours, theirs = SPAWN.Pipe()
        self._pipe = ours
        self._process = SPAWN.Process(target=_serve, args=(theirs,), daemon=True)
        try:
            self._process.start()
            theirs.close()
            if self._is_over:
                self._process.kill()
            ours.recv()
        except (OSError, EOFError) as error:
            raise WorkerGone from error

    def ask(self, work: Work, arguments: tuple[Any, ...]) -> Any:
        if self._pipe is None:
            self.start()
        assert self._pipe is not None
        try:
            self._pipe.send((work, arguments))
            well, answer = self._pipe.recv()
        except (OSError, EOFError) as error:
            raise WorkerGone from error
        if not well:
            raise WorkFailed(answer)
        return answer

    def kill(self) -> None:
        if (process := self._process) is not None and process.pid is not None:
            process.kill()

    def end(self) -> None:
        """For good: a process that is just being started goes too."""
        self._is_over = True
        self.kill()

    def bury(self) -> None:
        """Clear up after a process, so that the next one can be started."""
        self.kill()
        if self._process is not None and self._process.pid is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


@dataclass(eq=False)
class Slot:
    """A place for a worker. One that is only for people does nothing else."""

    people_only: bool = False
    is_started: bool = False
    is_free: bool = False
    worker: Worker = field(default_factory=Worker)


class Workers:
    """A thinker over worker processes. They are started as they are needed. A worker that dies is
    replaced and its question asked again; one that hangs is ended."""

    def __init__(
        self,
        processes: int = 1,
        *,
        choose: Callable[[Question, bool], str] = choose,
        analyse: Callable[[Question], Thought] = analyse,
        longest: float = LONGEST_THOUGHT,
        waited: Waited = lambda rank, seconds: None,
    ) -> None:
        self._choose = choose
        self._analyse = analyse
        self._longest = longest
        self._waited = waited
        self._queue: RankedQueue[Task] = RankedQueue()
        # People first: theirs is the first worker to be started.
        self._slots = [Slot(people_only=0 == place < processes - 1) for place in range(processes)]
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.replaced = 0  # workers that died or were ended

    async def choose(self, question: Question, errand: Errand) -> str:
        brief = errand.rank is not Rank.PERSON
        return await self._do(errand, question.level, self._choose, question, brief)

    async def analyse(self, question: Question, errand: Errand) -> Thought:
        return await self._do(errand, question.level, self._analyse, question)

    async def review(self, record: Json, tell: Progress, errand: Errand) -> Json:
        """Decision by decision, so that nobody waits for a whole game."""

        async def do(work: Callable[..., Answer], *arguments: Any) -> Answer:
            return await self._do(errand, "reviewing", work, *arguments)

        plies = await do(plan_review, record)
        decisions: list[Any] = []
        left = iter(plies)

        async def go_through() -> None:
            for ply in left:
                decisions.append(await do(judge, record, ply))
                tell(len(decisions), len(plies))

        tell(0, len(plies))
        at_once = sum(not slot.people_only for slot in self._slots)
        going = [asyncio.create_task(go_through()) for _ in range(at_once)]
        try:
            await asyncio.gather(*going)
        finally:
            for each in going:
                each.cancel()
        return await do(put_together, record, decisions)

    def waiting(self) -> dict[Rank, int]:
        """How many questions wait, by rank."""
        return self._queue.lengths()

    async def stop(self) -> None:
        """End the workers, whatever they are doing. Who waits for them gets `NoThought`."""
        self._stopped = True
        for slot in self._slots:
            slot.worker.end()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        while (found := self._queue.take()) is not None:
            _refuse(found[2])
        await asyncio.to_thread(self._clear_up)

    def _clear_up(self) -> None:
        self._threads.shutdown(wait=True)
        for slot in self._slots:
            slot.worker.bury()

    # -- from asking to answering ----------------------------------------------------------------

    async def _do(
        self, errand: Errand, who: str, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        if self._stopped:
            raise ThinkerStopped("the workers have been stopped")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.put(errand, Task(work, arguments, who, answer), time.monotonic())
        self._hand_out()
        try:
            return await answer
        finally:
            if answer.cancelled():
                self._queue.discard(lambda task: task.answer is answer)

    def _hand_out(self) -> None:
        """Give what waits to workers that are free; if that is not enough, start another one, which
        takes part as soon as it can think."""
        if self._stopped:
            return
        for slot in self._slots:
            if slot.is_free and (found := self._queue.take(people_only=slot.people_only)):
                rank, since, task = found
                self._waited(rank, time.monotonic() - since)
                slot.is_free = False
                self._spawn(self._run(slot, task))
        for slot in self._slots:
            if not slot.is_started and self._queue.waits(people_only=slot.people_only):
                slot.is_started = True
                self._spawn(self._start(slot))
                return

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        running = asyncio.create_task(work)
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    async def _start(self, slot: Slot) -> None:
        try:
            await self._in_thread(slot.worker, slot.worker.start)
        except (WorkerGone, TimeoutError):
            # The first question will try again, and be told if that is in vain.
            await self._bury(slot.worker)
        finally:
            slot.is_free = True
            self._hand_out()

    async def _run(self, slot: Slot, task: Task) -> None:
        try:
            answer = await self._ask(slot.worker, task)
            if not task.answer.done():
                task.answer.set_result(answer)
        except asyncio.CancelledError:
            _refuse(task)
            raise
        except Exception as error:
            if not isinstance(error, NoThought):
                log.error("a %s bot cannot be asked: %s", task.who, type(error).__name__)
                error = NoThought(f"the {task.who} bot cannot be asked")
            if not task.answer.done():
                task.answer.set_exception(error)
        finally:
            slot.is_free = True
            self._hand_out()

    async def _ask(self, worker: Worker, task: Task) -> Any:
        who = task.who
        reason: Exception | None = None
        for _ in range(ATTEMPTS):
            try:
                return await self._in_thread(worker, worker.ask, task.work, task.arguments)
            except WorkFailed as error:
                log.error("a %s bot failed: %s", who, error)
                raise NoThought(f"the {who} bot failed") from error
            except WorkerGone as error:
                reason = error
                log.warning("a worker died while a %s bot was thinking", who)
            except TimeoutError as error:
                reason = error
                log.warning("a %s bot thought too long; its worker is ended", who)
            await self._bury(worker)
        raise NoThought(f"the {who} bot gave no answer {ATTEMPTS} times") from reason

    async def _in_thread(self, worker: Worker, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do something that waits for a worker. A worker that needs too long is killed, and so the
        thread has always come to an end when this has, unless everything is stopped."""
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._threads, work, *arguments)
        doing.add_done_callback(asyncio.Future.exception)  # nobody may be left to ask for it
        done, _ = await asyncio.wait([doing], timeout=self._longest)
        if not done:
            worker.kill()
            await asyncio.wait([doing])
            raise TimeoutError
        return doing.result()

    async def _bury(self, worker: Worker) -> None:
        self.replaced += 1
        await asyncio.get_running_loop().run_in_executor(self._threads, worker.bury)


def _refuse(task: Task) -> None:
    if not task.answer.done():
        task.answer.set_exception(ThinkerStopped("the workers have been stopped"))


# -- in a worker -----------------------------------------------------------------------------------


def _serve(pipe: Connection) -> None:
    """Do what is asked, one thing after the other, until nobody asks any more."""
    _follow_parent()
    from . import thoughts  # noqa: F401 (takes long to read)

    pipe.send(None)  # ready
    while True:
        try:
            work, arguments = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*arguments))
        except Exception as error:
            answer = (False, type(error).__name__)
        pipe.send(answer)


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
