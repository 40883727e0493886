"""The engine in worker processes, so that the process that serves people never waits for a bot.

Each worker is a process with its own pipe: it gets a request, answers it, and gets the next.
Whatever happens to it, the others continue. No request takes longer than about a second, except the
first one of a worker. If there are several workers, one of them serves only bots that play against
people (`engine_queue.py` decides who is next). Beside them there is one for bots that need no
thought, so that those never wait for others that do.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from ..core.contract import Json
from .engine import (
    Analysis,
    EngineFailed,
    EngineRequest,
    EngineStopped,
    Progress,
    answers_at_once,
)
from .engine_queue import Job, Priority, PriorityQueue, Waiting, longest_thought

log = logging.getLogger(__name__)

Waited = Callable[[Priority, float], None]

ATTEMPTS = 3
LONGEST_ANSWER = 120.0  # seconds; a worker that needs longer hangs
MOST_WORKERS = 8  # unless a setting says how many
USUAL_THOUGHT = 0.3  # seconds, until some have been measured
LONGEST_CHARGED = 1.0  # seconds; the first answer of a worker takes longer, which is nobody's fault
LATEST = 0.2  # how much the latest thought counts for how long one usually takes

# Spawned, not forked: this process has threads and sockets that a worker must not inherit.
SPAWN = multiprocessing.get_context("spawn")

# Functions are named, not imported, so that the server process does not load the engine.
ENGINE = "tavolino.tables.engine_worker"


def usual_processes(cores: int) -> int:
    """The default number of workers that think: one core is left to the server."""
    return max(1, min(MOST_WORKERS, cores - 1))


class WorkerGone(Exception):
    """A worker ended before it answered."""


class WorkFailed(Exception):
    """A worker's task failed. The text of the error may name cards, so only its type is passed
    on."""


@dataclass(eq=False)
class Task:
    """A function call in a worker, named as `module:function`, that somebody waits for."""

    function: str
    arguments: tuple[Any, ...]
    who: str  # for the log
    answer: asyncio.Future[Any]
    is_choice: bool = False  # its last argument is how long it may think


class Worker:
    """A process that does one task after the other. `start` and `ask` run in a thread and block;
    `end` may be called meanwhile from another thread, which makes them raise `WorkerGone`."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._is_over = False

    def start(self) -> None:
        """Returns when the process can answer."""
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

    def ask(self, function: str, arguments: tuple[Any, ...]) -> Any:
        if self._pipe is None:
            self.start()
        assert self._pipe is not None
        try:
            self._pipe.send((function, arguments))
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
        """End it for good, even a process that is just being started."""
        self._is_over = True
        self.kill()

    def clean_up(self) -> None:
        """Clean up after a process, so that the next one can be started."""
        self.kill()
        if self._process is not None and self._process.pid is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


@dataclass(eq=False)
class Slot:
    """A place for a worker, and the queue that it serves; one may be reserved for bots that play
    against people."""

    queue: PriorityQueue[Task]
    people_only: bool = False
    is_started: bool = False
    is_free: bool = False
    worker: Worker = field(default_factory=Worker)


