"""Records, replays, analysis, and playing on from a finished game."""

from __future__ import annotations

import asyncio
import json
import pickle
from typing import Any

import pytest

import tavolino
from tavolino.core import dispatch
from tavolino.core.contract import OPEN, SPECTATOR, Json, Onlooker, Options
from tavolino.core.game import Sampler
from tavolino.tables.dealing import random_generator
from tavolino.tables.engine import Analysis, EngineRequest, Progress
from tavolino.tables.engine_queue import Job
from tavolino.tables.errors import Code
from tavolino.tables.table_spec import TableSpec
from tests.conftest import finished_game
from tests.tables.harness import (
    BOT,
    PERSON,
    Harness,
    QuickEngine,
    open_harness,
    play_out,
    refused,
    set_up,
    sit_down,
)

SMALL: Options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


async def test_everybody_gets_the_whole_record_of_a_finished_game(harness: Harness) -> None:
    created, guests = await set_up(harness, TableSpec("tabula-rasa"), "Anna", "Bruno")
    await play_out(guests)
    keys = (created.owner, created.spectator, guests[0].key)
    records = [await harness.tables.archive.record(created.table, key) for key in keys]
    assert records[0] == records[1] == records[2]
    game = tavolino.load(json.loads(json.dumps(records[0])))
    assert game.over
    assert records[0]["players"] == ["Anna", "Bruno"]
    tables, table = harness.tables, created.table
    for after in (0, 7, len(game.moves)):
        for onlooker in (0, 1, "spectator", "open"):
            view = (await tables.archive.replay(table, created.spectator, 0, after, onlooker))[
                "view"
            ]
            again = tavolino.load({**records[0], "moves": [], "result": None})
            for _, move in game.moves[:after]:
                again.play(move)
            assert view == again.view(onlooker).data
    nonsense: list[Any] = [-1, len(game.moves) + 1, True, "1"]
    for wrong in nonsense:
        await refused(
            tables.archive.replay(table, created.spectator, 0, wrong, 0), Code.UNKNOWN_PLY
        )
    await refused(
        tables.archive.replay(table, created.spectator, 1, 0, 0), Code.UNKNOWN_PLY, "games 0 to 0"
    )
    await refused(
        tables.archive.replay(table, created.spectator, 0, 0, 9), Code.UNKNOWN_PLY, "is not a seat"
    )


async def test_a_running_game_gives_everybody_what_they_may_know(harness: Harness) -> None:
    created, guests = await set_up(
        harness, TableSpec("schotten-totten", {"tactics": True, "edition": "iello"}, first=0)
    )
    anna, bruno = guests
    await play_out(guests, seed=5, moves=12)
    tables, table = harness.tables, created.table
    for guest, seat in ((anna, 0), (bruno, 1)):
        record = await tables.archive.record(table, guest.key)
        assert record["format"] == "tavolino-seen/1"
        assert "setup" not in record
        assert "seed" not in record
        assert record["seat"] == seat
        assert record["view"] == (await guest.see()).view
        assert len(record["events"]) == 12
        view = (await tables.archive.replay(table, guest.key, None, 3, None))["view"]
        assert view["seat"] == seat
        for other in (1 - seat, "open"):
            await refused(tables.archive.replay(table, guest.key, 0, 3, other), Code.GAME_RUNNING)
    await refused(tables.archive.analyse(table, anna.key, 0, 3), Code.GAME_RUNNING)
    await refused(tables.archive.play_on(table, anna.key, 0, 3, TableSpec("")), Code.GAME_RUNNING)


