"""Who is answered next, and what a request costs its address."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any

import pytest

from tavolino.server import turns
from tavolino.server.rate_limit import LONGEST_DEBT, RateLimit
from tavolino.server.turns import LoopTime, Turns, timed
from tavolino.tables.errors import Refused
from tests.server.live_server import LiveServer, open_live_server


async def test_addresses_take_turns_and_what_does_not_wait_goes_before_them() -> None:
    given, order = Turns(), []

    async def ask(address: str) -> None:
        await given.wait(address)
        order.append(address)

    async def move() -> None:
        order.append("move")

    crowd = [asyncio.create_task(ask("crowd")) for _ in range(50)]
    other = asyncio.create_task(ask("other"))
    await asyncio.sleep(0)
    moving = asyncio.create_task(move())
    await asyncio.gather(*crowd, other, moving)
    assert order.index("move") <= 2
    assert order.index("other") <= 4
    assert len(order) == 52


async def test_moves_of_seats_do_not_wait_for_a_turn(live_server: LiveServer) -> None:
    order: list[str] = []

    async def work(who: str) -> None:
        order.append(who)

    async def ask(who: str, *, is_move: bool) -> None:
        await live_server.state.answer("127.0.1.1", 1, lambda: work(who), is_move=is_move)

    async with asyncio.TaskGroup() as group:
        for _ in range(50):
            group.create_task(ask("crowd", is_move=False))
        group.create_task(ask("move", is_move=True))
    assert len(order) == 51
    assert order.index("move") <= 2


async def test_whoever_has_left_gets_no_turn() -> None:
    given = Turns()
    tasks = [asyncio.create_task(given.wait("one")) for _ in range(4)]
    await asyncio.sleep(0)
    for task in tasks[1:3]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [task.cancelled() for task in tasks] == [False, True, True, False]
    await given.wait("two")


class Clock:
    """Stands still unless it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_only_the_time_that_the_loop_is_busy_is_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, spent = Clock(), LoopTime()
    monkeypatch.setattr(turns, "thread_time", clock)
    answered = asyncio.get_running_loop().create_future()

    async def work() -> str:
        clock.now += 2
        found: str = await answered
        clock.now += 3
        return found

    task = asyncio.create_task(_as_task(work(), spent))
    await asyncio.sleep(0)
    clock.now += 100
    answered.set_result("done")
    assert await task == "done"
    assert spent.seconds == 5


async def test_a_request_counts_as_much_as_it_costs(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def work() -> None:
        clock.now += 1

    async with open_live_server(sqlite_url, address_rate=10, address_burst=10) as live_server:
        monkeypatch.setattr(turns, "thread_time", clock)
        answer = live_server.state.answer
        await answer("one", 1, work, is_move=True)
        with pytest.raises(Refused):
            await answer("one", 1, work, is_move=True)
        await answer("one", 1, work, is_move=False)  # moves are counted apart
        with pytest.raises(Refused):
            await answer("one", 1, work, is_move=False)
        await answer("two", 1, work, is_move=False)
    assert clock.now == 3


async def _as_task(work: Coroutine[Any, Any, str], spent: LoopTime) -> str:
    return await timed(work, spent)


async def test_what_is_timed_can_fail_and_be_cancelled() -> None:
    ended = []

    async def waiting() -> str:
        try:
            return await asyncio.Future()
        finally:
            ended.append("cancelled")

    async def failing() -> str:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    task = asyncio.create_task(_as_task(waiting(), LoopTime()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(ZeroDivisionError):
        await _as_task(failing(), LoopTime())
    left: Generator[Any, Any, str] = timed(waiting(), LoopTime())
    next(iter(left))
    left.close()
    assert ended == ["cancelled", "cancelled"]


def test_a_costly_request_counts_as_several_but_never_for_long() -> None:
    clock = Clock()
    limit = RateLimit("requests", 10, 5, clock)
    limit.count("one")
    limit.charge("one", 4)
    with pytest.raises(Refused):
        limit.count("one")
    limit.count("two")
    clock.now = 0.1
    limit.count("one")
    limit.charge("one", 1e9)
    clock.now = LONGEST_DEBT
    with pytest.raises(Refused):
        limit.count("one")
    clock.now = LONGEST_DEBT + 0.7
    limit.count("one")


def test_what_costs_little_counts_as_little() -> None:
    limit = RateLimit("requests", 10, 5, Clock())
    for _ in range(20):
        limit.count("one", 0.2)
    limit.charge("one", 1)
    with pytest.raises(Refused):
        limit.count("one", 0.2)