class EngineClient:
    """An engine that uses worker processes. They are started as needed. A worker that dies is
    replaced and its request sent again; one that hangs is killed."""

    def __init__(
        self,
        processes: int = 1,
        *,
        choose: str = f"{ENGINE}:choose",
        analyse: str = f"{ENGINE}:analyse",
        longest: float = LONGEST_ANSWER,
        waited: Waited = lambda priority, seconds: None,
    ) -> None:
        self._choose = choose
        self._analyse = analyse
        self._longest = longest
        self._waited = waited
        self._queue: PriorityQueue[Task] = PriorityQueue()
        self._quick: PriorityQueue[Task] = PriorityQueue()  # of bots that need no thought
        # People first: their worker is started first.
        self._slots = [
            Slot(self._queue, people_only=0 == place < processes - 1) for place in range(processes)
        ]
        self._slots.append(Slot(self._quick))
        self._workers = processes  # that think
        self._usual = USUAL_THOUGHT  # seconds of a bot that plays against people
        self._threads = ThreadPoolExecutor(len(self._slots), thread_name_prefix="worker")
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.replaced = 0  # workers that died or were ended

    async def choose(self, request: EngineRequest, job: Job) -> str:
        quick = answers_at_once(request.level, request.sampler.rules)
        queue = self._quick if quick else self._queue
        move: str = await self._do(
            job, request.level, self._choose, request, queue=queue, is_choice=True
        )
        return move

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        analysis: Analysis = await self._do(job, request.level, self._analyse, request)
        return analysis

    async def review(self, record: Json, tell: Progress, job: Job) -> Json:
        """Review decision by decision, so that nobody waits for a whole game."""

        async def do(function: str, *arguments: Any) -> Any:
            return await self._do(job, "reviewing", f"{ENGINE}:{function}", *arguments)

        plies: list[int] = await do("plan_review", record)
        decisions: list[Any] = []
        left = iter(plies)

        async def go_through() -> None:
            for ply in left:
                decisions.append(await do("judge", record, ply))
                tell(len(decisions), len(plies))

        tell(0, len(plies))
        at_once = sum(slot.queue is self._queue and not slot.people_only for slot in self._slots)
        going = [asyncio.create_task(go_through()) for _ in range(at_once)]
        try:
            await asyncio.gather(*going)
        finally:
            for each in going:
                each.cancel()
        review: Json = await do("put_together", record, decisions)
        return review

    def waiting(self) -> dict[Priority, int]:
        """How many requests are waiting, by priority."""
        quick = self._quick.lengths()
        return {priority: n + quick[priority] for priority, n in self._queue.lengths().items()}

    def hurry(self, table: str, client: str) -> None:
        for queue in (self._queue, self._quick):
            if queue.hurry(table, client):
                self._hand_out()

    def expected(self) -> Mapping[str, float]:
        return {
            waiting.table: (place / self._workers + 1) * self._usual
            for place, waiting in enumerate(self._queue.people(time.monotonic()), 1)
        }

    async def stop(self) -> None:
        """End the workers, whatever they are doing. Requests that wait for them raise
        `EngineFailed`."""
        self._stopped = True
        for slot in self._slots:
            slot.worker.end()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for queue in (self._queue, self._quick):
            while (taken := queue.take(time.monotonic())) is not None:
                _refuse(taken.item)
        await asyncio.to_thread(self._clear_up)

    def _clear_up(self) -> None:
        self._threads.shutdown(wait=True)
        for slot in self._slots:
            slot.worker.clean_up()

    # -- from asking to answering ----------------------------------------------------------------

    async def _do(
        self,
        job: Job,
        who: str,
        function: str,
        *arguments: Any,
        queue: PriorityQueue[Task] | None = None,
        is_choice: bool = False,
    ) -> Any:
        if self._stopped:
            raise EngineStopped("the workers have been stopped")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        queue = self._queue if queue is None else queue
        queue.put(job, Task(function, arguments, who, answer, is_choice), time.monotonic())
        self._hand_out()
        try:
            return await answer
        finally:
            if answer.cancelled():
                queue.discard(lambda task: task.answer is answer)

    def _hand_out(self) -> None:
        """Give waiting requests to free workers; if there are not enough, start another one, which
        joins in as soon as it can answer."""
        if self._stopped:
            return
        now = time.monotonic()
        for slot in self._slots:
            if slot.is_free and (taken := slot.queue.take(now, people_only=slot.people_only)):
                self._waited(taken.priority, now - taken.since)
                slot.is_free = False
                self._spawn(self._run(slot, taken))
        for queue in (self._queue, self._quick):
            for slot in self._slots:
                if (
                    slot.queue is queue
                    and not slot.is_started
                    and queue.waits(people_only=slot.people_only)
                ):
                    slot.is_started = True
                    self._spawn(self._start(slot))
                    break

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        running = asyncio.create_task(work)
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    async def _start(self, slot: Slot) -> None:
        try:
            await self._in_thread(slot.worker, slot.worker.start)
        except (WorkerGone, TimeoutError):
            # The first request will try again, and fail if that does not work.
            await self._bury(slot.worker)
        finally:
            slot.is_free = True
            self._hand_out()

    async def _run(self, slot: Slot, taken: Waiting[Task]) -> None:
        task, since = taken.item, time.monotonic()
        if task.is_choice:
            task.arguments += (longest_thought(taken, self._workers),)
        try:
            answer = await self._ask(slot.worker, task)
            if not task.answer.done():
                task.answer.set_result(answer)
        except asyncio.CancelledError:
            _refuse(task)
            raise
        except Exception as error:
            if not isinstance(error, EngineFailed):
                log.error("a %s bot cannot be asked: %s", task.who, type(error).__name__)
                error = EngineFailed(f"the {task.who} bot cannot be asked")
            if not task.answer.done():
                task.answer.set_exception(error)
        finally:
            self._charge(slot.queue, taken, time.monotonic() - since)
            slot.is_free = True
            self._hand_out()

    def _charge(self, queue: PriorityQueue[Task], taken: Waiting[Task], seconds: float) -> None:
        seconds = min(seconds, LONGEST_CHARGED)
        queue.charge(taken, seconds, time.monotonic())
        if queue is self._queue and taken.priority is Priority.PERSON:
            self._usual += LATEST * (seconds - self._usual)

    async def _ask(self, worker: Worker, task: Task) -> Any:
        who = task.who
        reason: Exception | None = None
        for _ in range(ATTEMPTS):
            try:
                return await self._in_thread(worker, worker.ask, task.function, task.arguments)
            except WorkFailed as error:
                log.error("a %s bot failed: %s", who, error)
                raise EngineFailed(f"the {who} bot failed") from error
            except WorkerGone as error:
                reason = error
                log.warning("a worker died while a %s bot was thinking", who)
            except TimeoutError as error:
                reason = error
                log.warning("a %s bot took too long; its worker is killed", who)
            await self._bury(worker)
        raise EngineFailed(f"the {who} bot gave no answer {ATTEMPTS} times") from reason

    async def _in_thread(self, worker: Worker, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run something in a thread that waits for a worker. A worker that takes too long is
        killed, so the thread has always ended when this returns, unless everything is being
        stopped."""
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._threads, work, *arguments)
        doing.add_done_callback(asyncio.Future.exception)  # perhaps nobody asks for it any more
        done, _ = await asyncio.wait([doing], timeout=self._longest)
        if not done:
            worker.kill()
            await asyncio.wait([doing])
            raise TimeoutError
        return doing.result()

    async def _bury(self, worker: Worker) -> None:
        self.replaced += 1
        await asyncio.get_running_loop().run_in_executor(self._threads, worker.clean_up)


def _refuse(task: Task) -> None:
    if not task.answer.done():
        task.answer.set_exception(EngineStopped("the workers have been stopped"))


def _serve(pipe: Connection) -> None:
    """The main function of a worker process."""
    from . import engine_worker  # slow to import

    engine_worker.serve(pipe)
