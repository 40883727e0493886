"""Lessons and rules over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tavolino.lessons import games_with_lessons
from tests.databases import sqlite_url
from tests.server.house import House, open_house

__all__ = ["sqlite_url"]


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[House]:
    async with open_house(sqlite_url) as opened:
        yield opened


async def test_every_lesson_can_be_played_to_its_end(house: House) -> None:
    listed = (await house.ask("GET", "/lessons", language="de")).json()["lessons"]
    assert [each["game"] for each in listed] == list(games_with_lessons())
    for lesson in listed:
        path = f"/lessons/{lesson['game']}"
        for number, step in enumerate(lesson["steps"]):
            shown = (await house.ask("GET", f"{path}/{number}", language="de")).json()
            assert shown["task"] == step["task"]
            body = {"move": shown["example"]}
            tried = await house.ask("POST", f"{path}/{number}", body=body, language="de")
            assert tried.status_code == 200, tried.text
            assert tried.json()["right"], (lesson["game"], number)


async def test_a_wrong_move_is_no_error_but_an_answer(house: House) -> None:
    tried = await house.ask("POST", "/lessons/tabula-rasa/0", body={"move": "x9@9"}, language="it")
    assert tried.status_code == 200
    assert tried.json()["right"] is False
    assert tried.json()["events"] == []


async def test_moves_of_a_step_can_be_previewed(house: House) -> None:
    shown = (await house.ask("GET", "/lessons/rat-hot/1")).json()
    moves = shown["view"]["legal"]
    found = (await house.ask("POST", "/lessons/rat-hot/1/previews", body={"moves": moves})).json()
    assert found["previews"].keys() == set(moves)
    assert any(
        event["type"] == "score" for events in found["previews"].values() for event in events
    )


async def test_the_rules_are_those_of_the_edition(house: House) -> None:
    first = (await house.ask("GET", "/rules/schotten-totten")).json()
    assert first["edition"] == first["editions"][0] == "iello"
    other = (await house.ask("GET", "/rules/schotten-totten", edition="menhir")).json()
    assert other["chapters"] != first["chapters"]


@pytest.mark.parametrize(
    "path", ["/lessons/chess", "/lessons/rat-hot/99", "/lessons/rat-hot/-1", "/rules/chess"]
)
async def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    answer = await house.ask("GET", path, language="fr")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


async def test_an_unknown_edition_is_not_found(house: House) -> None:
    answer = await house.ask("GET", "/rules/rat-hot", edition="iello")
    assert answer.status_code == 404
