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
from tavolino.tables.acts import first_change
from tavolino.tables.bus import LocalBus
from tavolino.tables.clock import Clock
from tavolino.tables.errors import Code, Refused
from tavolino.tables.log import Change, Header, Note
from tavolino.tables.sight import Sight
from tavolino.tables.wish import OwnSeat, SeatWish, Wish, check_wish
from tests.tables.room import (
    NOON,
    OPEN_SEAT,
    PERSON,
    Guest,
    Hands,
    Room,
    open_room,
    play_out,
    refused,
    secret,
    seeded_dealer,
    set_up,
    sit_down,
)

MINE = "my-own-secret-of-128-bits"
OTHER = "another-secret-of-128-bits"
HIDING = Wish("tabula-rasa", first=0)  # a game with hands


def hand(sight: Sight, seat: int) -> Any:
    return sight.view["hands"][seat]["cards"]


async def test_an_invitation_shows_what_a_spectator_sees_and_is_not_consumed_by_it(
    room: Room,
) -> None:
    created = await room.tables.create(replace(HIDING, own={0: OwnSeat(MINE, "Anna")}))
    invitation = created.invitations[1]
    assert created.invitations[0] is None, "nobody is invited to the host's seat"
    seen = await room.tables.see(created.table, created.spectator)
    for _ in range(3):
        sight = await room.tables.see(created.table, invitation)
        assert (sight.seat, sight.invited, sight.can) == ("spectator", 1, ["sit"])
        assert (sight.view, sight.events) == (seen.view, seen.events)
        assert not hand(sight, 0)
        assert not hand(sight, 1)
        assert (sight.seats[0]["name"], sight.seats[0]["host"]) == ("Anna", True)
    guest = Guest(room.tables, created.table, invitation or "")
    await refused(guest.play("r1@1"), Code.NOT_AUTHORISED)
    await refused(room.tables.resign(created.table, guest.key), Code.NOT_AUTHORISED)
    await refused(room.tables.hint(created.table, guest.key), Code.NOT_AUTHORISED)
    assert await room.tables.preview(created.table, guest.key, ["r1@1"]) == {}
    assert (await room.tables.record(created.table, guest.key))["seat"] == "spectator"


async def test_after_sitting_down_the_invitation_opens_nothing(room: Room) -> None:
    created = await room.tables.create(HIDING)
    invitation = created.invitations[1] or ""
    sight = await room.tables.sit(created.table, invitation, "Bruno", MINE)
    assert sight.seat == 1
    assert hand(sight, 1)
    cursor = sight.cursor
    for _ in range(2):  # the answer was lost: the same again
        sight = await room.tables.sit(created.table, invitation, "Bruno", MINE)
        assert (sight.seat, sight.cursor) == (1, cursor)
    for asked in (
        room.tables.sit(created.table, invitation, "Eva", OTHER),
        room.tables.sit(created.table, invitation, "Eva"),
        room.tables.see(created.table, invitation),
        room.tables.record(created.table, invitation),
        room.tables.replay(created.table, invitation, 0, 0, 1),
        room.tables.device_link(created.table, invitation),
        room.tables.resign(created.table, invitation),
    ):
        refusal = await refused(asked, Code.SEAT_TAKEN)
        assert "taken" in refusal.sentence("en")
    for key in (created.owner, created.spectator):
        assert not hand(await room.tables.see(created.table, key), 1)
    assert (await room.tables.see(created.table, MINE)).seats[1]["name"] == "Bruno"


async def test_who_looks_on_with_an_invitation_is_told_when_it_is_used(room: Room) -> None:
    created = await room.tables.create(HIDING)
    invitation = created.invitations[1] or ""
    async with room.tables.watch(created.table, invitation) as watch:
        assert (await watch.next()).invited == 1  # type: ignore[union-attr]
        await room.tables.sit(created.table, invitation, "Bruno", MINE)
        with pytest.raises(Refused) as refusal:
            await watch.next()
    assert refusal.value.code is Code.SEAT_TAKEN


