"""A running game on the analysis board shows no more than its seat knows."""

from __future__ import annotations

import msgspec
import pytest

import tavolino
from tavolino.core.contract import Json, Options
from tavolino.tables.analysis_board import Line, Start
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import FakeClock, sit_down
from tests.tables.indistinguishable_tables import (
    SingleTableStore,
    a_game,
    same,
    tables_alike,
    tables_of,
)
from tests.tables.tables_client import ClientTables

VARIANTS: list[tuple[str, Options]] = [
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("schotten-totten", {"edition": "menhir", "tactics": True}),
    ("tabula-rasa", {"players": 3}),
    ("rat-hot", {}),
]
PLIES = 12
TRIED = 4  # moves that are tried on, from the opened position

encode = msgspec.json.Encoder().encode


async def opened(record: Json, seat: int) -> tuple[ClientTables, Start]:
    """A table where a record's moves have been played, opened by a seat."""
    tables = tables_of(record, SingleTableStore(), FakeClock())
    spec = TableSpec(record["game"], tavolino.load(record).options, hints=True)
    created = await tables.lobby.create(spec)
    guests = [
        await sit_down(tables, created, number, f"Guest {number}")
        for number in range(len(created.invitations))
    ]
    for entry in record["moves"]:
        await guests[entry["player"]].play(entry["move"])
    return tables, await tables.analysis_board.open_table("table", guests[seat].key, None)


async def everything(record: Json, seat: int) -> list[bytes]:
    """All that the board shows and says from there on, for every onlooker."""
    tables, start = await opened(record, seat)
    board, moves = tables.analysis_board, list[str]()
    got = [encode(start)]
    for _ in range(TRIED):
        line = Line(start.position, tuple(moves))
        game = board.table(line)
        for onlooker in (*range(len(game.names)), "spectator", "open"):
            shown, events = board.show(line, onlooker)
            got.append(encode([shown.view(onlooker).data, events]))
        if game.over:
            break
        for open_hands in (False, True):
            _, thought, _ = await board.think(line, open_hands=open_hands)
            got.append(encode(thought.json()))
        got.append(encode(await board.preview(line, game.legal[:20])))
        moves.append(game.legal[-1])
    return got


@pytest.mark.parametrize(("name", "options"), VARIANTS)
async def test_what_a_seat_cannot_tell_apart_opens_the_same(name: str, options: Options) -> None:
    records = a_game(name, options, seed=9, plies=PLIES)
    for seat in range(len(records[0]["players"])):
        one, other = tables_alike(records, seat)
        same(await everything(one, seat), await everything(other, seat))


async def test_the_seat_sees_its_own_view_and_an_example_of_the_rest() -> None:
    record = a_game("schotten-totten", {}, seed=9, plies=PLIES)[-1]
    real = tavolino.load(record)
    for seat in range(2):
        _, start = await opened(record, seat)
        example = tavolino.from_position(start.position)
        assert start.seat == seat
        assert example.view(seat) == real.view(seat)
        assert example.view(1 - seat) != real.view(1 - seat)
        assert start.position != real.position
