"""Names at a table: they can be seen, and told apart."""

from __future__ import annotations

import pytest

from tavolino.tables.errors import Code
from tavolino.tables.localise import in_words
from tavolino.tables.table_spec import SeatSpec, TableSpec
from tests.tables.harness import PERSON, Harness, refused, set_up


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200d\u2060 \ufeff",
        "\u3164",
        "\u2800\u2800",
        "\u00ad",
        "\u0301",
        "\ufe0f",
        "\u3000",
    ],
)
async def test_names_that_nobody_sees_are_refused(quick_harness: Harness, name: str) -> None:
    await refused(set_up(quick_harness, TableSpec("tabula-rasa"), name), Code.WRONG_TEXT, "empty")


@pytest.mark.parametrize("name", ["x" * 41, " " * 1000 + "x", "x " * 10_000])
async def test_names_that_are_too_long_are_refused(quick_harness: Harness, name: str) -> None:
    await refused(
        set_up(quick_harness, TableSpec("tabula-rasa"), name), Code.WRONG_TEXT, "at most 40"
    )


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "می‌خواهم", "José", "Ζωή", "李", "❤️"])
async def test_names_in_every_script_are_taken(quick_harness: Harness, name: str) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa"), name)
    assert (await guests[0].see()).seats[0]["name"] == name


async def test_players_of_one_name_are_told_apart(quick_harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", {"players": 3}, (PERSON, PERSON, SeatSpec(bot="mimi")), first=0)
    _, guests = await set_up(quick_harness, spec, "Anna", "anna\u200b")
    refusal = await refused(guests[1].play("r1@1", ply=1), Code.NOT_YOUR_TURN)
    assert refusal.arguments["name"] == "Anna 1"
    said = in_words((await guests[1].see()).json(), "en")
    assert "Anna 1" in said["words"]["prompt"]
    await quick_harness.tables.say(guests[1].table, guests[1].key, "hello")
    assert (await guests[0].see()).events[-1]["name"] == "anna\u200b 2"
