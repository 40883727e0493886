"""Whole games of every game and variant, over HTTP and over sockets."""

from __future__ import annotations

import asyncio
import json

import pytest

import tavolino
from tavolino.core.contract import Json, Options
from tests.conftest import variant_id, variants
from tests.repeats import REPEATS
from tests.server.live_server import LiveServer, play_over_http, play_over_socket, seat_all

QUICK: list[tuple[str, Options]] = [
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("tabula-rasa", {"players": 4}),
    ("rat-hot", {}),
]
OTHERS = [variant for variant in variants() if variant not in QUICK]


async def check_record(
    live_server: LiveServer, table: str, key: str | None, snapshot: Json
) -> None:
    """The record that everybody gets replays to the result that was shown."""
    record = (await live_server.ask("GET", f"/tables/{table}/record", key)).json()
    game = tavolino.load(record)
    assert game.over
    assert game.result is not None
    assert snapshot["outcome"]["winners"] == game.result["winners"]


async def over_http(live_server: LiveServer, name: str, options: Options) -> None:
    created = await live_server.create(name, dict(options))
    snapshot = await play_over_http(live_server, created)
    await check_record(live_server, created["table"], created["spectator"], snapshot)


async def over_sockets(live_server: LiveServer, name: str, options: Options) -> None:
    created = await live_server.create(name, dict(options))
    persons = await seat_all(live_server, created)
    table = created["table"]
    async with live_server.socket(table, created["spectator"]) as spectator:
        playing = [
            play_over_socket(live_server, table, key, seat) for seat, key in enumerate(persons)
        ]
        snapshots = await asyncio.gather(*playing)
        while (seen := await spectator.next())["state"] != "over":
            assert seen["view"]["legal"] == []
    assert (
        len({json.dumps([snapshot["ply"], snapshot["outcome"]]) for snapshot in [*snapshots, seen]})
        == 1
    )
    await check_record(live_server, table, persons[0], seen)


@pytest.mark.parametrize(("name", "options"), QUICK, ids=variant_id)
async def test_a_game_over_http(live_server: LiveServer, name: str, options: Options) -> None:
    await over_http(live_server, name, options)


@pytest.mark.parametrize(("name", "options"), QUICK, ids=variant_id)
async def test_a_game_over_sockets(live_server: LiveServer, name: str, options: Options) -> None:
    await over_sockets(live_server, name, options)


@REPEATS
@pytest.mark.parametrize(("name", "options"), OTHERS, ids=variant_id)
async def test_every_other_variant(live_server: LiveServer, name: str, options: Options) -> None:
    await over_http(live_server, name, options)
    await over_sockets(live_server, name, options)