@pytest.mark.parametrize("key", [None, "", "short", "x" * 21, "x" * 65, "é" * 30, "a b" * 10, 7])
async def test_a_secret_has_to_be_one(quick_room: Room, key: Any) -> None:
    created = await quick_room.tables.create(HIDING)
    sitting = quick_room.tables.sit(created.table, created.invitations[0] or "", "Anna", key)
    await refused(sitting, Code.WRONG_TEXT, "^key: ")


async def test_what_others_know_is_no_secret(room: Room) -> None:
    """A guest whose program sent the invitation as its key would be open to whoever has sent it."""
    created, (anna, _) = await set_up(room, HIDING)
    fresh = await room.tables.create(HIDING)
    first, second = fresh.invitations
    assert first is not None
    for known in (first, second, fresh.owner, fresh.spectator):
        sitting = room.tables.sit(fresh.table, first, "Anna", known)
        await refused(sitting, Code.WRONG_TEXT, "another one")
    await room.tables.sit(fresh.table, first, "Anna", anna.key)
    sitting = room.tables.sit(fresh.table, second or "", "Bruno", anna.key)
    await refused(sitting, Code.WRONG_TEXT, "another one")
    twice = {0: OwnSeat(MINE, "Anna"), 1: OwnSeat(MINE, "Bruno")}
    await refused(room.tables.create(replace(HIDING, own=twice)), Code.WRONG_TEXT, "another one")
    assert created.table != fresh.table


async def test_around_one_device_everybody_has_a_secret_of_their_own(room: Room) -> None:
    own = {seat: OwnSeat(secret("here", seat), name) for seat, name in enumerate(("Anna", "Bo"))}
    created = await room.tables.create(replace(HIDING, own=own))
    assert created.invitations == (None, None)
    guests = [Guest(room.tables, created.table, own[seat].key) for seat in (0, 1)]
    for seat, guest in enumerate(guests):
        sight = await guest.see()
        assert (sight.seat, sight.state) == (seat, "playing")
        assert not hand(sight, 1 - seat)
    assert (await play_out(guests)).state == "over"


# -- another device --------------------------------------------------------------------------------


async def test_a_device_link_works_once_and_both_devices_go_on(room: Room) -> None:
    created, (anna, bruno) = await set_up(room, HIDING, "Anna", "Bruno")
    for other in (created.owner, created.spectator):
        await refused(room.tables.device_link(created.table, other), Code.NOT_AUTHORISED)
    link = await room.tables.device_link(created.table, anna.key)
    assert link.until == room.hands.at + 600
    for _ in range(2):
        sight = await room.tables.see(created.table, link.token)
        assert (sight.seat, sight.invited) == ("spectator", 0)
        assert not hand(sight, 0)
    for _ in range(2):  # repeated, harmless
        sight = await room.tables.sit(created.table, link.token, None, OTHER)
        assert (sight.seat, sight.seats[0]["name"]) == (0, "Anna")
        assert hand(sight, 0)
    assert sight.events[-1]["type"] == "device"
    assert "device" not in [event["type"] for event in (await bruno.see()).events]
    for asked in (
        room.tables.see(created.table, link.token),
        room.tables.sit(created.table, link.token, None, MINE),
    ):
        await refused(asked, Code.LINK_EXPIRED, "has been used")
    await anna.play()
    await bruno.play()
    await Guest(room.tables, created.table, OTHER).play()


async def test_a_device_link_is_good_for_ten_minutes_over_a_restart(url: str) -> None:
    hands = Hands()
    async with open_room(url, hands) as room:
        created, (anna, _) = await set_up(room, HIDING)
        first = await room.tables.device_link(created.table, anna.key)
        second = await room.tables.device_link(created.table, anna.key)
        await refused(room.tables.see(created.table, first.token), Code.NOT_AUTHORISED)
    async with open_room(url, hands) as room:
        hands.turn(600)
        assert (await room.tables.see(created.table, second.token)).invited == 0
        hands.turn(1)
        for asked in (
            room.tables.see(created.table, second.token),
            room.tables.sit(created.table, second.token, None, OTHER),
        ):
            await refused(asked, Code.LINK_EXPIRED, "too old")
        assert (await room.tables.see(created.table, anna.key)).seat == 0


