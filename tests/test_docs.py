"""The pages' own examples run as written, and their pictures are what the library draws."""

from __future__ import annotations

import doctest
import random
import re
from pathlib import Path

import pytest

import tavolino
from tavolino.core import chance

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run_as_written(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 0 or page.name != "README.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), target


def test_the_readme_opens_with_the_two_commands() -> None:
    first_block = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[1]
    assert re.findall(r"^make \w+", first_block, re.MULTILINE) == ["make play", "make test"]


def schotten_totten() -> str:
    game = tavolino.new("schotten-totten", edition="iello", tactics=True, seed=39)
    rng = random.Random(39)
    for _ in range(65):
        game.play(rng.choice(game.legal))
    return game.view(0)._repr_svg_()


def tabula_rasa() -> str:
    game = tavolino.new("tabula-rasa", seed=7)
    rng = chance.generator(7)
    for _ in range(30):
        game.play(game.legal[chance.choose(rng, len(game.legal))])
    assert game.player is not None
    return game.view(game.player)._repr_svg_()


RAT_HOT = """
rat-hot
player 1 to lay 23 34
laid     5@12,11W 27@15,11W 8@8,10E 18@7,11E 30@9,9E 17@8,12E 26@9,11E
laid     41@13,10W 36@12,11E 20@13,11W 25@8,10S 32@9,10E 22@11,13W 24@15,8S
laid     37@14,10N 11@15,10W 40@8,11E 35@14,12E 2@15,13E 29@16,8S 21@13,15N
laid     1@14,9E 15@10,10W
pile     38 19 16 31 12 9 13 4 42 3 7 28 6 33 39 10 14
"""


def rat_hot() -> str:
    return tavolino.from_position(RAT_HOT).view(1)._repr_svg_()


PICTURES = {
    "rat-hot": rat_hot,
    "schotten-totten": schotten_totten,
    "tabula-rasa": tabula_rasa,
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_up_to_date(name: str) -> None:
    drawn = (ROOT / "docs" / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn.strip() == PICTURES[name]().strip()
