"""While something is being stored, nobody is shown the table without it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tavolino.tables.log import Change
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import Guest, Harness, set_up

SPEC = TableSpec("tabula-rasa", first=0)


@asynccontextmanager
async def storing(
    harness: Harness, guest: Guest, patch: pytest.MonkeyPatch
) -> AsyncIterator[asyncio.Event]:
    """A move of a guest is being stored; the event lets it be stored."""
    go_on, storing_now = asyncio.Event(), asyncio.Event()
    append = harness.store.append

    async def slow_append(change: Change) -> None:
        storing_now.set()
        await go_on.wait()
        await append(change)

    patch.setattr(harness.store, "append", slow_append)
    move = asyncio.create_task(guest.play())
    await storing_now.wait()
    try:
        yield go_on
    finally:
        go_on.set()
        await move


async def test_who_watches_sees_a_move_only_when_it_is_stored(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, (anna, _) = await set_up(quick_harness, SPEC)
    live = await quick_harness.tables.live.get(created.table)
    presenter = quick_harness.tables.presenter
    assert quick_harness.tables.live.current(live) is live.table
    async with (
        presenter.watch(created.table, created.spectator) as early,
        presenter.watch(created.table, created.spectator) as late,
    ):
        first = await early.next()
        assert first is not None
        async with storing(quick_harness, anna, monkeypatch) as go_on:
            assert quick_harness.tables.live.current(live) is None
            looking = asyncio.create_task(late.next())
            for _ in range(20):
                await asyncio.sleep(0)
            assert not looking.done(), "shown before it was stored"
            go_on.set()
            seen = await looking
            assert seen is not None
            assert seen.ply == first.ply + 1
        assert quick_harness.tables.live.current(live) is live.table
