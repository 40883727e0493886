"""Bots with a network: `net` and `virtuoso`, and whoever plays where there is none."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino.bots import engine, network_search
from tavolino.bots.advice import advise
from tavolino.bots.bot import Bot
from tavolino.bots.bot_spec import make, parse_bot
from tavolino.bots.levels import LEARNED_LEVEL, LEVELS, Measured
from tavolino.bots.network import Evaluated, Evaluator, network_for
from tavolino.bots.network_search import (
    DEALS_BEFORE_DROPPING,
    NetworkSearchBot,
    NetworkSearchParameters,
)
from tavolino.bots.review import judge
from tavolino.bots.search import Analysis, Budget, SearchBot
from tavolino.bots.stand_ins import stand_in, trained_options
from tavolino.core import chance, registry
from tavolino.core.contract import State
from tavolino.core.errors import IllegalMove
from tests.bots.networks import VARIANTS, games_with_networks, smallest_with_network
from tests.bots.tables import redealt
from tests.conftest import steps

BOTS = (
    "net:temperature=1",
    "virtuoso:deals=3,plies=2,tree=0",
    "virtuoso:deals=12,plies=1,tree=1",
)
with_and_without_tree = pytest.mark.parametrize("tree", [False, True], ids=["plain", "tree"])


def choice(bot: Bot, game: tavolino.Game) -> str:
    assert game.player is not None
    return bot.choose(game.view(game.player), game.sampler())


def searched(game: tavolino.Game, budget: Budget, **how: Any) -> Analysis:
    network = network_for(game.rules, game.options)
    assert network is not None
    return network_search.analyse(game.sampler(), network, budget, **how)


@pytest.mark.slow
@games_with_networks
@pytest.mark.parametrize("bot", BOTS)
def test_everything_hidden_is_dealt_anew_and_the_bot_moves_the_same(
    weights: Path, bot: str, name: str, options: Any
) -> None:
    rng = chance.generator(5, chance.HIDDEN)
    game = tavolino.new(name, seed=41, **options)
    changed = 0
    for ply, _ in enumerate(steps(game, 41)):
        if game.over or ply % 5:
            continue
        other = redealt(game, rng)
        changed += other != game
        moves = [choice(make(parse_bot(bot), 4), table) for table in (game, other)]
        assert moves[0] == moves[1]
        assert moves[0] in game.legal
    assert changed


@games_with_networks
def test_a_network_gives_tables_that_a_seat_cannot_tell_apart_the_same_numbers(
    weights: Path, name: str, options: Any
) -> None:
    rng = chance.generator(6, chance.HIDDEN)
    game = tavolino.new(name, seed=42, **options)
    network = network_for(game.rules, game.options)
    assert network is not None
    for ply, _ in enumerate(steps(game, 42)):
        if not game.over and ply % 3 == 0:
            tables = np.concatenate([game.state, redealt(game, rng).state])
            found = network.evaluate(tables)
            n = found.counts[0]
            assert (found.actions[0, :n] == found.actions[1, :n]).all()
            assert (found.logits[0, :n] == found.logits[1, :n]).all()
            assert (found.values[0] == found.values[1]).all()


def test_net_plays_the_move_with_the_highest_logit(weights: Path) -> None:
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=1, **options)
    network = network_for(game.rules, game.options)
    assert network is not None
    found = network.evaluate(game.state)
    best = found.actions[0, found.logits[0, : found.counts[0]].argmax()]
    assert choice(make(parse_bot("net"), 1), game) == game.move_text(int(best))


def test_a_high_temperature_makes_net_choose_other_moves(weights: Path) -> None:
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=1, **options)
    bot = make(parse_bot("net:temperature=100"), 1)
    assert len({choice(bot, game) for _ in range(20)}) > 5


@pytest.mark.parametrize("bot", ["net", "virtuoso"])
def test_without_a_network_maestro_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    name, options = smallest_with_network()
    game = tavolino.new(name, seed=2, **options)
    assert stand_in(bot, game.rules, game.options) == "maestro"
    assert trained_options(bot, game.rules) is None
    assert choice(make(parse_bot(bot), 3), game) == choice(LEVELS["maestro"].bot(3), game)


def test_iterations_replace_those_of_a_learned_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = LEVELS[LEARNED_LEVEL]
    thinks = level.bot(1, iterations=3)
    assert isinstance(thinks, NetworkSearchBot)
    assert thinks.parameters.deals == 3
    usual = level.bot(1)
    assert isinstance(usual, NetworkSearchBot)
    assert usual.parameters.deals == level.deals
    # And those of the bot that stands in.
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    given: list[int | None] = []

    def search_bot(seed: int, budget: Budget, **_: Any) -> Bot:
        given.append(budget.iterations)
        return SearchBot(seed, budget)

    monkeypatch.setattr("tavolino.bots.levels.SearchBot", search_bot)
    name, options = smallest_with_network()
    choice(thinks, tavolino.new(name, seed=2, **options))
    assert given == [3]


def test_nobody_stands_in_where_there_is_a_network(weights: Path) -> None:
    name, options = smallest_with_network()
    game = tavolino.new(name, seed=2, **options)
    assert stand_in("virtuoso", game.rules, game.options) is None
    assert trained_options("virtuoso", game.rules) == {}
    assert stand_in("maestro", game.rules, game.options) is None


@with_and_without_tree
def test_a_search_depends_on_the_seed_alone(weights: Path, tree: bool) -> None:
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=3, **options)

    def found(seed: int, decision: int) -> tuple[Any, ...]:
        parameters = NetworkSearchParameters(deals=9, tree=tree)
        how = {"seed": seed, "decision": decision, "parameters": parameters}
        return searched(game, Budget(ms=600_000), **how).moves

    assert found(1, 1) == found(1, 1)
    assert len({found(1, 1), found(2, 1), found(1, 2)}) == 3


@with_and_without_tree
def test_a_search_plays_no_more_games_than_it_may(weights: Path, tree: bool) -> None:
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=3, **options)
    six = NetworkSearchParameters(candidates=6, tree=tree)
    found = searched(game, Budget(iterations=100), parameters=six)
    assert found.iterations == sum(move.visits for move in found.moves) <= 100
    assert 1 < len(found.moves) <= 6
    assert sum(move.share for move in found.moves) == pytest.approx(1)
    with_deals = NetworkSearchParameters(deals=3, tree=tree)
    few = searched(game, Budget(ms=600_000), parameters=with_deals)
    assert {move.visits for move in few.moves} == {3}


def test_a_short_game_is_judged_by_the_last_views_of_all_seats(
    weights: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of three seats expects something else for the one that searches, whatever happens."""
    evaluate = Evaluator.evaluate
    expected = np.array([0.2, 0.3, 0.7])

    def stubborn(self: Evaluator, states: State) -> Evaluated:
        found = evaluate(self, states)
        found.values[found.counts > 0] = expected[states["player"], None][found.counts > 0]
        return found

    monkeypatch.setattr(Evaluator, "evaluate", stubborn)
    game = tavolino.new("tabula-rasa", seed=3, players=3)
    assert game.player is not None

    def chances(plies: int) -> set[float]:
        how = NetworkSearchParameters(plies=plies, candidates=3, deals=4)
        found = searched(game, Budget(ms=600_000), parameters=how)
        return {round(move.chance, 6) for move in found.moves}

    following = [expected[(game.player + i) % 3] for i in (1, 2, 3)]
    assert chances(0) == {following[0]}
    assert chances(1) == {(following[0] + following[1]) / 2}
    assert chances(2) == chances(5) == {0.4}


