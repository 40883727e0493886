"""A move that surely wins is always taken, and only what is proven is called sure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import tavolino
from tavolino.bots import GreedyBot
from tavolino.bots.bot_spec import make, parse_bot
from tavolino.bots.levels import LEVELS
from tavolino.bots.review import judge, judge_ply
from tavolino.bots.search import Budget
from tavolino.bots.sure_wins import keeps_sure_win, sure_wins
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import WHOLE_WIN, Options, State
from tavolino.core.game import Game, Sampler
from tavolino.tables.open_analysis import analyse_open
from tavolino.tables.open_table import OpenTable
from tests.conftest import finished_game, is_typical, steps, typical_variants, variants

GAMES = 6  # of each variant, to try every move in
MORE_GAMES = 14  # to find positions with sure wins in
DEALS = 6  # that a seat cannot tell apart, on which a move is tried

FULL_SKILL = [
    "greedy",
    "greedy:temperature=1",
    "carla",
    "nonna",
    "maestro:iterations=8",
    "search:iterations=8",
    "net",
    "net:temperature=1",
    "virtuoso:deals=2",
]


def positions(name: str, options: Options, games: int = GAMES) -> Iterator[Game]:
    """Each position of some games, of which half are played at random, and half by a bot that
    hardly ever loses them early."""
    for seed in range(games):
        game = tavolino.new(name, seed=seed, **options)
        if seed % 2:
            yield from (each for each in steps(game, seed) if not each.over)
            continue
        bot = GreedyBot(seed, temperature=1.0)
        while game.player is not None:
            yield game
            game.play(bot.choose(game.view(game.player), game.sampler()))


def ended(game: Game, table: State, action: int) -> tuple[int, int]:
    """Whether the game is over after a move, and what it is worth to the seat then."""
    after = dispatch.copied(table)
    dispatch.apply_at(after, 0, action)
    if not after["over"][0]:
        return 0, 0
    assert game.player is not None
    return 1, dispatch.outcome_at(after, 0, game.player)


@cache
def decided() -> list[tuple[Game, dict[str, int]]]:
    """Positions with moves that win at once, besides others: with each of these moves, and by how
    much the seat is ahead then."""
    found = []
    typical = [variant for variant in variants() if is_typical(*variant)]
    for game in chain(*(positions(*variant, MORE_GAMES) for variant in typical)):
        may_win = game.rules.may_win_at_once
        if may_win is None or not may_win(game.state):
            continue
        wins = {
            game.move_text(action): lead(game, action)
            for action in game.actions
            if ended(game, game.state, action) == (1, WHOLE_WIN)
        }
        if wins and len(wins) < len(game.actions):
            found.append((game.copy(), wins))
    return found


def lead(game: Game, action: int) -> int:
    after = game.copy()
    after.play(action)
    assert after.result is not None
    scores, winners = after.result["scores"], after.result["winners"]
    assert game.player in winners
    return int(
        min(scores[game.player] - score for i, score in enumerate(scores) if i not in winners)
    )


def best(wins: dict[str, int]) -> set[str]:
    return {move for move, ahead in wins.items() if ahead == max(wins.values())}


@typical_variants
def test_what_is_sure_is_what_wins_on_every_deal(name: str, options: Options) -> None:
    """By trying each move on the table as it is and, where the game is over then, on others that
    the seat cannot tell from it: how it ends is the same on all of them."""
    rng = chance.generator(3, chance.HIDDEN)
    may_win = registry.rules(name).may_win_at_once
    if may_win is None:
        return
    for game in positions(name, options):
        assert game.player is not None
        proven = set(sure_wins(game.sampler()))
        said = may_win(game.state)
        assert said == may_win(game.sampler().table)
        others = [game.determinized(game.player, rng).state for _ in range(DEALS if said else 0)]
        for action in game.actions:
            how = ended(game, game.state, action)
            assert (how == (1, WHOLE_WIN)) == (action in proven)
            assert said or action not in proven
            assert {ended(game, other, action) for other in others} <= {how}


def test_every_game_has_positions_to_try() -> None:
    found = Counter(game.rules.name for game, _ in decided())
    assert set(found) == {
        name for name in registry.names() if registry.rules(name).may_win_at_once is not None
    }
    assert min(found.values()) > 1


def test_the_same_is_sure_whatever_is_hidden() -> None:
    rng = chance.generator(4, chance.HIDDEN)
    for game, wins in decided():
        assert game.player is not None
        other = game.determinized(game.player, rng)
        assert sure_wins(other.sampler()) == sure_wins(game.sampler())
        assert {game.move_text(action) for action in sure_wins(other.sampler())} == set(wins)


@pytest.mark.parametrize("bot", FULL_SKILL)
def test_a_sure_win_is_taken(weights: Path, bot: str) -> None:
    """With an arbitrary network, which likes any move."""
    for seed, (game, wins) in enumerate(decided()):
        assert game.player is not None
        move = make(parse_bot(bot), seed).choose(game.view(game.player), game.sampler())
        assert move in best(wins)


def test_of_several_sure_wins_the_one_that_scores_best_is_taken() -> None:
    assert any(best(wins) < set(wins) for _, wins in decided())


@pytest.mark.parametrize("level", ["mimi", "beppe"])
def test_a_weak_level_may_pass_up_a_win(level: str) -> None:
    passed_up = 0
    for seed, (game, wins) in enumerate(decided()):
        assert game.player is not None
        move = LEVELS[level].bot(seed).choose(game.view(game.player), game.sampler())
        passed_up += move not in best(wins)
    assert passed_up


def test_a_hint_names_sure_wins_and_says_so(weights: Path) -> None:
    for game, wins in decided():
        hint = game.hint(iterations=8)
        assert hint.best.move in best(wins)
        assert {each.move for each in hint.suggestions} <= set(wins)
        for each in hint.suggestions:
            assert each.sure
            assert each.chance == 1
            assert each.why == "A sure win: it ends the game, whatever is still hidden."


def test_nothing_else_is_called_sure(weights: Path) -> None:
    """However many visits of a search all won."""
    options: Options = {"edition": "menhir", "tactics": True, "stones": 2, "hand": 2}
    likely = 0
    for seed in range(4):
        game = tavolino.new("schotten-totten", seed=seed, colours=2, values=4, **options)
        for _ in steps(game, seed):
            if game.over or sure_wins(game.sampler()):
                continue
            for each in game.hint(iterations=100).suggestions:
                assert not each.sure
                assert "sure" not in each.why
                likely += each.chance == 1
    assert likely


def test_the_analysis_of_an_open_table_names_sure_wins() -> None:
    for game, wins in decided():
        assert game.player is not None
        found = analyse_open(OpenTable(game.rules, game.state, game.player))
        assert found.best.move in best(wins)
        assert {each.move for each in found.moves} == set(wins)


def test_a_review_says_that_a_sure_win_was_passed_up() -> None:
    passed_up = 0
    for game, wins in decided()[::3]:
        sampler = game.sampler()
        for action in game.actions[-2:]:
            move = game.move_text(action)
            decision = judge(sampler, action, Budget(iterations=8))
            assert decision.best_chance == 1
            if move in wins:
                assert (decision.best, decision.lost, decision.verdict) == (move, 0, "")
                assert decision.why.startswith("A sure win: ")
            elif keeps_sure_win(sampler, action):
                assert (decision.best, decision.lost, decision.verdict) == (move, 0, "")
                assert not decision.passed_up
            else:
                passed_up += 1
                assert decision.passed_up
                assert decision.best in best(wins)
                assert decision.why.startswith("A sure win was passed up: ")
                assert decision.verdict
                assert replace(decision, lost=0.0).verdict == "inaccuracy"
                assert replace(decision, lost=0.2, margin=0.0).verdict == "blunder"
    assert passed_up


def test_the_first_of_two_claims_passes_up_nothing() -> None:
    """Both are still there after the first."""
    kept = 0
    for seed in range(40):
        game = finished_game("schotten-totten", seed)
        for ply, table in enumerate(game.steps()):
            if table.over or not table.legal[0].startswith("claim"):
                continue
            sampler, played = table.sampler(), game.moves[ply][1]
            if not sure_wins(sampler) or table.parse(played) in sure_wins(sampler):
                continue
            decision = judge_ply(game, ply, Budget(iterations=8))
            assert decision.passed_up == (played == "done")
            assert bool(decision.verdict) == (played == "done")
            kept += played != "done"
    assert kept


def test_without_a_word_of_the_rules_nothing_is_sure() -> None:
    game, wins = decided()[0]
    assert game.player is not None
    rules = replace(game.rules, may_win_at_once=None)
    assert wins
    assert sure_wins(game.sampler())
    assert not sure_wins(Sampler(rules, game.state, game.player))
