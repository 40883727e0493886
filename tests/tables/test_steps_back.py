"""After a move was taken back, the table is as if it had never been played."""

from __future__ import annotations

from typing import Any

import pytest

import tavolino
from tavolino.tables.clock import NO_CLOCK, Clock, begin
from tavolino.tables.reveals_information import reveals_information
from tavolino.tables.round import Round
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import NOON, Harness, set_up, sit_down

TACTICS: dict[str, Any] = {"tactics": True, "edition": "iello"}  # a turn is several decisions
HIDING = TableSpec("schotten-totten", TACTICS, first=0)


def dealt() -> Round:
    record = tavolino.new("schotten-totten", seed=4, first=0, **TACTICS).record()
    return Round(record, 0, NO_CLOCK, NOON)


def play(round: Round, *moves: str) -> None:
    for move in moves:
        round.play(len(round.played) + 1, move, NOON, [])


def test_a_move_that_was_tried_before_a_takeback_is_played_on_the_table_as_it_is_now() -> None:
    round = dealt()
    first, *_, again = [move for move in round.game.legal if "@" in move]
    turns = [first, "draw clan"]
    play(round, *turns)
    turns += [round.game.legal[0], "draw clan"]
    play(round, *turns[2:])
    tried = round.tried(again)  # and not stored
    round.take_back(0)
    assert round.game == round.dealt
    play(round, again)
    right = round.dealt.copy()
    right.play(again)
    assert round.game == right
    assert round.game.moves == [(0, again)]
    assert round.player == 0
    assert tried.after != right


def test_a_move_that_was_tried_is_not_played_instead_of_another() -> None:
    round = dealt()
    tried, played = [move for move in round.game.legal if "@" in move][:2]
    round.tried(tried)
    play(round, played)
    assert round.game.moves == [(0, played)]


@pytest.mark.parametrize("name", ["schotten-totten", "tabula-rasa", "rat-hot"])
def test_what_the_last_move_revealed_is_asked_of_the_table_before_it(name: str) -> None:
    """Also after steps back, when that table is not at hand."""
    round = Round(tavolino.new(name, seed=4, first=0).record(), 0, NO_CLOCK, NOON)
    games = [round.game]
    for _ in range(8):
        play(round, round.game.legal[-1])
        games.append(round.game)
    told = []
    for last in range(len(round.played) - 1, 0, -1):
        round.take_back(last)
        before, after = games[last - 1 : last + 1]
        told.append(round.reveals_hidden)
        assert told[-1] == reveals_information(before, round.played[-1].move, after)
    assert len(set(told)) == (1 if name == "tabula-rasa" else 2), (
        "there, every turn ends with a draw"
    )


def test_at_a_table_from_a_record_the_clocks_begin_with_it() -> None:
    game = tavolino.new("schotten-totten", seed=4, first=0)
    for _ in range(3):
        game.play(game.legal[0])
    clock = Clock("fischer", minutes=10, increment=5)
    round = Round(game.record(), 0, clock, NOON)
    assert round.times == begin(clock, 2, game.player, NOON)
    assert round.given == 3


async def test_names_stay_after_a_step_back(quick_harness: Harness) -> None:
    created, (anna, bruno) = await set_up(quick_harness, HIDING, "Anna", "Bruno")
    archive = quick_harness.tables.archive
    await anna.play()
    await anna.undo()
    record = await archive.record(created.table, bruno.key)
    assert record["players"] == ["Anna", "Bruno"]
    await anna.play()
    for guest in (anna, bruno):
        await quick_harness.tables.offer(created.table, guest.key, "takeback")
    await quick_harness.tables.resign(created.table, bruno.key)
    record = await archive.record(created.table, anna.key)
    assert record["players"] == ["Anna", "Bruno"]


async def test_a_takeback_is_offered_to_those_who_have_moved(quick_harness: Harness) -> None:
    _, (anna, bruno) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))

    async def offered() -> list[bool]:
        return ["takeback" in (await guest.see()).can for guest in (anna, bruno)]

    assert await offered() == [False, False]
    await anna.play()
    assert await offered() == [True, False]
    await bruno.play()
    assert await offered() == [True, True]
    await anna.play()
    assert await offered() == [True, True]


async def test_what_was_played_elsewhere_is_not_taken_back(quick_harness: Harness) -> None:
    game = tavolino.new("tabula-rasa", seed=2, first=0)
    for _ in range(4):
        game.play(game.legal[0])
    created = await quick_harness.tables.lobby.create_from_record(TableSpec(""), game.record())
    guests = [
        await sit_down(quick_harness.tables, created, seat, name)
        for seat, name in enumerate(("Anna", "Bruno"))
    ]
    assert ["takeback" in (await guest.see()).can for guest in guests] == [False, False]
    await guests[0].play()
    assert ["takeback" in (await guest.see()).can for guest in guests] == [True, False]
