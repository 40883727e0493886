"""Ciphertexts on their way to another device: read once, in time, or not at all."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, text

from tavolino.tables.errors import Code, Refused
from tests.tables.harness import FakeClock, Harness, open_harness, refused

CIPHERTEXT = bytes(range(256)) * 40


async def stored(harness: Harness) -> int:
    def count(connection: Connection) -> int:
        return int(connection.execute(text("SELECT count(*) FROM transfers")).scalar_one())

    async with harness.store._engine.begin() as connection:
        return await connection.run_sync(count)


async def test_a_transfer_is_read_once(harness: Harness) -> None:
    transfers = harness.tables.transfers
    left = await transfers.leave(CIPHERTEXT)
    assert left.until == harness.fake_clock() + 600
    other = await transfers.leave(b"another")
    assert await transfers.take(left.id) == CIPHERTEXT
    await refused(transfers.take(left.id), Code.LINK_EXPIRED)
    assert await stored(harness) == 1
    assert await transfers.take(other.id) == b"another"


async def test_nobody_finds_a_transfer_that_was_never_left(harness: Harness) -> None:
    for wrong in ("", "no-such-transfer", "x" * 10_000, "\N{SNOWMAN}"):
        await refused(harness.tables.transfers.take(wrong), Code.LINK_EXPIRED)


async def test_of_two_readers_on_two_servers_one_gets_it(url: str) -> None:
    async with open_harness(url) as one, open_harness(url) as two:
        for _ in range(5):
            left = await one.tables.transfers.leave(CIPHERTEXT)
            results = await asyncio.gather(
                *(each.tables.transfers.take(left.id) for each in (one, two)),
                return_exceptions=True,
            )
            assert sum(result == CIPHERTEXT for result in results) == 1
            assert sum(isinstance(result, Refused) for result in results) == 1


async def test_after_ten_minutes_it_is_gone_and_cleared(url: str) -> None:
    clock = FakeClock()
    async with open_harness(url, clock) as harness:
        transfers = harness.tables.transfers
        early = await transfers.leave(b"early")
        clock.advance(300)
        late = await transfers.leave(b"late")
        clock.advance(299)
        await transfers.clear()
        assert await stored(harness) == 2
        clock.advance(1)
        await refused(transfers.take(early.id), Code.LINK_EXPIRED)
        assert await transfers.take(late.id) == b"late"
        await transfers.leave(b"forgotten")
        clock.advance(600)
        await harness.tables.housekeeping.tasks.by_name["transfers"].run()
        assert await stored(harness) == 0


async def test_only_so_many_wait_at_once(url: str) -> None:
    clock = FakeClock()
    async with open_harness(url, clock, transfers=2) as harness:
        transfers = harness.tables.transfers
        first = await transfers.leave(b"one")
        await transfers.leave(b"two")
        await refused(transfers.leave(b"three"), Code.RATE_LIMITED)
        await transfers.take(first.id)
        await transfers.leave(b"three")
        await refused(transfers.leave(b"four"), Code.RATE_LIMITED)
        clock.advance(600)
        await transfers.leave(b"four")
