"""Who is here, slow or away, and how many watch."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tavolino.tables.attendance import Attendance, Presence
from tavolino.tables.bus import LocalBus
from tavolino.tables.limits import Limits
from tavolino.tables.lobby import Created
from tavolino.tables.presence import FORGET_SECONDS, TELL_SECONDS
from tavolino.tables.table_spec import TableSpec
from tavolino.tables.watch import Watch
from tests.tables.harness import BOT, PERSON, FakeClock, Guest, Harness, open_harness, set_up

AWAY = Limits().away_seconds


class Room:
    """A table of two, and everybody who is connected to it."""

    def __init__(self, harness: Harness, created: Created, guests: list[Guest]) -> None:
        self.harness, self.created, self.guests = harness, created, guests
        self._stacks: list[tuple[Watch, AsyncExitStack]] = []

    async def comes(self, key: str | None, holding: tuple[str, ...] = ()) -> Watch:
        stack = AsyncExitStack()
        presenter = self.harness.tables.presenter
        watch = await stack.enter_async_context(
            presenter.watch(self.created.table, key, None, holding)
        )
        self._stacks.append((watch, stack))
        return watch

    async def goes(self, watch: Watch) -> None:
        [(_, stack)] = [pair for pair in self._stacks if pair[0] is watch]
        self._stacks = [pair for pair in self._stacks if pair[0] is not watch]
        await stack.aclose()

    async def later(self, seconds: float) -> None:
        self.harness.fake_clock.advance(seconds)
        await self.harness.tables.presence.check()

    async def close(self) -> None:
        for _, stack in self._stacks:
            await stack.aclose()


@pytest.fixture
async def room(url: str) -> AsyncIterator[Room]:
    async with open_harness(url) as harness:
        spec = TableSpec("tabula-rasa", spectators=True)
        opened = Room(harness, *await set_up(harness, spec, "Anna", "Bo"))
        yield opened
        await opened.close()


def seats(watch: Watch) -> list[str | None]:
    presence = watch.presence()
    assert presence is not None
    return list(presence.seats)


async def test_nothing_is_said_of_somebody_who_may_still_be_coming(room: Room) -> None:
    anna = await room.comes(room.guests[0].key)
    assert seats(anna) == ["here", None]
    await room.later(AWAY - 1)
    assert seats(anna) == ["here", None]
    await room.later(1)
    assert seats(anna) == ["here", "away"]


async def test_away_after_a_while_and_back_at_once(room: Room) -> None:
    anna = await room.comes(room.guests[0].key)
    bo = await room.comes(room.guests[1].key)
    assert seats(anna) == ["here", "here"]
    await room.goes(bo)
    await room.later(AWAY - 1)
    assert seats(anna) == ["here", "here"], "a connection that drops and comes back is no news"
    await room.later(1)
    assert seats(anna) == ["here", "away"]
    await room.comes(room.guests[1].key)
    assert seats(anna) == ["here", "here"]


async def test_nobody_waits_for_a_player_who_has_left(room: Room) -> None:
    anna, bo = [await room.comes(guest.key) for guest in room.guests]
    await room.goes(bo)
    assert seats(anna) == ["here", "here"]
    await room.harness.tables.leave(room.created.table, room.guests[1].key)
    await room.later(AWAY)
    assert seats(anna) == ["here", None]


async def test_a_connection_that_flaps_is_never_away(room: Room) -> None:
    anna = await room.comes(room.guests[0].key)
    for _ in range(5):
        bo = await room.comes(room.guests[1].key)
        await room.goes(bo)
        await room.later(AWAY - 1)
        assert seats(anna) == ["here", "here"]


async def test_a_hidden_page_is_away_unless_another_one_is_open(room: Room) -> None:
    anna = await room.comes(room.guests[0].key)
    bo, phone = await room.comes(room.guests[1].key), await room.comes(room.guests[1].key)
    bo.connection.hide(True)
    await room.later(AWAY)
    assert seats(anna) == ["here", "here"], "the other page is still looked at"
    phone.connection.hide(True)
    await room.later(AWAY)
    assert seats(anna) == ["here", "away"]
    bo.connection.hide(False)
    assert seats(anna) == ["here", "here"]


async def test_slow_is_said_at_once_and_only_if_no_connection_is_quick(room: Room) -> None:
    anna = await room.comes(room.guests[0].key)
    bo = await room.comes(room.guests[1].key)
    bo.connection.lag(True)
    assert seats(anna) == ["here", "slow"]
    quick = await room.comes(room.guests[1].key)
    assert seats(anna) == ["here", "here"]
    await room.goes(quick)
    assert seats(anna) == ["here", "slow"]


async def test_everybody_who_watches_is_woken_by_a_change_and_by_nothing_else(room: Room) -> None:
    anna = await room.comes(room.guests[0].key)
    await anna.next()
    bo = await room.comes(room.guests[1].key)
    await anna.woken()
    bo.connection.hide(True)  # not away yet: nothing to tell
    assert not anna._news
    await room.later(AWAY)
    assert anna._news


async def test_watchers_are_counted_and_players_and_guests_are_not(room: Room) -> None:
    anna = await room.comes(room.guests[0].key)
    spectators = [await room.comes(room.created.spectator) for _ in range(2)]
    await room.comes(room.created.owner)
    presence = anna.presence()
    assert presence is not None
    assert presence.watchers == 3
    for each in spectators:
        await room.goes(each)
    assert anna.presence() == Presence(("here", None), 1)


async def test_bots_and_empty_seats_have_no_presence_and_an_invited_guest_does_not_watch(
    url: str,
) -> None:
    async with open_harness(url) as harness:
        spec = TableSpec("tabula-rasa", {"players": 3}, seats=(PERSON, BOT, PERSON))
        created = await harness.tables.lobby.create(spec)
        async with harness.tables.presenter.watch(created.table, created.invitations[0]) as watch:
            assert watch.presence() == Presence((None, None, None), 0)


async def test_whoever_sits_down_is_here_from_then_on(url: str) -> None:
    async with open_harness(url) as harness:
        created = await harness.tables.lobby.create(TableSpec("tabula-rasa"))
        invitation, key = created.invitations[0], "a-secret-of-our-own-for-this"
        assert invitation is not None
        async with harness.tables.presenter.watch(created.table, invitation) as watch:
            await watch.next()
            await harness.tables.sit(created.table, invitation, "Anna", key, ())
            watch.use(key)
            await watch.next()
            assert seats(watch) == ["here", None]


async def test_one_device_for_two_seats_is_at_both(room: Room) -> None:
    anna, bo = (guest.key for guest in room.guests)
    both = await room.comes(anna, holding=(bo, "not a key of this table"))
    assert seats(both) == ["here", "here"]
    await room.later(AWAY)
    assert seats(both) == ["here", "here"]


async def test_nobody_is_at_a_seat_with_a_key_that_opens_it_no_more(room: Room) -> None:
    anna, bo = (guest.key for guest in room.guests)
    both = await room.comes(anna, holding=(bo,))
    await both.next()
    table, tables = room.created.table, room.harness.tables
    invitation = await tables.leave(table, bo)
    await tables.sit(table, invitation, "Carla", "a-secret-that-only-carla-knows")
    await both.next()
    assert both.connection.seats == {0}
    await room.later(AWAY)
    assert seats(both) == ["here", "away"]


async def test_when_the_last_one_comes_back_the_others_are_away_at_once(room: Room) -> None:
    anna, bo = [await room.comes(guest.key) for guest in room.guests]
    await room.goes(anna)
    await room.goes(bo)
    await room.later(AWAY)
    assert seats(await room.comes(room.guests[0].key)) == ["here", "away"]


# -- several servers -------------------------------------------------------------------------------


class DeafBus(LocalBus):
    """Several servers, which hear each other until they do not."""

    hears_others = True

    def publish_attendance(self, attendance: Attendance) -> None:
        if self.hears_others:
            super().publish_attendance(attendance)


@pytest.fixture
async def rooms(url: str) -> AsyncIterator[tuple[Room, Room, DeafBus]]:
    """The same table at two servers."""
    fake_clock, bus = FakeClock(), DeafBus()
    async with (
        open_harness(url, fake_clock, bus) as one,
        open_harness(url, fake_clock, bus) as other,
    ):
        created, guests = await set_up(one, TableSpec("tabula-rasa", spectators=True), "Anna", "Bo")
        here, there = Room(one, created, guests), Room(other, created, guests)
        yield here, there, bus
        await here.close()
        await there.close()


async def test_players_at_different_servers_see_each_other(
    rooms: tuple[Room, Room, DeafBus],
) -> None:
    here, there, _ = rooms
    anna = await here.comes(here.guests[0].key)
    bo = await there.comes(here.guests[1].key)
    assert seats(anna) == seats(bo) == ["here", "here"], "at once, to both"
    await there.comes(here.created.spectator)
    presence = anna.presence()
    assert presence is not None
    assert presence.watchers == 1
    await there.goes(bo)
    await here.later(AWAY)
    assert seats(anna) == ["here", "away"]


async def test_a_server_that_goes_on_is_not_forgotten_and_one_that_dies_is(
    rooms: tuple[Room, Room, DeafBus],
) -> None:
    here, there, _ = rooms
    anna = await here.comes(here.guests[0].key)
    await there.comes(here.guests[1].key)
    for _ in range(5):
        await here.later(TELL_SECONDS)
        await there.harness.tables.presence.check()
        assert seats(anna) == ["here", "here"]
    await here.later(FORGET_SECONDS)
    await here.later(AWAY)
    assert seats(anna) == ["here", "away"]


async def test_servers_that_cannot_hear_each_other_say_nothing_of_each_others_players(
    rooms: tuple[Room, Room, DeafBus],
) -> None:
    here, there, bus = rooms
    anna = await here.comes(here.guests[0].key)
    await there.comes(here.guests[1].key)
    bus.hears_others = False
    await here.later(FORGET_SECONDS)
    await here.later(AWAY)
    assert seats(anna) == ["here", None]
    bus.hears_others = True
    await there.later(TELL_SECONDS)
    assert seats(anna) == ["here", "here"]


async def test_tables_that_are_gone_are_not_looked_at_any_more(room: Room) -> None:
    tables = room.harness.tables
    anna = await room.comes(room.guests[0].key)
    assert tables.presence._unsettled, "Bruno may be away soon"
    await room.goes(anna)
    await tables.live.drop(room.created.table)
    assert not tables.live.tables
    await tables.presence.check()
    assert not tables.presence._unsettled
