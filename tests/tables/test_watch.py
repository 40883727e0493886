"""Watching a table: whoever watches misses nothing."""

from __future__ import annotations

import asyncio

from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import Harness, set_up


async def test_a_look_that_is_cancelled_forgets_nothing(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    tables = quick_harness.tables
    live = await tables.live.get(created.table)
    async with tables.presenter.watch(created.table, created.spectator) as watch:
        assert await watch.next() is not None
        await anna.play()
        async with live.lock:  # somebody is changing the table
            looking = asyncio.create_task(watch.next())
            while not live.lock._waiters:
                await asyncio.sleep(0)
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        async with asyncio.timeout(30):
            snapshot = await watch.next()
        assert snapshot is not None
        assert snapshot.ply == 2
