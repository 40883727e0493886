"""The start of the application."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tavolino.store import SqlStore
from tavolino.tables.engine import EngineRequest
from tavolino.tables.engine_queue import Job
from tavolino.tables.table_spec import SeatSpec, TableSpec
from tests.tables.harness import QuickEngine
from tests.tables.tables_client import ClientTables


class Sleeper(QuickEngine):
    async def choose(self, request: EngineRequest, job: Job) -> str:
        await asyncio.Event().wait()
        raise AssertionError


async def test_nobody_waits_for_bots_that_have_been_waiting(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqlStore.open(url)
    try:
        before = ClientTables(store, Sleeper())
        await before.start()
        bot_begins = TableSpec("tabula-rasa", seats=(SeatSpec(bot="random"), SeatSpec()), first=0)
        waiting = [await before.lobby.create(bot_begins) for _ in range(3)]
        await before.stop()

        looking, found = asyncio.Event(), store.waiting_for_bots

        async def slowly(idle_since: float, limit: int, after: str = "") -> Sequence[str]:
            await looking.wait()
            return await found(idle_since, limit, after)

        monkeypatch.setattr(store, "waiting_for_bots", slowly)
        tables = ClientTables(store, QuickEngine())
        async with asyncio.timeout(60):
            await tables.start()
            snapshots = [await tables.presenter.see(each.table, each.owner) for each in waiting]
            assert [snapshot.ply for snapshot in snapshots] == [1, 1, 1]
            looking.set()
            for each in waiting:
                while (await tables.presenter.see(each.table, each.owner)).ply == 1:
                    await asyncio.sleep(0.01)
        await tables.stop()
    finally:
        await store.close()
