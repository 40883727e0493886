"""What a game that is resigned scores in a match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tavolino
from tests.games.tables import table

GOLDEN = Path(__file__).parents[1] / "golden" / "rat-hot.jsonl"
OWNED = "1 0 r4 r5 r6 | g1 b2; 2 1 r1 | g4 g5 g6"


def scores(game: tavolino.Game, *losers: int) -> list[int]:
    count = game.rules.resigned_scores
    assert count is not None
    return count(game.state, losers)


@pytest.mark.parametrize(
    ("edition", "expected"), [("iello", [1, 5]), ("ps-games", [1, 5]), ("menhir", [-5, 5])]
)
def test_ruling_schotten_totten_as_if_the_other_had_won_with_five_stones(
    edition: str, expected: list[int]
) -> None:
    assert scores(table(edition, OWNED), 0) == expected


def test_ruling_tabula_rasa_the_others_score_everything_that_there_is_to_win() -> None:
    everything = 1 + 2 + 3 + 4 + 5 + 5 * 5 + 5
    assert scores(tavolino.new("tabula-rasa", seed=1, players=3), 1) == [everything, 0, everything]


def test_ruling_rat_hot_the_other_scores_the_points_of_both_and_one_for_each_strip_left() -> None:
    game = tavolino.new("rat-hot", seed=1)
    strips = len(game.view(0).data["strips"]) - 1
    assert scores(game, 1) == [strips, 0]
    record = json.loads(GOLDEN.read_text().splitlines()[0])
    game = tavolino.load({**record, "moves": record["moves"][:-1], "result": None})
    points, left = sum(game.view(0).data["points"]), strips - len(game.moves)
    assert points > 0
    assert scores(game, 0) == [0, points + left]
