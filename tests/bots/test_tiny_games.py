"""The search, judged by exact answers on games that are small enough for them.

Where everything is known, full search says what each move is worth. Where cards are hidden, the
best response over the whole game says what a strategy is worth.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import numpy as np
import pytest

import tavolino
from benchmarks.exploitability import choices, tabula_rasa
from tavolino.bots.search import UNINFORMED, Budget, Manner, SearchBot, analyse
from tavolino.core import chance, registry
from tavolino.core.contract import WHOLE_WIN
from tavolino.core.game import Sampler
from tests.bots.best_response import Floats, GameTree
from tests.bots.full_search import FullSearch, nothing_is_hidden

MANNERS: dict[str, Manner | None] = {"uninformed": UNINFORMED, "default": None}
each_manner = pytest.mark.parametrize("manner", MANNERS.values(), ids=MANNERS)

# A table, and the player's share of the win with each legal move.
Solved = tuple[tavolino.Game, dict[int, float]]


def error(position: Solved, iterations: int, manner: Manner | None) -> float:
    """By how much the search misses the value of the table. Its choice must be a best one."""
    game, worth = position
    found = analyse(game.sampler(), Budget(iterations), seed=1, manner=manner)
    assert worth[found.best.action] == max(worth.values()), (game.position, found.best)
    return abs(found.chance - max(worth.values()))


def solved(game: tavolino.Game) -> Solved:
    shares = FullSearch(game).by_move(game.state)
    return game, {action: share / WHOLE_WIN for action, share in shares.items()}


def with_a_choice(
    tables: Iterator[tavolino.Game], solve: Callable[[tavolino.Game], Solved], count: int
) -> list[Solved]:
    """The first tables on which some moves are better than others."""
    positions = map(solve, tables)
    return list(
        itertools.islice((each for each in positions if len(set(each[1].values())) > 1), count)
    )


def played_until(
    name: str, stop: Callable[[tavolino.Game], bool], **options: Any
) -> Iterator[tavolino.Game]:
    """Games with seeds 0, 1, 2 and so on, played at random until something is true of them."""
    for seed in itertools.count():
        game = tavolino.new(name, seed=seed, **options)
        rng = random.Random(seed)
        while not game.over and not stop(game):
            game.play_action(rng.choice(game.actions))
        if not game.over:
            yield game


# -- everything is known ---------------------------------------------------------------------------


@cache
def schotten_totten_with_empty_decks(edition: str, tactics: bool) -> list[Solved]:
    late = played_until(
        "schotten-totten",
        lambda game: not game.state["deck_count"].any(),
        edition=edition,
        tactics=tactics,
        stones=3,
        colours=3,
        values=4,
        hand=2,
    )
    return with_a_choice(late, solved, count=6)


@each_manner
@pytest.mark.parametrize("tactics", [False, True], ids=["base", "tactics"])
@pytest.mark.parametrize("edition", ["iello", "ps-games", "menhir"])
def test_schotten_totten_when_the_decks_are_empty(
    edition: str, tactics: bool, manner: Manner | None
) -> None:
    """All cards that a player does not see are in the other hand."""
    for position in schotten_totten_with_empty_decks(edition, tactics):
        assert nothing_is_hidden(position[0])
        assert error(position, 10_000, manner) < 0.1


STRIPS = {
    "spices": ("r1 . g1", "r1 g1 r1", "g1 r1 g1", "R . R"),
    "two ways round": ("r1 . g1", "r1 r2 g1", "g1 g2 r1", "G R G"),
    "rats": ("R . G", "r1 . r1", "g1 . g1", "R G R"),
    "two strips": ("r1 . g1", "r1 . r1", "g1 . g1"),
}


@cache
def rat_hot_with_the_last_strips(strips: str, laid: int) -> list[Solved]:
    late = played_until(
        "rat-hot",
        lambda game: len(game.moves) == laid,
        strips=dict(enumerate(STRIPS[strips])),
    )
    return with_a_choice(late, solved, count=3)


@each_manner
@pytest.mark.parametrize(
    ("strips", "laid"), [("two strips", 0), *((strips, 1) for strips in STRIPS)]
)
def test_rat_hot_when_the_last_strips_are_turned_up(
    strips: str, laid: int, manner: Manner | None
) -> None:
    """Of one or two strips that lie face down, all know which they are and when they come."""
    for position in rat_hot_with_the_last_strips(strips, laid):
        assert nothing_is_hidden(position[0])
        assert error(position, 50_000, manner) < 0.1


def last_turn(game: tavolino.Game) -> Solved:
    """What the moves are worth when each player lays one more knight. It is exact though the other
    hand is hidden: its owner knows all that still counts, and the mover decides only once."""
    assert game.player is not None
    rng = chance.generator(1, chance.HIDDEN)
    tables = {game.determinized(game.player, rng) for _ in range(100)}
    worth = [FullSearch(game).by_move(table.state) for table in tables]
    return game, {
        action: sum(each[action] for each in worth) / len(worth) / WHOLE_WIN
        for action in game.actions
    }


@each_manner
def test_tabula_rasa_in_the_last_turn(manner: Manner | None) -> None:
    """Before the last knight is laid nobody knows everything, at any size: the cards that left the
    game and those of another hand are at least three, and no more than two cards are alike. Of a
    last turn the exact value can be told all the same."""
    late = played_until(
        "tabula-rasa",
        lambda game: game.state["hand_count"][0, :2].tolist() == [1, 1],
        colours=3,
        values=3,
        copies=1,
        hand=3,
    )
    for position in with_a_choice(late, last_turn, count=6):
        assert not nothing_is_hidden(position[0])
        assert error(position, 10_000, manner) < 0.05


@each_manner
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tabula_rasa_with_the_last_knight(players: int, manner: Manner | None) -> None:
    """Only the two cards that left the game are hidden, and they count for nothing."""
    late = played_until(
        "tabula-rasa",
        lambda game: int(game.state["hand_count"].sum()) == 1,
        players=players,
        colours=4,
        values=3,
        copies=1,
        hand=2,
    )
    for position in with_a_choice(late, solved, count=6):
        assert error(position, 1000, manner) < 1e-9


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


def search(iterations: int, seed: int) -> SearchBot:
    return SearchBot(seed, Budget(iterations=iterations))


@pytest.mark.slow
def test_more_iterations_make_the_search_harder_to_exploit() -> None:
    tree = SIX_KNIGHTS.tree()
    few, many = (
        tree.exploitability(tree.strategy(choices(partial(search, iterations), seeds=8)))
        for iterations in (10, 1000)
    )
    assert many < 0.6 * few
    assert few < tree.exploitability(tree.uniform())