async def test_a_player_has_a_few_devices_and_changes_them_a_limited_number_of_times(
    quick_room: Room,
) -> None:
    created, (anna, _) = await set_up(quick_room, HIDING)
    made = [anna.key]
    for number in range(5):
        link = await quick_room.tables.device_link(created.table, made[-1])
        made.append(f"device-{number}-" + "x" * 20)
        await quick_room.tables.sit(created.table, link.token, None, made[-1])
    await refused(anna.see(), Code.NOT_AUTHORISED)
    for key in made[1:]:
        assert (await quick_room.tables.see(created.table, key)).seat == 0
    changed = 1 + 2 * 5
    for _ in range(200 - changed):
        await quick_room.tables.device_link(created.table, made[-1])
    await refused(quick_room.tables.device_link(created.table, made[-1]), Code.RATE_LIMITED)


# -- seats that are left ---------------------------------------------------------------------------


async def test_who_leaves_hands_on_the_seat_and_sees_it_no_more(room: Room) -> None:
    created, (anna, bruno) = await set_up(room, HIDING, "Anna", "Bruno")
    first = await room.tables.leave(created.table, bruno.key)
    again = await room.tables.leave(created.table, bruno.key)  # the answer was lost
    await refused(bruno.see(), Code.NOT_AUTHORISED, "freed")
    await refused(room.tables.see(created.table, first), Code.NOT_AUTHORISED)
    sight = await anna.see()
    assert (sight.state, sight.seats[1]["name"]) == ("waiting", None)
    freed = [event for event in sight.events if event["type"] == "freed"]
    assert [(event["by"], event["name"]) for event in freed] == [("player", "Bruno")]
    seen = await room.tables.see(created.table, again)
    assert (seen.invited, hand(seen, 1), seen.seats[1]["used"]) == (1, [], True)
    assert (await room.tables.sit(created.table, again, "Carla", MINE)).seat == 1
    await refused(room.tables.leave(created.table, bruno.key), Code.NOT_AUTHORISED)


async def test_nobody_at_the_table_sits_down_at_a_seat_that_was_left(room: Room) -> None:
    own = {0: OwnSeat(MINE, "Anna")}
    wish = Wish("tabula-rasa", seats=(PERSON, OPEN_SEAT), public=True, own=own)
    created = await room.tables.create(wish)
    bruno = await sit_down(room.tables, created, 1, "Bruno")
    token = await room.tables.leave(created.table, bruno.key)
    for held in (MINE, created.owner):
        sitting = room.tables.sit(created.table, token, "Eva", OTHER, [held])
        await refused(sitting, Code.NOT_POSSIBLE, "somebody else")
        joining = room.tables.join(created.table, "Eva", OTHER, [held])
        await refused(joining, Code.NOT_POSSIBLE, "somebody else")
    assert (await room.tables.join(created.table, "Eva", OTHER)).seat == 1


async def test_an_owner_who_plays_cannot_touch_a_seat_that_was_played(room: Room) -> None:
    created = await room.tables.create(HIDING)
    tables, table, owner = room.tables, created.table, created.owner
    first, second = (token or "" for token in created.invitations)
    await tables.sit(table, first, "Anna", MINE, [owner])
    fresh = await tables.invite(table, owner, 1)
    await refused(tables.see(table, second), Code.NOT_AUTHORISED)
    assert (await tables.see(table, owner)).can == ["close", "invite"]
    await tables.sit(table, fresh, "Bruno", OTHER)
    await refused(tables.invite(table, owner, 1), Code.NOT_POSSIBLE, "You play")
    for _ in range(2):
        await refused(tables.free(table, owner, 1), Code.NOT_POSSIBLE, "You play")
        room.hands.turn(10_000)
    await tables.leave(table, MINE)  # once a player is enough
    await refused(tables.free(table, owner, 1), Code.NOT_POSSIBLE, "You play")
    await refused(tables.invite(table, owner, 0), Code.NOT_POSSIBLE, "You play")
    assert (await tables.see(table, OTHER)).seat == 1


