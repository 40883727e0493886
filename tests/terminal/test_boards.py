"""What the drawn boards show at tables that seldom come up."""

from __future__ import annotations

from typing import Any

import tavolino
from tavolino.terminal import boards
from tavolino.terminal.palette import NIGHT
from tests.games.tables import table

NAMES = ["Anna", "Bo"]


def drawn(game: tavolino.Game, seat: Any = 0, **marks: Any) -> list[str]:
    view = game.view(seat).data
    canvas = boards.draw(view, NAMES, "en", NIGHT, **marks)
    return ["".join(part.text for part in canvas.line(y)) for y in range(canvas.height)]


def test_fog_and_mud_are_written_on_their_stone() -> None:
    game = table("iello tactics", "2 . r1 | g1 | fog/0 mud/1; hand 0 c1; hand 1 c2")
    shown = drawn(game)
    (stone,) = [line for line in shown if "(2)" in line]
    at = stone.index("(2)")
    assert [line[at : at + 3] for line in shown if line[at : at + 3] in ("fog", "mud")] == [
        "fog",
        "mud",
    ]


def test_a_card_at_a_stone_that_can_be_picked_has_a_mark() -> None:
    game = table("iello tactics", "2 . r1 | g1; hand 0 traitor c1; hand 1 c2")
    plain, cursor, picked = (
        "\n".join(drawn(game, **marks))
        for marks in (
            {},
            {"targets": ("card g1",), "cursor": "card g1"},
            {"picked": ("card g1",)},
        )
    )
    assert ("◂" in plain, "◆" in plain) == (False, False)
    assert ("◂" in cursor, "◆" in picked) == (True, True)


def test_who_watches_sees_how_many_cards_are_in_a_hand() -> None:
    game = table("iello", "hand 0 r1 r2; hand 1 c2 c3 c4")
    assert "2 clan cards" not in "\n".join(drawn(game))
    shown = "\n".join(drawn(game, "spectator"))
    assert "Bo  3 clan cards" in shown
    assert "\n 2 clan cards" in shown
