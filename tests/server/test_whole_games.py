"""Whole games of every game and variant, over HTTP and over sockets."""

from __future__ import annotations

import asyncio
import json

import pytest

import tavolino
from tavolino.core.contract import Json, Options
from tests.conftest import variant_id, variants
from tests.server.house import House, play_over_http, play_over_socket, seat_all

QUICK: list[tuple[str, Options]] = [
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("tabula-rasa", {"players": 4}),
    ("rat-hot", {}),
]
OTHERS = [variant for variant in variants() if variant not in QUICK]


async def check_record(house: House, table: str, key: str | None, sight: Json) -> None:
    """The record that everybody gets replays to the result that was shown."""
    record = (await house.ask("GET", f"/tables/{table}/record", key)).json()
    game = tavolino.load(record)
    assert game.over
    assert game.result is not None
    assert sight["outcome"]["winners"] == game.result["winners"]


async def over_http(house: House, name: str, options: Options) -> None:
    created = await house.create(name, dict(options))
    sight = await play_over_http(house, created)
    await check_record(house, created["table"], created["spectator"], sight)


async def over_sockets(house: House, name: str, options: Options) -> None:
    created = await house.create(name, dict(options))
    persons = await seat_all(house, created)
    table = created["table"]
    async with house.socket(table, created["spectator"]) as spectator:
        playing = [play_over_socket(house, table, key, seat) for seat, key in enumerate(persons)]
        sights = await asyncio.gather(*playing)
        while (seen := await spectator.next())["state"] != "over":
            assert seen["view"]["legal"] == []
    assert len({json.dumps([sight["ply"], sight["outcome"]]) for sight in [*sights, seen]}) == 1
    await check_record(house, table, persons[0], seen)


@pytest.mark.parametrize(("name", "options"), QUICK, ids=variant_id)
async def test_a_game_over_http(house: House, name: str, options: Options) -> None:
    await over_http(house, name, options)


@pytest.mark.parametrize(("name", "options"), QUICK, ids=variant_id)
async def test_a_game_over_sockets(house: House, name: str, options: Options) -> None:
    await over_sockets(house, name, options)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), OTHERS, ids=variant_id)
async def test_every_other_variant(house: House, name: str, options: Options) -> None:
    await over_http(house, name, options)
    await over_sockets(house, name, options)
