"""Who may sit down where, and how often: what the rules of seating decide between two moments or
between two people."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tavolino.tables.clock import DAY
from tavolino.tables.errors import Code
from tavolino.tables.seats import MOST_CHANGES, MOST_DEVICES
from tavolino.tables.table_spec import OwnSeat, TableSpec
from tests.tables.harness import OPEN_SEAT, PERSON, Guest, Harness, refused, set_up, sit_down

NEW = "a-new-secret-of-128-bits"
THREE = TableSpec("tabula-rasa", {"players": 3}, first=0)


@pytest.mark.parametrize(
    ("who", "welcome"),
    [
        ("nobody at the table", True),
        ("nobody at the table of an owner who plays", True),
        ("who left this seat", True),
        ("an owner who does not play", True),
        ("an owner who plays", False),
        ("a player", False),
        ("who left another seat", False),
    ],
)
async def test_a_seat_that_was_left_is_for_those_without_a_hand(
    quick_harness: Harness, who: str, welcome: bool
) -> None:
    """Whoever sits down sees the hand that was left there."""
    own = {0: OwnSeat("anna" * 6, "Anna")} if "an owner who plays" in who else {}
    created, guests = await set_up(quick_harness, replace(THREE, own=own))
    tables, table = quick_harness.tables, created.table
    leaver, other, carla = [Guest(tables, table, "anna" * 6), *guests] if own else guests
    stranger = "somebody-from-another-table"
    held = {
        "nobody at the table": stranger,
        "nobody at the table of an owner who plays": stranger,
        "who left this seat": carla.key,
        "a player": leaver.key,
        "who left another seat": other.key,
    }.get(who, created.owner)
    await tables.leave(table, other.key)
    token = await tables.leave(table, carla.key)
    sitting = tables.sit(table, token, "Zoe", NEW, [held])
    if welcome:
        assert (await sitting).seat == 2
    else:
        await refused(sitting, Code.NOT_POSSIBLE, "somebody else")


async def test_a_seat_where_nobody_sat_has_no_hand_to_hide(quick_harness: Harness) -> None:
    created = await quick_harness.tables.lobby.create(THREE)
    anna = await sit_down(quick_harness.tables, created, 0, "Anna")
    second = created.invitations[1] or ""
    sat = await quick_harness.tables.sit(created.table, second, "Anna too", NEW, [anna.key])
    assert sat.seat == 1


async def test_who_joins_gets_a_seat_where_nobody_sat_if_there_is_one(
    quick_harness: Harness,
) -> None:
    spec = replace(THREE, seats=(OPEN_SEAT, PERSON, OPEN_SEAT), public=True)
    created = await quick_harness.tables.lobby.create(spec)
    tables, table = quick_harness.tables, created.table
    assert (await tables.join(table, "Zoe", "z" * 22)).seat == 0
    await tables.leave(table, "z" * 22)
    assert (await tables.join(table, "Yan", "y" * 22)).seat == 2
    assert (await tables.join(table, "Xenia", "x" * 22)).seat == 0


async def test_only_the_same_secret_sits_down_again(quick_harness: Harness) -> None:
    created = await quick_harness.tables.lobby.create(THREE)
    tables, table, token = quick_harness.tables, created.table, created.invitations[0] or ""
    anna = await sit_down(tables, created, 0, "Anna")
    link = (await tables.device_link(table, anna.key)).token
    await tables.sit(table, link, None, "d" * 22)
    for spent, key in [(token, "d" * 22), (token, NEW), (link, anna.key)]:
        code = Code.LINK_EXPIRED if spent == link else Code.SEAT_TAKEN
        await refused(tables.sit(table, spent, None, key), code)
    assert (await tables.sit(table, link, None, "d" * 22)).seat == 0, "the answer was lost"
    renamed = await tables.sit(table, anna.key, "Annabel", anna.key)
    assert renamed.seats[0]["name"] == "Annabel"


async def test_a_device_that_was_replaced_does_not_come_back(quick_harness: Harness) -> None:
    created = await quick_harness.tables.lobby.create(THREE)
    tables, table = quick_harness.tables, created.table
    token, anna = (
        created.invitations[0] or "",
        await sit_down(quick_harness.tables, created, 0, "A"),
    )
    newest = anna.key
    for number in range(MOST_DEVICES):
        link = (await tables.device_link(table, newest)).token
        newest = f"device-{number}-" + "x" * 16
        await tables.sit(table, link, None, newest)
    await refused(tables.sit(table, token, None, anna.key), Code.SEAT_TAKEN)


async def test_an_owner_goes_on_a_day_after_the_first_of_many_changes(
    quick_harness: Harness,
) -> None:
    created = await quick_harness.tables.lobby.create(THREE)
    tables, clock = quick_harness.tables, quick_harness.fake_clock
    for number in range(MOST_CHANGES):
        await tables.invite(created.table, created.owner, 1)
        clock.advance(number == 0)
    clock.advance(-1)
    await refused(tables.invite(created.table, created.owner, 1), Code.RATE_LIMITED)
    clock.advance(DAY - 0.5)
    await refused(tables.invite(created.table, created.owner, 1), Code.RATE_LIMITED)
    clock.advance(0.5)
    await tables.invite(created.table, created.owner, 1)


async def test_who_has_just_answered_is_not_called_again(quick_harness: Harness) -> None:
    created, (_, bruno, _) = await set_up(quick_harness, THREE)
    tables = quick_harness.tables
    await tables.free(created.table, created.owner, 1)
    await bruno.see()
    again = await tables.free(created.table, created.owner, 1)
    assert again.free_at is None, "at the same moment"
