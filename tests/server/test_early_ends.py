"""Games that end before their rules end them: set up again from a record, and drawn."""

from __future__ import annotations

import pytest

import tavolino
from tavolino.core.contract import Json
from tests.server.live_server import LiveServer, secrets_for

KEYS = ("a" * 22, "b" * 22)
NAMES = ("Анна", "Bo")


def begun(game: str = "schotten-totten", moves: int = 4) -> Json:
    """A game that was broken off."""
    played = tavolino.new(game, seed=3, first=0)
    for _ in range(moves):
        played.play(played.legal[0])
    return played.record()


async def set_up(live_server: LiveServer, record: Json, ended: Json | None, **spec: object) -> Json:
    """The answer to a request for a table that goes on where a record ends, and its status."""
    seats = [{"key": key, "name": name} for key, name in zip(KEYS, NAMES, strict=True)]
    body = {"record": record, "seats": seats, "ended": ended} | spec
    answer = await live_server.ask("POST", "/tables/from-record", body=body)
    found: Json = answer.json() | {"status": answer.status_code}
    return found


@pytest.mark.parametrize(
    ("by", "winners"),
    [("time", [0]), ("resignation", [0]), ("game_resignation", [0]), ("agreement", [])],
)
async def test_a_record_is_set_up_as_its_game_ended(
    live_server: LiveServer, by: str, winners: list[int]
) -> None:
    created = await set_up(live_server, begun(), {"by": by, "seat": 1})
    path = f"/tables/{created['table']}"
    seen = (await live_server.ask("GET", path, KEYS[1], language="en")).json()
    assert seen["state"] == "over"
    assert (seen["outcome"]["by"], seen["outcome"]["winners"]) == (by, winners)
    assert seen["view"]["legal"] == []
    assert (await live_server.ask("GET", f"{path}/record", KEYS[0])).json()["moves"]
    spectators = await live_server.ask("GET", path, created["spectator"])
    assert spectators.json()["outcome"] == seen["outcome"]


async def test_the_last_game_of_a_match_decides_it(live_server: LiveServer) -> None:
    for by, decided in (("time", True), ("game_resignation", False)):
        created = await set_up(live_server, begun(), {"by": by, "seat": 0}, rounds=3)
        seen = (await live_server.ask("GET", f"/tables/{created['table']}", KEYS[0])).json()
        assert (seen["winners"] is not None) == decided


async def test_what_cannot_have_ended_like_that_is_refused(live_server: LiveServer) -> None:
    finished = tavolino.new("schotten-totten", seed=3, first=0, stones=2, colours=2, hand=2)
    while not finished.over:
        finished.play(finished.legal[0])
    answers = [
        await set_up(live_server, finished.record(), {"by": "time", "seat": 0}),
        await set_up(live_server, begun(), {"by": "time", "seat": 2}),
        await set_up(live_server, begun(), {"by": "boredom", "seat": 0}),
    ]
    assert [answer["status"] for answer in answers] == [422, 422, 422]
    assert [answer["code"] for answer in answers[:2]] == ["wrong_record", "wrong_option"]


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
async def test_a_picture_says_who_resigned(live_server: LiveServer, game: str) -> None:
    created = await live_server.create(game, first=0)
    for seat, name in enumerate(NAMES):
        await live_server.sit(created, seat, name)
    path, keys = f"/tables/{created['table']}", secrets_for(created)
    await live_server.ask("POST", f"{path}/resign", keys[1])
    for onlooker in ("open", "1"):
        query = {"game": 0, "after": 0, "onlooker": onlooker}
        drawn = await live_server.ask("GET", f"{path}/picture", keys[1], **query)
        assert "Bo resigned. Анна wins." in drawn.text
        assert "turn:" not in drawn.text