async def test_a_new_table_plays_on_from_any_move_and_still_has_a_record(harness: Harness) -> None:
    created, guests = await set_up(harness, TableSpec("schotten-totten", SMALL, rounds=2))
    await play_out(guests)
    await harness.tables.next_round(created.table, guests[0].key)
    record = await harness.tables.archive.record(created.table, created.spectator, 0)
    spec = TableSpec(
        "rat-hot", seats=(PERSON, PERSON)
    )  # the game is the finished one's, all the same
    onward = await harness.tables.archive.play_on(created.table, created.spectator, 0, 4, spec)
    anna, eva = [await sit_down(harness.tables, onward, seat, "Anna") for seat in (0, 1)]
    snapshot = await anna.see()
    assert snapshot.about["origin"] == {"table": created.table, "game": 0, "after": 4}
    assert snapshot.about["game"] == "schotten-totten"
    replayed = await harness.tables.archive.replay(created.table, created.owner, 0, 4, 0)
    assert snapshot.view == replayed["view"]
    await refused(
        harness.tables.offer(onward.table, anna.key, "takeback"), Code.NOTHING_TO_UNDO
    )  # what was played elsewhere stands
    await play_out([anna, eva], seed=3)
    again = await harness.tables.archive.record(onward.table, onward.spectator)
    assert again["moves"][:4] == record["moves"][:4]
    assert again["setup"] == record["setup"]
    assert tavolino.load(again).over
    await refused(
        harness.tables.archive.play_on(created.table, created.owner, 0, len(record["moves"]), spec),
        Code.UNKNOWN_PLY,
        "ends there",
    )


async def test_records_are_imported_and_wrong_ones_refused(harness: Harness) -> None:
    game = finished_game("rat-hot", 3)
    record = json.loads(json.dumps(game.record()))
    created = await harness.tables.lobby.create_from_record(TableSpec(""), record)
    back = await harness.tables.archive.record(created.table, created.spectator)
    assert {**back, "players": record["players"]} == record
    wrong: list[tuple[Any, Code]] = [
        ([], Code.WRONG_RECORD),
        ({}, Code.WRONG_RECORD),
        ({**record, "game": "chess"}, Code.WRONG_RECORD),
        ({**record, "format": "x"}, Code.WRONG_RECORD),
        ({**record, "moves": record["moves"][::-1]}, Code.WRONG_RECORD),
        ({**record, "setup": {}}, Code.WRONG_RECORD),
        ({**record, "options": {"strips": "/etc/passwd"}}, Code.WRONG_RECORD),
    ]
    for given, code in wrong:
        await refused(harness.tables.lobby.create_from_record(TableSpec(""), given), code)


async def test_a_bot_answers_at_a_table_from_an_unfinished_record(harness: Harness) -> None:
    game = tavolino.new("schotten-totten", seed=4, first=0, **SMALL)
    game.play(game.legal[0])
    seat = game.player
    seats = tuple(BOT if number == seat else PERSON for number in range(2))
    created = await harness.tables.lobby.create_from_record(
        TableSpec("", seats=seats), game.record()
    )
    async with harness.tables.presenter.watch(created.table, created.spectator) as watch:
        while (snapshot := await watch.next()) is not None and snapshot.ply < 2:
            pass
    assert snapshot is not None
    assert snapshot.events[0]["type"] in ("deal", "move")


