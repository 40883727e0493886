"""Setting up: what is reached by playing is complete, and is the same table when it is set up."""

from __future__ import annotations

import random

import pytest

import tavolino
from tavolino.core.contract import OPEN, Json
from tavolino.core.errors import PositionError
from tavolino.tables.set_up import Arrangement, Editor, SetUp, arranged, checked, set_up_of
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


def look_at(set_up: SetUp, game: tavolino.Game, zones: dict[str, list[str]]) -> None:
    wanted = checked(set_up, game, Arrangement(zones))
    Editor(set_up, game, list(game.names), "en").form(wanted)
    set_up.view(game, wanted, "")


@pytest.mark.parametrize(
    ("name", "move", "says"),
    [
        ("tabula-rasa", ("hand 0", "1 0", "{}@1,1E"), "is not a piece"),
        ("tabula-rasa", ("hand 0", "1 0", "{}"), "cannot lie at territory 1"),
        ("schotten-totten", ("hand-0", "stone-1-0", "{}@1"), "is not a piece"),
        ("rat-hot", ("up", "laid", "{}"), "is not a move"),
        ("rat-hot", ("up", "laid", "{}@"), "is not a move"),
        ("rat-hot", ("up", "laid", "{}@0,0N"), "would stick out over the edge"),
    ],
)
def test_pieces_where_they_cannot_lie_are_refused(
    name: str, move: tuple[str, str, str], says: str
) -> None:
    game = tavolino.new(name, seed=5)
    set_up = set_up_of(name)
    assert set_up is not None
    zones = {zone: list(pieces) for zone, pieces in set_up.arrangement(game).zones.items()}
    start, end, text = move
    zones[end].append(text.format(zones[start].pop()))
    with pytest.raises(PositionError, match=says):
        arranged(set_up, game, Arrangement(zones))
    with pytest.raises(PositionError, match=says):
        look_at(set_up, game, zones)
