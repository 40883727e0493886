"""Whole games through the application, and what happens to moves on the way."""

from __future__ import annotations

import asyncio
import json

import pytest

import tavolino
from tavolino.core.contract import Options
from tavolino.tables.commands.playing import Play
from tavolino.tables.errors import Code, Refused
from tavolino.tables.log import Cursor
from tavolino.tables.table_spec import SeatSpec, TableSpec
from tests.conftest import steps, typical_variants
from tests.tables.harness import (
    BOT,
    PERSON,
    Guest,
    Harness,
    play_out,
    set_up,
    sit_down,
)

pytestmark = pytest.mark.slow

SMALL: Options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


@typical_variants
async def test_a_person_and_bots_play_every_variant_to_its_end(
    quick_harness: Harness, name: str, options: Options
) -> None:
    seats = tavolino.new(name, **options).names
    spec = TableSpec(name, options, seats=(PERSON, *[BOT] * (len(seats) - 1)))
    created, guests = await set_up(quick_harness, spec, "Anna")
    async with quick_harness.tables.presenter.watch(created.table, guests[0].key) as watch:
        while (snapshot := await watch.next()) is not None and snapshot.state != "over":
            json.dumps(snapshot.json())
            if snapshot.view["legal"]:
                await guests[0].play(snapshot.view["legal"][-1])
    record = await quick_harness.tables.archive.record(created.table, created.spectator)
    game = tavolino.load(json.loads(json.dumps(record)))
    assert game.over
    assert game.names == ["Anna", *["random"] * (len(seats) - 1)]
    assert snapshot is not None
    assert snapshot.outcome is not None
    assert snapshot.outcome["winners"] == game.result["winners"]  # type: ignore[index]


async def test_bots_play_among_themselves_with_nobody_looking(harness: Harness) -> None:
    spec = TableSpec("schotten-totten", SMALL, seats=(BOT, BOT), rounds=2)
    created = await harness.tables.lobby.create(spec)
    async with harness.tables.presenter.watch(created.table, created.spectator) as watch:
        while (snapshot := await watch.next()) is not None and snapshot.winners is None:
            pass
    assert snapshot is not None
    assert (snapshot.round, snapshot.game) == (1, 1)
    asked = {request.level for request in harness.engine.asked}
    assert asked == {"random"}


async def test_the_same_request_is_played_once_and_answered_again(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("schotten-totten", SMALL, first=0))
    first = await anna.play(id="once", ply=1)
    again = await anna.play(first.snapshot.view["hands"][0]["cards"][0] + "@1", id="once", ply=1)
    assert (again.id, again.ply) == (first.id, first.ply) == ("once", 1)
    await bruno.play(id="once")  # ids are each seat's own
    late = await anna.play("r1@1", id="once", ply=1)
    assert late.ply == 1
    assert late.snapshot.ply == 3, "the table as it is now"