async def test_hints_are_for_the_one_to_move_and_counted(url: str) -> None:
    async with open_harness(url, hints=2) as harness:
        created, (anna,) = await set_up(
            harness, TableSpec("tabula-rasa", seats=(PERSON, BOT), first=0)
        )
        tables, table = harness.tables, created.table
        assert "hint" in (await anna.see()).can
        thought, about = await tables.bots.hint(table, anna.key)
        assert thought.move in (await anna.see()).view["legal"]
        assert about["view"] == (await anna.see()).view
        assert about["seats"] == (await anna.see()).seats
        (request,) = harness.engine.asked
        assert request.view == (await anna.see()).view
        assert (await anna.see()).events[-1]["type"] == "hint", "everybody is told"
        await tables.bots.hint(table, anna.key)
        await refused(tables.bots.hint(table, anna.key), Code.BUDGET_SPENT)
        await refused(tables.bots.hint(table, created.spectator), Code.NOT_AUTHORISED)
        _, (carla, dora) = await set_up(harness, TableSpec("tabula-rasa", first=0, hints=True))
        await refused(tables.bots.hint(dora.table, dora.key), Code.NOT_YOUR_TURN)
        _, (eva, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
        await refused(tables.bots.hint(eva.table, eva.key), Code.HINTS_OFF)
        assert "hint" not in (await eva.see()).can
        assert "hint" in (await carla.see()).can


async def test_a_hint_is_about_the_table_that_it_was_asked_for(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = TableSpec("tabula-rasa", seats=(PERSON, BOT), first=0)
    _, (anna,) = await set_up(quick_harness, spec)
    before = (await anna.see()).view
    analyse = quick_harness.engine.analyse

    async def analyse_late(request: EngineRequest, job: Job) -> Analysis:
        await anna.play()
        return await analyse(request, job)

    monkeypatch.setattr(quick_harness.engine, "analyse", analyse_late)
    hint, about = await quick_harness.tables.bots.hint(anna.table, anna.key)
    assert about["view"] == before
    assert hint.move in about["view"]["legal"]


async def test_an_analysis_is_made_once_kept_and_limited(url: str) -> None:
    async with open_harness(url, analyses=2) as harness:
        created, guests = await set_up(harness, TableSpec("schotten-totten", SMALL))
        snapshot = await play_out(guests)
        tables, table = harness.tables, created.table
        first = await tables.archive.analyse(table, created.spectator, 0, 0)
        again = await tables.archive.analyse(table, guests[0].key, 0, 0)
        assert first == again
        assert len(harness.engine.asked) == 1
        await tables.archive.analyse(table, guests[0].key, 0, 1)
        await refused(tables.archive.analyse(table, guests[0].key, 0, 2), Code.BUDGET_SPENT)
        end = len((await tables.archive.record(table, guests[0].key))["moves"])
        await refused(tables.archive.analyse(table, guests[0].key, 0, end), Code.UNKNOWN_PLY)
        assert snapshot.ply == (await guests[0].see()).ply
    async with open_harness(url) as harness:
        assert await harness.tables.archive.analyse(table, created.spectator, 0, 0) == first
        assert harness.engine.asked == []


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
async def test_a_question_to_a_bot_holds_what_its_seat_may_know(
    quick_harness: Harness, game: str
) -> None:
    """The sample has neither a past nor the real cards of others, and it travels."""
    _, (anna,) = await set_up(quick_harness, TableSpec(game, seats=(PERSON, BOT), first=0))
    async with quick_harness.tables.presenter.watch(anna.table, anna.key) as watch:
        while (snapshot := await watch.next()) is not None and not quick_harness.engine.asked:
            if snapshot.view["legal"]:
                await anna.play()
    request = pickle.loads(pickle.dumps(quick_harness.engine.asked[0]))
    assert request.view["seat"] == request.seat == 1
    assert request.sampler.seat == 1
    table = request.sampler.table
    rules = request.sampler.rules
    assert rules.view(table, 1) == request.view | {"legal": []}
    hidden = table.copy()
    dispatch.determinize_at(hidden, 0, 1, random_generator(), dispatch.legal_buffer(rules))
    again = pickle.loads(pickle.dumps(Sampler(rules, hidden, 1)))
    assert again.table.tobytes() == table.tobytes(), "it depends on nothing that the seat knows not"


async def test_a_review_is_made_once_and_kept(url: str) -> None:
    async with open_harness(url) as harness:
        created, guests = await set_up(harness, TableSpec("schotten-totten", SMALL))
        table, key = created.table, guests[0].key
        await refused(harness.tables.archive.review(table, key), Code.GAME_RUNNING)
        await play_out(guests)
        asked = [
            harness.tables.archive.review(table, each) for each in (key, created.spectator, key)
        ]
        first, *others = await asyncio.gather(*asked)
        assert first["moves"] > 0
        assert others == [first, first]
        assert len(harness.engine.reviewed) == 1
        assert (await guests[1].see()).events[-1]["type"] == "review"
    async with open_harness(url) as harness:
        assert await harness.tables.archive.review(table, created.spectator, 0) == first
        assert harness.engine.reviewed == []


async def test_a_review_tells_how_far_it_is(quick_harness: Harness) -> None:
    created, guests = await set_up(quick_harness, TableSpec("schotten-totten", SMALL))
    table, key = created.table, guests[0].key
    await play_out(guests)
    told: list[Json] = []

    class Slow(QuickEngine):
        async def review(self, record: Json, tell: Progress, job: Job) -> Json:
            tell(3, 8)
            told.append(await quick_harness.tables.archive.review_progress(table, key))
            return await super().review(record, tell, job)

    quick_harness.tables.use_engine(Slow())
    assert await quick_harness.tables.archive.review_progress(table, key) == {"done": 0, "of": 0}
    await quick_harness.tables.archive.review(table, key)
    assert told == [{"done": 3, "of": 8}]
    assert await quick_harness.tables.archive.review_progress(table, key) == {"done": 0, "of": 0}


async def test_a_whole_game_is_told_as_its_moves_were(quick_harness: Harness) -> None:
    created, guests = await set_up(quick_harness, TableSpec("schotten-totten", SMALL))
    table, key = created.table, guests[0].key
    await play_out(guests)
    replay = quick_harness.tables.archive.replay
    moves = (await replay(table, key, 0, 0, OPEN))["moves"]
    onlookers: tuple[Onlooker, ...] = (0, 1, SPECTATOR, OPEN)
    for onlooker in onlookers:
        whole = await replay(table, key, 0, moves, onlooker, whole=True)
        single = [await replay(table, key, 0, after, onlooker) for after in range(1, moves + 1)]
        assert whole["events"] == [event for each in single for event in each["events"]]
        assert whole["view"] == single[-1]["view"]


async def test_events_tell_what_a_move_did_to_those_who_may_know(quick_harness: Harness) -> None:
    created, (anna, eva) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    await anna.play()
    for key, sees in ((anna.key, True), (eva.key, False), (created.spectator, False)):
        snapshot = await quick_harness.tables.presenter.see(created.table, key)
        (move,) = [event for event in snapshot.events if event["type"] == "move"]
        assert [event["type"] for event in move["happened"]] == ["lay", "draw"]
        assert (move["happened"][1]["card"] is not None) == sees


async def test_a_shared_game_opens_with_the_key_of_its_link(harness: Harness) -> None:
    tables = harness.tables
    spec = TableSpec("tabula-rasa", spectators=False, rounds=2)
    created, (anna, bo) = await set_up(harness, spec, "Anna", "Bo")
    table, link = created.table, "a-key-in-a-link-to-a-game"
    await refused(tables.share(table, anna.key, 0, link), Code.GAME_RUNNING)
    await play_out([anna, bo])
    for wrong in (created.owner, bo.key, "short"):
        await refused(tables.share(table, anna.key, 0, wrong), Code.WRONG_TEXT)
    await refused(tables.presenter.see(table, link), Code.NOT_AUTHORISED)
    await tables.share(table, anna.key, 0, link)
    await tables.share(table, anna.key, 0, link)
    seen = await tables.presenter.see(table, link)
    assert (seen.seat, seen.state) == (SPECTATOR, "over")
    assert "close" not in seen.can
    assert (await tables.archive.replay(table, link, 0, 3, OPEN))["after"] == 3
    await tables.next_round(table, anna.key)
    await refused(tables.presenter.see(table, link), Code.NOT_AUTHORISED)  # no spectators
    for number in range(19):  # after the first one
        await tables.share(table, anna.key, 0, f"{link}-{number}")
    await refused(tables.share(table, anna.key, 0, f"{link}-20"), Code.RATE_LIMITED)
