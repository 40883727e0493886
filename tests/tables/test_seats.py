"""Tables are made, found, sat down at, freed and closed; and everybody may talk."""

from __future__ import annotations

import hashlib
import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tavolino.tables import keys
from tavolino.tables.errors import Code
from tavolino.tables.table_spec import OwnSeat, SeatSpec, TableSpec
from tests.tables.harness import (
    BOT,
    OPEN_SEAT,
    PERSON,
    Guest,
    Harness,
    open_harness,
    refused,
    set_up,
    sit_down,
)


async def test_every_seat_has_a_key_of_its_own_that_nobody_stores(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_harness(sqlite_url) as harness:
        created, guests = await set_up(harness, TableSpec("tabula-rasa", {"players": 3}))
        await guests[0].play() if (await guests[0].see()).view["legal"] else None
    found = [created.owner, created.spectator, *created.invitations]
    found += [guest.key for guest in guests]
    assert len(set(found)) == 8
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        for key in found:
            assert key is not None
            assert len(key) >= 22, "128 bits"
            assert key.encode() not in data
    with sqlite3.connect(tmp_path / "tables.db") as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
    database.close()
    assert hashlib.sha256(created.owner.encode()).hexdigest() in header


async def test_a_key_opens_its_own_table_and_seat_only(harness: Harness) -> None:
    first, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    second, _ = await set_up(harness, TableSpec("tabula-rasa"))
    tables = harness.tables
    assert (await anna.see()).seat == 0
    assert (await bruno.see()).seat == 1
    assert (await tables.presenter.see(first.table, first.spectator)).seat == "spectator"
    assert (await tables.presenter.see(first.table, first.owner)).can == ["close", "invite", "free"]
    for key in (
        second.owner,
        second.invitations[0],
        "",
        "x" * 1000,
        "é",
        keys.digest(anna.key),
        None,
    ):
        await refused(tables.presenter.see(first.table, key), Code.NOT_AUTHORISED)
    for key in (first.owner, first.spectator):
        sitting = tables.sit(first.table, key, "Zoe", "z" * 22)
        await refused(sitting, Code.NOT_AUTHORISED, "seat’s key")
        await refused(tables.resign(first.table, key), Code.NOT_AUTHORISED)
        await refused(Guest(tables, first.table, key).play("r1@1"), Code.NOT_AUTHORISED)
    for table in ("nosuchtable0", "", "x" * 5000, "../etc"):
        await refused(tables.presenter.see(table, anna.key), Code.UNKNOWN_TABLE)
    assert len(tables.live.tables) == 2, "what does not exist takes no memory"


async def test_names_may_change(harness: Harness) -> None:
    created = await harness.tables.lobby.create(TableSpec("rat-hot", first=0))
    guest = await sit_down(harness.tables, created, 0, "  Anna   Maria ")
    snapshot = await harness.tables.sit(created.table, guest.key, "Anna Maria")
    assert snapshot.seats[0]["name"] == "Anna Maria"
    assert [event["type"] for event in snapshot.events] == ["deal", "sit"]
    await guest.play()
    assert (await harness.tables.sit(created.table, guest.key, "Anna")).seats[0]["name"] == "Anna"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\0b", "\ud800", "a\u202eb", 7])
async def test_names_that_cannot_be_shown_are_refused(quick_harness: Harness, name: Any) -> None:
    created = await quick_harness.tables.lobby.create(TableSpec("rat-hot"))
    sitting = quick_harness.tables.sit(created.table, created.invitations[0] or "", name, "k" * 22)
    await refused(sitting, Code.WRONG_TEXT, "name: ")


async def test_a_closed_table_can_be_looked_at_and_nothing_else(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    await anna.play()
    tables, table = harness.tables, created.table
    await refused(tables.close(table, anna.key), Code.NOT_AUTHORISED)
    assert (await tables.close(table, created.owner)).state == "closed"
    assert (await tables.close(table, created.owner)).ply == 3, "once is enough"
    snapshot = await bruno.see()
    assert (snapshot.view["legal"], snapshot.can) == ([], [])
    for act in (
        bruno.play("r1@1"),
        tables.resign(table, anna.key),
        tables.sit(table, anna.key, "Anna"),
        tables.say(table, anna.key, "hello"),
        tables.free(table, created.owner, 0),
        tables.join(table, "Zoe", "z" * 22),
        tables.leave(table, anna.key),
        tables.device_link(table, anna.key),
        tables.invite(table, created.owner, 0),
        tables.offer(table, anna.key, "draw"),
        tables.next_round(table, anna.key),
    ):
        await refused(act, Code.TABLE_CLOSED)
    assert (await tables.archive.record(table, anna.key))["format"] == "tavolino-seen/1"


async def test_anybody_may_take_an_open_seat_once(harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", {"players": 3}, seats=(PERSON, OPEN_SEAT, BOT), public=True)
    created = await harness.tables.lobby.create(spec)
    tables = harness.tables
    (listed,) = (await tables.lobby.open_tables()).tables
    assert (listed.id, listed.open_seats, listed.game) == (created.table, 1, "tabula-rasa")
    joined = await tables.join(created.table, "Zoe", "z" * 22)
    assert (joined.seat, joined.snapshot.seat) == (1, 1)
    assert joined.snapshot.seats[1]["name"] == "Zoe"
    again = await tables.join(created.table, "Zoe", "z" * 22)
    assert (again.seat, again.snapshot.cursor) == (1, joined.snapshot.cursor), "the same again"
    await refused(tables.presenter.see(created.table, created.invitations[1]), Code.NOT_AUTHORISED)
    await refused(tables.join(created.table, "Yan", "y" * 22), Code.NO_FREE_SEAT)
    assert (await tables.lobby.open_tables()).tables == ()
    await tables.leave(created.table, "z" * 22)
    assert len((await tables.lobby.open_tables()).tables) == 1
    assert (await tables.presenter.see(created.table, None)).seat == "spectator", "public tables"
    await tables.close(created.table, created.owner)
    assert (await tables.lobby.open_tables()).tables == ()


async def test_the_list_names_the_host_while_they_sit_there(harness: Harness) -> None:
    own = {0: OwnSeat("a" * 22, "Anna")}
    spec = TableSpec("tabula-rasa", {"players": 3}, (PERSON, OPEN_SEAT, OPEN_SEAT), public=True)
    nobody = await harness.tables.lobby.create(spec)
    hosted = await harness.tables.lobby.create(replace(spec, own=own))
    tables = harness.tables
    await tables.join(hosted.table, "Zoe", "z" * 22)

    async def hosts() -> dict[str, str | None]:
        return {table.id: table.host for table in (await tables.lobby.open_tables()).tables}

    assert await hosts() == {hosted.table: "Anna", nobody.table: None}
    await tables.sit(hosted.table, "a" * 22, "Annabel", None, [])
    assert (await hosts())[hosted.table] == "Annabel"
    await tables.leave(hosted.table, "a" * 22)
    assert (await hosts())[hosted.table] is None


async def test_an_open_seat_taken_by_its_link_is_taken(harness: Harness) -> None:
    created = await harness.tables.lobby.create(
        TableSpec("rat-hot", seats=(PERSON, OPEN_SEAT), public=True)
    )
    await sit_down(harness.tables, created, 1, "Friend")
    assert (await harness.tables.lobby.open_tables()).tables == ()
    await refused(harness.tables.join(created.table, "Zoe", "z" * 22), Code.NO_FREE_SEAT)


async def test_the_list_comes_in_pages_newest_first(harness: Harness) -> None:
    spec = TableSpec("rat-hot", seats=(PERSON, OPEN_SEAT), public=True)
    made = []
    for number in range(7):
        harness.fake_clock.advance(number % 2)  # some at the same moment
        made.append((harness.fake_clock(), (await harness.tables.lobby.create(spec)).table))
    await harness.tables.lobby.create(TableSpec("rat-hot"))  # unlisted
    other = await harness.tables.lobby.create(
        TableSpec("tabula-rasa", seats=(OPEN_SEAT, PERSON), public=True)
    )
    found: list[str] = []
    token: str | None = None
    while True:
        page = await harness.tables.lobby.open_tables("rat-hot", token, 3)
        assert len(page.tables) <= 3
        found += [table.id for table in page.tables]
        if (token := page.next) is None:
            break
    assert found == [table for _, table in sorted(made, reverse=True)]
    assert (await harness.tables.lobby.open_tables(limit=1)).tables[0].id in {other.table, found[0]}
    assert len((await harness.tables.lobby.open_tables(limit=10**9)).tables) == 8
    await refused(harness.tables.lobby.open_tables(after="nonsense"), Code.WRONG_TEXT)


@pytest.mark.parametrize(
    "page", ["", "x", "1:", "x:abcdefghijkl", "nan:abcdefghijkl", "1e999:abcdefghijkl", ":"]
)
async def test_a_page_of_the_list_that_was_never_given_out_is_refused(
    quick_harness: Harness, page: str
) -> None:
    await refused(quick_harness.tables.lobby.open_tables(after=page), Code.WRONG_TEXT, "page")


async def test_only_those_invited_see_an_unlisted_table_and_spectators_may_be_unwanted(
    harness: Harness,
) -> None:
    created = await harness.tables.lobby.create(TableSpec("rat-hot", spectators=False, public=True))
    await refused(harness.tables.presenter.see(created.table, None), Code.NOT_AUTHORISED)
    await refused(
        harness.tables.presenter.see(created.table, created.spectator), Code.NOT_AUTHORISED
    )
    assert (await harness.tables.presenter.see(created.table, created.owner)).seat == "spectator"


async def test_players_and_spectators_chat_in_rooms_of_their_own(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("rat-hot"), "Anna", "Bruno")
    tables, table = harness.tables, created.table
    await tables.say(table, anna.key, "  good   luck ")
    await tables.say(table, created.spectator, "who wins?", "Zoe")
    await tables.say(table, created.spectator, "red")

    async def heard(key: str) -> list[tuple[str, str]]:
        events = (await tables.presenter.see(table, key)).events
        return [(e["name"], e["text"]) for e in events if e["type"] == "chat"]

    assert await heard(bruno.key) == [("Anna", "good luck")]
    assert await heard(created.spectator) == [("Zoe", "who wins?"), ("spectator", "red")]
    await refused(tables.say(table, anna.key, "x" * 501), Code.WRONG_TEXT, "at most 500")
    await refused(tables.say(table, anna.key, " "), Code.WRONG_TEXT, "empty")


async def test_a_chat_line_that_comes_again_is_said_once(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("rat-hot"))
    say = partial(harness.tables.say, created.table)
    for person in (anna, bruno, anna, bruno):  # the same id from another is another line
        await say(person.key, "hello", request="1")
    snapshot = await say(anna.key, "hello", request="2")
    said = [event["player"] for event in snapshot.events if event["type"] == "chat"]
    assert said == [0, 1, 0]


async def test_who_chats_too_fast_is_slowed_down(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("rat-hot"))
    for number in range(5):
        await harness.tables.say(created.table, anna.key, f"line {number}")
    await refused(harness.tables.say(created.table, anna.key, "more"), Code.RATE_LIMITED)
    await harness.tables.say(created.table, bruno.key, "I am not slowed down")
    harness.fake_clock.advance(10)
    await harness.tables.say(created.table, anna.key, "now")


async def test_old_chat_is_left_out_of_the_first_snapshot(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("rat-hot"))
    for number in range(104):
        quick_harness.fake_clock.advance(10)
        await quick_harness.tables.say(created.table, anna.key, f"line {number}")
    lines = [e["text"] for e in (await anna.see()).events if e["type"] == "chat"]
    assert lines == [f"line {number}" for number in range(4, 104)]


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (TableSpec("chess"), "there is no game 'chess'"),
        (TableSpec("rat-hot", {"edition": "x"}), "there is no option 'edition'"),
        (TableSpec("schotten-totten", {"edition": "x"}), "'x' is not one of"),
        (TableSpec("rat-hot", {"strips": "/etc/passwd"}), "expected the contents"),
        (TableSpec("rat-hot", {"strips": Path("/etc/passwd")}), "expected the contents"),
        (TableSpec("rat-hot", {"strips": ["/etc/passwd"]}), "expected the contents"),
        (TableSpec("rat-hot", "strips"), "expected an object"),  # type: ignore[arg-type]
        (TableSpec("rat-hot", {"strips": {"0": ["r1", ".", "g1"]}}), "strip 1 is missing"),
        (TableSpec("rat-hot", seats=(PERSON,)), "1 given"),
        (TableSpec("rat-hot", seats=(PERSON, SeatSpec(bot="deep thought"))), "Bots are: mimi"),
        (TableSpec("rat-hot", seats=(PERSON, OPEN_SEAT)), "public table can be open"),
        (
            TableSpec("rat-hot", seats=(PERSON, SeatSpec("mimi", open=True)), public=True),
            "can be open",
        ),
        (
            TableSpec("rat-hot", seats=(BOT, PERSON), own={0: OwnSeat("k" * 22, "Anna")}),
            "your own seat",
        ),
        (TableSpec("rat-hot", own={2: OwnSeat("k" * 22, "Anna")}), "your own seat"),
        (TableSpec("rat-hot", rounds=0), "rounds: expected a number from 1 to 100"),
        (TableSpec("rat-hot", rounds=True), "rounds: expected"),
        (TableSpec("rat-hot", rounds=101), "rounds: expected"),
        (TableSpec("rat-hot", first=2), "first: expected a number from 0 to 1"),
        (TableSpec("rat-hot", public=1), "public: expected"),  # type: ignore[arg-type]
        (TableSpec("rat-hot", spectators=None), "spectators: expected"),  # type: ignore[arg-type]
        (TableSpec("rat-hot", hints="yes"), "hints: expected"),  # type: ignore[arg-type]
    ],
    ids=lambda value: str(value)[:60] if isinstance(value, str) else None,
)
async def test_a_wish_that_cannot_be_is_refused(
    quick_harness: Harness, spec: TableSpec, sentence: str
) -> None:
    await refused(quick_harness.tables.lobby.create(spec), Code.WRONG_OPTION, sentence)


async def test_a_table_takes_own_strips_by_their_contents(quick_harness: Harness) -> None:
    strips = {"0": ["r1", ".", "g1"], "1": ["r1", "r2", "g1"], "2": ["g1", "g2", "r1"]}
    created = await quick_harness.tables.lobby.create(TableSpec("rat-hot", {"strips": strips}))
    snapshot = await quick_harness.tables.presenter.see(created.table, created.spectator)
    assert snapshot.view["strips"] == strips


async def test_hints_are_on_just_where_one_person_plays_bots(quick_harness: Harness) -> None:
    for seats, wanted, hints in (
        ((PERSON, BOT), None, True),
        ((PERSON, PERSON), None, False),
        ((BOT, BOT), None, False),
        ((PERSON, BOT), False, False),
        ((PERSON, PERSON), True, True),
    ):
        created = await quick_harness.tables.lobby.create(
            TableSpec("rat-hot", seats=seats, hints=wanted)
        )
        snapshot = await quick_harness.tables.presenter.see(created.table, created.spectator)
        assert snapshot.about["hints"] is hints


async def test_one_person_may_hold_all_seats(harness: Harness) -> None:
    """Hot seat: each seat is seen with its own key only, when it is asked for."""
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    hands = [(await guest.see()).view["hands"] for guest in (anna, bruno)]
    assert hands[0][0]["cards"]
    assert not hands[0][1]["cards"]
    assert hands[1][1]["cards"]
    assert not hands[1][0]["cards"]
    await anna.play()
    await bruno.play()
    assert (await anna.see()).ply == 3