@with_and_without_tree
def test_the_first_deals_are_the_same_for_every_move(weights: Path, tree: bool) -> None:
    """Moves that are not dropped were tried on as many deals as the best one."""
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=3, **options)
    how = NetworkSearchParameters(tree=tree)
    found = searched(game, Budget(iterations=400), parameters=how)
    for move in found.moves:
        assert move.visits >= DEALS_BEFORE_DROPPING or move.visits == found.best.visits
    alone = searched(game, Budget(iterations=8), parameters=how, only=found.best.action)
    together = searched(game, Budget(iterations=400), parameters=replace(how, deals=8))
    same = next(move for move in together.moves if move.action == found.best.action)
    assert alone.best.chance == same.chance


def test_a_move_that_was_dropped_is_rated_beside_the_best_one_on_the_same_deals(
    weights: Path,
) -> None:
    """Its own deals may have been lucky ones."""
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=3, **options)
    forever = Budget(ms=600_000)
    how = NetworkSearchParameters(deals=48, dropping=0.5)
    found = searched(game, forever, parameters=how)
    first = searched(game, forever, parameters=replace(how, deals=DEALS_BEFORE_DROPPING))
    then = {move.action: move.chance for move in first.moves}
    dropped = [move for move in found.moves if move.visits == DEALS_BEFORE_DROPPING]
    assert dropped
    for move in dropped:
        behind = then[found.best.action] - then[move.action]
        assert found.best.chance - move.chance == pytest.approx(behind)
        assert move.error is not None
        assert found.best.error is not None
        assert move.error > found.best.error


