"""Games for the tests of what explains: small ones, and one that ends with a blunder."""

from __future__ import annotations

from typing import Any

import tavolino
from tavolino.core import chance, dispatch
from tests.conftest import finished_game

SMALL: dict[str, Any] = {"stones": 3, "colours": 3, "values": 4, "hand": 3}


def game_thrown_away() -> tavolino.Game:
    """A short game of Rat Hot. Its last move loses at once; a few others would not have."""
    game = finished_game("rat-hot", 14)
    *_, before, _ = game.steps()
    losing = moves_that_lose_at_once(before)
    assert game.moves[-1][1] in losing
    assert 0 < len(before.legal) - len(losing) < 10
    return game


def moves_that_lose_at_once(game: tavolino.Game) -> set[str]:
    """By trying each."""
    losing = set()
    for move in game.legal:
        after = game.copy()
        after.play(move)
        if after.over and dispatch.outcome_at(after.state, 0, game.player) == 0:
            losing.add(move)
    return losing


def redealt(game: tavolino.Game, rng: chance.Generator) -> tavolino.Game:
    """Another table that the player to move cannot tell from this one, or this one if that player
    knows everything."""
    assert game.player is not None
    tables = (game.determinized(game.player, rng) for _ in range(8))
    return next((table for table in tables if table != game), game)
