"""Decisions judged with all hands open."""

from __future__ import annotations

import pickle

import pytest

import tavolino
from tavolino.tables.open_analysis import analyse_open
from tavolino.tables.open_table import OpenTable

GAMES = ("schotten-totten", "tabula-rasa", "rat-hot")


def opened(game: tavolino.Game) -> OpenTable:
    assert game.player is not None
    return OpenTable(game.rules, game.state, game.player)


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_has_a_chance_and_the_best_comes_first(name: str) -> None:
    game = tavolino.new(name, seed=3)
    for _ in range(10):
        game.play(game.legal[0])
    found = analyse_open(opened(game))
    assert sorted(move.move for move in found.moves) == sorted(game.legal)
    chances = [move.chance for move in found.moves]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    again = analyse_open(pickle.loads(pickle.dumps(opened(game))))
    assert again.moves == found.moves


def test_the_order_of_a_pile_hardly_matters() -> None:
    """It is shuffled; what is left is chance."""
    game = tavolino.new("schotten-totten", seed=5)
    lines = game.position.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("clan"))
    name, *cards = lines[at].split()
    lines[at] = " ".join([name, *reversed(cards)])
    turned = tavolino.from_position("\n".join(lines))
    before, after = (
        {move.move: move.chance for move in analyse_open(opened(each)).moves}
        for each in (game, turned)
    )
    assert before.keys() == after.keys()
    assert all(abs(before[move] - after[move]) < 0.05 for move in before)


def test_it_sees_the_other_hand() -> None:
    """Two tables that the seat cannot tell apart are judged differently."""
    game = tavolino.new("schotten-totten", seed=5, first=0)
    others = [game.determinized(0, rng) for rng in range(3)]
    judged = {analyse_open(opened(each)).moves[0].chance for each in others}
    assert len(judged) > 1


def test_a_table_that_was_drawn_is_ones_own() -> None:
    """Searches play on the tables that they draw."""
    game = tavolino.new("tabula-rasa", seed=3)
    sampler = opened(game)
    drawn = sampler.draw()
    drawn["over"] = 1
    assert sampler.table.tobytes() == sampler.draw().tobytes() == game.state.tobytes()
