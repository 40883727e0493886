"""What the pictures of an edition promise, and whose pieces have which shape."""

from __future__ import annotations

import re

import pytest

import tavolino
from tavolino.core import drawing as draw
from tavolino.games.schotten_totten import editions
from tavolino.games.schotten_totten.svg import LOOKS, MENHIR_1, MENHIR_2, MENHIR_3, ROCK
from tavolino.server.preview_pictures import table_svg

from .tables import table

MENHIRS = (MENHIR_1, MENHIR_2, MENHIR_3)


@pytest.mark.parametrize(
    ("edition", "surface", "outlines"),
    [
        ("iello", "felt", (ROCK,)),
        ("ps-games", "russet-felt", (ROCK,)),
        ("menhir", "blue-felt", MENHIRS),
    ],
)
def test_each_edition_has_its_own_table_in_pictures_and_previews(
    edition: str, surface: str, outlines: tuple[object, ...]
) -> None:
    game = tavolino.new("schotten-totten", edition=edition, seed=1)
    preview = table_svg("schotten-totten", game.view("spectator").data, ["Anna", "Bo"])
    for drawn in (game.svg(), preview):
        assert f"url(#tavolino-{surface})" in drawn
        found = {shape for shape in (ROCK, *MENHIRS) if shape.filled in drawn}
        assert found == set(outlines)


def test_every_edition_has_a_look() -> None:
    assert set(LOOKS) == set(editions.BY_NAME)


def test_red_is_square_and_green_is_round() -> None:
    drawn = tavolino.new("rat-hot", seed=1).svg()
    red, green = (re.escape(colour) for colour in ("#fbdcc4", "#cdeadd"))
    assert re.search(rf'<rect[^>]*fill="{red}"', drawn)
    assert re.search(rf'<circle[^>]*fill="{green}"', drawn)
    assert not re.search(rf'<circle[^>]*fill="{red}"', drawn)
    assert not re.search(rf'<rect[^>]*fill="{green}"', drawn)


def test_a_picture_says_that_a_game_was_a_draw() -> None:
    assert "A draw, 0 : 0" in table("iello", "player 0 was last, nobody wins by draw").svg()


def test_what_is_drawn_together_is_moved_scaled_and_turned_together() -> None:
    drawn = draw.group(draw.circle(0, 0, 1, "red"), x=3, scale=2, turn=90, label="a <sun>")
    assert drawn.startswith('<g transform="translate(3 0) scale(2) rotate(90)">')
    assert "<title>a &lt;sun&gt;</title>" in drawn
