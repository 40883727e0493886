"""Games whose rules are still being compiled."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import tavolino
from tavolino.store import SqlStore
from tavolino.tables.errors import Code, Refused
from tavolino.tables.table_spec import SeatSpec, TableSpec
from tavolino.tables.unprepared_games import UnpreparedGames
from tests.tables.harness import QuickEngine, refused
from tests.tables.tables_client import ClientTables
from tests.tables.test_start import Sleeper

READY, UNREADY = "tabula-rasa", "rat-hot"


async def test_nobody_opens_a_table_of_a_game_that_is_not_ready(url: str) -> None:
    store = await SqlStore.open(url)
    try:
        tables = ClientTables(store, QuickEngine(), unprepared=UnpreparedGames([UNREADY]))
        await tables.start()
        await tables.lobby.create(TableSpec(READY))
        record = tavolino.new(UNREADY, seed=1).record()
        for creating in (
            tables.lobby.create(TableSpec(UNREADY)),
            tables.lobby.create_from_record(TableSpec(""), record),
        ):
            error = await refused(creating, Code.BEING_PREPARED)
            assert str(error) == (
                "Rat Hot is still being prepared on this server: try again in 10 s."
            )
        await tables.admit(UNREADY)
        await tables.lobby.create(TableSpec(UNREADY))
        await tables.lobby.create_from_record(TableSpec(""), record)
        await tables.stop()
    finally:
        await store.close()


async def test_stored_tables_wait_and_their_bots_move_when_the_game_is_ready(url: str) -> None:
    store = await SqlStore.open(url)
    try:
        before = ClientTables(store, Sleeper())
        await before.start()
        seats = (SeatSpec(bot="random"), SeatSpec())
        created = await before.lobby.create(TableSpec(UNREADY, seats=seats, first=0))
        await before.stop()

        tables = ClientTables(store, QuickEngine(), unprepared=UnpreparedGames([UNREADY]))
        await tables.start()
        await tables.housekeeping.sweep(idle_seconds=0)
        seeing = tables.presenter.see(created.table, created.owner)
        await refused(seeing, Code.BEING_PREPARED)
        assert created.table not in tables.live.tables
        await tables.admit(UNREADY)
        async with asyncio.timeout(60):
            while (await tables.presenter.see(created.table, created.owner)).ply == 1:
                await asyncio.sleep(0.01)
        await tables.stop()
    finally:
        await store.close()


async def test_whoever_waits_while_a_table_is_refused_finds_the_one_that_all_others_find(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that moves at a table which nobody else finds would see its turn for ever."""
    store = await SqlStore.open(url)
    try:
        before = ClientTables(store, Sleeper())
        await before.start()
        created = await before.lobby.create(TableSpec(UNREADY))
        await before.stop()
        tables = ClientTables(store, QuickEngine(), unprepared=UnpreparedGames([UNREADY]))
        await tables.start()
        load, loads = store.load, []

        async def load_and_become_ready(table: str) -> Any:
            loads.append(table)
            if len(loads) == 2:
                tables.live.unprepared.note_ready(UNREADY)
            return await load(table)

        monkeypatch.setattr(store, "load", load_and_become_ready)
        refused_first, waited = await asyncio.gather(
            tables.live.get(created.table), tables.live.get(created.table), return_exceptions=True
        )
        assert isinstance(refused_first, Refused)
        assert waited is tables.live.tables[created.table]
        assert waited is await tables.live.get(created.table)
        await tables.stop()
    finally:
        await store.close()
