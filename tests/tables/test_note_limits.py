"""Notes are limited, and newcomers get only those that still matter."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import get_args

import pytest

from tavolino.tables import live_table, note_limits, seats
from tavolino.tables.commands import playing, seating
from tavolino.tables.errors import Code, Refused
from tavolino.tables.live_table import LiveTable
from tavolino.tables.log import Change, Cursor, Note, RateCheck
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import BOT, PERSON, Harness, refused, set_up

CARLA = "a-secret-that-only-carla-knows"


def size(snapshot: object) -> int:
    return len(json.dumps(snapshot.json()))  # type: ignore[attr-defined]


async def test_renames_have_a_pace_and_an_end(quick_harness: Harness) -> None:
    created, (anna, bruno) = await set_up(quick_harness, TableSpec("rat-hot"), "Anna", "Bruno")
    sit = quick_harness.tables.sit
    taken = 1
    while taken < note_limits.MOST_NOTES["sit"]:
        quick_harness.fake_clock.advance(60)
        for _ in range(min(5, note_limits.MOST_NOTES["sit"] - taken)):
            await sit(created.table, anna.key, f"Anna {taken}")
            taken += 1
        if taken < note_limits.MOST_NOTES["sit"]:
            refusal = await refused(sit(created.table, anna.key, "more"), Code.RATE_LIMITED)
            assert refusal.arguments["seconds"] == 60, "when to try again"
    quick_harness.fake_clock.advance(3600)
    await refused(sit(created.table, anna.key, "more"), Code.RATE_LIMITED, "No more name changes")
    await sit(created.table, bruno.key, "Bruno 2")
    before = (await anna.see()).cursor
    for _ in range(50):
        await sit(created.table, anna.key, f"Anna {taken - 1}")
    assert (await anna.see()).cursor == before, "the name that one has already is not noted"


async def test_offers_have_an_end_until_somebody_moves(quick_harness: Harness) -> None:
    created, (anna, bruno) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    tables = quick_harness.tables
    for _ in range(playing.MOST_OFFERS_AT_ONCE):
        await tables.offer(created.table, anna.key, "draw")
        await tables.decline(created.table, bruno.key, "draw")
    await refused(tables.offer(created.table, anna.key, "draw"), Code.RATE_LIMITED, "3 times")
    await refused(tables.decline(created.table, anna.key, "draw"), Code.NO_OFFER)
    await tables.offer(created.table, bruno.key, "draw")
    await tables.decline(created.table, bruno.key, "draw")
    await anna.play()
    await tables.offer(created.table, anna.key, "draw")


async def test_offers_have_an_end_in_a_game(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(note_limits.MOST_NOTES, "offer", 2)
    created, (anna, bruno) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    for guest in (anna, bruno):
        await guest.play()
        await quick_harness.tables.offer(created.table, anna.key, "takeback")
        await quick_harness.tables.decline(created.table, anna.key, "takeback")
    offering = quick_harness.tables.offer(created.table, anna.key, "draw")
    await refused(offering, Code.RATE_LIMITED, "No more offers")
    quick_harness.fake_clock.advance(1)
    await quick_harness.tables.resign(created.table, bruno.key)
    await quick_harness.tables.offer(created.table, bruno.key, "rematch")
    again = await quick_harness.tables.offer(created.table, anna.key, "rematch")
    assert again.game == 1
    await quick_harness.tables.offer(created.table, anna.key, "draw")


async def test_moves_are_not_taken_back_for_ever(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_TAKEN_BACK", 3)
    _, (anna,) = await set_up(
        quick_harness, TableSpec("schotten-totten", {"tactics": True}, (PERSON, BOT))
    )
    for _ in range(3):
        while not (await anna.see()).view["legal"]:
            pass
        await anna.play()
        await quick_harness.tables.offer(anna.table, anna.key, "takeback")
    await anna.play()
    offering = quick_harness.tables.offer(anna.table, anna.key, "takeback")
    await refused(offering, Code.RATE_LIMITED, "taken back")


async def test_each_spectator_may_say_so_much_and_players_keep_theirs(
    quick_harness: Harness,
) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("rat-hot"))

    async def say(asker: str, text: str) -> None:
        tables = quick_harness.tables
        await tables.say(created.table, created.spectator, text, "Zoe", client=asker)

    for number in range(5):
        await say("192.0.2.1", f"line {number}")
    refusal = await refused(say("192.0.2.1", "more"), Code.RATE_LIMITED, "At most 5 lines")
    assert refusal.arguments["seconds"] == 10
    await say("192.0.2.2", "I have said nothing yet")
    for number in range(5):
        await quick_harness.tables.say(created.table, anna.key, f"line {number}")
    for number in range(195):
        quick_harness.fake_clock.advance(10)
        await say("192.0.2.1", f"later {number}")
    refusal = await refused(say("192.0.2.1", "more"), Code.RATE_LIMITED, "200 lines in 3600")
    assert 0 < int(refusal.arguments["seconds"]) <= 3600
    await say("192.0.2.2", "I may still speak")
    quick_harness.fake_clock.advance(3600)
    await say("192.0.2.1", "and so may I again")


def test_clients_who_did_something_longest_ago_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_table, "MOST_CLIENTS", 2)
    live = LiveTable("table")

    def once_a_minute(client: str) -> RateCheck:
        return RateCheck("refused-chat-rate", client, ((1, 60.0),))

    for client in ("one", "two", "three"):
        live.count(once_a_minute(client), 0.0)
    with pytest.raises(Refused):
        live.count(once_a_minute("three"), 1.0)
    live.count(once_a_minute("one"), 1.0)


async def test_spectators_who_fill_their_room_take_nothing_from_the_players(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(note_limits.MOST_NOTES, "chat", 3)
    created, (anna, bruno) = await set_up(quick_harness, TableSpec("rat-hot"))
    say = quick_harness.tables.say
    for number in range(6):
        await say(created.table, created.spectator, "boo", client=f"192.0.2.{number}")
    for key in (created.spectator, created.owner):
        await refused(
            say(created.table, key, "boo", client="192.0.2.9"), Code.RATE_LIMITED, "is full"
        )
    for guest in (anna, bruno):
        for _ in range(3):
            await say(created.table, guest.key, "hello")
        await refused(say(created.table, guest.key, "hello"), Code.RATE_LIMITED, "is full")


async def test_a_snapshot_stays_small_whatever_was_noted_before(quick_harness: Harness) -> None:
    """Tables from before there were limits have all of it in their logs."""
    created, (anna, bruno) = await set_up(
        quick_harness, TableSpec("tabula-rasa", first=0), "Anna", "Bruno"
    )
    small = size(await anna.see())
    start = (await anna.see()).cursor
    now, number = quick_harness.fake_clock(), start.note
    notes: list[Note] = []
    for turn in range(2000):
        for kind, body in (
            ("sit", {"name": f"Anna {turn} {'x' * 30}"}),
            ("offer", {"what": "draw", "ply": 1}),
            ("decline", {"what": "draw"}),
            ("hint", {"ply": 1}),
            ("analysis", {"round": 0, "after": turn, "thought": {}}),
            ("chat", {"channel": "spectators", "name": "Zoe", "text": "y" * 300}),
        ):
            seat = None if kind in ("analysis", "chat") else 0
            notes.append(Note(number + len(notes), kind, seat, body, now + turn))  # type: ignore[arg-type]
    for first in range(0, len(notes), 1000):
        change = Change(created.table, notes=tuple(notes[first : first + 1000]))
        await quick_harness.store.append(change)
    place = await quick_harness.tables.live.refresh(created.table)
    assert place.table is not None
    assert len(place.table.notes) == start.note + len(notes)
    for since in (None, Cursor(0, 0), start):
        snapshot = await quick_harness.tables.presenter.see(created.table, bruno.key, since)
        assert size(snapshot) < small + 25_000
        names = [event["name"] for event in snapshot.events if event["type"] == "sit"]
        assert names[-1].startswith("Anna 1999"), "the name that the seat has now"
        assert len([event for event in snapshot.events if event["type"] == "offer"]) == 1
        assert len(names) <= 3, "who sat down, and the name that was taken last"
    onlooker = await quick_harness.tables.presenter.see(created.table, created.spectator)
    assert len([event for event in onlooker.events if event["type"] == "chat"]) == 100
    near = Cursor(*snapshot.cursor)._replace(note=snapshot.cursor.note - 60)
    news = await quick_harness.tables.presenter.see(created.table, bruno.key, near)
    assert len(news.events) == 50, "who has missed little is told everything"


def test_every_limit_is_of_a_kind_of_note() -> None:
    from tavolino.tables.log import NoteKind

    assert set(note_limits.MOST_NOTES) <= set(get_args(NoteKind))


async def test_no_player_uses_up_what_the_owner_may_do(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_CHANGES", 10)
    created, (anna, _) = await set_up(quick_harness, TableSpec("rat-hot"))
    tables, table = quick_harness.tables, created.table
    for _ in range(9):  # she has sat down as well
        await tables.device_link(table, anna.key)
    await refused(tables.device_link(table, anna.key), Code.RATE_LIMITED, "changed hands")
    await refused(tables.leave(table, anna.key), Code.RATE_LIMITED)
    for _ in range(20):
        with suppress(Refused):  # names have a pace and an end
            await tables.sit(table, anna.key, f"Anna {quick_harness.fake_clock()}")
        quick_harness.fake_clock.advance(60)
    await tables.free(table, created.owner, 0)
    quick_harness.fake_clock.advance(600)
    assert (await tables.free(table, created.owner, 0)).invitation is not None
    invitation = await tables.invite(table, created.owner, 0)
    await tables.sit(table, invitation, "Carla", CARLA)
    await tables.device_link(table, CARLA)
    await tables.leave(table, CARLA)


async def test_the_owner_takes_nothing_from_the_player_and_goes_on_tomorrow(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "MOST_CHANGES", 10)
    monkeypatch.setattr(seating, "MOST_CHANGES", 10)
    created, (anna, _) = await set_up(quick_harness, TableSpec("rat-hot"))
    tables, table = quick_harness.tables, created.table
    for _ in range(10):
        await tables.free(table, created.owner, 0)
        await anna.see()
        quick_harness.fake_clock.advance(60)
    await refused(tables.free(table, created.owner, 0), Code.RATE_LIMITED)
    await tables.device_link(table, anna.key)
    await tables.leave(table, anna.key)
    quick_harness.fake_clock.advance(86400)
    assert await tables.invite(table, created.owner, 0)