async def test_an_absent_player_is_called_and_then_the_seat_is_free(room: Room) -> None:
    created, (anna, bruno) = await set_up(room, HIDING, "Anna", "Bruno")
    tables, table, owner = room.tables, created.table, created.owner
    await refused(tables.free(table, anna.key, 1), Code.NOT_AUTHORISED)
    await refused(tables.free(table, owner, 5), Code.NOT_POSSIBLE)
    await refused(tables.invite(table, owner, 1), Code.SEAT_TAKEN)
    called = await tables.free(table, owner, 1)
    assert (called.invitation, called.free_at) == (None, NOON + 600)
    sight = await anna.see()
    assert (sight.events[-1]["type"], sight.seats[1]["called"]) == ("call", NOON + 600)
    room.hands.turn(599)
    assert await tables.free(table, owner, 1) == called, "asking again changes nothing"
    await bruno.see()
    sight = await anna.see()
    assert (sight.events[-1]["type"], sight.seats[1]["called"]) == ("present", None)
    room.hands.turn(1)
    here = await tables.free(table, owner, 1)
    assert (here.invitation, here.free_at) == (None, None), "Bruno is here"
    room.hands.turn(60)
    await tables.free(table, owner, 1)
    room.hands.turn(600)
    freed = await tables.free(table, owner, 1)
    assert freed.invitation is not None
    sight = await anna.see()
    assert (sight.events[-1]["type"], sight.events[-1]["by"]) == ("freed", "owner")
    await refused(bruno.see(), Code.NOT_AUTHORISED, "freed")
    await refused(tables.leave(table, bruno.key), Code.NOT_AUTHORISED)
    assert (await tables.sit(table, freed.invitation, "Carla", MINE)).seat == 1


async def test_who_is_connected_is_not_away(room: Room) -> None:
    created, (anna, bruno) = await set_up(room, HIDING)
    async with room.tables.watch(created.table, bruno.key) as watch:
        await watch.next()
        await room.tables.free(created.table, created.owner, 1)
        await watch.next()
        assert (await anna.see()).events[-1]["type"] == "present"


async def test_a_player_at_another_server_is_not_away(url: str) -> None:
    bus = LocalBus()
    async with open_room(url, bus=bus) as here, open_room(url, bus=bus) as there:
        created, (anna, bruno) = await set_up(here, HIDING)
        async with there.tables.watch(created.table, bruno.key) as watch:
            await watch.next()
            await here.tables.free(created.table, created.owner, 1)
            await watch.next()
            assert (await anna.see()).seats[1]["called"] is None


async def test_after_a_restart_absence_is_counted_anew(url: str) -> None:
    hands = Hands()
    async with open_room(url, hands) as room:
        created, _ = await set_up(room, HIDING)
        await room.tables.free(created.table, created.owner, 1)
    hands.turn(5000)
    async with open_room(url, hands) as room:
        freed = await room.tables.free(created.table, created.owner, 1)
        assert (freed.invitation, freed.free_at) == (None, hands.at + 600)
        hands.turn(600)
        assert (await room.tables.free(created.table, created.owner, 1)).invitation


async def test_who_has_days_for_a_move_is_away_after_days(quick_room: Room) -> None:
    wish = replace(HIDING, clock=Clock("days", days=3))
    created, _ = await set_up(quick_room, wish)
    called = await quick_room.tables.free(created.table, created.owner, 1)
    assert called.free_at == NOON + 3 * 86400


async def test_of_two_guests_at_once_one_sits_down(url: str) -> None:
    bus = LocalBus()
    async with open_room(url, bus=bus) as here, open_room(url, bus=bus) as there:
        created = await here.tables.create(HIDING)
        token = created.invitations[0] or ""
        sitting = [
            place.tables.sit(created.table, token, f"Guest {number}", secret("x", number))
            for number, place in enumerate((here, there, here, there))
        ]
        done = await asyncio.gather(*sitting, return_exceptions=True)
        seated = [each for each in done if isinstance(each, Sight)]
        others = [each.code for each in done if isinstance(each, Refused)]
        assert (len(seated), others) == (1, [Code.SEAT_TAKEN] * 3)


# -- tables of before ------------------------------------------------------------------------------

OLD = [f"old-key-of-seat-{seat}-that-stood-in-a-link" for seat in range(2)]


