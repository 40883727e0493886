"""Move counts of fixed tables: how many lines of play there are from a position, move by move.

A change of the rules that nobody meant shows here first. The tables lie in tests/perft, one file
each: a position text, then a line `perft` with the counts for 1, 2, 3 ... moves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core import registry
from tests.conftest import variant_id
from tests.referee import schotten_totten

FILES = sorted((Path(__file__).parent / "perft").glob("*.txt"))


def perft(game: tavolino.Game, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.actions)
    total = 0
    for action in game.actions:
        after = game.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_of_fixed_positions(path: Path) -> None:
    position, _, counts = path.read_text(encoding="utf-8").partition("perft")
    game = tavolino.from_position(position)
    expected = [int(count) for count in counts.split()]
    assert len(expected) >= 2
    assert [perft(game, depth) for depth in range(1, len(expected) + 1)] == expected


def test_every_game_has_fixed_positions() -> None:
    named = {path.stem.split(".")[0] for path in FILES}
    assert named >= set(tavolino.game_names())


@pytest.mark.parametrize("options", registry.rules("schotten-totten").variants, ids=variant_id)
def test_the_referee_counts_two_moves_from_the_deal_alike(options: dict[str, Any]) -> None:
    game = tavolino.new("schotten-totten", seed=3, **options)
    record = game.record()

    def legal_after(*moves: str) -> frozenset[str] | set[str]:
        rules, _ = schotten_totten.read_options(record["options"])
        assert rules is not None
        play = schotten_totten.Table(rules, record["setup"]).game()
        question = next(play)
        for move in moves:
            question = play.send(move)
        return question.legal

    first = legal_after()
    assert len(first) == perft(game, 1)
    assert sum(len(legal_after(move)) for move in first) == perft(game, 2)