def test_a_search_ends_when_it_is_stopped(weights: Path) -> None:
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=3, **options)
    stop = threading.Event()
    stop.set()
    found = searched(game, Budget(ms=600_000), stop=stop)
    assert found.best.move in game.legal


def test_only_a_legal_move_can_be_examined(weights: Path) -> None:
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=3, **options)
    illegal = next(each for each in range(game.rules.actions) if each not in game.actions)
    with pytest.raises(IllegalMove, match="is not legal now"):
        searched(game, Budget(iterations=8), only=illegal)
    last = game.actions[-1]
    assert [each.action for each in searched(game, Budget(8), only=last).moves] == [last]


@with_and_without_tree
def test_a_move_that_wins_at_once_is_found(weights: Path, tree: bool) -> None:
    """Whatever an arbitrary network thinks of it, if it tries all moves."""
    options: dict[str, Any] = {"edition": "menhir", "tactics": True, "stones": 2, "hand": 2}
    found = 0
    for seed in range(12):
        game = tavolino.new("schotten-totten", seed=seed, colours=2, values=4, **options)
        for _ in steps(game, seed):
            if game.over or len(game.actions) < 2:
                continue
            winning = [action for action in game.actions if wins(game, action)]
            if not winning:
                continue
            how = NetworkSearchParameters(64, 0.0, tree=tree, prior_deals=0)
            best = searched(game, Budget(iterations=2000), parameters=how).best
            assert best.chance == 1
            found += 1
    assert found


def wins(game: tavolino.Game, action: int) -> bool:
    after = game.copy()
    after.play(action)
    result = after.result
    return result is not None and result["winners"] == [game.player]


def test_hints_and_reviews_use_the_network(weights: Path) -> None:
    name, options = VARIANTS[0]
    game = tavolino.new(name, seed=3, **options)
    found = engine.analyse(game.sampler(), Budget(iterations=480))
    assert found.iterations <= 60
    assert all(move.error is not None for move in found.moves)
    hint = advise(game.sampler(), iterations=480)
    assert hint.best.move == found.best.move
    assert hint.best.why
    worst = found.moves[-1].action
    decision = judge(game.sampler(), worst, Budget(iterations=480))
    assert decision.best in game.legal
    assert decision.lost >= 0


@pytest.mark.parametrize(
    ("ratings", "uses_network"),
    [({"maestro": 1700, "virtuoso": 1650}, False), ({"maestro": 1700, "virtuoso": 1750}, True)],
)
def test_the_network_of_the_package_judges_only_where_it_was_measured_to_be_stronger(
    monkeypatch: pytest.MonkeyPatch, ratings: dict[str, int], uses_network: bool
) -> None:
    monkeypatch.delenv("TAVOLINO_WEIGHTS", raising=False)
    monkeypatch.setattr(engine, "measured", lambda level, game: Measured(ratings[level], 0.1))
    game = next(
        game
        for game in (tavolino.new(name, seed=3) for name in registry.names())
        if network_for(game.rules, game.options) is not None
    )
    found = engine.analyse(game.sampler(), Budget(iterations=480))
    assert all((move.error is not None) == uses_network for move in found.moves)


def test_weights_that_cannot_be_used_are_an_error(weights: Path) -> None:
    name, options = smallest_with_network()
    (weights / f"{name}.npz").write_bytes(b"damaged")
    game = tavolino.new(name, seed=3, **options)
    with pytest.raises(tavolino.TavolinoError, match="damaged; reinstall tavolino, or train"):
        choice(make(parse_bot("virtuoso"), 1), game)


def test_hints_do_without_weights_that_cannot_be_used(
    weights: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name, options = smallest_with_network()
    (weights / f"{name}.npz").write_bytes(b"damaged")
    game = tavolino.new(name, seed=3, **options)
    hints = [advise(game.sampler(), iterations=48) for _ in range(2)]
    assert hints[0].best.move == hints[1].best.move
    assert hints[0].best.move in game.legal
    assert caplog.text.count("damaged; reinstall tavolino, or train") == 1
    assert f"the tree search judges tables of {name}" in caplog.text
