"""Renamings that change nothing: a renamed table is seen renamed, and played just alike."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino.core import dispatch, registry
from tavolino.core.contract import Json, Options, Symmetry
from tavolino.core.game import Game
from tavolino.envs import symmetries
from tavolino.envs.kernels import observe_games
from tests.conftest import is_typical, variant_id, variants
from tests.repeats import repeated

VARIANTS = [
    (name, options) if is_typical(name, options) else repeated(name, options)
    for name, options in variants()
    if registry.rules(name).symmetries is not None
]
TRIED = 12  # of each variant


def observed(game: Game, seat: int) -> npt.NDArray[Any]:
    observation = game.rules.observation
    assert observation is not None
    seen: npt.NDArray[Any] = np.zeros((1, observation.size), observation.kind)
    observe_games(game.state, seat, seen, False, 0, 1)
    row: npt.NDArray[Any] = seen[0]
    return row


def new_letters(game: Game, symmetry: Symmetry) -> dict[str, str]:
    """What each card is called in the renamed game: read off the moves that name one."""
    letters = {}
    for action in range(game.rules.actions):
        old, new = (named(game, each) for each in (action, int(symmetry.actions[action])))
        if old and new:
            letters[old] = new
    return letters


def named(game: Game, action: int) -> str | None:
    """The card that a plain move lays: `r5@3`."""
    card, at, _ = game.rules.move_text(game.state, action).partition("@")
    return card if at and card[1:].isdigit() else None


def renamed(value: Any, letters: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: renamed(each, letters) for key, each in value.items()}
    if isinstance(value, list):
        return [renamed(each, letters) for each in value]
    return letters.get(value, value) if isinstance(value, str) else value


def chosen(name: str, options: Options) -> list[Symmetry]:
    """All of them, or some."""
    found = symmetries(name, **options)
    first, *others = found
    assert (first.actions == np.arange(len(first.actions))).all()
    return [first, *random.Random(1).sample(others, min(TRIED, len(others)))]


def ended_by_passes(game: Game) -> bool:
    """Then stones are awarded in order, until the game is decided."""
    return game.over and game.moves[-1][1] == "pass"


def returns(game: Game) -> list[float]:
    return [
        dispatch.returns_at(game.state, 0, seat) for seat in range(game.rules.seats(game.options))
    ]


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=variant_id)
def test_a_renamed_game_is_played_just_alike(name: str, options: Options) -> None:
    for seed, symmetry in enumerate(chosen(name, options)):
        game = tavolino.new(name, seed=seed, **options)
        letters = new_letters(game, symmetry)
        setup: Json = renamed(game.rules.setup(game.state), letters)
        other = Game(game.rules, game.options, game.rules.from_setup(game.options, setup))
        rng = random.Random(seed)
        while not ended_by_passes(game):
            for seat in range(game.rules.seats(game.options)):
                seen = observed(game, seat)
                assert (observed(other, seat) == seen[symmetry.observation]).all()
            assert game.over == other.over
            if game.over:
                assert returns(game) == returns(other)
                break
            assert sorted(symmetry.actions[game.actions]) == other.actions
            action = rng.choice(game.actions)
            game.play(action)
            other.play(int(symmetry.actions[action]))


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=variant_id)
def test_they_are_different_permutations(name: str, options: Options) -> None:
    found = symmetries(name, **options)
    for each in islice(found, TRIED):
        for table in each:
            assert (np.sort(table) == np.arange(len(table))).all()
    assert len({each.actions.tobytes() for each in found}) == len(found)


def test_a_game_without_any_keeps_all_names() -> None:
    (only,) = symmetries("rat-hot")
    seen = tavolino.batch("rat-hot", 1).observe()[0]
    assert (seen[only.observation] == seen).all()
