"""The search, judged by exact answers on games that are small enough for them.

Where everything is known, full search says what each move is worth. Where cards are hidden, the
best response over the whole game says what a strategy is worth.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import numpy as np
import pytest

import tavolino
from benchmarks.exploitability import choices, tabula_rasa
from tavolino.bots.search import UNINFORMED, Budget, SearchBot, SearchParameters, analyse
from tavolino.core import registry
from tavolino.core.game import Sampler
from tests.bots.best_response import Floats, GameTree
from tests.bots.full_search import nothing_is_hidden
from tests.bots.solved_tables import (
    KNOWN,
    Solved,
    tabula_rasa_last_knight,
    tabula_rasa_last_turn,
)
from tests.repeats import repeated

pytestmark = pytest.mark.slow

MANNERS: dict[str, SearchParameters | None] = {"uninformed": UNINFORMED, "default": None}
each_manner = pytest.mark.parametrize("parameters", MANNERS.values(), ids=MANNERS)


def error(position: Solved, iterations: int, parameters: SearchParameters | None) -> float:
    """By how much the search misses the value of the table. Its choice must be a best one."""
    game, worth = position
    found = analyse(game.sampler(), Budget(iterations), seed=1, parameters=parameters)
    assert worth[found.best.action] == max(worth.values()), (game.position, found.best)
    return abs(found.chance - max(worth.values()))


# -- everything is known ---------------------------------------------------------------------------


@pytest.mark.parametrize("parameters", [repeated(UNINFORMED), None], ids=MANNERS)
@pytest.mark.parametrize("tables", KNOWN.values(), ids=KNOWN)
def test_the_search_finds_a_best_move_and_its_worth(
    tables: Callable[[], list[Solved]], parameters: SearchParameters | None
) -> None:
    for position in tables():
        assert nothing_is_hidden(position[0])
        assert error(position, 30_000, parameters) < 0.1


@each_manner
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tabula_rasa_with_the_last_knight(
    players: int, parameters: SearchParameters | None
) -> None:
    for position in tabula_rasa_last_knight(players):
        assert error(position, 1000, parameters) < 1e-9


@each_manner
def test_tabula_rasa_in_the_last_turn(parameters: SearchParameters | None) -> None:
    for position in tabula_rasa_last_turn():
        assert not nothing_is_hidden(position[0])
        assert error(position, 10_000, parameters) < 0.05


# -- cards are hidden ------------------------------------------------------------------------------

# A few deals of six knights, one in each hand and two in the stock, and how likely each is: few
# enough to try every plan that a player can have.
SIX_KNIGHTS = tabula_rasa(colours=3, values=2, hand=1)
DEALS = (
    ("g2 y2", "r1", "y1", "g1 r2", 1 / 6),
    ("g1 y2", "r1", "y1", "g2 r2", 3 / 6),
    ("g2 y1", "r1", "y2", "g1 r2", 2 / 6),
)


def some_deals() -> Iterator[tuple[tavolino.Game, float]]:
    for *piles, weight in DEALS:
        state = SIX_KNIGHTS.table(*(str(pile).split() for pile in piles))
        rules = registry.rules("tabula-rasa")
        yield tavolino.Game(rules, rules.options_of(state), state), float(weight)


def lopsided(sampler: Sampler) -> Floats:
    """The first knight always goes to its number, the second one to its colour, mostly."""
    return np.array([1.0, 0.0] if sampler.table["stock_count"][0] else [0.25, 0.75])


Memory = tuple[str, ...]  # the views of a seat, one after the other


def against_lopsided(
    game: tavolino.Game, seat: int, memory: Memory = ()
) -> Iterator[tuple[float, dict[Memory, str], float]]:
    """How likely each line of play is if the seat wants it, what it has to play for that, and its
    share of the win at the end."""
    memory = (*memory, game.view(seat).json())
    if game.result is not None:
        winners = game.result["winners"]
        yield 1.0, {}, (seat in winners) / len(winners)
        return
    own = game.player == seat
    odds = [1.0] * len(game.legal) if own else lopsided(game.sampler()).tolist()
    for move, chosen in zip(game.legal, odds, strict=True):
        if chosen:
            after = game.copy()
            after.play(move)
            for likely, plan, share in against_lopsided(after, seat, memory):
                yield chosen * likely, {memory: move} | plan if own else plan, share


@pytest.mark.parametrize("seat", [0, 1])
def test_the_best_response_is_the_best_of_all_plans(seat: int) -> None:
    deals = dict(some_deals())
    lines = [
        (weight * likely, plan, share)
        for game, weight in deals.items()
        for likely, plan, share in against_lopsided(game, seat)
    ]
    options: dict[Memory, set[str]] = {}
    for _, plan, _ in lines:
        for memory, move in plan.items():
            options.setdefault(memory, set()).add(move)
    outcomes = []
    for moves in itertools.product(*options.values()):
        whole = dict(zip(options, moves, strict=True))
        outcomes.append(
            sum(weight * share for weight, plan, share in lines if plan.items() <= whole.items())
        )
    tree = GameTree(
        registry.rules("tabula-rasa"),
        {game.state.tobytes(): weight for game, weight in deals.items()},
    )
    assert len(outcomes) >= 128
    assert len(set(outcomes)) > 10
    found = tree.best_response(tree.strategy(lopsided), seat)
    assert found == pytest.approx(max(outcomes), abs=1e-12)


def test_no_strategy_does_better_than_the_best_response() -> None:
    tree = SIX_KNIGHTS.tree()
    random_play, perfect = tree.uniform(), tree.equilibrium(50)
    best = [tree.best_response(random_play, seat) for seat in range(2)]
    assert tree.share(perfect, random_play) <= best[0] <= 1
    assert 1 - tree.share(random_play, perfect) <= best[1] <= 1
    assert tree.share(random_play, random_play) == pytest.approx(0.5)  # the colours are alike


def test_perfect_play_can_hardly_be_exploited_and_random_play_can() -> None:
    """Were the best response to see hidden cards, nothing would come near 0."""
    tree = SIX_KNIGHTS.tree()
    assert 0 <= tree.exploitability(tree.equilibrium(50)) < 0.002
    assert tree.exploitability(tree.uniform()) > 0.3


def search_exploitability(
    tree: GameTree, iterations: int, parameters: SearchParameters | None
) -> float:
    def bot(seed: int) -> SearchBot:
        return SearchBot(seed, Budget(iterations=iterations), parameters=parameters)

    return tree.exploitability(tree.strategy(choices(bot, seeds=4)))


def test_more_iterations_make_the_search_harder_to_exploit() -> None:
    tree = SIX_KNIGHTS.tree()
    few, many = (search_exploitability(tree, budget, UNINFORMED) for budget in (10, 500))
    assert many < 0.3 * few
    assert few < 0.5 * tree.exploitability(tree.uniform())


def test_the_search_as_it_plays_can_hardly_be_exploited() -> None:
    assert search_exploitability(SIX_KNIGHTS.tree(), 300, None) < 0.05
