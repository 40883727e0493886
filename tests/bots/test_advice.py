"""A hint names the best moves and why, from what the seat knows."""

from __future__ import annotations

import dataclasses

import pytest

import tavolino
from tavolino.bots.advice import advise, explained
from tavolino.bots.search import Budget, analyse
from tavolino.core import chance, dispatch
from tavolino.core.contract import Options, State
from tavolino.core.errors import OptionError, TavolinoError
from tavolino.core.game import Sampler
from tests.bots.tables import SMALL, game_thrown_away, moves_that_lose_at_once, redealt
from tests.conftest import finished_game, steps, typical_variants


def test_no_hint_loses_at_once_where_another_move_does_not() -> None:
    *_, before, _ = game_thrown_away().steps()
    hint = before.hint(iterations=600)
    assert not moves_that_lose_at_once(before) & {each.move for each in hint.suggestions}
    assert hint.best.chance > 0


def test_iterations_give_the_same_hint_again() -> None:
    game = tavolino.new("schotten-totten", seed=1, **SMALL)
    assert game.hint(iterations=200) == game.hint(iterations=200)


def test_milliseconds_are_a_budget_too() -> None:
    game = tavolino.new("schotten-totten", seed=1, **SMALL)
    assert game.hint(20).best.move in game.legal


@typical_variants
def test_everything_hidden_is_dealt_anew_and_the_hint_is_the_same(
    name: str, options: Options
) -> None:
    rng = chance.generator(5, chance.HIDDEN)
    game = tavolino.new(name, seed=12, **options)
    changed = 0
    for ply, _ in enumerate(steps(game, 12)):
        if game.player is None or ply % 7:
            continue
        other = redealt(game, rng)
        changed += other != game
        hint = game.hint(iterations=16)
        assert hint == other.hint(iterations=16)
        assert hint.seat == game.player
        moves = [each.move for each in hint.suggestions]
        assert set(moves) <= set(game.legal)
        assert len(set(moves)) == len(moves)
        assert all(0 <= each.chance <= 1 for each in hint.suggestions)
        for each in hint.suggestions:
            assert each.why.endswith(".")
            assert "\n" not in each.why
    assert changed


def test_a_printed_hint_has_a_line_for_each_suggestion() -> None:
    hint = tavolino.new("tabula-rasa", seed=2).hint(iterations=200)
    lines = str(hint).splitlines()
    assert len(lines) == len(hint.suggestions) <= 5
    for line, each in zip(lines, hint.suggestions, strict=True):
        assert line.startswith(each.move)
        assert f"{each.chance:.0%}" in line
        assert line.endswith(each.why)


def test_the_only_move_is_said_to_be_that() -> None:
    game = tavolino.new("schotten-totten", seed=3, **SMALL)
    for _ in steps(game, 3):
        if not game.over and len(game.legal) == 1:
            break
    sampler = game.sampler()
    found = analyse(sampler, Budget(iterations=10))
    sampler.rules = dataclasses.replace(game.rules, evaluation=None)  # which has nothing to say
    only = explained(sampler, found, found.best)
    assert [only.move] == [each.move for each in found.moves] == game.legal
    assert only.why == "It is the only move."


def test_the_sentence_is_that_of_the_games_evaluation_on_the_samplers_table() -> None:
    game = tavolino.new("schotten-totten", seed=1, **SMALL)
    shown: list[bytes] = []

    def why(state: State, action: int) -> str:
        shown.append(state.tobytes())
        return f"Because of {rules.move_text(state, action)}."

    evaluation = game.rules.evaluation or dispatch._NO_EVALUATION
    rules = dataclasses.replace(game.rules, evaluation=dataclasses.replace(evaluation, why=why))
    sampler = Sampler(rules, game.state, game.player or 0)
    hint = advise(sampler, iterations=50)
    assert all(each.why == f"Because of {each.move}." for each in hint.suggestions)
    assert set(shown) == {sampler.table.tobytes()}
    assert game.state.tobytes() not in shown


def test_nothing_to_hint_at_when_the_game_is_over() -> None:
    game = finished_game("schotten-totten", 1, **SMALL)
    with pytest.raises(TavolinoError, match="the game is over"):
        game.hint(iterations=1)


@pytest.mark.parametrize("budget", [{"ms": 0}, {"iterations": 0}, {"iterations": -5}])
def test_a_hint_needs_a_budget(budget: dict[str, int]) -> None:
    game = tavolino.new("schotten-totten", seed=1, **SMALL)
    with pytest.raises(OptionError, match="from 1 to"):
        game.hint(**budget)
