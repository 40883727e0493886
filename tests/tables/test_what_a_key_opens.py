"""What a key opens is looked up for every snapshot: it changes with keys, deals and time."""

from __future__ import annotations

import asyncio

import pytest

from tavolino.tables.commands.base import TableCommand
from tavolino.tables.errors import Code
from tavolino.tables.table import Table
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import Guest, Harness, refused, set_up

SHARED = "a-secret-for-those-who-get-the-link"


async def shared_table(harness: Harness) -> tuple[Guest, Guest, Guest]:
    """A table that nobody else may see, with a finished game that a link shows."""
    spec = TableSpec("tabula-rasa", spectators=False)
    _, (anna, bruno) = await set_up(harness, spec)
    tables = harness.tables
    await tables.resign(anna.table, anna.key)
    await tables.share(anna.table, anna.key, 0, SHARED)
    return anna, bruno, Guest(tables, anna.table, SHARED)


async def rematch(anna: Guest, bruno: Guest) -> None:
    for guest in (anna, bruno):
        await guest.tables.offer(guest.table, guest.key, "rematch")


async def test_a_link_to_a_finished_game_shows_nothing_of_the_next(quick_harness: Harness) -> None:
    anna, bruno, friend = await shared_table(quick_harness)
    async with quick_harness.tables.presenter.watch(friend.table, friend.key) as watch:
        assert await watch.next() is not None
        await quick_harness.tables.say(anna.table, anna.key, "once more?")
        assert await watch.next() is not None, "the finished game may still be seen"
        await rematch(anna, bruno)
        await refused(watch.next(), Code.NOT_AUTHORISED)
        await refused(friend.see(), Code.NOT_AUTHORISED)
        await (anna if (await anna.see()).view["legal"] else bruno).play()
        watch.look_again()
        await refused(watch.next(), Code.NOT_AUTHORISED)
        await quick_harness.tables.resign(anna.table, anna.key)
        watch.look_again()
        assert await watch.next() is not None, "this game is finished as well"


async def test_a_key_that_was_just_used_opens_nothing_after_the_deal(
    quick_harness: Harness,
) -> None:
    anna, bruno, friend = await shared_table(quick_harness)
    for guest in (anna, bruno):
        await friend.see()
        await guest.tables.offer(guest.table, guest.key, "rematch")
    await refused(friend.see(), Code.NOT_AUTHORISED)


async def test_a_link_to_another_device_expires_while_somebody_looks_through_it(
    quick_harness: Harness,
) -> None:
    _, (anna, bruno) = await set_up(quick_harness, TableSpec("tabula-rasa", spectators=False))
    tables = quick_harness.tables
    link = await tables.device_link(anna.table, anna.key)
    async with tables.presenter.watch(anna.table, link.token) as watch:
        assert await watch.next() is not None
        quick_harness.fake_clock.advance(599)
        await tables.say(bruno.table, bruno.key, "quick!")
        assert await watch.next() is not None
        quick_harness.fake_clock.advance(2)
        await tables.say(bruno.table, bruno.key, "too late")
        await refused(watch.next(), Code.LINK_EXPIRED)


async def test_a_player_who_gets_up_while_their_call_is_answered_sees_no_hand(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("tabula-rasa"))
    tables = quick_harness.tables
    do = tables.live.do

    async def do_and_leave(table: str, key: str | None, command: TableCommand[None]) -> None:
        monkeypatch.setattr(tables.live, "do", do)
        await do(table, key, command)
        await tables.leave(anna.table, anna.key)

    async with tables.presenter.watch(anna.table, anna.key) as watch:
        await watch.next()
        await tables.free(created.table, created.owner, 0)
        monkeypatch.setattr(tables.live, "do", do_and_leave)
        await refused(watch.next(), Code.NOT_AUTHORISED)


async def test_many_spectators_are_looked_up_once_per_change(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, (anna, bruno) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    find, looked_up = Table._find_holder, 0

    def counted(table: Table, given: str, now: float) -> object:
        nonlocal looked_up
        looked_up += 1
        return find(table, given, now)

    watch = quick_harness.tables.presenter.watch
    spectators = [watch(created.table, created.spectator) for _ in range(50)]
    async with asyncio.TaskGroup() as group:
        watches = [await group.create_task(each.__aenter__()) for each in spectators]
    assert len({id(await each.next()) for each in watches}) == 1
    for guest in (anna, bruno):
        await guest.play()
        monkeypatch.setattr(Table, "_find_holder", counted)
        looked_up = 0
        assert len({id(await each.next()) for each in watches}) == 1, "they share a snapshot"
        assert looked_up == 1
        monkeypatch.undo()
    for each in spectators:
        await each.__aexit__(None, None, None)
