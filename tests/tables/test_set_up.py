"""Setting up: what is reached by playing is complete, and is the same table when it is set up."""

from __future__ import annotations

import random

import pytest

import tavolino
from tavolino.core.contract import OPEN, Json
from tavolino.tables.set_up import Editor, arranged, checked, set_up_of
from tests.repeats import repeated

TAKING_MANY = ("take", "return")  # cards are on their way then: their hand is not set up


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("schotten-totten", {"tactics": True}),
        repeated("schotten-totten", {}),
        repeated("schotten-totten", {"edition": "menhir", "tactics": True}),
        repeated("schotten-totten", {"edition": "ps-games", "tactics": True}),
        ("tabula-rasa", {"players": 3}),
        repeated("tabula-rasa", {"players": 2}),
        repeated("tabula-rasa", {"players": 4}),
        ("rat-hot", {}),
    ],
)
def test_every_position_of_a_game_is_complete_and_set_up_as_it_is(name: str, options: Json) -> None:
    game = tavolino.new(name, seed=5, **options)
    choose = random.Random(5).choice
    set_up = set_up_of(name)
    assert set_up is not None
    seen = 0
    while not game.over:
        shown = game.view(OPEN).data
        if shown.get("step") not in TAKING_MANY:
            editor = Editor(set_up, game, list(game.names), "en")
            lies = set_up.arrangement(game)
            settled, form = editor.settled(checked(set_up, game, lies))
            assert editor.missing(settled, form) == [], game.position
            assert settled == lies
            made = arranged(set_up, game, lies).view(OPEN).data
            assert set_up.view(game, lies, "") | {"legal": []} == made | {"legal": []}
            seen += 1
        game.play(choose(game.legal))
    assert seen > 8
