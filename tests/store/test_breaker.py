"""A database that does not answer: nobody waits for it for long, and it is asked until it does."""

from __future__ import annotations

import asyncio

import pytest

from tavolino.store.breaker import Breaker, NoAnswer


class Database:
    """Does not answer while it hangs; probes fail while it is broken."""

    def __init__(self) -> None:
        self.answers = asyncio.Event()
        self.broken = False
        self.probes = 0

    async def work(self) -> str:
        await self.answers.wait()
        return "done"

    async def stubborn(self) -> None:
        """Fails when it is given up."""
        try:
            await self.answers.wait()
        except asyncio.CancelledError:
            raise OSError("the connection is gone") from None

    async def probe(self) -> None:
        self.probes += 1
        if self.broken:
            raise OSError("the connection is gone")
        await self.answers.wait()


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Database:
    monkeypatch.setattr("tavolino.store.breaker.BETWEEN_PROBES", 0)
    return Database()


def is_silent(breaker: Breaker) -> bool:
    return breaker.silent


async def until_asked_again(database: Database, times: int) -> None:
    wanted = database.probes + times
    while database.probes < wanted:
        await asyncio.sleep(0)


async def test_requests_are_refused_until_the_database_answers_again(database: Database) -> None:
    breaker = Breaker(0, database.probe)
    try:
        with pytest.raises(NoAnswer, match="did not answer within 0 s"):
            await breaker.call(database.work())
        assert is_silent(breaker)
        await until_asked_again(database, 2)
        database.broken = True
        await until_asked_again(database, 2)
        with pytest.raises(NoAnswer, match="the database does not answer"):
            await breaker.call(database.work())
        database.broken = False
        database.answers.set()
        while is_silent(breaker):
            await asyncio.sleep(0)
        assert await breaker.call(database.work()) == "done"
    finally:
        await breaker.close()


async def test_what_was_given_up_may_fail_and_is_waited_for_at_the_end(database: Database) -> None:
    breaker = Breaker(0, database.probe)
    with pytest.raises(NoAnswer):
        await breaker.call(database.stubborn())
    await breaker.close()
    assert len(asyncio.all_tasks()) == 1, "only this test"


async def test_a_delay_of_the_event_loop_is_not_the_database_s(database: Database) -> None:
    """The database needs no time, but answers in several rounds of the loop, each of which takes
    longer than all of the limit."""

    async def in_rounds() -> str:
        for _ in range(10):
            await asyncio.sleep(0)
        return "done"

    breaker = Breaker(0, database.probe)
    assert await breaker.call(in_rounds()) == "done"
    assert not is_silent(breaker)
    await breaker.close()
