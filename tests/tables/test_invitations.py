"""Nobody but the player sees a hand: invitations, the secrets of those who sit down, device links,
and seats that are left."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tavolino.core.contract import Json
from tavolino.tables import keys
from tavolino.tables.bus import LocalBus
from tavolino.tables.clock import Clock
from tavolino.tables.commands.playing import first_change
from tavolino.tables.commands.seating import Present
from tavolino.tables.errors import Code, Refused
from tavolino.tables.log import Change, Header, Note
from tavolino.tables.snapshot import TableSnapshot
from tavolino.tables.table_spec import OwnSeat, SeatSpec, TableSpec, check_spec
from tests.tables.harness import (
    NOON,
    OPEN_SEAT,
    PERSON,
    FakeClock,
    Guest,
    Harness,
    open_harness,
    play_out,
    refused,
    secret,
    seeded_dealer,
    set_up,
    sit_down,
)

MINE = "my-own-secret-of-128-bits"
OTHER = "another-secret-of-128-bits"
HIDING = TableSpec("tabula-rasa", first=0)  # a game with hands


def hand(snapshot: TableSnapshot, seat: int) -> Any:
    return snapshot.view["hands"][seat]["cards"]


async def test_an_invitation_shows_what_a_spectator_sees_and_is_not_consumed_by_it(
    harness: Harness,
) -> None:
    created = await harness.tables.lobby.create(replace(HIDING, own={0: OwnSeat(MINE, "Anna")}))
    invitation = created.invitations[1]
    assert created.invitations[0] is None, "nobody is invited to the host's seat"
    seen = await harness.tables.presenter.see(created.table, created.spectator)
    for _ in range(3):
        snapshot = await harness.tables.presenter.see(created.table, invitation)
        assert (snapshot.seat, snapshot.invited, snapshot.can) == ("spectator", 1, ["sit"])
        assert (snapshot.view, snapshot.events) == (seen.view, seen.events)
        assert not hand(snapshot, 0)
        assert not hand(snapshot, 1)
        assert (snapshot.seats[0]["name"], snapshot.seats[0]["host"]) == ("Anna", True)
    guest = Guest(harness.tables, created.table, invitation or "")
    await refused(guest.play("r1@1"), Code.NOT_AUTHORISED)
    await refused(harness.tables.resign(created.table, guest.key), Code.NOT_AUTHORISED)
    await refused(harness.tables.bots.hint(created.table, guest.key), Code.NOT_AUTHORISED)
    assert await harness.tables.presenter.preview(created.table, guest.key, ["r1@1"]) == {}
    assert (await harness.tables.archive.record(created.table, guest.key))["seat"] == "spectator"


async def test_after_sitting_down_the_invitation_opens_nothing(harness: Harness) -> None:
    created = await harness.tables.lobby.create(HIDING)
    invitation = created.invitations[1] or ""
    snapshot = await harness.tables.sit(created.table, invitation, "Bruno", MINE)
    assert snapshot.seat == 1
    assert hand(snapshot, 1)
    cursor = snapshot.cursor
    for _ in range(2):  # the answer was lost: the same again
        snapshot = await harness.tables.sit(created.table, invitation, "Bruno", MINE)
        assert (snapshot.seat, snapshot.cursor) == (1, cursor)
    for asked in (
        harness.tables.sit(created.table, invitation, "Eva", OTHER),
        harness.tables.sit(created.table, invitation, "Eva"),
        harness.tables.presenter.see(created.table, invitation),
        harness.tables.archive.record(created.table, invitation),
        harness.tables.archive.replay(created.table, invitation, 0, 0, 1),
        harness.tables.device_link(created.table, invitation),
        harness.tables.resign(created.table, invitation),
    ):
        refusal = await refused(asked, Code.SEAT_TAKEN)
        assert "taken" in refusal.sentence("en")
    for key in (created.owner, created.spectator):
        assert not hand(await harness.tables.presenter.see(created.table, key), 1)
    assert (await harness.tables.presenter.see(created.table, MINE)).seats[1]["name"] == "Bruno"


async def test_who_looks_on_with_an_invitation_is_told_when_it_is_used(harness: Harness) -> None:
    created = await harness.tables.lobby.create(HIDING)
    invitation = created.invitations[1] or ""
    async with harness.tables.presenter.watch(created.table, invitation) as watch:
        assert (await watch.next()).invited == 1  # type: ignore[union-attr]
        await harness.tables.sit(created.table, invitation, "Bruno", MINE)
        with pytest.raises(Refused) as refusal:
            await watch.next()
    assert refusal.value.code is Code.SEAT_TAKEN


@pytest.mark.parametrize("key", [None, "", "short", "x" * 21, "x" * 65, "é" * 30, "a b" * 10, 7])
async def test_a_secret_has_to_be_one(quick_harness: Harness, key: Any) -> None:
    created = await quick_harness.tables.lobby.create(HIDING)
    sitting = quick_harness.tables.sit(created.table, created.invitations[0] or "", "Anna", key)
    await refused(sitting, Code.WRONG_TEXT, "^key: ")


async def test_what_others_know_is_no_secret(harness: Harness) -> None:
    """A guest whose program sent the invitation as its key would be open to whoever has sent it."""
    created, (anna, _) = await set_up(harness, HIDING)
    fresh = await harness.tables.lobby.create(HIDING)
    first, second = fresh.invitations
    assert first is not None
    for known in (first, second, fresh.owner, fresh.spectator):
        sitting = harness.tables.sit(fresh.table, first, "Anna", known)
        await refused(sitting, Code.WRONG_TEXT, "another one")
    await harness.tables.sit(fresh.table, first, "Anna", anna.key)
    sitting = harness.tables.sit(fresh.table, second or "", "Bruno", anna.key)
    await refused(sitting, Code.WRONG_TEXT, "another one")
    twice = {0: OwnSeat(MINE, "Anna"), 1: OwnSeat(MINE, "Bruno")}
    await refused(
        harness.tables.lobby.create(replace(HIDING, own=twice)), Code.WRONG_TEXT, "another one"
    )
    assert created.table != fresh.table


async def test_around_one_device_everybody_has_a_secret_of_their_own(harness: Harness) -> None:
    own = {seat: OwnSeat(secret("here", seat), name) for seat, name in enumerate(("Anna", "Bo"))}
    created = await harness.tables.lobby.create(replace(HIDING, own=own))
    assert created.invitations == (None, None)
    guests = [Guest(harness.tables, created.table, own[seat].key) for seat in (0, 1)]
    for seat, guest in enumerate(guests):
        snapshot = await guest.see()
        assert (snapshot.seat, snapshot.state) == (seat, "playing")
        assert not hand(snapshot, 1 - seat)
    assert (await play_out(guests)).state == "over"


# -- another device --------------------------------------------------------------------------------


async def test_a_device_link_works_once_and_both_devices_go_on(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, HIDING, "Anna", "Bruno")
    for other in (created.owner, created.spectator):
        await refused(harness.tables.device_link(created.table, other), Code.NOT_AUTHORISED)
    link = await harness.tables.device_link(created.table, anna.key)
    assert link.until == harness.fake_clock.at + 600
    for _ in range(2):
        snapshot = await harness.tables.presenter.see(created.table, link.token)
        assert (snapshot.seat, snapshot.invited) == ("spectator", 0)
        assert not hand(snapshot, 0)
    for _ in range(2):  # repeated, harmless
        snapshot = await harness.tables.sit(created.table, link.token, None, OTHER)
        assert (snapshot.seat, snapshot.seats[0]["name"]) == (0, "Anna")
        assert hand(snapshot, 0)
    assert snapshot.events[-1]["type"] == "device"
    assert "device" not in [event["type"] for event in (await bruno.see()).events]
    for asked in (
        harness.tables.presenter.see(created.table, link.token),
        harness.tables.sit(created.table, link.token, None, MINE),
    ):
        await refused(asked, Code.LINK_EXPIRED, "has been used")
    await anna.play()
    await bruno.play()
    await Guest(harness.tables, created.table, OTHER).play()


async def test_a_device_link_is_good_for_ten_minutes_over_a_restart(url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as harness:
        created, (anna, _) = await set_up(harness, HIDING)
        first = await harness.tables.device_link(created.table, anna.key)
        second = await harness.tables.device_link(created.table, anna.key)
        await refused(harness.tables.presenter.see(created.table, first.token), Code.NOT_AUTHORISED)
    async with open_harness(url, fake_clock) as harness:
        fake_clock.advance(600)
        assert (await harness.tables.presenter.see(created.table, second.token)).invited == 0
        fake_clock.advance(1)
        for asked in (
            harness.tables.presenter.see(created.table, second.token),
            harness.tables.sit(created.table, second.token, None, OTHER),
        ):
            await refused(asked, Code.LINK_EXPIRED, "too old")
        assert (await harness.tables.presenter.see(created.table, anna.key)).seat == 0


async def test_a_player_has_a_few_devices_and_changes_them_a_limited_number_of_times(
    quick_harness: Harness,
) -> None:
    created, (anna, _) = await set_up(quick_harness, HIDING)
    made = [anna.key]
    for number in range(5):
        link = await quick_harness.tables.device_link(created.table, made[-1])
        made.append(f"device-{number}-" + "x" * 20)
        await quick_harness.tables.sit(created.table, link.token, None, made[-1])
    await refused(anna.see(), Code.NOT_AUTHORISED)
    for key in made[1:]:
        assert (await quick_harness.tables.presenter.see(created.table, key)).seat == 0
    changed = 1 + 2 * 5
    for _ in range(200 - changed):
        await quick_harness.tables.device_link(created.table, made[-1])
    await refused(quick_harness.tables.device_link(created.table, made[-1]), Code.RATE_LIMITED)


# -- seats that are left ---------------------------------------------------------------------------


async def test_who_leaves_hands_on_the_seat_and_sees_it_no_more(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, HIDING, "Anna", "Bruno")
    first = await harness.tables.leave(created.table, bruno.key)
    again = await harness.tables.leave(created.table, bruno.key)  # the answer was lost
    await refused(bruno.see(), Code.NOT_AUTHORISED, "freed")
    for opened in (first, created.invitations[1]):  # nor does what he sat down with
        await refused(harness.tables.presenter.see(created.table, opened), Code.NOT_AUTHORISED)
    snapshot = await anna.see()
    assert (snapshot.state, snapshot.seats[1]["name"]) == ("waiting", None)
    freed = [event for event in snapshot.events if event["type"] == "freed"]
    assert [(event["by"], event["name"]) for event in freed] == [("player", "Bruno")]
    seen = await harness.tables.presenter.see(created.table, again)
    assert (seen.invited, hand(seen, 1), seen.seats[1]["used"]) == (1, [], True)
    assert (await harness.tables.sit(created.table, again, "Carla", MINE)).seat == 1
    await refused(harness.tables.leave(created.table, bruno.key), Code.NOT_AUTHORISED)


async def test_a_device_link_is_no_secret_and_keeps_no_other_from_being_one(
    harness: Harness,
) -> None:
    created = await harness.tables.lobby.create(HIDING)
    tables, table, invitation = harness.tables, created.table, created.invitations[1] or ""
    anna = await sit_down(tables, created, 0, "Anna")
    link = (await tables.device_link(table, anna.key)).token
    await refused(tables.sit(table, invitation, "Bruno", link), Code.WRONG_TEXT, "knows it")
    assert (await tables.sit(table, invitation, "Bruno", OTHER)).seat == 1


async def test_what_has_opened_a_seat_before_is_no_secret_for_another(harness: Harness) -> None:
    created = await harness.tables.lobby.create(HIDING)
    tables, table = harness.tables, created.table
    first, second = (token or "" for token in created.invitations)
    anna = await sit_down(tables, created, 0, "Anna")
    await refused(tables.sit(table, second, "Bruno", first), Code.WRONG_TEXT, "knows it")
    await tables.leave(table, anna.key)
    await refused(tables.sit(table, second, "Bruno", anna.key), Code.WRONG_TEXT, "knows it")
    assert (await tables.sit(table, second, "Bruno", OTHER)).seat == 1


async def test_who_takes_over_the_seat_of_the_host_is_not_the_host(harness: Harness) -> None:
    created = await harness.tables.lobby.create(replace(HIDING, own={0: OwnSeat(MINE, "Anna")}))
    token = await harness.tables.leave(created.table, MINE)
    snapshot = await harness.tables.sit(created.table, token, "Carla", OTHER)
    assert (snapshot.seats[0]["name"], snapshot.seats[0]["host"]) == ("Carla", False)


async def test_a_device_link_opens_nothing_once_its_player_has_left(harness: Harness) -> None:
    created, (_, bruno) = await set_up(harness, HIDING)
    link = (await harness.tables.device_link(created.table, bruno.key)).token
    token = await harness.tables.leave(created.table, bruno.key)
    for _ in range(2):
        await refused(harness.tables.presenter.see(created.table, link), Code.NOT_AUTHORISED)
        sitting = harness.tables.sit(created.table, link, "Eva", OTHER)
        await refused(sitting, Code.NOT_AUTHORISED)
        await harness.tables.sit(created.table, token, "Carla", MINE)


async def test_a_call_ends_with_the_player_who_was_called(harness: Harness) -> None:
    """Who sits down at a seat has all the time to answer, whatever the player before has done."""
    created, (anna, bruno) = await set_up(harness, HIDING)
    tables, table = harness.tables, created.table
    await tables.free(table, created.owner, 1)
    harness.fake_clock.advance(600)
    token = await tables.leave(table, bruno.key)
    assert (await anna.see()).seats[1]["called"] is None
    await tables.sit(table, token, "Carla", MINE)
    called = await tables.free(table, created.owner, 1)
    assert (called.invitation, called.free_at) == (None, NOON + 1200)
    await tables.presenter.see(table, MINE)
    await refused(tables.presenter.see(table, bruno.key), Code.NOT_AUTHORISED)
    token = await tables.leave(table, MINE)
    await tables.sit(table, token, "Dora", OTHER)
    called = await tables.free(table, created.owner, 1)
    assert called.free_at == NOON + 1200, "Dora has not just answered a call"


async def test_nobody_at_the_table_sits_down_at_a_seat_that_was_left(harness: Harness) -> None:
    own = {0: OwnSeat(MINE, "Anna")}
    spec = TableSpec("tabula-rasa", seats=(PERSON, OPEN_SEAT), public=True, own=own)
    created = await harness.tables.lobby.create(spec)
    bruno = await sit_down(harness.tables, created, 1, "Bruno")
    token = await harness.tables.leave(created.table, bruno.key)
    for held in (MINE, created.owner):
        sitting = harness.tables.sit(created.table, token, "Eva", OTHER, [held])
        await refused(sitting, Code.NOT_POSSIBLE, "somebody else")
        joining = harness.tables.join(created.table, "Eva", OTHER, [held])
        await refused(joining, Code.NOT_POSSIBLE, "somebody else")
    assert (await harness.tables.join(created.table, "Eva", OTHER)).seat == 1


async def test_an_owner_who_plays_cannot_touch_a_seat_that_was_played(harness: Harness) -> None:
    created = await harness.tables.lobby.create(HIDING)
    tables, table, owner = harness.tables, created.table, created.owner
    first, second = (token or "" for token in created.invitations)
    await tables.sit(table, first, "Anna", MINE, [owner])
    fresh = await tables.invite(table, owner, 1)
    await refused(tables.presenter.see(table, second), Code.NOT_AUTHORISED)
    assert (await tables.presenter.see(table, owner)).can == ["close", "invite"]
    await tables.sit(table, fresh, "Bruno", OTHER)
    await refused(tables.invite(table, owner, 1), Code.NOT_POSSIBLE, "You are playing")
    for _ in range(2):
        await refused(tables.free(table, owner, 1), Code.NOT_POSSIBLE, "You are playing")
        harness.fake_clock.advance(10_000)
    await tables.leave(table, MINE)  # once a player is enough
    await refused(tables.free(table, owner, 1), Code.NOT_POSSIBLE, "You are playing")
    await refused(tables.invite(table, owner, 0), Code.NOT_POSSIBLE, "You are playing")
    assert (await tables.presenter.see(table, OTHER)).seat == 1


async def test_an_absent_player_is_called_and_then_the_seat_is_free(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, HIDING, "Anna", "Bruno")
    tables, table, owner = harness.tables, created.table, created.owner
    await refused(tables.free(table, anna.key, 1), Code.NOT_AUTHORISED)
    await refused(tables.free(table, owner, 5), Code.NOT_POSSIBLE)
    await refused(tables.invite(table, owner, 1), Code.SEAT_TAKEN)
    called = await tables.free(table, owner, 1)
    assert (called.invitation, called.free_at) == (None, NOON + 600)
    snapshot = await anna.see()
    assert (snapshot.events[-1]["type"], snapshot.seats[1]["called"]) == ("call", NOON + 600)
    harness.fake_clock.advance(599)
    assert await tables.free(table, owner, 1) == called, "asking again changes nothing"
    await bruno.see()
    snapshot = await anna.see()
    assert (snapshot.events[-1]["type"], snapshot.seats[1]["called"]) == ("present", None)
    harness.fake_clock.advance(1)
    here = await tables.free(table, owner, 1)
    assert (here.invitation, here.free_at) == (None, None), "Bruno is here"
    harness.fake_clock.advance(60)
    await tables.free(table, owner, 1)
    harness.fake_clock.advance(600)
    freed = await tables.free(table, owner, 1)
    assert freed.invitation is not None
    snapshot = await anna.see()
    assert (snapshot.events[-1]["type"], snapshot.events[-1]["by"]) == ("freed", "owner")
    await refused(bruno.see(), Code.NOT_AUTHORISED, "freed")
    await refused(tables.leave(table, bruno.key), Code.NOT_AUTHORISED)
    assert (await tables.sit(table, freed.invitation, "Carla", MINE)).seat == 1


async def test_an_empty_seat_is_not_freed_and_spectators_have_none_to_leave(
    harness: Harness,
) -> None:
    created = await harness.tables.lobby.create(HIDING)
    tables, table = harness.tables, created.table
    await refused(tables.free(table, created.owner, 1), Code.NOT_POSSIBLE, "seat 1")
    await refused(tables.leave(table, created.spectator), Code.NOT_AUTHORISED, "key")


async def test_a_key_of_a_seat_is_not_exchanged_for_another(harness: Harness) -> None:
    """Who has it could lock its player out."""
    created, (anna, _) = await set_up(harness, HIDING, "Anna", "Bruno")
    sitting = harness.tables.sit(created.table, anna.key, "Eva", OTHER)
    await refused(sitting, Code.SEAT_TAKEN)
    assert (await anna.see()).seats[0]["name"] == "Anna"


async def test_a_player_who_was_not_called_need_not_answer(harness: Harness) -> None:
    created, (anna, _) = await set_up(harness, HIDING)
    before = (await anna.see()).cursor
    await harness.tables.live.do(created.table, None, Present(0))
    assert (await anna.see()).cursor == before


async def test_who_is_connected_is_not_away(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, HIDING)
    async with harness.tables.presenter.watch(created.table, bruno.key) as watch:
        await watch.next()
        await harness.tables.free(created.table, created.owner, 1)
        await watch.next()
        assert (await anna.see()).events[-1]["type"] == "present"


async def test_a_player_at_another_server_is_not_away(url: str) -> None:
    bus = LocalBus()
    async with open_harness(url, bus=bus) as here, open_harness(url, bus=bus) as there:
        created, (anna, bruno) = await set_up(here, HIDING)
        async with there.tables.presenter.watch(created.table, bruno.key) as watch:
            await watch.next()
            await here.tables.free(created.table, created.owner, 1)
            await watch.next()
            assert (await anna.see()).seats[1]["called"] is None


async def test_after_a_restart_absence_is_counted_anew(url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as harness:
        created, _ = await set_up(harness, HIDING)
        await harness.tables.free(created.table, created.owner, 1)
    fake_clock.advance(5000)
    async with open_harness(url, fake_clock) as harness:
        freed = await harness.tables.free(created.table, created.owner, 1)
        assert (freed.invitation, freed.free_at) == (None, fake_clock.at + 600)
        fake_clock.advance(600)
        assert (await harness.tables.free(created.table, created.owner, 1)).invitation


async def test_who_has_days_for_a_move_is_away_after_days(quick_harness: Harness) -> None:
    spec = replace(HIDING, clock=Clock("days", days=3))
    created, _ = await set_up(quick_harness, spec)
    called = await quick_harness.tables.free(created.table, created.owner, 1)
    assert called.free_at == NOON + 3 * 86400


async def test_of_two_guests_at_once_one_sits_down(url: str) -> None:
    bus = LocalBus()
    async with open_harness(url, bus=bus) as here, open_harness(url, bus=bus) as there:
        created = await here.tables.lobby.create(HIDING)
        token = created.invitations[0] or ""
        sitting = [
            place.tables.sit(created.table, token, f"Guest {number}", secret("x", number))
            for number, place in enumerate((here, there, here, there))
        ]
        done = await asyncio.gather(*sitting, return_exceptions=True)
        seated = [each for each in done if isinstance(each, TableSnapshot)]
        others = [each.code for each in done if isinstance(each, Refused)]
        assert (len(seated), others) == (1, [Code.SEAT_TAKEN] * 3)


# -- tables of before ------------------------------------------------------------------------------

OLD = [f"old-key-of-seat-{seat}-that-stood-in-a-link" for seat in range(2)]


async def old_table(harness: Harness, notes: Sequence[tuple[str, int, Json]]) -> None:
    """A table as the store has it from before: the keys of seats stood in their links."""
    rules, options, seats = check_spec(HIDING)
    header = Header(
        id="oldtable",
        created=harness.fake_clock.at,
        game=rules.name,
        options=options,
        seats=seats,
        rounds=1,
        first=0,
        clock=Clock(),
        public=False,
        hints=False,
        spectators=True,
        owner_digest=keys.digest("owner"),
        spectator_digest=keys.digest("spectator"),
        seat_digests=tuple(keys.digest(key) for key in OLD),
    )
    stored = [
        Note(number, kind, seat, body, harness.fake_clock.at)  # type: ignore[arg-type]
        for number, (kind, seat, body) in enumerate(notes)
    ]
    change = first_change(header, rules, options, seeded_dealer(1), None)
    await harness.store.create(header, change)
    if stored:
        await harness.store.append(Change(header.id, notes=tuple(stored)))


async def test_old_keys_open_their_seats_until_the_player_has_one_of_their_own(
    harness: Harness,
) -> None:
    await old_table(harness, [("sit", 0, {"name": "Anna"}), ("sit", 1, {"name": "Bruno"})])
    tables = harness.tables
    for seat, key in enumerate(OLD):
        snapshot = await tables.presenter.see("oldtable", key)
        assert (snapshot.seat, "exchange" in snapshot.can) == (seat, True)
    await Guest(tables, "oldtable", OLD[0]).play()
    for _ in range(2):  # repeated, harmless
        snapshot = await tables.sit("oldtable", OLD[1], None, MINE)
        assert (snapshot.seat, snapshot.seats[1]["name"], "exchange" in snapshot.can) == (
            1,
            "Bruno",
            False,
        )
    assert hand(snapshot, 1)
    await refused(tables.presenter.see("oldtable", OLD[1]), Code.SEAT_TAKEN)
    await refused(tables.sit("oldtable", OLD[1], None, OTHER), Code.SEAT_TAKEN)
    assert (await tables.presenter.see("oldtable", OLD[0])).seat == 0, "the other one still works"
    await Guest(tables, "oldtable", MINE).play()


async def test_the_old_key_of_an_empty_seat_is_an_invitation(harness: Harness) -> None:
    await old_table(harness, [("sit", 0, {"name": "Anna"})])
    snapshot = await harness.tables.presenter.see("oldtable", OLD[1])
    assert (snapshot.seat, snapshot.invited) == ("spectator", 1)
    assert not hand(snapshot, 1)
    assert (await harness.tables.sit("oldtable", OLD[1], "Bruno", MINE)).seat == 1
    await refused(harness.tables.presenter.see("oldtable", OLD[1]), Code.SEAT_TAKEN)


async def test_seats_that_were_freed_or_joined_before(harness: Harness) -> None:
    fresh, joined = keys.digest(MINE), keys.digest(OTHER)
    await old_table(
        harness,
        [
            ("sit", 0, {"name": "Anna"}),
            ("key", 0, {"digest": fresh}),
            ("key", 1, {"digest": joined, "name": "Bruno"}),
        ],
    )
    tables = harness.tables
    assert (await tables.presenter.see("oldtable", MINE)).invited == 0
    snapshot = await tables.presenter.see("oldtable", OTHER)
    assert (snapshot.seat, "exchange" in snapshot.can) == (1, False), "nobody else had that key"
    assert [event["type"] for event in snapshot.events] == ["deal", "sit", "freed", "sit"]
    assert [seat["name"] for seat in snapshot.seats] == [None, "Bruno"]
    for key in OLD:
        await refused(tables.presenter.see("oldtable", key), Code.NOT_AUTHORISED)


async def test_the_owner_of_an_old_table_is_taken_for_a_player(harness: Harness) -> None:
    await old_table(harness, [("sit", 0, {"name": "Anna"})])
    assert (await harness.tables.presenter.see("oldtable", "owner")).can == ["close", "invite"]
    await refused(harness.tables.free("oldtable", "owner", 0), Code.NOT_POSSIBLE, "You are playing")
    token = await harness.tables.invite("oldtable", "owner", 1)
    assert (await harness.tables.presenter.see("oldtable", token)).invited == 1
    await refused(harness.tables.presenter.see("oldtable", OLD[1]), Code.NOT_AUTHORISED)


# -- tables from a record --------------------------------------------------------------------------


async def test_a_table_from_a_record_says_so_in_lists_and_at_the_table(harness: Harness) -> None:
    _, guests = await set_up(harness, HIDING)
    await play_out(guests, moves=3)
    record = harness.tables.live.tables[guests[0].table].table.round.record()  # type: ignore[union-attr]
    spec = TableSpec("", seats=(PERSON, SeatSpec(open=True)), public=True)
    given = await harness.tables.lobby.create_from_record(spec, record)
    await harness.tables.lobby.create(replace(spec, game="tabula-rasa"))
    listed = {table.id: table.given for table in (await harness.tables.lobby.open_tables()).tables}
    assert sorted(listed.values()) == [False, True]
    assert listed[given.table]
    snapshot = await harness.tables.presenter.see(given.table, given.invitations[0])
    assert snapshot.about["origin"] == {"record": True}
