"""Moves that are the same but for the names of stones and colours are named once."""

from __future__ import annotations

import pytest

import tavolino
from tavolino.core.contract import Json
from tavolino.core.game import Game, Sampler
from tavolino.core.hint import RatedMove
from tavolino.tables.open_table import OpenTable
from tavolino.tables.twin_moves import without_twins

ROW: Json = {"stones": 5, "colours": 2, "values": 5, "hand": 3}


def named(game: Game, sampler: Sampler) -> list[str]:
    moves = [RatedMove(move, 0.5, action=game.parse(move)) for move in game.legal]
    return [move.move for move in without_twins(sampler, moves)]


def a_row(hands: tuple[str, str], deck: str, laid: str = "| |") -> Game:
    """Five stones, with cards at the first one only."""
    return tavolino.from_position(
        "schotten-totten iello stones=5 colours=2 values=5 hand=3\n"
        f"player 0 to play\n1 . {laid}\n"
        + "".join(f"{stone} . | |\n" for stone in range(2, 6))
        + f"hand 0 {hands[0]}\nhand 1 {hands[1]}\nclan {deck}\ndiscards\n"
    )


HANDS = ("r1 r2 y1", "r3 y3 y4")
DECK = "r4 r5 y2 y5"


def test_an_empty_row_is_the_same_from_both_ends() -> None:
    game = a_row(HANDS, DECK)
    cards = ("r1", "r2", "y1")
    assert named(game, game.sampler(0)) == [f"{c}@{s}" for c in cards for s in (1, 2, 3)]


def test_a_card_at_one_end_tells_the_ends_apart() -> None:
    game = a_row(HANDS, "r5 y2 y5", "| r4 | 1")
    assert named(game, game.sampler(0)) == game.legal


def test_colours_that_nothing_tells_apart_are_the_same() -> None:
    game = a_row(("r1 y1 r2", "r3 y3 r4"), "y2 r5 y4 y5")
    assert "y1@1" in named(game, game.sampler(0))  # with r2, red is another colour
    game = a_row(("r1 y1", "r3 y3"), "r2 y2 r4 y4 r5 y5")
    assert named(game, game.sampler(0)) == ["r1@1", "r1@2", "r1@3"]


def test_with_open_hands_the_other_hand_counts() -> None:
    game = a_row(("r1 y1", "r3 r4"), "r2 y2 y3 y4 r5 y5")
    assert named(game, game.sampler(0)) == ["r1@1", "r1@2", "r1@3"]
    lies_open = OpenTable(game.rules, game.state, 0)
    assert named(game, lies_open) == [f"{card}@{s}" for card in ("r1", "y1") for s in (1, 2, 3)]


@pytest.mark.parametrize("name", ["rat-hot"])
def test_a_game_that_names_no_symmetry_names_all_moves(name: str) -> None:
    game = tavolino.new(name, seed=1)
    assert named(game, game.sampler(game.player)) == game.legal