async def test_a_stale_move_is_refused_with_the_whole_table(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    old = await anna.see()
    await anna.play()
    await bruno.play()
    with pytest.raises(Refused, match="table is at ply 3, but you answered ply 1") as refusal:
        await anna.play(old.view["legal"][0], ply=old.ply)
    assert refusal.value.code is Code.STALE_PLY
    assert refusal.value.snapshot is not None
    seen = (await anna.see()).json()
    assert refusal.value.snapshot.json() | {"events": []} == seen | {"events": []}


async def test_moves_that_overtake_each_other_on_the_way_come_in_once(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    snapshot = await anna.see()
    sent = [
        Play(id=f"move {move}", ply=snapshot.ply, move=move) for move in snapshot.view["legal"]
    ] * 2
    answers = await asyncio.gather(
        *(harness.tables.ask(anna.table, anna.key, move) for move in reversed(sent)),
        return_exceptions=True,
    )
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    played = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert len(refused) + len(played) == len(sent)
    assert {answer.code for answer in refused} == {Code.STALE_PLY}
    assert {(answer.id, answer.ply) for answer in played} == {(played[0].id, 1)}
    assert (await bruno.see()).ply == 2


async def test_moves_out_of_turn_illegal_ones_and_nonsense_change_nothing(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("schotten-totten", SMALL, first=0))
    before = await anna.see()

    async def refused(guest: Guest, move: str, code: Code, **request: object) -> Refused:
        with pytest.raises(Refused) as refusal:
            await guest.play(move, **request)
        assert refusal.value.code is code, refusal.value
        return refusal.value

    out_of_turn = await refused(bruno, "r1@1", Code.NOT_YOUR_TURN)
    assert "Guest 0’s turn" in str(out_of_turn)
    illegal = await refused(anna, "r9@1", Code.ILLEGAL_MOVE)
    assert illegal.snapshot is not None
    assert illegal.snapshot.view == before.view
    incomplete = await refused(anna, "claim 1", Code.ILLEGAL_MOVE)
    assert incomplete.detail is None
    await refused(anna, "claim one", Code.ILLEGAL_MOVE)
    await refused(anna, "", Code.STALE_PLY, ply=7)
    await refused(anna, "x" * 101, Code.WRONG_TEXT)
    await refused(anna, "r1@1", Code.WRONG_TEXT, id="")
    await refused(anna, "r1@1", Code.WRONG_TEXT, id="x" * 65)
    assert await anna.see() == before


def unproven_claim() -> tuple[tavolino.Game, str]:
    """A game in which a full side could be claimed, if one card were not still to come."""
    for seed in range(50):
        for game in steps(tavolino.new("schotten-totten", edition="iello", seed=seed), seed):
            for stone in range(1, 10):
                if "can still lay" in (game.why_not(f"claim {stone}") or ""):
                    return game, f"claim {stone}"
    pytest.fail("no claim was ever refused with a counter-example")


async def test_a_claim_is_refused_with_the_formation_that_beats_it(quick_harness: Harness) -> None:
    game, claim = unproven_claim()
    created = await quick_harness.tables.lobby.create_from_record(TableSpec(""), game.record())
    assert game.player is not None
    anna = await sit_down(quick_harness.tables, created, game.player, "Anna")
    with pytest.raises(Refused, match=r"Your opponent can still lay .*That beats") as refusal:
        await anna.play(claim)
    assert refusal.value.code is Code.CLAIM_NOT_PROVEN
    detail = refusal.value.detail
    assert detail is not None
    assert f"claim {detail['stone']}" == claim
    assert len(detail["cards"]) == 3
    assert detail["formation"]["to_come"]


async def test_a_table_is_watched_without_missing_anything(harness: Harness) -> None:
    created, guests = await set_up(harness, TableSpec("schotten-totten", SMALL))
    async with harness.tables.presenter.watch(created.table, created.spectator) as slow:
        first = await slow.next()
        assert first is not None
        await play_out(guests, moves=5)
        second = await slow.next()
        assert second is not None
        assert [event["type"] for event in second.events] == ["move"] * 5
        assert [event["ply"] for event in second.events] == [1, 2, 3, 4, 5]
        assert second.view["legal"] == [], "spectators have no moves"
        await harness.tables.say(created.table, guests[0].key, "hello")
        await harness.tables.say(created.table, created.spectator, "hello?", "Zoe")
        third = await slow.next()
        assert third is not None
        assert [(event["name"], event["text"]) for event in third.events] == [("Zoe", "hello?")]
    assert second.cursor.ply == third.cursor.ply == 6


async def test_who_comes_back_sees_the_table_at_once_and_what_was_missed(harness: Harness) -> None:
    created, guests = await set_up(harness, TableSpec("schotten-totten", SMALL))
    left = (await guests[0].see()).cursor
    async with harness.tables.presenter.watch(created.table, guests[0].key, left) as watch:
        snapshot = await watch.next()
        assert snapshot is not None
        assert (snapshot.cursor, snapshot.events) == (left, [])
    await play_out(guests, moves=2)
    async with harness.tables.presenter.watch(created.table, guests[0].key, left) as watch:
        snapshot = await watch.next()
        assert snapshot is not None
        assert [event["type"] for event in snapshot.events] == ["move", "move"]
    for nonsense in (Cursor(-5, -5), Cursor(10**9, 10**9)):
        assert (
            await harness.tables.presenter.see(created.table, guests[0].key, nonsense)
        ).ply == snapshot.ply


async def test_whoever_watches_is_told_when_the_server_stops(harness: Harness) -> None:
    created, _ = await set_up(harness, TableSpec("rat-hot"))
    async with harness.tables.presenter.watch(created.table, created.spectator) as watch:
        assert await watch.next() is not None
        waiting = asyncio.create_task(watch.next())
        await asyncio.sleep(0)
        await harness.tables.stop()
        assert await waiting is None
    # the fixture stops it once more
    await harness.tables.start(keep=False)


async def test_partners_and_three_players_sit_at_one_table(harness: Harness) -> None:
    for players in (3, 4):
        _, guests = await set_up(harness, TableSpec("tabula-rasa", {"players": players}))
        assert len(guests) == players
        snapshot = await play_out(guests)
        assert snapshot.state == "over"
        assert len(snapshot.points) == players


async def test_a_bot_level_is_asked_for_by_its_name(harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", seats=(SeatSpec(bot="nonna"), PERSON), first=0)
    _, (anna,) = await set_up(harness, spec)
    async with harness.tables.presenter.watch(anna.table, anna.key) as watch:
        while (snapshot := await watch.next()) is not None and not snapshot.view["legal"]:
            pass
    (request,) = harness.engine.asked
    assert (request.level, request.seat) == ("nonna", 0)
    assert request.sampler.rules.name == "tabula-rasa"
    assert snapshot is not None
    bot = {"name": "nonna", "bot": "nonna", "taken": True, "open": False}
    assert snapshot.seats[0] == bot | {"host": False, "used": False, "called": None}