async def old_table(room: Room, notes: Sequence[tuple[str, int, Json]]) -> None:
    """A table as the store has it from before: the keys of seats stood in their links."""
    rules, options, seats = check_wish(HIDING)
    header = Header(
        id="oldtable",
        created=room.hands.at,
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
        Note(number, kind, seat, body, room.hands.at)  # type: ignore[arg-type]
        for number, (kind, seat, body) in enumerate(notes)
    ]
    change = first_change(header, rules, options, seeded_dealer(1), None)
    await room.store.create(header, change)
    if stored:
        await room.store.append(Change(header.id, notes=tuple(stored)))


async def test_old_keys_open_their_seats_until_the_player_has_one_of_their_own(room: Room) -> None:
    await old_table(room, [("sit", 0, {"name": "Anna"}), ("sit", 1, {"name": "Bruno"})])
    tables = room.tables
    for seat, key in enumerate(OLD):
        sight = await tables.see("oldtable", key)
        assert (sight.seat, "exchange" in sight.can) == (seat, True)
    await Guest(tables, "oldtable", OLD[0]).play()
    for _ in range(2):  # repeated, harmless
        sight = await tables.sit("oldtable", OLD[1], None, MINE)
        assert (sight.seat, sight.seats[1]["name"], "exchange" in sight.can) == (1, "Bruno", False)
    assert hand(sight, 1)
    await refused(tables.see("oldtable", OLD[1]), Code.SEAT_TAKEN)
    await refused(tables.sit("oldtable", OLD[1], None, OTHER), Code.SEAT_TAKEN)
    assert (await tables.see("oldtable", OLD[0])).seat == 0, "the other one still works"
    await Guest(tables, "oldtable", MINE).play()


async def test_the_old_key_of_an_empty_seat_is_an_invitation(room: Room) -> None:
    await old_table(room, [("sit", 0, {"name": "Anna"})])
    sight = await room.tables.see("oldtable", OLD[1])
    assert (sight.seat, sight.invited) == ("spectator", 1)
    assert not hand(sight, 1)
    assert (await room.tables.sit("oldtable", OLD[1], "Bruno", MINE)).seat == 1
    await refused(room.tables.see("oldtable", OLD[1]), Code.SEAT_TAKEN)


async def test_seats_that_were_freed_or_joined_before(room: Room) -> None:
    fresh, joined = keys.digest(MINE), keys.digest(OTHER)
    await old_table(
        room,
        [
            ("sit", 0, {"name": "Anna"}),
            ("key", 0, {"digest": fresh}),
            ("key", 1, {"digest": joined, "name": "Bruno"}),
        ],
    )
    tables = room.tables
    assert (await tables.see("oldtable", MINE)).invited == 0
    sight = await tables.see("oldtable", OTHER)
    assert (sight.seat, "exchange" in sight.can) == (1, False), "nobody else had that key"
    assert [event["type"] for event in sight.events] == ["deal", "sit", "freed", "sit"]
    for key in OLD:
        await refused(tables.see("oldtable", key), Code.NOT_AUTHORISED)


async def test_the_owner_of_an_old_table_is_taken_for_a_player(room: Room) -> None:
    await old_table(room, [("sit", 0, {"name": "Anna"})])
    assert (await room.tables.see("oldtable", "owner")).can == ["close", "invite"]
    await refused(room.tables.free("oldtable", "owner", 0), Code.NOT_POSSIBLE, "You play")
    token = await room.tables.invite("oldtable", "owner", 1)
    assert (await room.tables.see("oldtable", token)).invited == 1
    await refused(room.tables.see("oldtable", OLD[1]), Code.NOT_AUTHORISED)


# -- tables from a record --------------------------------------------------------------------------


async def test_a_table_from_a_record_says_so_in_lists_and_at_the_table(room: Room) -> None:
    _, guests = await set_up(room, HIDING)
    await play_out(guests, moves=3)
    record = room.tables._memory.places[guests[0].table].table.round.record()  # type: ignore[union-attr]
    wish = Wish("", seats=(PERSON, SeatWish(open=True)), public=True)
    given = await room.tables.create_from_record(wish, record)
    await room.tables.create(replace(wish, game="tabula-rasa"))
    listed = {table.id: table.given for table in (await room.tables.open_tables()).tables}
    assert sorted(listed.values()) == [False, True]
    assert listed[given.table]
    sight = await room.tables.see(given.table, given.invitations[0])
    assert sight.about["origin"] == {"record": True}
