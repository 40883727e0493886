"""Rules to read, previews in lessons, and other moves and pictures of finished games, over HTTP."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from tavolino.core.contract import Json
from tests.server.live_server import LiveServer, open_live_server, play_over_http, seat_all


@pytest.fixture
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url) as opened:
        yield opened


async def test_every_lesson_can_be_played_to_its_end(live_server: LiveServer) -> None:
    for game in ("schotten-totten", "tabula-rasa", "rat-hot"):
        lesson = (await live_server.ask("GET", f"/lessons/{game}", language="de")).json()
        parts = Counter(step["part"] for step in lesson["steps"])
        first = lesson["steps"][0]["part"]
        assert parts[first] >= 8
        assert max(parts.values()) <= 12  # of each part, a row of dots
        for step in lesson["steps"]:
            assert len(step["names"]) > step["seat"]
            path, body = f"/lessons/{game}/{step['name']}", {"move": step["example"]}
            tried = (await live_server.ask("POST", path, body=body, language="de")).json()
            assert tried["right"], (game, step["name"])


async def test_moves_of_a_step_can_be_previewed(live_server: LiveServer) -> None:
    lesson = (await live_server.ask("GET", "/lessons/rat-hot")).json()
    step = next(each for each in lesson["steps"] if each["name"] == "score")
    moves = step["view"]["legal"]
    path = "/lessons/rat-hot/score/previews"
    found = (await live_server.ask("POST", path, body={"moves": [*moves, "nonsense"]})).json()
    assert found["previews"].keys() == set(moves)
    certain = [event["type"] for events in found["previews"].values() for event in events]
    assert "score" in certain
    assert "turn-up" not in certain


async def test_an_unknown_step_has_no_previews(live_server: LiveServer) -> None:
    answer = await live_server.ask("POST", "/lessons/rat-hot/jump/previews", body={"moves": []})
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_lesson"


async def test_the_rules_are_those_of_the_edition(live_server: LiveServer) -> None:
    first = (await live_server.ask("GET", "/rules/schotten-totten")).json()
    assert first["edition"] == first["editions"][0] == "iello"
    other = (await live_server.ask("GET", "/rules/schotten-totten", edition="menhir")).json()
    assert other["chapters"] != first["chapters"]


@pytest.mark.parametrize(
    ("path", "query"), [("/rules/chess", {}), ("/rules/rat-hot", {"edition": "iello"})]
)
async def test_rules_that_are_not_there_are_not_found(
    live_server: LiveServer, path: str, query: Json
) -> None:
    answer = await live_server.ask("GET", path, **query)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


async def test_another_move_of_a_finished_game_is_told_like_a_replay(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(live_server, created)
    path, key = f"/tables/{created['table']}", created["seats"][0]
    before = (await live_server.ask("GET", f"{path}/replay", key, after=3, onlooker="open")).json()
    played = (await live_server.ask("GET", f"{path}/replay", key, after=4, onlooker="open")).json()
    other = next(m for m in before["view"]["legal"] if m != played["events"][0]["move"])
    varied = (
        await live_server.ask("GET", f"{path}/variation", key, after=3, move=other, language="en")
    ).json()
    assert varied["after"] == 4
    assert varied["events"][0]["move"] == other
    assert varied["events"][0]["said"]
    again = (await live_server.ask("GET", f"{path}/replay", key, after=4, onlooker="open")).json()
    assert again == played  # nothing has changed


async def test_a_move_that_was_not_legal_is_refused(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(live_server, created)
    path, key = f"/tables/{created['table']}/variation", created["seats"][0]
    answer = await live_server.ask("GET", path, key, after=3, move="x9@9")
    assert answer.status_code == 422
    assert answer.json()["code"] == "illegal_move"


@pytest.mark.parametrize("what", ["variation", "picture"])
async def test_a_running_game_gives_nothing_away(live_server: LiveServer, what: str) -> None:
    created = await live_server.create("schotten-totten", first=0)
    persons = await seat_all(live_server, created)
    path = f"/tables/{created['table']}/{what}"
    query: Json = {"after": 0, "onlooker": "open"} | ({"move": "r1@1"} if what != "picture" else {})
    answer = await live_server.ask("GET", path, persons[1], **query)
    assert answer.status_code == 409
    assert answer.json()["code"] == "game_running"


async def test_a_finished_game_can_be_drawn(live_server: LiveServer) -> None:
    created = await live_server.create("rat-hot", first=0)
    await play_over_http(live_server, created)
    path, key = f"/tables/{created['table']}/picture", created["seats"][0]
    answer = await live_server.ask("GET", path, key, after=1, onlooker="open")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "Guest 0" in answer.text
    assert "Guest 1" in answer.text
    assert "Player 0" not in answer.text
    assert (await live_server.ask("GET", path, after=1)).status_code == 401


async def test_help_is_that_of_the_options(live_server: LiveServer) -> None:
    async def titles(options: Json | None) -> set[str]:
        query = {} if options is None else {"options": json.dumps(options)}
        answer = await live_server.ask("GET", "/help/schotten-totten", language="de", **query)
        assert answer.status_code == 200, answer.text
        return {thing["title"] for thing in answer.json()["things"]}

    assert "Stein" in await titles(None)
    assert "Nebel" not in " ".join(await titles({"edition": "menhir"}))
    assert {"Menhir", "Nebel"} <= await titles({"edition": "menhir", "tactics": True})


@pytest.mark.parametrize(
    ("path", "options", "status"),
    [
        ("/help/chess", {}, 404),
        ("/help/rat-hot", {"size": 3}, 422),
        ("/help/schotten-totten", {"edition": "chess"}, 422),
        ("/help/schotten-totten", ["iello"], 422),
        ("/rules/schotten-totten", {"tactics": 1}, 422),
        ("/help/rat-hot", {"strips": "/etc/passwd"}, 200),  # no file is read
    ],
)
async def test_options_that_do_not_exist_are_refused(
    live_server: LiveServer, path: str, options: object, status: int
) -> None:
    answer = await live_server.ask("GET", path, options=json.dumps(options))
    assert answer.status_code == status, answer.text
